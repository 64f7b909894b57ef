import FoundationEssentials
import Glibc
import WidgetBase
import WidgetLayout

/// The choice of a theme, by name or by the terminal's background.
@MainActor
struct ThemeChoice {
  /// The name that selects a theme by the terminal's background.
  static let automatic = "auto"

  /// The theme to start with.
  let initial: Theme
  /// True if the terminal is to be asked for its background.
  let asksTerminal: Bool

  /// The themes in the user's folder, followed by the built-in ones.
  static var library: ThemeLibrary {
    ThemeLibrary(folders: ConfigurationFolder.path.map { ["\($0)/themes"] } ?? [])
  }

  /// Finds the theme called `name`; `auto` means `light` on a light terminal and `default` on
  /// others.
  init(_ name: String) throws {
    guard name == Self.automatic else {
      initial = try Self.library.theme(named: name)
      asksTerminal = false
      return
    }
    let isLight = Self.isLight(colorFGBG: getenv("COLORFGBG").map { String(cString: $0) })
    initial = try Self.library.theme(named: isLight ? "light" : "default")
    let type = getenv("TERM").map { String(cString: $0) } ?? ""
    // The Linux console prints the query instead of answering it.
    asksTerminal = !["linux", "dumb", ""].contains(type)
  }

  /// Returns the theme for a terminal whose background is `color`.
  func theme(on color: RGB) -> Theme? {
    try? Self.library.theme(named: color.isLight ? "light" : "default")
  }

  /// Returns true if `COLORFGBG`, such as `15;0`, describes a light background; the last number is
  /// the background's index among the sixteen colours.
  static func isLight(colorFGBG value: String?) -> Bool {
    guard let last = value?.splitExactly(separator: ";").last, let index = Int(last) else {
      return false
    }
    return index == 7 || (9...15).contains(index)
  }
}

extension RGB {
  /// True if dark text is easier to read on the colour: its perceived brightness is above one half.
  var isLight: Bool { 299 * Int(red) + 587 * Int(green) + 114 * Int(blue) > 127_500 }
}
