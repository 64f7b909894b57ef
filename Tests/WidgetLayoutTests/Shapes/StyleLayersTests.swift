import TestViews
import Testing
import WidgetLayout
import WidgetTesting

@MainActor
@Suite("Styles behind and before views")
struct StyleLayersTests {
  @Test func aShapeBehindAText() throws {
    try expectStyles(
      7, 1,
      """
      ▐ New ▌
      ---
      abcccba
      ---
      a  orange
      b  none on orange
      c  black on orange
      """
    ) {
      Text("New").foregroundStyle(.black).padding(columns: 2).background(.orange, in: Capsule())
    }
  }

  @Test func aBorder() throws {
    try expect(4, 3, "┌──┐", "│ab│", "└──┘") {
      Text("ab").padding(columns: 1, rows: 1).border(.red)
    }
  }

  @Test func olderForms() throws {
    try expect(3, 1, "xab") {
      Text("ab").padding(EdgeInsets(leading: 8)).background(Letter("x"), alignment: .leading)
    }
    try expect(3, 1, "Axx") { Letter("x").overlay(Text("A"), alignment: .leading) }
  }

  @Test func theBackgroundBehindAView() throws {
    try expectStyles(
      4, 1, " hi\n---\nabba\n---\na  none on red\nb  text on background"
    ) {
      Text("hi").background().padding(columns: 1).background(.red)
    }
  }

  @Test func textsAreAlikeThatAreMadeAlike() {
    let name = "Ada"
    #expect(Text("Hi \(name)").bold() == Text("Hi \(name)").bold())
    #expect(Text("Hi \(name)") != Text("Hi \(name)").bold())
    #expect(Text("Hi").foregroundStyle(.red) != Text("Hi").foregroundStyle(.blue))
    #expect(Text("a") + Text("b") != Text("a"))
  }

  @Test func aStyleBeforeAView() throws {
    try expectStyles(2, 1, "\n---\naa\n---\na  none on red") { Text("ab").overlay(.red) }
  }
}
