import Glibc

/// A tmux server of the test's own, ended with the value, and with the tests.
final class TmuxServer: Sendable {
  /// Where it listens (`tmux -S socket attach` looks at a test that hangs).
  let socket: String
  /// What it may use for files.
  let folder = ScratchFolder()

  init() { socket = "\(folder.path)/tmux" }

  deinit {
    // Refused if the server has been ended before; that is no harm.
    let child = try? Child(["tmux", "-S", socket, "kill-server"]) {
      for number: Int32 in 0...2 {
        posix_spawn_file_actions_addopen(&$0, number, "/dev/null", O_RDWR, 0)
      }
    }
    child?.wait()
  }

  /// Runs one command of tmux, or several with `;` between them, and returns what it prints.
  @discardableResult
  func run(
    _ arguments: [String], environment: [String: String?] = [:], directory: String? = nil
  ) async throws -> String {
    let outcome = try await Program("tmux").run(
      ["-u", "-S", socket, "-f", "/dev/null"] + arguments, environment: environment,
      directory: directory)
    guard outcome.ending == .exited(0) else {
      throw TmuxFailure(arguments: arguments, reason: outcome.standardError)
    }
    return outcome.standardOutput
  }

  /// A word as it stands: tmux would take a `;` at its end for the end of a command.
  static func literal(_ word: String) -> String {
    word.hasSuffix(";") ? word.dropLast() + "\\;" : word
  }
}

/// tmux refused a command, or its server is gone.
struct TmuxFailure: Error, CustomStringConvertible {
  var arguments: [String]
  var reason: String

  var description: String { "tmux \(arguments.joined(separator: " ")): \(reason)" }
}
