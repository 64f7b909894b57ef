import Testing

@testable import WidgetTUI

struct WrappedWordsTests {
  @Test(
    arguments: [
      ("", 5, []), ("one two", 7, ["one two"]), ("one two", 6, ["one", "two"]),
      ("a longword b", 4, ["a", "long", "word", "b"]), ("longwords b", 4, ["long", "word", "s b"]),
      ("漢字漢", 4, ["漢字", "漢"]), ("漢", 1, ["漢"]), ("two  blanks", 20, ["two blanks"]),
      ("any", 0, []),
    ] as [(String, Int, [String])])
  func lines(words: String, columns: Int, expected: [String]) {
    #expect(WrappedWords.lines(of: words, columns: columns) == expected)
  }

  /// A program that says more than anybody reads keeps nobody waiting.
  @Test func aLongWordIsWrapped() {
    let lines = WrappedWords.lines(of: String(repeating: "a", count: 600_000), columns: 30)
    #expect(lines.count == 20_000 && lines.allSatisfy { $0.count == 30 })
  }
}
