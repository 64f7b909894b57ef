import Glibc

/// A tmux server of one test; it ends with the value, and with the tests.
final class TmuxServer: Sendable {
  /// The server's socket; `tmux -S socket attach` shows a test that hangs.
  let socket: String
  /// The folder for the server's files.
  let folder = ScratchFolder()

  init() { socket = "\(folder.path)/tmux" }

  deinit {
    // The command is refused if the server has already ended; that does no harm.
    let child = try? Child(["tmux", "-S", socket, "kill-server"]) {
      for number: Int32 in 0...2 {
        posix_spawn_file_actions_addopen(&$0, number, "/dev/null", O_RDWR, 0)
      }
    }
    child?.wait()
  }

  /// Runs one command of tmux, or several separated by `;`, and returns the output.
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

  /// Returns a word that tmux takes literally: a `;` at its end would end the command.
  static func literal(_ word: String) -> String {
    word.hasSuffix(";") ? word.dropLast() + "\\;" : word
  }
}

/// A command that tmux refused, or whose server is gone.
struct TmuxFailure: Error, CustomStringConvertible {
  var arguments: [String]
  var reason: String

  var description: String { "tmux \(arguments.joined(separator: " ")): \(reason)" }
}
