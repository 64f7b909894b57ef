import Testing

@testable import WidgetTUI

/// Reads a widget as a board does, and returns the values and the errors.
private func read(_ text: String) -> (String, String) {
  let report = YAMLReport(YAMLFile(name: "f", text: text))
  var found: [String] = []
  if let root = YAMLParser.root(of: report),
    let reader = YAMLReader(root, keys: ["kind", "live", "tags", "source", "headers"], report)
  {
    found.append(reader.required("kind", .text) ?? "-")
    found.append(reader.value("live", .bool).map(String.init) ?? "-")
    found.append(reader.values("tags", .text)?.joined(separator: "+") ?? "-")
    let source = reader.reader("source", keys: ["run"])
    found.append(source?.requiredNode("run")?.description ?? "-")
    found.append(reader.entries("headers")?.map(\.key.text).joined(separator: "+") ?? "-")
  }
  return (found.joined(separator: " "), YAMLErrors(report.errors).description)
}

@Suite struct YAMLReaderTests {
  @Test func values() {
    let (found, errors) = read(
      """
      kind: 12
      live: yes
      tags: [a, "b"]
      source: {run: [ls, -l]}
      headers: {X: 1, Y: 2}
      """)
    #expect(found == "12 true a+b [ls, -l] X+Y")
    #expect(errors == "")
  }

  @Test func wrongShapes() {
    let (found, errors) = read(
      """
      kind: [x]
      live: yse
      tags: {a: b}
      source:
      headers: #none
      """)
    #expect(found == "- - - - -")
    #expect(
      errors == """
        f:1:7: expected text for kind, found a list
          1 | kind: [x]
            |       ^^^
            = expected text

        f:2:7: unknown answer 'yse' for live
          2 | live: yse
            |       ^^^ did you mean 'yes'?
            = expected one of yes, no, true, false, on, off

        f:3:7: expected a list for tags, found a mapping
          3 | tags: {a: b}
            |       ^^^^^^

        f:4:8: expected a mapping for source, found nothing
          4 | source:
            |        ^

        f:5:10: expected a mapping for headers, found nothing
          5 | headers: #none
            |          ^^^^^ did you mean "#none"? unquoted, # begins a comment
        """)
  }

  @Test func keys() {
    let (_, errors) = read("tgas: [x]\nsource: {}\n")
    #expect(
      errors == """
        f:1:1: unknown key 'tgas'
          1 | tgas: [x]
            | ^^^^ did you mean 'tags'?
            = expected one of kind, live, tags, source, headers

        f:1:1: the key 'kind' is missing
          1 | tgas: [x]
            | ^

        f:2:9: the key 'run' is missing
          2 | source: {}
            |         ^
        """)
  }

  @Test func emptyFile() {
    #expect(read("").1 == "f:1:1: expected a mapping, found nothing\n  1 |\n    | ^")
  }

  @Test func openKinds() {
    let port = ScalarKind<Int>(noun: "port", expected: "0 to 9") { Int($0.text) }
    let report = YAMLReport(YAMLFile(name: "f", text: "x"))
    let value = YAMLParser.root(of: report).flatMap { report.value($0, port, for: "at") }
    #expect(value == nil)
    #expect(
      YAMLErrors(report.errors).description
        == "f:1:1: 'x' is not a port for at\n  1 | x\n    | ^\n    = expected 0 to 9")
  }
}
