import WidgetSettings
import WidgetSources

/// A terminal for a program: a window of tmux where that runs, else one of the desktop.
struct TerminalWindow {
  /// What the shell does with its arguments, a folder and a command: no part of them is in its text.
  private static let script =
    #"cd -- "$1" || exit; shift; "$@"; printf '\n[exit %s] Press Enter to close.' "$?"; read -r _"#

  /// The program that opens a window of the desktop; nil for one of tmux.
  private let program: String?

  /// The terminal of an environment; throws where there is none.
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

  /// The window in words.
  var words: String { program.map { "a new window of \($0)" } ?? "a new window of tmux" }

  /// The arguments of a command that opens such a window and runs another command in it.
  func arguments(_ command: [String], in folder: String) -> [String] {
    let inside = ["sh", "-c", Self.script, "sh", folder] + command
    // Several words are a program and its arguments; one would be read by a shell.
    if let program { return [program, "-e"] + inside }
    return ["tmux", "new-window"] + inside.map(Self.tmuxWord)
  }

  /// A word as it stands: tmux would take a `;` at its end for the end of a command.
  private static func tmuxWord(_ word: String) -> String {
    word.hasSuffix(";") ? word.dropLast() + "\\;" : word
  }
}
