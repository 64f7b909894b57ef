import WidgetCatalog
import WidgetLayout

/// The colours of a tile's words: the theme's, or colours that are readable on the tile's own
/// background.
///
/// On a fixed colour they are fixed too. On one of the theme's, which may be light or dark, each
/// word has the theme's background for text.
struct CardColors: Hashable, Sendable {
  /// The colour behind the whole tile; clear for the terminal's.
  let background: Color
  /// The colour directly behind words; `nil` for the tile's.
  let ground: Color?
  let words: Color
  let quiet: Color
  let faint: Color
  /// The accent colour.
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

  /// Returns a text in one of the colours, with its background.
  @ViewBuilder func text(_ text: Text, _ color: Color) -> some View {
    if let ground {
      text.foregroundStyle(color).background(ground)
    } else {
      text.foregroundStyle(color)
    }
  }

  /// Returns a fixed equivalent of a theme's colour; `nil` for the colour of text.
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
