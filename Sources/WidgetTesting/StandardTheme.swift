public import WidgetLayout

extension Theme {
  /// The theme `default`, in which golden pictures are coloured; a test compares it with the file.
  public static let standard: Theme = {
    var theme = Theme(name: "default")
    for (role, color, fallback) in colors { theme[role] = .rgb(RGB(color), fallback: fallback) }
    return theme
  }()

  /// The colours of all roles but the terminal's own.
  private static let colors: [(Role, UInt32, ANSIColor)] = [
    (.dim, 0x8b949e, .white),
    (.faint, 0x4d565f, .brightBlack),
    (.title, 0xaab4be, .white),
    (.border, 0x606a74, .brightBlack),
    (.focus, 0xb8e6ff, .brightCyan),
    (.accent, 0x6cb6d9, .cyan),
    (.good, 0x7fbf7f, .green),
    (.warn, 0xd9a962, .yellow),
    (.bad, 0xe06c75, .red),
    (.chart1, 0x6cb6d9, .cyan),
    (.chart2, 0xe0a37e, .yellow),
    (.chart3, 0xb08fdc, .magenta),
    (.chart4, 0xa8b86a, .green),
    (.chart5, 0xd88fb8, .brightMagenta),
    (.chart6, 0x7f8ff0, .brightBlue),
    (.red, 0xe06c75, .red),
    (.orange, 0xe0935c, .yellow),
    (.yellow, 0xe2c36b, .brightYellow),
    (.green, 0x7fbf7f, .green),
    (.mint, 0x7fd4b4, .brightGreen),
    (.teal, 0x5bb3ae, .cyan),
    (.cyan, 0x6cc7dd, .brightCyan),
    (.blue, 0x6aa5e8, .brightBlue),
    (.indigo, 0x8088e6, .brightBlue),
    (.purple, 0xb08fdc, .magenta),
    (.pink, 0xe58aae, .brightMagenta),
    (.brown, 0xb08d6a, .yellow),
    (.gray, 0x8b949e, .white),
    (.white, 0xffffff, .brightWhite),
    (.black, 0x000000, .black),
  ]
}
