import TestViews
import Testing
import WidgetLayout

@MainActor
@Suite("Progress")
struct ProgressViewTests {
  @Test func aBarStandsBelowItsTitle() throws {
    try expect(10, 2, "Upload", "━━━━──────") { ProgressView("Upload", value: 0.4) }
    try expect(10, 1, "━━━━━╸────") { ProgressView(value: 55, total: 100) }
  }

  @Test func theValueInWordsStandsBelowTheBar() throws {
    try expect(12, 3, "Upload", "━━━━━━━━━───", "3 of 4") {
      ProgressView(value: 3, total: 4) {
        Text("Upload")
      } currentValueLabel: {
        Text("3 of 4")
      }
    }
  }

  @Test func whatIsOnlyUnderWayHasNoBar() throws {
    try expect(9, 1, "◌ Loading") { ProgressView("Loading") }
    try expect(1, 1, "◌") { ProgressView() }
    try expect(7, 2, "Loading", "───────") {
      ProgressView("Loading").progressViewStyle(.linear)
    }
  }

  @Test func aRingStandsAroundTheValue() throws {
    try expect(9, 4, " ⡤⠒⠉⠙⠛⠶⣤", "⡎ half ⠈⣷", "⢇      ⢀⡿", " ⠓⠤⣀⣠⣤⠶⠛") {
      ProgressView(value: 0.5) {
        Text("Upload")
      } currentValueLabel: {
        Text("half")
      }
      .progressViewStyle(.circular)
    }
    try expect(5, 3, "⡠⠊⠙⠳⣄", "⡇   ⣿", "⠑⢄⣠⡴⠋") {
      ProgressView(value: 0.5).progressViewStyle(.circular)
    }
  }

  @Test(arguments: [(-1.0, "────"), (9, "━━━━"), (.nan, "────"), (.infinity, "────")])
  func nonsenseIsEmptyOrFull(value: Double, expected: String) throws {
    try expect(4, 1, expected) { ProgressView(value: value) }
  }
}
