/// A style in the form sent to a terminal: a theme's colours at the terminal's depth.
package struct TerminalStyle: Hashable, Sendable {
  package let foreground: TerminalColor
  package let background: TerminalColor
  package let attributes: Style.Attributes
}

extension Style {
  /// Returns the style for a terminal of `depth` in `theme`. Without a background it gets the
  /// theme's; without colours it is emphasized by bold and dim.
  package func resolved(in theme: Theme, at depth: ColorDepth) -> TerminalStyle {
    let ground = background == .none ? Paint.role(.background) : background
    let hasColors = depth != .none && theme.hasColors
    var attributes = attributes
    if depth == .none, isReversed(in: theme) { attributes.insert(.reverse) }
    return TerminalStyle(
      foreground: foreground.resolved(in: theme, at: depth),
      background: ground.resolved(in: theme, at: depth),
      attributes: hasColors ? attributes : attributes.union(emphasisWithoutColor))
  }

  /// True if fixed colours stand out as the opposite of the terminal's own: dark on light in a dark theme, or light
  /// on dark in a light one. Without colours a code could not be scanned otherwise, nor a label be seen.
  private func isReversed(in theme: Theme) -> Bool {
    guard let front = foreground.rgb, let back = background.rgb else { return false }
    let difference = (back.luminance - front.luminance) * (theme.isLight ? -1 : 1)
    return difference > 0.4
  }

  /// The attributes that replace a missing colour: bold for strong colours, dim for quiet ones.
  private var emphasisWithoutColor: Attributes {
    switch foreground.role {
    case .bad, .warn, .focus, .title: .bold
    case .dim, .faint, .border: .dim
    default: []
    }
  }
}

extension TerminalStyle: CustomStringConvertible {
  /// The colours and attributes in words, such as `#6cb6d9`, `color 74 bold` or `cyan on black`;
  /// `–` if nothing is sent.
  package var description: String {
    var words = [foreground.name].compactMap { $0 }
    if let name = background.name { words += ["on", name] }
    words += attributes.names
    return words.isEmpty ? "–" : words.joined(separator: " ")
  }
}

extension TerminalColor {
  /// The colour in words; `nil` for the terminal's own.
  fileprivate var name: String? {
    switch self {
    case .terminal: nil
    case .index(let index):
      ANSIColor(rawValue: index).map(\.name) ?? "color \(index)"
    case .rgb(let color): Paint.rgb(color).description
    }
  }
}
