import WidgetBase

/// Text for the body of a desktop notification, which its server may read as markup.
enum NotificationText {
  /// Returns the text with markup escaped, and U+FFFD in place of each scalar that controls a terminal,
  /// reorders a line or hides text.
  static func text(_ text: String) -> String {
    text.escapingMarkup.escaping { $0.isActive ? "\u{FFFD}" : nil }
  }
}
