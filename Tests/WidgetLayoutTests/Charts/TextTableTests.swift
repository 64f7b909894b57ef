import TestViews
import Testing
import WidgetLayout

@MainActor
@Suite("Tables of words")
struct TextTableTests {
  private let rows: [[TextTable.Cell]] = [
    [.text("1"), .text("systemd"), .text("0.3")],
    [.text("4711"), .text("postgres"), .text("31.0")],
    [.text("815"), .text("日本語のプロセス"), .text("2")],
  ]
  private let columns: [TextTable.Column] = [
    .init(.fixed(4), alignment: .trailing), .init(.flexible),
    .init(.fixed(4), alignment: .trailing),
  ]

  @Test func columnsStandApartAndTheFlexibleOneTakesTheRest() throws {
    try expect(20, 3, "   1 systemd     0.3", "4711 postgres   31.0", " 815 日本語の…     2") {
      TextTable(columns: columns, rows: rows)
    }
  }

  @Test func whatDoesNotFitEndsInAnEllipsis() throws {
    try expect(16, 2, "   1 syste…  0.3", "4711 postg… 31.0") {
      TextTable(columns: columns, rows: rows)
    }
  }

  @Test func severalFlexibleColumnsShare() throws {
    try expect(10, 1, "ab    cd") {
      TextTable(columns: [.init(.flexible), .init(.flexible)], rows: [[.text("ab"), .text("cd")]])
    }
  }

  @Test func aGaugeIsACell() throws {
    try expect(8, 1, "a  ━━━──") {
      TextTable(columns: [.init(.flexible), .init(.fixed(5))], rows: [[.text("a"), .gauge(0.6)]])
    }
  }

  @Test func itsIdealIsWhatItsWordsNeed() throws {
    try expect(14, 2, " ab c", " d  ef") {
      TextTable(
        columns: [.init(.flexible), .init(.flexible)],
        rows: [[.text("ab"), .text("c")], [.text("d"), .text("ef")]]
      ).fixedSize().frame(maxWidth: .infinity, alignment: .leading).padding(.leading, 8)
    }
  }

  @Test func itIsNeverHigherThanItsRowsNorThanTheRoom() throws {
    try expect(3, 3, "a", "b", "---") {
      VStack(alignment: .leading) {
        TextTable(columns: [.init(.flexible)], rows: [[.text("a")], [.text("b")], [.text("c")]])
        Text("---").layoutPriority(1)
      }
    }
  }
}
