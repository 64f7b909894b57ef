import WidgetBase

/// Text for the body of a desktop notification, which its server may read as markup.
enum NotificationText {
  /// Returns the text with markup escaped, and U+FFFD in place of each scalar that controls a terminal,
  /// reorders a line or hides text.
  static func text(_ text: String) -> String {
    text.escaping { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      default: isActive(scalar) ? "\u{FFFD}" : nil
      }
    }
  }

  private static func isActive(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    // The joiners belong to the spelling of some languages and to emoji.
    case .format: ![0x200c, 0x200d].contains(scalar.value)
    default: false
    }
  }
}
