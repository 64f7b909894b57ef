import TestViews
import Testing
import WidgetLayout
import WidgetTesting

@MainActor
@Suite("Views above and behind views")
struct LayersLayoutTests {
  @Test func theLastIsInFront() throws {
    try expect(3, 1, "AxA") {
      ZStack {
        Letter("A")
        Text("x")
      }
    }
  }

  @Test func layersAlign() throws {
    try expect(3, 2, "AAA", "AAx") {
      ZStack(alignment: .bottomTrailing) {
        Letter("A")
        Text("x")
      }
    }
  }

  @Test func anOverlayIsOfferedTheSizeOfItsView() throws {
    try expect(7, 1, "  AAx") {
      Letter("A").frame(columns: 3).overlay(alignment: .trailing) { Text("x") }
    }
  }

  @Test func aBackgroundIsBehindAndColoursWhatIsInFront() throws {
    let picture = picture(columns: 4, rows: 1) {
      Text("ab").foregroundStyle(.role(.good)).background(Color(.bad))
    }
    try expectPicture(
      picture.textWithStyles,
      equals: """
         ab
        ---
        ·aa·
        ---
        a  good on bad
        """)
  }

  @Test func aBackgroundOfSeveralViewsIsLayered() throws {
    try expect(3, 1, "AxA") {
      Color.clear.background {
        Letter("A")
        Text("x")
      }
    }
  }

  @Test func theFirstThatFitsIsShown() throws {
    func view() -> some View {
      ViewThatFits {
        Text("temperature")
        Text("temp.")
        Text("t")
      }
    }
    try expect(11, 1, "temperature", of: view)
    try expect(10, 1, "  temp.", of: view)
    try expect(4, 1, " t", of: view)
  }

  @Test func theLastIsShownWhereNoneFits() throws {
    try expect(3, 1, "te…") {
      ViewThatFits {
        Text("temperature")
        Text("temp.")
      }.lineLimit(1)
    }
  }

  @Test func anAreaOfNoWidthCutsNoCharacter() throws {
    try expect(2, 1, "日") {
      ZStack {
        Text("日")
        Color.red.frame(columns: 0, rows: 1)
      }
    }
  }
}
