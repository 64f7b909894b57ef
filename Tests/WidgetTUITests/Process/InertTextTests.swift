import FoundationEssentials
import Testing

@testable import WidgetTUI

@Suite struct InertTextTests {
  private static let active =
    Array(0..<0x09) + Array(0x0b..<0x20) + [0x7f] + Array(0x80..<0xa0)
    + [0xad, 0x61c, 0x200b, 0x200e, 0x200f, 0x2028, 0x2029]
    + Array(0x202a...0x202e) + Array(0x2060...0x2064) + Array(0x2066...0x206f)
    + [0xfeff, 0xfff9, 0xe0001] + Array(0xe0020...0xe007f)

  @Test(arguments: active.compactMap { Unicode.Scalar($0) })
  func nothingThatActsIsLeft(scalar: Unicode.Scalar) throws {
    let text = "a\(scalar)b"
    #expect(!InertText.text(text).unicodeScalars.contains(scalar))
    #expect(InertText.text(text).unicodeScalars.count == 3)
    let encoded = try JSONEncoder().encode([text])
    let json = InertText.json(String(decoding: encoded, as: UTF8.self))
    #expect(!json.unicodeScalars.contains(scalar))
    // The data is the same.
    #expect(try JSONDecoder().decode([String].self, from: Data(json.utf8)) == [text])
  }

  @Test func ofAFloodOfMarksTheFirstStay() {
    let flood = "a" + String(repeating: "\u{301}", count: 1000) + "b\u{301}"
    let text = InertText.text(flood)
    #expect(text.unicodeScalars.count == 1 + 30 + 2)
    #expect(text.unicodeScalars.last == "\u{301}")
  }

  @Test(arguments: ["", "two\nlines\tand", "Zürich 😀 👩‍💻", "می‌خواهم", "\u{f015} home", "│╭─"])
  func otherTextStays(text: String) {
    #expect(InertText.text(text) == text)
    #expect(InertText.json(text) == text)
  }
}
