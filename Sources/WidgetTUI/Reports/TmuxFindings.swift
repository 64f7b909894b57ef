import FoundationEssentials
import WidgetBase

/// The findings about the tmux in which the program runs.
struct TmuxFindings {
  /// Returns the value of an option or format of tmux, or `nil` if it does not tell.
  let value: ([String]) -> String?

  /// Returns what tmux says; nothing outside it.
  static func found() -> [Finding] {
    TmuxServer(within: 2).map { TmuxFindings(value: $0.answer).all } ?? []
  }

  var all: [Finding] {
    [type, colors, focus, escape, clipboard, passthrough].compactMap { $0 }
  }

  private func option(_ name: String) -> String? { value(["show-options", "-gqv", name]) }
  private func serverOption(_ name: String) -> String? { value(["show-options", "-sqv", name]) }

  private var type: Finding? {
    guard let type = serverOption("default-terminal") ?? option("default-terminal") else {
      return nil
    }
    guard !type.hasExactPrefix("tmux"), !type.hasExactSuffix("-256color") else {
      return Finding("tmux", "default-terminal", type)
    }
    return Finding(
      "tmux", "default-terminal", .warn, "\(type) has few colours",
      fix: "Write into tmux.conf: set -s default-terminal tmux-256color")
  }

  private var colors: Finding? {
    guard let features = value(["display-message", "-p", "#{client_termfeatures}"]) else {
      return nil
    }
    guard !features.splitExactly(separator: ",").contains("RGB") else {
      return Finding("tmux", "RGB", "24-bit colours reach the terminal outside")
    }
    return Finding(
      "tmux", "RGB", .warn, "24-bit colours become 256 on the terminal outside",
      fix: "If that takes 24 bits, write into tmux.conf: set -as terminal-features ',*:RGB'")
  }

  private var focus: Finding? {
    option("focus-events").map { state in
      state == "on"
        ? Finding("tmux", "focus-events", "on")
        : Finding(
          "tmux", "focus-events", .warn, "off: a pane is not told when it is looked at",
          fix: "Write into tmux.conf: set -g focus-events on")
    }
  }

  private var escape: Finding? {
    guard let text = serverOption("escape-time"), let time = Int(text) else { return nil }
    return time <= 50
      ? Finding("tmux", "escape-time", "\(time) ms")
      : Finding(
        "tmux", "escape-time", .warn, "\(time) ms: Esc acts that much later",
        fix: "Write into tmux.conf: set -s escape-time 10")
  }

  private var clipboard: Finding? {
    serverOption("set-clipboard").map { state in
      state == "on"
        ? Finding("tmux", "set-clipboard", state)
        : Finding(
          "tmux", "set-clipboard", .warn,
          "\(state): what programs in tmux copy does not reach the terminal outside",
          fix: "Write into tmux.conf: set -s set-clipboard on")
    }
  }

  private var passthrough: Finding? {
    option("allow-passthrough").flatMap { state in
      state.isEmpty ? nil : Finding("tmux", "allow-passthrough", "\(state); the program needs none")
    }
  }
}
