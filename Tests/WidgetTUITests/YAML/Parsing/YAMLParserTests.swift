import Testing

@testable import WidgetTUI

/// Returns the result of parsing a text: the tree, and the first line of each error.
private func parsed(_ text: String) -> String {
  let report = YAMLReport(YAMLFile(name: "f", text: text))
  let root = YAMLParser.root(of: report)
  let errors = YAMLErrors(report.errors).all.map { error in
    error.description.prefix { $0 != "\n" }
  }
  return ([root?.description ?? "nothing"] + errors.map(String.init)).joined(separator: "\n")
}

@Suite struct YAMLParserTests {
  @Test(arguments: [
    // No scalar is typed.
    ("a: no", "{a: no}"),
    ("a: 19:00\nb: 1e3\nc: ~\nd: null", "{a: 19:00, b: 1e3, c: ~, d: null}"),
    ("a: 'no'\nb: \"x\\ty\"", "{a: \"no\", b: \"x\\ty\"}"),
    ("a: \"\"\nb:\nc: ''", "{a: \"\", b: ~, c: \"\"}"),
    ("a: !!str 5\nb: !!int 5\nc: ! 5", "{a: \"5\", b: 5, c: \"5\"}"),
    // Shapes.
    ("- 1\n- [2, 3]\n- {a: b}", "[1, [2, 3], {a: b}]"),
    ("{u: \"https://x.example/a?b=c\", n: 1..2}", "{u: \"https://x.example/a?b=c\", n: 1..2}"),
    ("a:\n- 1\n- 2", "{a: [1, 2]}"),
    ("- - 1\n  - 2\n- ", "[[1, 2], ~]"),
    ("a: |\n  x\n   y\nb: >-\n  x\n  y", "{a: \"x\\n y\\n\", b: \"x y\"}"),
    ("a: one\n  two", "{a: one two}"),
    ("? a\n: b", "{a: b}"),
    ("{mon-fri 08:00-18:00: 5m, otherwise: 1h}", "{mon-fri 08:00-18:00: 5m, otherwise: 1h}"),
    ("[]", "[]"), ("{}", "{}"), ("{a}", "{a: ~}"),
    // The frame of a file.
    ("", "~"), ("# only a comment\n", "~"), ("---\n...\n", "~"),
    ("\u{feff}a: 1", "{a: 1}"), ("%YAML 1.1\n---\na: 1\n...\n", "{a: 1}"),
    ("a: 1\r\nb: 2\r\n", "{a: 1, b: 2}"), ("a: 1 # c\n#d\nb: x#y", "{a: 1, b: x#y}"),
    ("größe: 日本語", "{größe: 日本語}"),
    // Names and merging.
    ("a: &x [1]\nb: *x", "{a: [1], b: [1]}"),
    ("a: &x k\n*x : v", "{a: k, k: v}"),
    ("a: &x 1\nb: &x 2\nc: *x", "{a: 1, b: 2, c: 2}"),
    ("base: &b {x: 1, y: 2}\nc: {<<: *b, y: 3}", "{base: {x: 1, y: 2}, c: {x: 1, y: 3}}"),
    (
      "[&a {x: 1}, &b {x: 2, y: 2}, {z: 0, <<: [*a, *b], w: 9}]",
      "[{x: 1}, {x: 2, y: 2}, {z: 0, x: 1, y: 2, w: 9}]"
    ),
    ("\"<<\": 1", "{\"<<\": 1}"),
  ])
  func tree(text: String, expected: String) {
    #expect(parsed(text) == expected)
  }

  @Test(arguments: [
    ("a: 1\nb: 2\na: 3\n", "{a: 1, b: 2}\nf:3:1: duplicate key 'a', first in line 1"),
    ("[1]: 2", "{}\nf:1:1: a key must be text, found a list"),
    ("{a: 1}: 2", "{}\nf:1:1: a key must be text, found a mapping"),
    ("a: !color red", "{a: red}\nf:1:4: unknown tag !color"),
    ("a: !!seq b", "{a: b}\nf:1:4: unknown tag tag:yaml.org,2002:seq"),
    ("a: *x", "{a: ~}\nf:1:4: no anchor &x is defined before this"),
    ("a: &x [*x]", "{a: [~]}\nf:1:8: no anchor &x is defined before this"),
    ("<<: 5", "{}\nf:1:5: expected a mapping for <<, found text"),
    (
      "a: &a {x: 1}\nb: {<<: *a, <<: *a}",
      "{a: {x: 1}, b: {x: 1}}\nf:2:13: duplicate key '<<', first in line 2"
    ),
    ("a: 1\n---\nb: 2", "nothing\nf:2:1: a second document begins here, and a file holds only one"),
    (
      "a: 1\na: 2\nb: [",
      """
      nothing
      f:2:1: duplicate key 'a', first in line 1
      f:3:4: this '[' is not closed
      """
    ),
  ])
  func problem(text: String, expected: String) {
    #expect(parsed(text) == expected)
  }

  @Test func aDirectiveThatEndsTheFileIsReportedInIt() {
    let report = YAMLReport(YAMLFile(name: "f", text: "%YAML 1.1"))
    _ = YAMLParser.root(of: report)
    #expect(report.errors.map(\.line) == [1])
  }

  @Test func nestingHasALimit() {
    let deepest = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    #expect(parsed(deepest) == deepest)
    #expect(
      parsed("[" + deepest + "]")
        == "nothing\nf:1:65: lists and mappings are nested more than 64 deep")
    let aliased = "- &a " + String(repeating: "[", count: 60) + String(repeating: "]", count: 60)
    #expect(
      parsed(aliased + "\n- [[[[*a]]]]\n")
        == "nothing\nf:2:7: lists and mappings are nested more than 64 deep")
  }

  @Test func aliasesCannotMultiplyWithoutEnd() {
    let bomb = (1...30).map { "a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1), *a\($0 - 1)]" }
    #expect(
      parsed("a0: &a0 x\n" + bomb.joined(separator: "\n"))
        == "nothing\nf:11:17: the file has more than 100000 values, aliases counted")
  }

  @Test func hugeFilesAreRefused() {
    #expect(
      parsed(String(repeating: "#", count: (4 << 20) + 1))
        == "nothing\nf: the file is larger than 4 MiB")
    #expect(parsed(String(repeating: "#", count: 4 << 20)) == "~")
  }

  @Test func endlessNestingTakesNoTime() {
    for text in ["[", "{", "- ", "? ", "a: ", "[{", "*a ", "&a "] {
      let line = String(repeating: text, count: 1 << 18)
      #expect(parsed(line).hasPrefix("nothing\nf:1:"))
    }
  }
}
