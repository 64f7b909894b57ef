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
    (80, [27, 6, 5]), (40, [27, 6, 5]), (30, [17, 6, 5]), (25, [12, 6, 5]),
    (24, [17, 6]), (18, [11, 6]), (13, [6, 6]),
    (12, [5, 6]),
    (9, [4, 4]), (5, [5]), (1, [1]),
  ])
  func widths(width: Int, expected: [Int]) { #expect(model(width).widths == expected) }

  @Test(
    "A flexible column takes what is left, and a column is hidden in narrow tables",
    arguments: [(60, [35, 10, 9], 3), (40, [27, 12], 2), (20, [7, 12], 2)])
  func flexible(width: Int, expected: [Int], count: Int) {
    let columns = [
      TableColumn(["field": "name", "flexible": "yes"]),
      TableColumn(["field": "count", "width": width < 60 ? "12" : "10"]),
      TableColumn(["field": "note", "hide-below": "50", "width": "9"]),
    ]
    let model = TableModel(
      columns: columns, rows: rows[...], symbols: NumberSymbols(), width: width)
    #expect(model.widths == expected)
    #expect(model.columns.count == count)
  }

  @Test(
    "A level has a mark beside its colour",
    arguments: [(0.5, "0.5", nil), (1.5, "! 1.5", .warn), (2.5, "!! 2.5", .bad)]
      as [(Double, String, Role?)])
  func levels(load: Double, words: String, role: Role?) {
    let column = TableColumn(["field": "load", "warn": "1", "bad": "2", "digits": "1"])
    let cell = TableCell(
      .number(load), in: column, ValueFormat(column.number, symbols: NumberSymbols()))
    guard case .number(let forms, let found) = cell else {
      Issue.record("\(cell)")
      return
    }
    #expect(forms.first == words)
    #expect(found == role)
  }

  @Test(
    "A percentage in words has the level of its number, and a yes is none",
    arguments: [
      ("95%", .number(["!! 95%"], .bad)), ("95.0 %", .number(["!! 95.0 %"], .bad)),
      ("12%", .number(["12%"], nil)), ("soon", .words("soon", nil)),
      (.bool(true), .words("yes", nil)),
      (.bool(false), .words("no", nil)),
    ] as [(Datum, TableCell)])
  func percentagesHaveLevels(datum: Datum, expected: TableCell) {
    let column = TableColumn(["field": "v", "warn": "80", "bad": "90"])
    let format = ValueFormat(column.number, symbols: NumberSymbols())
    #expect(TableCell(datum, in: column, format) == expected)
  }

  @Test(
    "A number that has no room has fewer figures",
    arguments: [
      (1_234_567, 9, "1,234,567"), (1_234_567, 5, "1.23M"), (1_234_567, 4, "1.2M"),
      (1_234_567, 2, "1M"), (1_234_567, 1, "…"), ("4711000123", 10, "4711000123"),
      ("4711000123", 9, "…"),
    ] as [(Datum, Int, String)])
  func numbersAreNotCut(datum: Datum, width: Int, expected: String) {
    let column = TableColumn(field: "n")
    let cell = TableCell(datum, in: column, ValueFormat(column.number, symbols: NumberSymbols()))
    for cut in TableColumn.Cut.allCases {
      #expect(cell.cell(cut: cut, width: width) == .text(expected))
    }
  }

  /// With its point, it would be a thousand times as much where numbers have a comma.
  @Test func aNumberThatIsATextHasTheSeparatorsOfTheLanguage() {
    let symbols = NumberSymbols(decimal: ",", grouping: ".")
    let format = ValueFormat(TableColumn(field: "n").number, symbols: symbols)
    func words(_ datum: Datum) -> String {
      TableCell(datum, in: TableColumn(field: "n"), format).words
    }
    #expect(words("12.346") == "12,346" && words(12345.678) == "12.346")
    #expect(words("4711000123") == "4711000123" && words("v1.2") == "v1.2")
  }

  @Test func aListOfNumbersIsASmallChart() {
    let column = TableColumn(field: "past")
    let format = ValueFormat(column.number, symbols: NumberSymbols())
    #expect(TableCell([1, nil, 3], in: column, format) == .course([1, nil, 3]))
    #expect(TableCell([1], in: column, format) == .words("1", nil))
    #expect(TableCell([1, "x"], in: column, format) == .words("1 x", nil))
    #expect(TableCell([1, .bool(false), 3], in: column, format) == .words("1 no 3", nil))
    #expect(TableCell([.bool(true), .bool(false)], in: column, format) == .words("yes no", nil))
  }

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
    #expect(
      model.rows.map { $0.map(\.words) }
        == [["a very long name of a thing", "12,345", "short"], ["b", "–", "–"]])
    #expect(model.titles == ["name", "count", "note"])
  }

  @Test func rowsMayBeLists() {
    let rows: [Datum] = [["a", 1], ["b", 2, "more"], []]
    let model = TableModel(
      columns: TableColumn.found(in: rows[...]), rows: rows[...], symbols: NumberSymbols(),
      width: 40)
    #expect(
      model.rows.map { $0.map(\.words) }
        == [["a", "1", "–"], ["b", "2", "more"], ["–", "–", "–"]])
  }

  @Test(arguments: [
    ("atlas.example.org", 9, "atla….org"), ("short", 9, "short"), ("漢字漢字", 5, "漢…字"),
    ("ab", 1, "ab"),
  ])
  func middles(text: String, width: Int, expected: String) {
    #expect(text.cutInMiddle(to: width) == expected)
  }
}
