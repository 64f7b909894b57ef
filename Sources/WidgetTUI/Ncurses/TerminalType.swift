import Glibc
import WidgetLayout

/// The choice of a terminal's terminfo entry.
enum TerminalType {
  /// Returns the types to try in order: the direct-colour variants of the type if the terminal
  /// reports 24-bit colour (`COLORTERM`), then the value of `TERM`.
  ///
  /// The variant of `xterm-kitty` is `kitty-direct`; other types like xterm use xterm's. A
  /// `screen-256color` with 24-bit colour is tmux.
  static func candidates(
    type: String, limit: ColorDepth?,
    colorTerm: String? = getenv("COLORTERM").map { String(cString: $0) }
  ) -> [String] {
    let takesTrueColor = colorTerm == "truecolor" || colorTerm == "24bit"
    guard takesTrueColor, limit ?? .trueColor == .trueColor, !type.hasSuffix("-direct") else {
      return [type]
    }
    var base = type
    if base.hasSuffix("-256color") { base.removeLast(9) }
    var direct = [base]
    if base.hasPrefix("xterm-") { direct += [String(base.dropFirst(6)), "xterm"] }
    if base == "screen" { direct.append("tmux") }
    return direct.map { $0 + "-direct" } + [type]
  }
}

extension ColorDepth {
  /// Creates the depth of a terminal with a number of colours.
  init(colors: Int) {
    switch colors {
    case (1 << 24)...: self = .trueColor
    case 256...: self = .indexed256
    case 8...: self = .ansi16
    default: self = .none
    }
  }

  /// The depth that the environment allows: none if `NO_COLOR` is set and not empty, `nil` for no
  /// limit.
  static var environmentLimit: ColorDepth? {
    guard let value = getenv("NO_COLOR"), value.pointee != 0 else { return nil }
    return ColorDepth.none
  }
}
