import CNcurses
import Glibc
import WidgetBase
import WidgetLayout

/// The choice of a terminal's terminfo entry.
enum TerminalType {
  /// The reason for sending 24-bit colour.
  enum TrueColor: Equatable {
    /// `--color true` asks for it.
    case option
    /// The environment says so, as by `COLORTERM`; the value is the variable.
    case environment(String)
    /// Every terminal of this type takes it.
    case type
    /// Terminfo says so.
    case terminfo
    /// The terminal repeated a 24-bit colour.
    case answer
  }

  /// Types whose terminals all take 24-bit colour.
  private static let knownTypes = [
    "xterm-kitty", "xterm-ghostty", "ghostty", "alacritty", "foot", "wezterm", "contour", "rio",
    "iterm2", "konsole-direct", "vte-direct", "mintty",
  ]
  /// The programs that name themselves in `TERM_PROGRAM` and take it.
  private static let knownPrograms = [
    "iTerm.app", "WezTerm", "vscode", "ghostty", "Hyper", "mintty", "rio", "WarpTerminal",
  ]

  /// Returns the reason why the terminal takes 24-bit colour; `nil` if nothing says that it does.
  ///
  /// A program that draws on another terminal, as tmux and screen do, speaks for itself alone.
  static func trueColor(
    type: String, answers: TerminalAnswers, environment: (String) -> String? = variable,
    terminfo: (String) -> Bool = { nc_says_direct($0) }
  ) -> TrueColor? {
    let isInner = isInner(type, environment: environment)
    // Screen leaves the variable as it was outside, and shows 256 colours before its version 5.
    let isScreen = type.hasExactPrefix("screen") && environment("STY") != nil
    if !isScreen, ["truecolor", "24bit"].contains(environment("COLORTERM")) {
      return .environment("COLORTERM")
    }
    if !isInner, let program = environment("TERM_PROGRAM"), knownPrograms.contains(program) {
      return .environment("TERM_PROGRAM")
    }
    if knownTypes.contains(where: { type == $0 || type.hasExactPrefix($0 + "-") }) { return .type }
    if terminfo(type) { return .terminfo }
    return answers.takesTrueColor ? .answer : nil
  }

  /// Returns true if a program that draws on another terminal, tmux or screen, is the terminal; tmux
  /// says so in `TERM_PROGRAM`, whatever type a user gave it.
  static func isInner(_ type: String, environment: (String) -> String? = variable) -> Bool {
    type.hasExactPrefix("tmux") || type.hasExactPrefix("screen")
      || environment("TERM_PROGRAM") == "tmux"
  }

  /// Returns the entries with 24-bit colour that terminfo may have for a type: its own variant, or
  /// that of a terminal like it.
  static func directTypes(of type: String) -> [String] {
    var base = type
    if base.hasExactSuffix("-256color") { base.removeLast(9) }
    var direct = [base]
    if base.hasExactPrefix("xterm-") { direct += [String(base.dropFirst(6)), "xterm"] }
    if base == "screen" { direct.append("tmux") }
    return direct.map { $0 + "-direct" }
  }

  /// The value of a variable of this process.
  static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
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
