package import WidgetLayout

/// Colours named in data: roles of the theme (`warn`, `red`), CSS colour names or `#rrggbb`.
package enum DataColor {
  /// Returns the colour of a name; `nil` if there is none.
  package static func color(_ name: String?) -> Color? {
    guard let name = name?.lowercased() else { return nil }
    if let role = Role(name: name) ?? aliases[name] { return Color(role) }
    return RGB(hex: CSSColors.hex(name) ?? name).map { rgb in
      Color(
        red: Double(rgb.red) / 255, green: Double(rgb.green) / 255, blue: Double(rgb.blue) / 255)
    }
  }

  private static let aliases: [String: Role] = [
    "grey": .gray, "ok": .good, "success": .good, "warning": .warn, "error": .bad,
    "danger": .bad, "critical": .bad, "magenta": .pink,
  ]
}
