import FoundationEssentials
import Testing
import WidgetTesting

@testable import WidgetLayout

/// Labels outside of widgets.
@MainActor
@Suite struct WidgetLabelTests {
  private func label(@ViewBuilder of view: () -> some View) -> [String] {
    picture(columns: 20, rows: 3, of: view).label
  }

  @Test func aLabelIsNoPartOfThePicture() {
    let grid = picture(columns: 4, rows: 1) { Text("Stop").widgetLabel("Gate 7") }
    #expect(grid.label == ["Gate 7"])
    #expect(grid.text == "Stop\n")
  }

  @Test func theOutermostLabelWins() {
    #expect(
      label { VStack { Text("a").widgetLabel("inner") }.widgetLabel("outer") } == ["outer"])
    #expect(label { VStack { Text("a").widgetLabel("inner") } } == ["inner"])
    #expect(label { Text("a") }.isEmpty)
  }

  @Test func aViewIsWords() {
    #expect(
      label {
        Text("a").widgetLabel {
          HStack {
            Text("Gate").bold()
            Text("7")
          }
        }
      } == ["Gate 7"])
    #expect(label { Text("a").widgetLabel { EmptyView() } }.isEmpty)
    #expect(
      label {
        Text("a").widgetLabel {
          VStack {
            Text("a")
            Text("b")
          }
        }
      }.isEmpty)
  }

  /// In a border a time that runs would stand still.
  @Test func aRunningTimeIsNoLabel() {
    #expect(label { Text("a").widgetLabel { Text(Date.now, style: .timer) } }.isEmpty)
  }

  @Test func anArchiveKeepsIt() throws {
    let grid = picture(columns: 10, rows: 1) { Text("Stop").widgetLabel(forms: ["Gate 7", "7"]) }
    var writer = ByteWriter()
    writer.write(grid)
    var reader = ByteReader(writer.bytes)
    let read = try reader.grid()
    #expect(reader.remaining == 0)
    #expect(read.label == ["Gate 7", "7"])
    #expect(read.cells == grid.cells)
  }

  @Test func aLabelHasBounds() throws {
    let long = String(repeating: "x", count: 257)
    let forms = [long] + (0..<12).map { "form \($0)" }
    let grid = picture(columns: 10, rows: 1) { Text("Stop").widgetLabel(forms: forms) }
    var writer = ByteWriter()
    writer.write(grid)
    var reader = ByteReader(writer.bytes)
    #expect(try reader.grid().label == forms[1...8].map { $0 })
    // Bytes that nobody writes are none.
    var wrong = ByteWriter()
    wrong.write(CellGrid(size: Size(width: 1, height: 1)))
    wrong.write(UInt(0))
    wrong.write([long]) { $0.write($1) }
    var other = ByteReader(wrong.bytes)
    #expect(throws: ByteReader.Failure.isWrong) { try other.grid() }
  }
}
