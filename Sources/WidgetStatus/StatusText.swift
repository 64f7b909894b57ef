internal import WidgetLayout

extension StatusLine {
  /// Returns the line in a format, without a line end.
  package func text(_ format: StatusOptions.Format) -> String {
    switch format {
    case .plain: text
    case .tmux: tmux
    case .i3bar: i3bar
    case .waybar: waybar
    }
  }

  /// The line in tmux's format.
  ///
  /// Every `#` in the data is doubled, so that it cannot set a style, name a variable or run a
  /// command.
  private var tmux: String {
    var text = ""
    for stretch in stretches {
      let style = Self.tmuxStyle(stretch.style)
      let words = stretch.text.escaping { $0 == "#" ? "##" : nil }
      text += style.isEmpty ? words : "#[\(style)]\(words)#[default]"
    }
    return text
  }

  private static func tmuxStyle(_ style: Style) -> String {
    var parts: [String] = []
    if let color = tmuxColor(style.foreground) { parts.append("fg=\(color)") }
    if let color = tmuxColor(style.background) { parts.append("bg=\(color)") }
    let names: [(Style.Attributes, String)] = [
      (.bold, "bold"), (.dim, "dim"), (.italic, "italics"), (.underline, "underscore"),
      (.reverse, "reverse"), (.strikethrough, "strikethrough"),
    ]
    parts += names.filter { style.attributes.contains($0.0) }.map(\.1)
    if style.foreground == .role(.dim) || style.foreground == .role(.faint) { parts.append("dim") }
    return parts.joined(separator: ",")
  }

  /// Returns one of tmux's sixteen colours for a role, so that the line follows the terminal's
  /// palette, or the exact colour of an RGB paint.
  private static func tmuxColor(_ paint: Paint) -> String? {
    if let rgb = paint.rgb { return hex(rgb) }
    return switch paint.role {
    case .accent, .focus, .chart1, .cyan, .teal: "cyan"
    case .good, .green, .mint, .chart2: "green"
    case .warn, .yellow, .orange, .chart3: "yellow"
    case .bad, .red, .pink, .chart5: "red"
    case .blue, .indigo, .chart6: "blue"
    case .purple, .chart4: "magenta"
    default: nil
    }
  }

  private static func hex(_ color: RGB) -> String {
    let digits = String(color.value, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// The line as an i3bar block.
  private var i3bar: String {
    let isUrgent = stretches.contains { $0.style.foreground == .role(.bad) }
    return "{\"full_text\":\(Self.json(text)),\"name\":\"widgettui\",\"urgent\":\(isUrgent)}"
  }

  /// The line as a Waybar module, whose class is the state.
  private var waybar: String {
    "{\"text\":\(Self.json(text.escapingMarkup)),\"class\":\"\(state.word)\"}"
  }

  /// Returns a JSON string. Control characters are escaped, although cells hold none.
  private static func json(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
