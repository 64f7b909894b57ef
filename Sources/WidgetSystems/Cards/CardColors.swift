import WidgetCatalog
import WidgetLayout

/// The colours of a tile's words: the theme's, or such as can be read on the tile's own ground.
///
/// On a fixed colour they are fixed too. On one of the theme's, which may be light or dark, each word
/// stands on the ground that the theme has for words.
struct CardColors: Hashable, Sendable {
  /// What is behind the whole tile; clear for the terminal's.
  let background: Color
  /// What words themselves stand on; nil where that is the tile's.
  let ground: Color?
  let words: Color
  let quiet: Color
  let faint: Color
  /// What stands out.
  let tint: Color

  init(_ look: CardLook) {
    let chosen = DataColor.color(look.background)
    background = chosen ?? .clear
    let tint = DataColor.color(look.accent) ?? Color(.accent)
    guard let fixed = chosen?.rgb else {
      ground = chosen == nil ? nil : Color(.background)
      (words, quiet, faint) = (Color(.text), Color(.dim), Color(.faint))
      self.tint = tint
      return
    }
    let colors = GroundColors(fixed)
    ground = nil
    words = Color(colors.words)
    quiet = Color(colors.quiet)
    faint = quiet
    let hue = tint.rgb ?? tint.role.flatMap(Self.hue)
    self.tint = hue.map { Color(colors.readable($0)) } ?? words
  }

  /// Words in one of the colours, on what they stand on.
  @ViewBuilder func text(_ text: Text, _ color: Color) -> some View {
    if let ground {
      text.foregroundStyle(color).background(ground)
    } else {
      text.foregroundStyle(color)
    }
  }

  /// What a theme's colour stands for, where no theme has a say; nil for that of words.
  private static func hue(_ role: Role) -> RGB? {
    switch role {
    case .good, .green, .mint: RGB(0x57ab5a)
    case .warn, .orange, .yellow: RGB(0xd9a962)
    case .bad, .red, .pink: RGB(0xe06c75)
    case .accent, .blue, .cyan, .teal, .focus: RGB(0x6cb6d9)
    case .purple, .indigo: RGB(0xb083f0)
    case .brown: RGB(0xa47551)
    default: nil
    }
  }
}

extension Color {
  fileprivate init(_ rgb: RGB) {
    self.init(
      red: Double(rgb.red) / 255, green: Double(rgb.green) / 255, blue: Double(rgb.blue) / 255)
  }
}
