import FoundationEssentials
import Testing

@testable import WidgetSources

@Suite("Texts from outside")
struct ReceivedTextTests {
  private func received(_ text: String) -> String { String(received: Array(text.utf8)) }

  @Test(arguments: [
    "plain", "Zürich €", "Привет, мир", "日本語のテキスト", "한국어 문장", "สวัสดีครับ ผู้ใช้",
    "שָׁלוֹם עֲלֵיכֶם", "السلام عليكم", "👩‍👩‍👧‍👦 and 👨🏽‍🚀", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "क्षत्रिय र्क्ष्म्य",
    "🇩🇪🇫🇷🇮🇹", "Z\u{300}\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}\u{307}\u{308}\u{309}algo",
    "a\r\nb", "",
  ])
  func textsStayAsTheyAre(_ text: String) {
    #expect(Array(received(text).unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test func invalidBytesAreReplaced() {
    #expect(String(received: [0x61, 0xff, 0x62]) == "a\u{fffd}b")
  }

  @Test(arguments: [
    "\u{301}", "\u{200d}", "👩\u{200d}", "©\u{200d}", "\u{600}", "\u{1100}", "क\u{94d}", "\u{fe0f}",
    "\u{600}a", "\u{e0067}", "\u{1f3fb}", "\u{1160}", "\u{11a8}", "\u{903}",
  ])
  func charactersAreBounded(_ part: String) {
    let text = received("x" + String(repeating: part, count: 5000) + "y\nend")
    #expect(text.allSatisfy { $0.unicodeScalars.count <= 32 })
    #expect(text.hasSuffix("\nend"))
    #expect(received(text) == text)
  }

  @Test func rowsOfFlagsAreBroken() {
    let flags = String(repeating: "🇩🇪", count: 32)
    #expect(received(flags) == flags)
    #expect(received(flags + flags) == flags + "\u{fffd}" + flags)
  }

  /// Walking backwards over a row of indicators looks at all of the row at each step.
  @Test(arguments: ["\u{1f1e6}", "\u{301}", "👩\u{200d}", "\u{600}", "\u{1100}"])
  func backwardsTakesLittleTime(_ part: String) {
    let text = received("x" + String(repeating: part, count: 200_000))
    let start = ContinuousClock.now
    #expect(text.suffix(100_000).count > 1)
    #expect(text.last != nil)
    #expect(ContinuousClock.now - start < .seconds(5))
  }

  @Test(arguments: [
    #"["%"]"#, #"{"%": 1}"#, #"["\n%"]"#,
  ])
  func jsonIsBounded(_ json: String) throws {
    let marks = String(repeating: "\u{301}", count: 1000)
    let datum = try JSON.datum(json.replacing("%", with: marks))
    #expect(datum.json.unicodeScalars.count < 60)
    let escaped = try JSON.datum(
      json.replacing("%", with: String(repeating: "\\u0301", count: 1000)))
    #expect(escaped == datum)
  }

  @Test(arguments: [DataFormat.text, .lines, .csv, .tsv])
  func textsOfAllFormatsAreBounded(_ format: DataFormat) throws {
    let bytes = Array(("a\nx" + String(repeating: "\u{301}", count: 1000)).utf8)
    #expect(try format.datum(bytes).json.unicodeScalars.count < 70)
  }

  @Test func whatAWorkerSaysIsBounded() {
    let bytes = DatumCoding.bytes(of: .text("x" + String(repeating: "\u{301}", count: 1000)))
    #expect(DatumCoding.datum(of: bytes)?.words?.unicodeScalars.count == 32)
  }
}
