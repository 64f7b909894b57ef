import TestViews
import Testing
import WidgetLayout
import WidgetTesting

@MainActor
@Suite("Buttons")
struct ButtonTests {
  @Test func aButtonStandsBetweenBrackets() throws {
    try expect(11, 1, "[ Refresh ]") { Button("Refresh") {} }
    try expect(11, 1, " [ ↻ Go ]") { Button("Go", systemImage: "arrow.clockwise") {} }
    try expect(11, 2, " ⎡  two  ⎤", " ⎣ rows  ⎦") {
      Button {
      } label: {
        VStack {
          Text("two")
          Text("rows ")
        }
      }
    }
  }

  @Test func stylesAreTellApart() throws {
    let picture = picture(columns: 9, rows: 6) {
      VStack(alignment: .leading) {
        Button("Buy") {}
        Button("Buy") {}.buttonStyle(.borderedProminent)
        Button("Buy") {}.buttonStyle(.plain)
        Button("Buy") {}.buttonStyle(.borderless)
        Button("Buy", role: .destructive) {}
        Button("Buy") {}.disabled(true)
      }
    }
    try expectPicture(
      picture.textWithStyles,
      equals: """
         [ Buy ]
           Buy
         Buy
         Buy
         [ Buy ]
         [ Buy ]
        ---
        ·a·bbb·a·
        ·ccccccc·
        ·ddd·····
        ·bbb·····
        ·a·eee·a·
        ·a·fff·a·
        ---
        a  dim
        b  accent
        c  accent reverse
        d  text
        e  bad
        f  faint
        """)
  }

  @Test func aStyleOfOnesOwnSeesTheLabel() throws {
    try expect(7, 1, "(( a ))") { Button("a") {}.buttonStyle(Round()) }
  }
}

private struct Round: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text("((")
      configuration.label.opacityWhilePressed(configuration.isPressed)
      Text("))")
    }
  }
}

extension View {
  fileprivate func opacityWhilePressed(_ isPressed: Bool) -> some View { self }
}
