import Testing

@testable import WidgetImport

struct SwiftNameTests {
  @Test(arguments: ["Cups", "_a1", "Größe", "e\u{301}t"])
  func names(text: String) {
    #expect(SwiftName.isName(text))
    #expect(SwiftName.plain(text) == text)
  }

  /// A mark in front of a sign makes one letter of both.
  @Test(arguments: [
    ("X\\(f())", "X__f___"), ("a\"b", "a_b"), ("\u{d4e}\"", "\u{d4e}_"), ("\u{d4e}/x", "\u{d4e}_x"),
    ("a\nb", "a_b"), ("1st", "_1st"), ("", "_"), ("a b", "a_b"), ("a`b", "a_b"), ("../x", "___x"),
  ])
  func whatIsNoName(text: String, plain: String) {
    #expect(!SwiftName.isName(text))
    #expect(SwiftName.plain(text) == plain)
    #expect(BuildSettings.identifier(text) == (text.isEmpty ? "" : plain))
  }

  @Test func wordsOfSwiftAreQuoted() {
    #expect(SwiftName.declared("default") == "`default`")
    #expect(SwiftName.declared("x") == "x")
    #expect(!SwiftName.isName("default"))
  }
}
