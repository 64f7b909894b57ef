import Glibc
import WidgetLayout

/// Which entry of terminfo a terminal is opened by.
enum TerminalType {
  /// The types to try in order: where the terminal says that it takes 24-bit colour (`COLORTERM`),
  /// the variants of its type with direct colour; then what `TERM` says.
  ///
  /// The variant of `xterm-kitty` is `kitty-direct`, others that are like xterm have xterm's; a
  /// `screen-256color` that takes such colours is tmux.
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
  /// The depth of a terminal with so many colours.
  init(colors: Int) {
    switch colors {
    case (1 << 24)...: self = .trueColor
    case 256...: self = .indexed256
    case 8...: self = .ansi16
    default: self = .none
    }
  }

  /// The depth that the user's environment allows: none with a `NO_COLOR` that is not empty.
  static var environmentLimit: ColorDepth? {
    guard let value = getenv("NO_COLOR"), value.pointee != 0 else { return nil }
    return ColorDepth.none
  }
}
