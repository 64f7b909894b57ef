import Testing
import WidgetBase

@testable import WidgetSources

/// Patterns, texts, and the whole of each match.
private let wholeMatches: [(String, String, [String])] = [
  ("\\Aa", "a\na", ["a"]), ("a\\z", "a\na", ["a"]), ("\\Aa\\z", "a\n", []),
  ("b", "abcb", ["b", "b"]), ("a.c", "abc a\nc", ["abc"]), ("[a-c]+", "xabcx", ["abc"]),
  ("[^a-c]+", "abxyc", ["xy"]), ("[]a]+", "a]b", ["a]"]), ("[a-]+", "-a", ["-a"]),
  ("\\d+\\.\\d+", "v1.25", ["1.25"]), ("\\w+", "äöü x", ["äöü", "x"]), ("\\bx\\b", "xx x", ["x"]),
  ("^a", "a\na b", ["a", "a"]), ("a$", "a\r\nb a", ["a", "a"]), ("a|ab", "ab", ["a"]),
  ("ab|a", "ab", ["ab"]), ("a*?b", "aab", ["aab"]), ("a+?", "aa", ["a", "a"]),
  ("a{2}", "aaaaa", ["aa", "aa"]), ("a{2,}", "aaaaa", ["aaaaa"]), ("a{1,2}", "aaa", ["aa", "a"]),
  ("x{", "x{", ["x{"]), ("x{-1}", "xx{-1}", ["x{-1}"]),
  ("x{-3,5}", "x{-3,5}", ["x{-3,5}"]), ("x{1,-5}", "x{1,-5}", ["x{1,-5}"]),
  ("x{a}", "x{a}", ["x{a}"]), ("(?i)Straße", "STRAßE", ["STRAßE"]),
  ("(?i:a)b", "Ab AB", ["Ab"]), ("[\\d.]+", "1.2.3", ["1.2.3"]), ("\\.", "a.b", ["."]),
  ("", "ab", ["", "", ""]), ("a?", "ba", ["", "a", ""]), ("(a*)*", "aa", ["aa", ""]),
  ("[^\\s]+$", "one two", ["two"]), ("é", "cafe\u{301} café", ["é"]), ("\\D+", "12ab3", ["ab"]),
  ("\\S\\W", "a!", ["a!"]), ("z", "abc", []), ("😀+", "a😀😀", ["😀😀"]),
]

@Suite struct PatternTests {
  private func matches(_ pattern: String, _ text: String) throws -> [[String?]] {
    try Pattern(pattern).matches(in: text, before: Deadline(after: 60))?.map(\.groups) ?? []
  }

  @Test(arguments: wholeMatches)
  func wholes(pattern: String, text: String, found: [String]) throws {
    #expect(try matches(pattern, text).map { $0[0] } == found)
  }

  @Test(
    arguments: [
      ("load average: ([\\d.]+), ([\\d.]+)", "up, load average: 0.42, 0.31", ["0.42", "0.31"]),
      ("(a)|(b)", "b", [nil, "b"]), ("(a|b)*", "abab", ["b"]), ("(?:a)(b)", "ab", ["b"]),
      ("(?<h>\\d+):(?P<m>\\d+)", "at 07:45", ["07", "45"]), ("(.*)=(.*)", "a=b=c", ["a=b", "c"]),
      ("(.*?)=(.*)", "a=b=c", ["a", "b=c"]), ("((a)(b)?)+", "aba", ["a", "a", "b"]),
    ] as [(String, String, [String?])])
  func groups(pattern: String, text: String, found: [String?]) throws {
    #expect(try matches(pattern, text).first.map { Array($0.dropFirst()) } == found)
  }

  @Test func names() throws {
    #expect(try Pattern("(a)(?<day>b)(?:c)(?P<hour>d)").names == [nil, nil, "day", "hour"])
  }

  @Test(
    arguments: [
      ("(", 1), ("a)", 2), ("[a", 1), ("*", 1), ("a|+", 3), ("\\", 1), ("(?=a)", 2), ("(a)\\1", 5),
      ("a{1001}", 2), ("a{3,2}", 2), ("[z-a]", 4), ("(?<n>a)(?<n>b)", 13), ("\\q", 2),
      ("(?<>a)", 4),
      ("a++", 3), ("(?x)", 2),
    ])
  func mistakes(pattern: String, place: Int) {
    let mistake = #expect(throws: Pattern.Mistake.self) { try Pattern(pattern) }
    #expect(mistake?.place == place, "\(String(describing: mistake))")
  }

  @Test func whatIsNothingMayBeRepeated() throws {
    let pattern = try Pattern("(?:){1000}{1000}{1000}{1000}")
    #expect(pattern.matches(in: "", before: Deadline(after: 60))?.count == 1)
  }

  @Test func whatGrowsIsRefused() {
    #expect(throws: Pattern.Mistake.self) { try Pattern("((a{100}){100}){100}") }
    #expect(throws: Pattern.Mistake.self) { try Pattern(String(repeating: "(", count: 100_000)) }
  }

  /// With backtracking, each of these would take longer than the sun burns.
  @Test(arguments: ["(a+)+$", "(a|aa)+$", "(a|a?)+$", "(.*)*x", "^(([a-z])+.)+[A-Z]([a-z])+$"])
  func timeIsInProportion(pattern: String) throws {
    let text = String(repeating: "a", count: 300) + "!"
    let deadline = Deadline(after: 60)
    _ = try Pattern(pattern).matches(in: text, before: deadline)
    #expect(deadline.elapsed < 30)
  }

  @Test func deadlineEndsIt() throws {
    let text = String(repeating: "x", count: 200_000)
    let pattern = try Pattern("(x+x+)+y|x")
    #expect(pattern.matches(in: text, before: Deadline(after: 0.05)) == nil)
  }
}
