/// A style as a terminal is sent it: a theme's colours at the terminal's depth.
package struct TerminalStyle: Hashable, Sendable {
  package let foreground: TerminalColor
  package let background: TerminalColor
  package let attributes: Style.Attributes
}

extension Style {
  /// What a terminal of `depth` is sent for the style in `theme`. What has no background stands on
  /// the theme's; without colours, weight says what is loud or quiet.
  package func resolved(in theme: Theme, at depth: ColorDepth) -> TerminalStyle {
    let ground = background == .none ? Paint.role(.background) : background
    let hasColors = depth != .none && theme.hasColors
    return TerminalStyle(
      foreground: foreground.color(in: theme).resolved(at: depth),
      background: ground.color(in: theme).resolved(at: depth),
      attributes: hasColors ? attributes : attributes.union(emphasisWithoutColor))
  }

  /// What stands for the style's colour where there is none: what is loud in colour is bold, what
  /// is quiet is dim.
  private var emphasisWithoutColor: Attributes {
    switch foreground.role {
    case .bad, .warn, .focus, .title: .bold
    case .dim, .faint, .border: .dim
    default: []
    }
  }
}

extension TerminalStyle: CustomStringConvertible {
  /// The colours and attributes in words: `#6cb6d9`, `color 74 bold`, `cyan on black`; `–` where
  /// nothing is sent.
  package var description: String {
    var words = [foreground.name].compactMap { $0 }
    if let name = background.name { words += ["on", name] }
    words += attributes.names
    return words.isEmpty ? "–" : words.joined(separator: " ")
  }
}

extension TerminalColor {
  /// The colour in a word or two; nil for the terminal's own.
  fileprivate var name: String? {
    switch self {
    case .terminal: nil
    case .index(let index):
      ANSIColor(rawValue: index).map(\.name) ?? "color \(index)"
    case .rgb(let color): Paint.rgb(color).description
    }
  }
}
