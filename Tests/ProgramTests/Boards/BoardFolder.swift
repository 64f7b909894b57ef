import Glibc
import TestServers
import WidgetArchive
import WidgetTesting

/// A folder with boards, with its own state folder for their widgets.
final class BoardFolder: Sendable {
  let scratch = ScratchFolder()
  private let extra: [String: String]

  init(_ extra: [String: String] = [:]) { self.extra = extra }

  var path: String { scratch.path }
  var state: String { "\(scratch.path)/state" }

  var environment: [String: String?] {
    var variables: [String: String?] = [
      "WIDGETTUI_STATE": state, "TZ": "UTC", "HOME": scratch.path, "XDG_CONFIG_HOME": nil,
      "XDG_DATA_HOME": nil,
      "COLORFGBG": nil, "SWIFT_BACKTRACE": "enable=no", "PATH": Self.searchPath,
    ]
    for (name, value) in extra { variables[name] = value }
    return variables
  }

  /// The search path with the program first, where the status line finds it to start a host.
  private static var searchPath: String? {
    let path = TextFile.environment("PATH") ?? "/usr/bin:/bin"
    guard let program = try? Program.widgettui().path else { return path }
    return TextFile.folder(of: program) + ":" + path
  }

  /// Writes a file in the folder, by replacing it as an editor does.
  func write(_ name: String, _ text: String) throws {
    try TextFile.write(text, to: "\(path)/\(name).new")
    guard rename("\(path)/\(name).new", "\(path)/\(name)") == 0 else {
      throw SystemFailure("rename \(name)")
    }
  }

  /// Writes a program's file in the folder.
  func write(program name: String, _ text: String) throws {
    try ProgramFile.write(text, to: "\(path)/\(name)")
  }

  /// Runs the program in the folder.
  func run(_ arguments: String..., timeout: Duration = .seconds(20)) async throws -> Program.Outcome
  {
    try await run(arguments, timeout: timeout)
  }

  /// Runs the program in the folder, with a list of arguments.
  func run(_ arguments: [String], timeout: Duration = .seconds(20)) async throws -> Program.Outcome
  {
    try await Program.widgettui().run(
      arguments, environment: environment, directory: path, timeout: timeout)
  }

  /// Returns the message of `check` about a wrong board, without the folder's path.
  func complaint(_ board: String) async throws -> String {
    try write("board.yaml", board)
    let outcome = try await run("check", "board.yaml")
    guard outcome.ending == .exited(1) else { return "no complaint: \(outcome.standardOutput)" }
    return outcome.standardError.replacing(path + "/", with: "")
  }

  /// Returns the dashboard of a board in tmux.
  func dashboard(
    _ board: String, columns: Int = 80, rows: Int = 24, _ arguments: [String] = []
  ) async throws -> TmuxSession {
    try await TmuxSession(
      [try Program.widgettui().path, "\(path)/\(board)"] + arguments, columns: columns, rows: rows,
      environment: environment)
  }

  /// The folder that the processes of this machine share.
  var shared: SharedFolder { SharedFolder(program: "widgettui", root: state) }

  /// The process that was the last host.
  var host: pid_t? {
    let text = (try? TextFile.read(shared.hostFile)) ?? nil
    return text?.split(separator: "\n").first.flatMap { pid_t($0) }
  }

  /// Ends the hosts that the folder's boards share, those of bundles among them.
  func endHost() { Self.endHosts(in: state) }

  /// Ends the hosts that share a state folder.
  static func endHosts(in state: String) {
    let shared = SharedFolder(program: "widgettui", root: state)
    for folder in [shared] + shared.bundles {
      let text = (try? TextFile.read(folder.hostFile)) ?? nil
      if let host = text?.split(separator: "\n").first.flatMap({ pid_t($0) }) {
        kill(host, SIGTERM)
      }
    }
  }
}
