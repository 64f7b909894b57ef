import Testing
import WidgetBase

/// Tests with a mark behind each sign and a letter that joins what follows before it, in which Swift's own searches see
/// another character than the sign.
@Suite struct ExactSearchTests {
  private static let mark = "\u{301}"
  private static let joiner = "\u{D4E}"

  @Test(arguments: ["/", ":", ";", ".desktop", "\"", "${"])
  func nothingHidesASign(_ sign: String) throws {
    for text in ["a\(sign)b", "a\(sign)\(Self.mark)b", "a\(Self.joiner)\(sign)b"] {
      #expect(text.containsExactly(sign), "\(text)")
      #expect(text.replacingExactly(sign, with: "-").containsExactly(sign) == false)
      let range = try #require(text.firstExactRange(of: sign))
      #expect(Array(text[range].utf8) == Array(sign.utf8))
    }
    #expect("\(sign)\(Self.mark)".hasExactPrefix(sign))
    #expect("a\(Self.joiner)\(sign)".hasExactSuffix(sign))
    #expect(
      "\(sign)\(Self.mark)x".withoutExactPrefix(sign).map { Array($0.utf8) }
        == Array("\(Self.mark)x".utf8))
  }

  @Test func parts() {
    let parts = "a/\(Self.mark)b//\(Self.joiner)/c".splitExactly(separator: "/")
    #expect(
      parts.map { Array($0.utf8) }
        == ["a", "\(Self.mark)b", Self.joiner, "c"].map { Array($0.utf8) })
    #expect("a/b/c".splitExactly(separator: "/", maxSplits: 1) == ["a", "b/c"])
    #expect("/a/".splitExactly(separator: "/", omittingEmptySubsequences: false) == ["", "a", ""])
    #expect(
      "a:\(Self.mark)b:".lastExactIndex(of: ":") == "a:\(Self.mark)b:".unicodeScalars.indices.last)
    #expect("a".firstExactIndex(of: ":") == nil)
  }

  /// What is the same to a reader is not the same to other programs.
  @Test func onlyTheSameScalarsAreFound() {
    #expect(!"cafe\u{301}/x".hasExactPrefix("caf\u{e9}/"))
    #expect(!"cafe\u{301}".hasExactSuffix("\u{e9}"))
    #expect(!"cafe\u{301}".containsExactly("\u{e9}"))
    #expect("cafe".hasExactPrefix("") && "cafe".hasExactSuffix("") && "cafe".containsExactly(""))
    #expect("cafe".firstExactRange(of: "") == nil && "".firstExactRange(of: "a") == nil)
  }
}
