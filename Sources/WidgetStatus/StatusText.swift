import WidgetBase
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

  /// A block of i3bar for each widget, with commas between them.
  private var i3bar: String { blocks.map(Self.i3bar).joined(separator: ",") }

  private static func i3bar(_ block: Block) -> String {
    let color = hexColor(of: block).map { ",\"color\":\"\($0)\"" } ?? ""
    return "{\"full_text\":\(json(block.text)),\"name\":\"widgettui\","
      + "\"instance\":\(json(StatusReading.shown(block.name)))\(color),\"urgent\":\(block.isUrgent)}"
  }

  /// Returns a block's colour: that of what is wrong in it, else of the first coloured stretch.
  private static func hexColor(of block: Block) -> String? {
    if block.isUrgent { return hexColor(.role(.bad)) }
    return switch block.state {
    case .fresh: block.stretches.lazy.compactMap { hexColor($0.style.foreground) }.first
    case .waiting, .late, .stale, .expired: hexColor(.role(.warn))
    case .failed, .denied, .unknown: hexColor(.role(.bad))
    }
  }

  /// Returns the colour of a paint on i3bar, which knows no palette: bright enough on its dark bar.
  private static func hexColor(_ paint: Paint) -> String? {
    if let rgb = paint.rgb { return hex(rgb) }
    return switch tmuxColor(paint) {
    case "cyan": "#5fd7ff"
    case "green": "#5fd75f"
    case "yellow": "#ffd75f"
    case "red": "#ff5f5f"
    case "blue": "#5fafff"
    case "magenta": "#d787ff"
    default: nil
    }
  }

  /// The line as a Waybar module: its class is the state, its tooltip has each widget in a row, and its
  /// percentage is the first value of the line that is one.
  private var waybar: String {
    let rows = blocks.map { block in
      block.text + (block.state == .fresh ? "" : " · \(block.state.word)")
    }
    let tooltip = rows.joined(separator: "\n").escapingMarkup
    let share = percentage.map { ",\"percentage\":\($0)" } ?? ""
    return "{\"text\":\(Self.json(text.escapingMarkup)),\"tooltip\":\(Self.json(tooltip)),"
      + "\"class\":\"\(state.word)\"\(share)}"
  }

  /// The value of the first widget whose value is a share of a hundred, rounded down; `nil` if there is none.
  var percentage: Int? {
    blocks.lazy.filter { $0.isShown && !Self.kindsOfWords.contains($0.kind ?? "") }
      .compactMap { Self.share(in: $0.text) }.first
  }

  /// The kinds that show words of other people, in which a number is no value of the widget.
  private static let kindsOfWords: Set<String> = [
    "agenda", "calendar", "feed", "list", "log", "plugin", "table", "text",
  ]

  /// Returns the first number of a text if it is a share: a later one may be a change, or part of something else, such
  /// as of `1 050 %`. One whose separators might be those of thousands is none.
  private static func share(in text: String) -> Int? {
    guard let sign = text.firstIndex(of: "%") else { return nil }
    let before = text[..<sign]
    let words = before.split { $0 == " " || $0 == "\u{A0}" || $0 == "\u{202F}" }
    let numbers = words.filter { word in
      word.contains { $0.isNumber } && word.first?.isLetter == false
    }
    guard numbers.count == 1, let word = words.last, word == numbers[0], !before.contains("▲"),
      !before.contains("▼")
    else { return nil }
    let parts = word.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    let isNumber = parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isASCII && $0.isNumber } }
    guard isNumber, let whole = parts.first, parts.count <= 2, parts.dropFirst().first?.count != 3
    else { return nil }
    return Int(whole).flatMap { (0...100).contains($0) ? $0 : nil }
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
