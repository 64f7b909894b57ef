import WidgetBase
import WidgetSettings
import WidgetSources

/// A terminal for a program: a window of tmux inside tmux, else one of the desktop.
struct TerminalWindow {
  /// The shell script, whose arguments are a folder and a command; its text contains no part of
  /// them.
  private static let script =
    #"cd -- "$1" || exit; shift; "$@"; printf '\n[exit %s] Press Enter to close.' "$?"; read -r _"#

  /// The program that opens a desktop window; `nil` for a window of tmux.
  private let program: String?

  /// Chooses the terminal of an environment; throws if there is none.
  init(in environment: ProcessEnvironment) throws(SourceFailure) {
    if environment["TMUX"] != nil {
      program = nil
      return
    }
    guard environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil else {
      throw SourceFailure(
        "no terminal available",
        "The command needs a terminal window: start widgettui in tmux or on a desktop.")
    }
    program = environment["TERMINAL"] ?? "x-terminal-emulator"
  }

  /// The description of the window.
  var words: String { program.map { "a new window of \($0)" } ?? "a new window of tmux" }

  /// Returns the arguments of a command that opens such a window and runs another command in it.
  func arguments(_ command: [String], in folder: String) -> [String] {
    let inside = ["sh", "-c", Self.script, "sh", folder] + command
    // Several words are a program and its arguments; a single word would be parsed by a shell.
    if let program { return [program, "-e"] + inside }
    return ["tmux", "new-window"] + inside.map(Self.tmuxWord)
  }

  /// Returns a word that tmux takes literally: a `;` at its end would end the command.
  private static func tmuxWord(_ word: String) -> String {
    word.hasExactSuffix(";") ? String(word.unicodeScalars.dropLast()) + "\\;" : word
  }
}
