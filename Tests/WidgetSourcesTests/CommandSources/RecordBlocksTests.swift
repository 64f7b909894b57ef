import Testing

@testable import WidgetSources

@Suite struct RecordBlocksTests {
  private func records(_ parts: [String], limit: Int = 100) -> [String] {
    var blocks = RecordBlocks(limit: limit)
    return parts.flatMap { blocks.take(Array($0.utf8)) }.compactMap(\.words)
  }

  @Test func aBlockIsGivenAgainWheneverMoreOfItHasCome() {
    #expect(records(["one\n", "two\n"]) == ["one\n", "one\ntwo\n"])
  }

  @Test func aSeparatorEndsABlockAndBeginsAnother() {
    #expect(records(["old\n~~~\nnew\n"]) == ["old\n", "new\n"])
    #expect(records(["~~~\r\na\n", "~~", "~\nb\n"]) == ["a\n", "b\n"])
    #expect(records(["a\n~~~\n", "~~~\n", "b\n"]) == ["a\n", "b\n"])
    #expect(records(["~~~x\n"]) == ["~~~x\n"])
  }

  @Test func aLineThatHasNotEndedWaits() {
    #expect(records(["hal", "f\n"]) == ["half\n"])
  }

  @Test func whatIsLeftAtTheEndIsTheBlock() {
    var blocks = RecordBlocks(limit: 100)
    _ = blocks.take(Array("one\ntwo".utf8))
    #expect(blocks.rest.words == "one\ntwo")
    _ = blocks.take(Array("\n~~~".utf8))
    #expect(blocks.rest.words == "one\ntwo\n")
  }

  @Test func ofABlockThatIsTooLongTheFirstLinesAreKept() {
    #expect(records(["abc\n", "defgh\n", "i\n"], limit: 6) == ["abc\n"])
    // The next block is shown, however much of the previous one was omitted.
    let long = String(repeating: "x", count: 1000)
    #expect(records(["abc\n\(long)", long, "\n\(long)\n~~~\nx\n"], limit: 8) == ["abc\n", "x\n"])
    #expect(records(["abc\ndefgh\n", "~~~\nx\n"], limit: 6) == ["abc\n", "x\n"])
  }
}

extension CutRecord {
  /// The text of a whole record.
  var words: String? {
    guard case .whole(let bytes) = self else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }
}
