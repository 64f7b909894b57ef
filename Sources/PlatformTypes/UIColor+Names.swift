import WidgetLayout

// The colours that UIKit names. Their components, for code that reads them, are those of a dark
// iPhone.
extension UIColor {
  /// Returns a grey or a fill: as much of the theme's text colour over its background as Apple's has of
  /// white on black, or of black on white.
  private static func level(_ opacity: Double, _ rgb: UInt32) -> UIColor {
    UIColor(Color(.text).opacity(opacity), components: ColorParts(rgb: rgb))
  }

  private static func theme(_ role: Role, _ rgb: UInt32) -> UIColor {
    UIColor(Color(role), components: ColorParts(rgb: rgb))
  }

  public static let systemRed = theme(.red, 0xFF453A)
  public static let systemOrange = theme(.orange, 0xFF9F0A)
  public static let systemYellow = theme(.yellow, 0xFFD60A)
  public static let systemGreen = theme(.green, 0x30D158)
  public static let systemMint = theme(.mint, 0x63E6E2)
  public static let systemTeal = theme(.teal, 0x40C8E0)
  public static let systemCyan = theme(.cyan, 0x64D2FF)
  public static let systemBlue = theme(.blue, 0x0A84FF)
  public static let systemIndigo = theme(.indigo, 0x5E5CE6)
  public static let systemPurple = theme(.purple, 0xBF5AF2)
  public static let systemPink = theme(.pink, 0xFF375F)
  public static let systemBrown = theme(.brown, 0xAC8E68)
  public static let systemGray = theme(.gray, 0x8E8E93)
  public static let systemGray2 = level(0.56, 0x636366)
  public static let systemGray3 = level(0.38, 0x48484A)
  public static let systemGray4 = level(0.31, 0x3A3A3C)
  public static let systemGray5 = level(0.19, 0x2C2C2E)
  public static let systemGray6 = level(0.125, 0x1C1C1E)
  public static let red = theme(.red, 0xFF0000)
  public static let orange = theme(.orange, 0xFF8000)
  public static let yellow = theme(.yellow, 0xFFFF00)
  public static let green = theme(.green, 0x00FF00)
  public static let cyan = theme(.cyan, 0x00FFFF)
  public static let blue = theme(.blue, 0x0000FF)
  public static let purple = theme(.purple, 0x800080)
  public static let magenta = theme(.pink, 0xFF00FF)
  public static let brown = theme(.brown, 0x996633)
  public static let gray = theme(.gray, 0x808080)
  public static let lightGray = theme(.gray, 0xAAAAAA)
  public static let darkGray = theme(.gray, 0x555555)
  public static let white = theme(.white, 0xFFFFFF)
  public static let black = theme(.black, 0x000000)
  public static let label = theme(.text, 0xFFFFFF)
  public static let secondaryLabel = theme(.dim, 0x8D8D93)
  public static let tertiaryLabel = theme(.faint, 0x47474A)
  public static let quaternaryLabel = theme(.faint, 0x28282A)
  public static let placeholderText = theme(.faint, 0x47474A)
  public static let link = theme(.accent, 0x0984FF)
  public static let tintColor = theme(.accent, 0x0A84FF)
  public static let separator = theme(.border, 0x545458)
  public static let opaqueSeparator = theme(.border, 0x38383A)
  public static let systemFill = level(0.19, 0x36363A)
  public static let secondarySystemFill = level(0.19, 0x313135)
  public static let tertiarySystemFill = level(0.125, 0x252528)
  public static let quaternarySystemFill = level(0.0625, 0x1B1B1D)
  public static let systemBackground = theme(.background, 0x000000)
  public static let secondarySystemBackground = level(0.125, 0x1C1C1E)
  public static let tertiarySystemBackground = level(0.19, 0x2C2C2E)
  public static let systemGroupedBackground = theme(.background, 0x000000)
  public static let secondarySystemGroupedBackground = level(0.125, 0x1C1C1E)
  public static let tertiarySystemGroupedBackground = level(0.19, 0x2C2C2E)
  public static let lightText = theme(.text, 0xFFFFFF)
  public static let darkText = theme(.black, 0x000000)
  public static let clear = UIColor(Color.clear, components: ColorParts(alpha: 0))
}
