import WidgetBase
import WidgetSettings

/// A host on which commands run, as ssh takes it: a name of its configuration, `me@web1`, or
/// `ssh://me@web1:2222`.
struct SSHHost: Hashable, Sendable {
  let name: String

  /// Creates a host, or returns `nil` for a text that ssh could take for an option or that is none.
  init?(_ name: String) {
    let isPlain = name.unicodeScalars.allSatisfy {
      $0.value > 0x20 && $0.value != 0x7f && !"'\"`$\\;&|<>(){}*?!".unicodeScalars.contains($0)
    }
    guard !name.isEmpty, name.first != "-", isPlain, !name.contains("@-"), !name.contains("//-")
    else { return nil }
    self.name = name
  }

  /// The schema of a host.
  static var schema: SettingSchema {
    .text(
      SettingKind<SSHHost>(
        noun: "host", expected: "a host of ssh, such as web1 or me@web1, that does not begin with -"
      ) { SSHHost($0) })
  }

  /// Returns the line for the shell of the host that runs a command with exactly these arguments.
  static func line(_ arguments: [String]) -> String {
    arguments.map(quoted).joined(separator: " ")
  }

  /// Returns one word for a shell.
  private static func quoted(_ argument: String) -> String {
    let isPlain = argument.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5a).contains(byte) || (0x61...0x7a).contains(byte)
        || "/._-+:@%,".utf8.contains(byte)
    }
    guard !isPlain || argument.isEmpty else { return argument }
    return argument.shellWord
  }

  /// Returns the arguments of ssh that run a command on the host.
  ///
  /// - Parameters:
  ///   - socket: The socket of a connection that is open already, or `nil` for a new one.
  ///   - log: The file for ssh's own messages.
  func arguments(
    _ command: [String], socket: String?, log: String, timeout: Double
  ) -> [String] {
    ["ssh", "-T", "-n", "-E", log, "-S", socket ?? "none", "-o", "ControlMaster=no"]
      + Self.options(timeout) + ["--", name, Self.line(command)]
  }

  /// Returns the arguments of ssh that open a connection for later commands.
  func masterArguments(socket: String, timeout: Double) -> [String] {
    // It stays a child of this process and ends with it; a persisting one would outlive it.
    ["ssh", "-T", "-n", "-N", "-M", "-S", socket, "-o", "ControlPersist=no"]
      + Self.options(timeout) + ["--", name]
  }

  private static func options(_ timeout: Double) -> [String] {
    let options = [
      // Nobody is there to answer a question, and no prompt may reach the screen.
      "BatchMode=yes", "ConnectTimeout=\(max(1, Int(timeout.rounded(.up))))",
      // A connection that hangs ends within seconds.
      "ServerAliveInterval=5", "ServerAliveCountMax=2",
      // What the user's configuration says for sessions at a terminal.
      "RemoteCommand=none", "PermitLocalCommand=no", "ClearAllForwardings=yes", "ForwardAgent=no",
      "ForwardX11=no", "EscapeChar=none", "ForkAfterAuthentication=no", "LogLevel=ERROR",
    ]
    return options.flatMap { ["-o", $0] }
  }
}
