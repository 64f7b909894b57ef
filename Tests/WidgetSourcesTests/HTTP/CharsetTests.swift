import Testing

@testable import WidgetSources

@Suite struct CharsetTests {
  @Test(
    arguments: [
      ("iso-8859-1", [0x47, 0x72, 0xf6, 0xdf, 0x65], "Größe"),
      ("windows-1252", [0x80], "€"), ("shift_jis", [0x93, 0xfa, 0x96, 0x7b], "日本"),
      ("utf-16le", [0x41, 0, 0xe9, 0], "Aé"), ("utf-16le", [0x41, 0, 0xe9], "A\u{FFFD}"),
      ("euc-jp", [0x41, 0xff, 0x42], "A\u{FFFD}B"), ("utf-8", [0xc3, 0xa9, 0xff], "é\u{FFFD}"),
      ("nobody's", [0x41, 0xff], "A\u{FFFD}"), ("x-unknown", [0x41, 0xff], "A\u{FFFD}"),
      ("iso-8859-1", [], ""),
    ] as [(String, [UInt8], String)])
  func texts(_ name: String, _ bytes: [UInt8], _ text: String) {
    #expect(String(decoding: Charset.utf8(bytes, from: name), as: UTF8.self) == text)
  }

  /// glibc's converter stops for good where a character of two scalars meets the end of its room.
  @Test func aConverterThatGetsNowhereIsLeft() {
    let bytes = Array(repeating: [0xa4, 0xf7] as [UInt8], count: 12_000).joined()
    #expect(Charset.utf8(Array(bytes), from: "euc-jisx0213").count < 1_000_000)
  }

  @Test func aLongTextIsReadToItsEnd() {
    let bytes = [UInt8](repeating: 0xe9, count: 200_001)
    let text = String(decoding: Charset.utf8(bytes, from: "iso-8859-1"), as: UTF8.self)
    #expect(text == String(repeating: "é", count: 200_001))
  }
}
