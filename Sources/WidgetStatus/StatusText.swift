internal import WidgetLayout

extension StatusLine {
  /// The line as a format has it, without a line end.
  package func text(_ format: StatusOptions.Format) -> String {
    switch format {
    case .plain: text
    case .tmux: tmux
    case .i3bar: i3bar
    case .waybar: waybar
    }
  }

  /// For tmux: nothing in the data can style, name a variable or run a command, since every `#` of
  /// it is doubled.
  private var tmux: String {
    var text = ""
    for stretch in stretches {
      let style = Self.tmuxStyle(stretch.style)
      let words = stretch.text.reduce(into: "") { $0 += $1 == "#" ? "##" : String($1) }
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

  /// A colour of tmux's own sixteen for a role, so that the line follows the terminal's palette.
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

  /// An i3bar block.
  private var i3bar: String {
    let isUrgent = stretches.contains { $0.style.foreground == .role(.bad) }
    return "{\"full_text\":\(Self.json(text)),\"name\":\"widgettui\",\"urgent\":\(isUrgent)}"
  }

  /// A Waybar module's text; its class is how fresh the text is.
  private var waybar: String { "{\"text\":\(Self.json(markup)),\"class\":\"\(state.word)\"}" }

  /// The text for Pango, which reads markup in it.
  private var markup: String {
    text.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.append(character)
      }
    }
  }

  /// A JSON string. Cells hold no control characters; these are escaped all the same.
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
