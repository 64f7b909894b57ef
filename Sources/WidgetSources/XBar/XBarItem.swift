import FoundationEssentials

/// A line of an xbar plugin.
struct XBarItem: Hashable {
  private static let schemes = ["https://", "http://", "mailto:", "file:"]
  /// The most characters of a line.
  private static let longest = 1000

  var text = ""
  /// How deep in submenus it is.
  var depth = 0
  var isSeparator = false
  var color: String?
  var href: String?
  var isDisabled = false
  var hasImage = false
  /// Whether escape sequences in the text set its colours.
  var hasANSI = false
  var isAlternate = false
  /// The program that a click starts and what it is given; nil where there is none, or where the
  /// plugin is not trusted to start one.
  var action: [String]?

  /// A separator in a menu.
  static func separator(depth: Int) -> XBarItem { XBarItem(depth: depth, isSeparator: true) }

  init(depth: Int = 0, isSeparator: Bool = false) {
    self.depth = depth
    self.isSeparator = isSeparator
  }

  /// A line's item; of colours for two appearances it has the one for the dark or the light.
  init(_ line: String, depth: Int = 0, isDark: Bool, isTrusted: Bool) {
    let (written, parameters) = XBarParameters.divided(line)
    self.depth = depth
    text = Self.text(written, parameters)
    hasANSI = !parameters.isFalse("ansi") && text.utf8.contains(0x1b)
    color = parameters["color"].flatMap { Self.color($0, isDark: isDark) }
    href = parameters["href"].flatMap { address in
      Self.schemes.contains { address.lowercased().hasPrefix($0) } ? address : nil
    }
    isDisabled = parameters.isTrue("disabled")
    hasImage = ["image", "templateimage", "sfimage"].contains { parameters[$0] != nil }
    isAlternate = parameters.isTrue("alternate")
    if isTrusted, let program = parameters["bash"] ?? parameters["shell"], !program.isEmpty {
      action = [program] + parameters.commandParameters
    }
  }

  private static func text(_ written: String, _ parameters: XBarParameters) -> String {
    // A title may have two lines in a menu bar; here it has one.
    var text = written.split(separator: "\\n", omittingEmptySubsequences: false)
      .joined(separator: " ")
    if !parameters.isFalse("trim") {
      while text.first?.isWhitespace ?? false { text.removeFirst() }
      while text.last?.isWhitespace ?? false { text.removeLast() }
    }
    let most = min(parameters["length"].flatMap { Int($0) } ?? longest, longest)
    return most > 0 && text.count > most ? text.prefix(most) + "…" : text
  }

  private static func color(_ text: String, isDark: Bool) -> String? {
    let pair = text.split(separator: ",", maxSplits: 1).map(String.init)
    let color = isDark ? pair.last : pair.first
    return color.flatMap { $0.isEmpty ? nil : $0 }
  }

  var datum: Datum {
    [
      "text": .text(text), "depth": .number(Double(depth)), "separator": .bool(isSeparator),
      "color": color.map { .text($0) } ?? .null, "href": href.map { .text($0) } ?? .null,
      "disabled": .bool(isDisabled), "image": .bool(hasImage), "ansi": .bool(hasANSI),
      "action": action.map { ["arguments": .list($0.map { .text($0) })] } ?? .null,
    ]
  }
}
