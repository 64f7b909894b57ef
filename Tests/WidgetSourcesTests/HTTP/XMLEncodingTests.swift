import Testing

@testable import WidgetSources

@Suite("Encodings that documents declare")
struct XMLEncodingTests {
  @Test(
    arguments: [
      ("{\"a\": 1}", .plain), ("", .plain), ("<rss/>", .plain),
      ("<?xml version=\"1.0\"?><rss/>", .plain),
      ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>", .plain),
      ("\u{FEFF}<?xml version='1.0' encoding='us-ascii'?>", .plain),
      ("<?xml version=\"1.0\" encoding=\"UTF-7\"?>", .other("utf-7")),
      ("  <?xml version='1.0' encoding = 'ISO-2022-JP' ?>", .other("iso-2022-jp")),
      ("<?xml encoding=\"IBM037", .other("ibm037")), ("<?xml encoding=\"\"?>", .other("")),
      // What comes later declares nothing.
      ("<?xml version=\"1.0\"?><a encoding=\"UTF-7\"/>", .plain),
      ("\u{0}<\u{0}?", .other("")), ("<\u{0}?\u{0}", .other("")),
    ] as [(String, XMLEncoding)])
  func ofTexts(text: String, expected: XMLEncoding) {
    #expect(XMLEncoding(of: Array(text.utf8)) == expected)
    #expect(expected.isSearchable == (expected == .plain))
  }

  @Test(arguments: [[0xFE, 0xFF, 0, 0x3C], [0xFF, 0xFE], [0x4C, 0x6F, 0xA7, 0x94]] as [[UInt8]])
  func ofBytes(bytes: [UInt8]) { #expect(!XMLEncoding(of: bytes).isSearchable) }
}
