import TestViews
import Testing
import WidgetLayout
import WidgetTesting

@MainActor
@Suite("What can be seen through")
struct OpacityTests {
  @Test func aViewFades() throws {
    try expectStyles(
      3, 1,
      """
      ab█
      ---
      aab
      ---
      a  text at 50%
      b  red at 50%
      """
    ) {
      HStack(spacing: 0) {
        Text("ab")
        Rectangle().fill(.red).frame(columns: 1)
      }.opacity(0.5)
    }
  }

  @Test func atNothingItKeepsItsRoom() throws {
    try expect(4, 1, "a  d") {
      HStack(spacing: 0) {
        Text("a")
        Text("bc").opacity(0)
        Text("d")
      }
    }
  }

  @Test func atOneItIsItself() throws {
    try expectStyles(2, 1, "ab\n---\naa\n---\na  text") { Text("ab").opacity(1) }
  }

  @Test func whatIsBehindIsMixedIn() throws {
    try expectStyles(
      2, 1, "\n---\naa\n---\na  none on #800000"
    ) {
      Color(red: 1, green: 0, blue: 0).opacity(0.5).background(Color(red: 0, green: 0, blue: 0))
    }
    try expectStyles(2, 1, "\n---\naa\n---\na  none on blue-red 50%") {
      Color.red.opacity(0.5).background(Color.blue)
    }
  }

  @Test func aTextOnAColourIsMixedWithIt() throws {
    try expectStyles(2, 1, "ab\n---\naa\n---\na  blue-white 75% on blue") {
      Text("ab").foregroundStyle(.white.opacity(0.75)).background(Color.blue)
    }
  }

  @Test func aVeilTintsTheTextBelow() throws {
    try expectStyles(2, 1, "ab\n---\naa\n---\na  text-black 50% on black at 50%") {
      Text("ab").overlay(Color.black.opacity(0.5))
    }
  }

  @Test func materialsAreTheBackground() throws {
    try expectStyles(2, 1, "ab\n---\naa\n---\na  text on background") {
      Text("ab").background(.ultraThinMaterial)
    }
  }
}
