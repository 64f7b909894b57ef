/// A menu in the form that plugins for xbar print.
package enum XBarMenu {
  /// Returns the menu in a text; `nil` if it does not look like one: a title, a line of dashes, and
  /// lines below it.
  package static func datum(of text: String) -> Datum? {
    let lines = text.split(whereSeparator: \.isNewline)
    guard let end = lines.firstIndex(of: "---"), end > 0, end + 1 < lines.count else { return nil }
    return XBarOutput(text, isDark: true, isTrusted: false).datum
  }
}
