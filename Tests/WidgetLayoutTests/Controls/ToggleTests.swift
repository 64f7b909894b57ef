import TestViews
import Testing
import WidgetLayout
import WidgetTesting

@MainActor
@Suite("Switches")
struct ToggleTests {
  @Test func aSwitchStandsAtTheRight() throws {
    let picture = picture(columns: 12, rows: 3) {
      VStack {
        Toggle("Wi-Fi", isOn: .constant(true))
        Toggle("Radio", isOn: .constant(false))
        Toggle("Lamp", isOn: .constant(true)).disabled(true)
      }
    }
    try expectPicture(
      picture.textWithStyles,
      equals: """
        Wi-Fi    ━━●
        Radio    ●──
        Lamp     ━━●
        ---
        aaaaa····bbb
        aaaaa····ccc
        dddd·····ddd
        ---
        a  text
        b  accent
        c  dim
        d  faint
        """)
  }

  @Test func otherStyles() throws {
    try expect(9, 2, " ☑ Milk", " □ Bread") {
      VStack(alignment: .leading) {
        Toggle("Milk", isOn: .constant(true))
        Toggle("Bread", isOn: .constant(false))
      }
      .toggleStyle(.checkbox)
    }
    try expect(9, 2, "  On", "[ Off ]") {
      VStack(alignment: .leading) {
        Toggle("On", isOn: .constant(true))
        Toggle("Off", isOn: .constant(false))
      }
      .toggleStyle(.button).frame(columns: 9, alignment: .leading)
    }
  }

  @Test func aStyleOfOnesOwnSeesTheState() throws {
    try expect(6, 1, "Fan on") { Toggle("Fan", isOn: .constant(true)).toggleStyle(Words()) }
  }
}

private struct Words: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text(configuration.isOn ? "on" : "off")
    }
  }
}
