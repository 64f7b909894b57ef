import Testing
import WidgetLayout
import WidgetSources

@testable import WidgetCatalog

@Suite("Tables")
struct TableModelTests {
  private let rows: [Datum] = [
    ["name": "a very long name of a thing", "count": 12_345, "note": "short"],
    ["name": "b", "count": nil, "note": nil],
  ]

  private func model(_ width: Int) -> TableModel {
    TableModel(
      columns: TableColumn.found(in: rows[...]), rows: rows[...], symbols: NumberSymbols(),
      width: width)
  }

  @Test(arguments: [
    (80, [27, 6, 5]), (40, [27, 6, 5]), (30, [17, 6, 5]), (18, [11, 6]), (13, [6, 6]),
    (12, [5, 6]),
    (9, [4, 4]), (5, [5]), (1, [1]),
  ])
  func widths(width: Int, expected: [Int]) { #expect(model(width).widths == expected) }

  @Test func aLongCellTakesLittleTime() {
    var long: [Datum.Field] = [Datum.Field("text", .text(String(repeating: "x", count: 8_000_000)))]
    for place in 0..<19 { long.append(Datum.Field("n\(place)", .number(1e300))) }
    let rows: [Datum] = [.record(long)]
    let model = TableModel(
      columns: TableColumn.found(in: rows[...]), rows: rows[...], symbols: NumberSymbols(),
      width: 100)
    #expect(model.widths.reduce(model.widths.count - 1, +) <= 100)
  }

  @Test func numbersStandOnTheRightAndWhatIsMissingIsADash() {
    let model = model(80)
    #expect(model.alignments == [.leading, .trailing, .leading])
    #expect(model.rows == [["a very long name of a thing", "12,345", "short"], ["b", "–", "–"]])
    #expect(model.titles == ["name", "count", "note"])
  }

  @Test func rowsMayBeLists() {
    let rows: [Datum] = [["a", 1], ["b", 2, "more"], []]
    let model = TableModel(
      columns: TableColumn.found(in: rows[...]), rows: rows[...], symbols: NumberSymbols(),
      width: 40)
    #expect(model.rows == [["a", "1", "–"], ["b", "2", "more"], ["–", "–", "–"]])
  }

  @Test(arguments: [
    ("atlas.example.org", 9, "atla….org"), ("short", 9, "short"), ("漢字漢字", 5, "漢…字"),
    ("ab", 1, "ab"),
  ])
  func middles(text: String, width: Int, expected: String) {
    #expect(text.cutInMiddle(to: width) == expected)
  }
}
