import FoundationEssentials
import Glibc
import WidgetLayout

/// The theme that was asked for: one by name, or by the terminal's background.
@MainActor
struct ThemeChoice {
  /// The name by which the terminal's background chooses.
  static let automatic = "auto"

  /// The theme to begin with.
  let initial: Theme
  /// True where the terminal is to be asked whether it is light or dark.
  let asksTerminal: Bool

  /// The themes in the user's folder, then those built in.
  static var library: ThemeLibrary {
    ThemeLibrary(folders: ConfigurationFolder.path.map { ["\($0)/themes"] } ?? [])
  }

  /// The theme called `name`; `auto` is `light` on a light terminal and `default` on others.
  init(_ name: String) throws {
    guard name == Self.automatic else {
      initial = try Self.library.theme(named: name)
      asksTerminal = false
      return
    }
    let isLight = Self.isLight(colorFGBG: getenv("COLORFGBG").map { String(cString: $0) })
    initial = try Self.library.theme(named: isLight ? "light" : "default")
    let type = getenv("TERM").map { String(cString: $0) } ?? ""
    // The Linux console prints the question instead of answering it.
    asksTerminal = !["linux", "dumb", ""].contains(type)
  }

  /// The theme for a terminal whose background is `color`.
  func theme(on color: RGB) -> Theme? {
    try? Self.library.theme(named: color.isLight ? "light" : "default")
  }

  /// What `COLORFGBG` says, `15;0`: the last number is the background's place among the sixteen.
  static func isLight(colorFGBG value: String?) -> Bool {
    guard let last = value?.split(separator: ";").last, let index = Int(last) else { return false }
    return index == 7 || (9...15).contains(index)
  }
}

extension RGB {
  /// True where dark text is easier to read on the colour: a perceived brightness above one half.
  var isLight: Bool { 299 * Int(red) + 587 * Int(green) + 114 * Int(blue) > 127_500 }
}
