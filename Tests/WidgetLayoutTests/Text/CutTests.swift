import Testing

@testable import WidgetLayout

/// Tests of texts that have fewer columns than they need.
@Suite struct CutTests {
  @Test(arguments: [
    ("Opened Ada", 10, "Opened Ada"), ("Opened Ada", 9, "Opened A…"), ("Opened Ada", 1, "…"),
    ("Opened Ada", 0, ""), ("", 0, ""), ("409,723", 7, "409,723"), ("409,723", 6, "…"),
    ("orders 409,723 k", 15, "orders 409,723…"), ("orders 409,723 k", 14, "orders …"),
    ("409\u{202F}723", 6, "…"), ("load 1.2k", 8, "load …"), ("at (09:26)", 9, "at …"),
    ("日本語", 5, "日本…"), ("日本語", 4, "日…"), ("日本12", 5, "日本…"),
    ("/tmp/test-8/team.yaml gone", 20, "/tmp/test-8/team.ya…"), ("load 1.2kB", 9, "load …"),
  ])
  func noNumberIsCut(text: String, width: Int, expected: String) {
    #expect(text.cut(toColumns: width) == expected)
    #expect(Painter.width(of: text.cut(toColumns: width)) <= width)
  }

  @Test(arguments: [
    ("no route to host", 16, "no route to host"), ("no route to host", 15, "no route to…"),
    ("no route to host", 12, "no route to…"), ("no route to host", 11, "no route…"),
    ("no route to host", 3, "no…"), ("no route to host", 2, ""),
    ("no answer in 10 s", 16, "no answer in…"), ("refused", 6, ""),
  ])
  func noWordIsCut(text: String, width: Int, expected: String) {
    #expect(text.cutAtWord(toColumns: width) == expected)
  }

  /// A reason may have as many words as a provider likes, and each frame cuts it.
  @Test(.timeLimit(.minutes(1)))
  func aLongTextTakesNoLonger() {
    let text = String(repeating: "no ", count: 200_000)
    #expect(text.cutAtWord(toColumns: 9) == "no no no…")
    #expect(text.cutAtWord(toColumns: 2).isEmpty)
  }

  @Test(arguments: [
    ("", 3, ""), ("abc", 3, "abc"), ("abcd", 3, "abcd"), ("abcdef", 3, "abcd"),
    ("abc   def", 3, "abc   d"), ("日本語", 3, "日本"), ("abc  ", 3, "abc  "), ("abc", 0, "a"),
  ])
  func aBeginningShowsThatThereIsMore(text: String, columns: Int, expected: String) {
    #expect(text.beginning(filling: columns) == expected)
  }
}
