import Glibc

/// A process's environment variables and their owner.
package struct ProcessEnvironment: Sendable, Hashable {
  /// A kind of process that environment variables belong to.
  package enum Owner: Sendable, Hashable {
    /// The current process.
    case thisProcess
    /// A dashboard that shows the widget.
    case terminal
    /// The dashboard that showed the widget last, and has ended.
    case closedTerminal
    /// A dashboard that shows another board.
    case otherTerminal
    /// A status line.
    case statusLine
    /// A snapshot.
    case snapshot
    /// `widgettui serve`.
    case server
    /// The program that started the host.
    case starter

    /// A description of the owner that completes “in the environment of …”.
    package var words: String {
      switch self {
      case .thisProcess: "this process"
      case .terminal: "the terminal that shows this board"
      case .closedTerminal: "the terminal that showed this board last"
      case .otherTerminal: "the terminal of another board; no terminal shows this one"
      case .statusLine: "the status line that shows this widget"
      case .snapshot: "the snapshot of this board"
      case .server: "widgettui serve; no terminal shows this board"
      case .starter: "the program that started the host; no terminal shows this board"
      }
    }
  }

  /// The variables' values by name.
  package var variables: [String: String]
  package var owner: Owner

  package init(_ variables: [String: String] = [:], owner: Owner = .thisProcess) {
    (self.variables, self.owner) = (variables, owner)
  }

  /// Reads variables in the kernel's format: `NAME=value`, each followed by a zero byte.
  package init(bytes: [UInt8], owner: Owner) {
    let lines = bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    self.init(lines: lines, owner: owner)
  }

  /// Reads lines of the form `NAME=value`; of a repeated name the first value counts, as for
  /// `getenv`.
  private init(lines: [String], owner: Owner) {
    let pairs = lines.compactMap { line -> (String, String)? in
      guard let sign = line.utf8.firstIndex(of: UInt8(ascii: "=")), sign != line.startIndex else {
        return nil
      }
      return (String(line[..<sign]), String(line[line.utf8.index(after: sign)...]))
    }
    self.init(Dictionary(pairs) { first, _ in first }, owner: owner)
  }

  /// The variables of this process.
  package static var own: ProcessEnvironment {
    var lines: [String] = []
    var next = environ
    while let line = next.pointee {
      lines.append(String(cString: line))
      next += 1
    }
    return ProcessEnvironment(lines: lines, owner: .thisProcess)
  }

  /// Returns a variable's value, or `nil` if it is not set or empty.
  package subscript(name: String) -> String? {
    variables[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns a copy in which the given variables replace those of the same names.
  package func adding(_ more: [String: String]) -> ProcessEnvironment {
    var environment = self
    environment.variables.merge(more) { $1 }
    return environment
  }

  /// The variables as `NAME=value`, sorted by name.
  package var lines: [String] {
    variables.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
  }
}

extension ProcessEnvironment {
  /// The variables without those that identify a window, a connection or a shell.
  ///
  /// A change of such a variable does not cause a source to be read again.
  package var lasting: [String: String] {
    variables.filter { name, _ in
      !Self.passing.contains(name) && !Self.passingPrefixes.contains { name.hasExactPrefix($0) }
    }
  }

  private static let passing: Set<String> = [
    "_", "COLORFGBG", "COLORTERM", "COLUMNS", "DESKTOP_STARTUP_ID", "GPG_TTY", "INVOCATION_ID",
    "JOURNAL_STREAM", "LINES", "MANAGERPID", "NO_COLOR", "OLDPWD", "PWD", "SHLVL", "SSH_CLIENT",
    "SSH_CONNECTION", "SSH_TTY", "STY", "SYSTEMD_EXEC_PID", "TERM", "TMUX", "TMUX_PANE", "WINDOW",
    "WINDOWID", "XDG_ACTIVATION_TOKEN", "XDG_SESSION_ID", "XDG_VTNR",
  ]

  private static let passingPrefixes = [
    "ALACRITTY_", "GNOME_TERMINAL_", "ITERM_", "KITTY_", "KONSOLE_", "TERM_", "VTE_", "WEZTERM_",
    "WT_", "ZELLIJ",
  ]
}
