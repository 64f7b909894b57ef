import FoundationEssentials
import WidgetBase

/// A line of an xbar plugin's output.
struct XBarItem: Hashable {
  private static let schemes = ["https://", "http://", "mailto:", "file:"]
  /// The most characters of a line.
  private static let longest = 1000

  var text = ""
  /// The depth of the submenu; 0 is the menu itself.
  var depth = 0
  var isSeparator = false
  var color: String?
  var href: String?
  var isDisabled = false
  /// The image in base64, or `nil` if there is none.
  var image: String?
  /// True if escape sequences in the text set its colours.
  var hasANSI = false
  /// True if the text is Markdown.
  var isMarkdown = false
  var isChecked = false
  /// A few words at the end of the line.
  var badge: String?
  var isAlternate = false
  /// The effect of choosing the line, apart from opening its address, or `nil` if there is none.
  var action: XBarAction?

  /// Returns a separator of a menu.
  static func separator(depth: Int) -> XBarItem { XBarItem(depth: depth, isSeparator: true) }

  init(depth: Int = 0, isSeparator: Bool = false) {
    self.depth = depth
    self.isSeparator = isSeparator
  }

  /// Creates the item of a line.
  ///
  /// - Parameters:
  ///   - isDark: True to take the second of two colours, which is for a dark appearance.
  ///   - isTrusted: True if the line may run programs.
  init(_ line: String, depth: Int = 0, isDark: Bool, isTrusted: Bool) {
    let (written, parameters) = XBarParameters.divided(line)
    self.depth = depth
    text = Self.text(written, parameters)
    hasANSI = !parameters.isFalse("ansi") && text.utf8.contains(0x1b)
    color = parameters["color"].flatMap { Self.color($0, isDark: isDark) }
    href = parameters["href"].flatMap { address in
      Self.schemes.contains { address.lowercased().hasExactPrefix($0) } ? address : nil
    }
    isDisabled = parameters.isTrue("disabled")
    image = parameters["image"] ?? parameters["templateimage"]
    isMarkdown = parameters.isTrue("md")
    isChecked = parameters.isTrue("checked")
    badge = parameters["badge"].map { Self.cut(Self.plain($0), to: Self.longestBadge) }
    isAlternate = parameters.isTrue("alternate")
    if !isDisabled { action = XBarAction(parameters, isTrusted: isTrusted) }
  }

  /// The action of the Enter key; an address takes precedence over an action that only runs the
  /// plugin again or is refused.
  private var chosenAction: XBarAction? {
    guard let action, href == nil || !action.command.isEmpty else { return nil }
    return action
  }

  private static let longestBadge = 40

  /// Returns the text with no-break spaces replaced by spaces, since lines are not broken here.
  private static func plain(_ text: String) -> String {
    let spaces: Set<Unicode.Scalar> = ["\u{A0}", "\u{2007}", "\u{202F}"]
    guard text.unicodeScalars.contains(where: spaces.contains) else { return text }
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { scalars.append(spaces.contains(scalar) ? " " : scalar) }
    return String(scalars)
  }

  private static func cut(_ text: String, to most: Int) -> String {
    text.count > most ? text.prefix(most) + "…" : text
  }

  private static func text(_ written: String, _ parameters: XBarParameters) -> String {
    // A title in a menu bar may have two lines; here it has one.
    var text = plain(written).split(separator: "\\n", omittingEmptySubsequences: false)
      .joined(separator: " ")
    if !parameters.isFalse("emojize") { text = EmojiNames.replaced(in: text) }
    if !parameters.isFalse("trim") {
      text = text.trimmed
    }
    let length = parameters["length"].flatMap { Int($0) } ?? longest
    return cut(text, to: length > 0 ? min(length, longest) : longest)
  }

  private static func color(_ text: String, isDark: Bool) -> String? {
    let pair = text.splitExactly(separator: ",", maxSplits: 1).map(String.init)
    let color = isDark ? pair.last : pair.first
    return color.flatMap { $0.isEmpty ? nil : $0 }
  }

  var datum: Datum {
    [
      "text": .text(text), "depth": .number(Double(depth)), "separator": .bool(isSeparator),
      "color": Self.datum(color), "href": Self.datum(href), "disabled": .bool(isDisabled),
      "image": Self.datum(image), "ansi": .bool(hasANSI), "markdown": .bool(isMarkdown),
      "checked": .bool(isChecked), "badge": Self.datum(badge),
      "action": Self.datum(chosenAction?.address),
      "trust": .bool(action?.refusal == .untrusted),
    ]
  }

  private static func datum(_ text: String?) -> Datum { text.map { .text($0) } ?? .null }
}
