import TestViews
import Testing
import WidgetLayout
import WidgetTesting

@MainActor
@Suite("Modifiers of what is shown")
struct ContentModifiersTests {
  @Test func privateTextsAreDots() throws {
    let view = VStack(alignment: .leading) {
      Text("Balance")
      Text("12,345").privacySensitive()
      Label("Iban", systemImage: "creditcard").privacySensitive()
      Gauge(value: 1) { Text("Used") }.privacySensitive()
    }
    let hidden = picture(columns: 8, rows: 5, redaction: .privacy) { view }
    try expectPicture(hidden.text, equals: "Balance\n•••\n• •••\n•••\n────────\n")
    try expect(8, 5, "Balance", "12,345", "▭ Iban", "Used", "━━━━━━━━") { view }
  }

  @Test func whatIsHiddenKeepsItsRoom() throws {
    try expect(5, 1, "a   c") {
      HStack {
        Text("a")
        Text("b").hidden()
        Text("c")
      }
    }
  }

  @Test func caseIsDrawn() throws {
    try expect(7, 2, "STRASSE", "abc") {
      VStack {
        Text("Straße").textCase(.uppercase)
        Text("ABC   ").textCase(.lowercase).textCase(.uppercase)
        Text("").textCase(nil)
      }
    }
  }

  @Test func linesStandApartByWholeRows() throws {
    let text = Text("one two three")
    try expect(5, 5, "one", "", "two", "", "three") { text.lineSpacing(16) }
    try expect(5, 5, "", "one", "two", "three", "") { text.lineSpacing(15) }
    try expect(5, 4, "one", "", "two…", "") { text.lineSpacing(16) }
  }

  @Test func staleContentIsDim() throws {
    let picture = picture(columns: 3, rows: 1, redaction: .invalidated) {
      HStack {
        Text("a").invalidatableContent()
        Text("b")
      }
    }
    try expectPicture(picture.textWithStyles, equals: "a b\n---\na·b\n---\na  text dim\nb  text")
  }
}
