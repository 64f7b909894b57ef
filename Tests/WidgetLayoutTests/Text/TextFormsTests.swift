import FoundationEssentials
import TestViews
import Testing
import WidgetLayout

@MainActor
@Suite("Texts give way to narrower forms")
struct TextFormsTests {
  @Test(arguments: [
    (7, "12,345"), (6, "12,345"), (5, "12.3K"), (4, "12K"), (3, "12K"), (2, "1…"), (1, "…"),
  ])
  func aNumberIsShortenedBeforeItIsCut(columns: Int, expected: String) {
    #expect(Drawn(Text(12_345, .compact), columns: columns).text == expected)
    #expect(Drawn(Text(12_345, .grouped).lineLimit(1), columns: 5).text == "12,3…")
  }

  @Test(arguments: [
    (0.0, ["0"]), (999, ["999"]), (-1234, ["-1,234", "-1.2K", "-1K"]), (1000, ["1,000", "1K"]),
    (999_949, ["999,949", "999.9K", "1M"]), (999_999, ["999,999", "1M"]),
    (1_234_567_890, ["1,234,567,890", "1.2B", "1B"]), (3.14159, ["3.14", "3.1", "3"]),
    (2.5e15, ["2,500,000,000,000,000", "2,500T"]), (.infinity, ["inf"]), (.nan, ["nan"]),
  ])
  func formsOfNumbers(value: Double, forms: [String]) {
    var drawn: [String] = []
    for columns in (1...24).reversed() {
      let text = Drawn(Text(value, .compact), columns: columns).text
      if !text.contains("…"), drawn.last != text { drawn.append(text) }
    }
    #expect(drawn == forms)
  }

  @Test(arguments: [
    (30, "1 hr, 4 min"), (11, "1 hr, 4 min"), (10, "1 hr"), (3, "1h"), (1, "…"),
  ])
  func datesDoSoWhereTheyMay(columns: Int, expected: String) {
    let text = Text(.reference + 3850, style: .relative)
    #expect(Drawn(text.minimumScaleFactor(0.5), columns: columns).text == expected)
    #expect(Drawn(text, columns: 10).text == "1 hr, 4 m…")
  }

  @Test(arguments: [
    (13, "14 March 2026"), (12, "14 Mar 2026"), (10, "14 Mar"), (5, "14 M…"),
  ])
  func datesInWords(columns: Int, expected: String) {
    let text = Text(.reference, style: .date).minimumScaleFactor(0.8)
    #expect(Drawn(text, columns: columns).text == expected)
  }

  @Test func wordsBreakBeforeAFormDoes() throws {
    let date = Date(timeIntervalSinceReferenceDate: 3850)
    try expect(5, 2, "1 hr,", "4 min") {
      Text(date, style: .relative).minimumScaleFactor(0.5)
    }
    try expect(5, 1, "1 hr") { Text(date, style: .relative).minimumScaleFactor(0.5) }
    try expect(4, 2, "1 hr", "") { Text(date, style: .relative).minimumScaleFactor(0.5) }
  }

  @Test func formsOfSeveralStretchesGoTogether() {
    let text = Text("\(12_345, .compact) of \(67_890, .compact)")
    #expect(Drawn(text, columns: 16).text == "12,345 of 67,890")
    #expect(Drawn(text, columns: 15).text == "12.3K of 67.9K")
    #expect(Drawn(text, columns: 10).text == "12K of 68K")
  }

  @Test func aStackGivesTheRoomThatIsLeft() throws {
    try expect(14, 2, "Orders  12,345", "Visitors 12.3K") {
      HStack {
        Text("Orders")
        Spacer()
        Text(12_345, .compact)
      }
      HStack {
        Text("Visitors").layoutPriority(1)
        Spacer()
        Text(12_345, .compact)
      }
    }
  }

  @Test func formsOfOnesOwn() {
    let text = Text(forms: ["Updated 2 minutes ago", "2 minutes ago", "2 min"])
    #expect(Drawn(text, columns: 21).text == "Updated 2 minutes ago")
    #expect(Drawn(text, columns: 20).text == "2 minutes ago")
    #expect(Drawn(text, columns: 5).text == "2 min")
    #expect(Drawn(text.redacted(reason: .placeholder), columns: 5).text == "▬ ▬▬▬")
    #expect(Drawn(Text(forms: [])).text == "")
  }
}
