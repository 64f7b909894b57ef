import CLinux
import Glibc
import WidgetTesting

/// `widgettui serve` as a service manager starts it, with a socket for its notifications.
final class Service {
  let program: Child
  private let socket: Descriptor
  private let log: Descriptor
  private var logBytes: [UInt8] = []
  private var notices: [String] = []

  /// Serves boards of a folder.
  ///
  /// - Parameters:
  ///   - command: The command, `serve` or `agent`, with options.
  ///   - abstract: True if the manager's socket has an abstract name instead of a file.
  ///   - isLogged: True if its standard error is declared to go to the journal.
  ///   - watchdog: The time in microseconds after which the manager would kill it.
  init(
    _ folder: BoardFolder, _ boards: [String] = ["board.yaml"], command: [String] = ["serve"],
    abstract: Bool = false,
    isLogged: Bool = false,
    watchdog: Int? = nil, environment: [String: String?] = [:]
  ) throws {
    let name = "\(folder.path)/notify-\(UInt32.random(in: 0...UInt32.max))"
    let path = abstract ? "@\(name)" : name
    socket = Descriptor(clinux_datagram_open(path))
    guard socket.number >= 0 else { throw SystemFailure("bind \(path)") }
    var variables = folder.environment
    variables["NOTIFY_SOCKET"] = path
    variables["WATCHDOG_USEC"] = watchdog.map(String.init)
    for (name, value) in environment { variables[name] = value }
    let pipe = try Descriptor.pipe()
    var status = stat()
    fstat(pipe.writing.number, &status)
    variables["JOURNAL_STREAM"] = isLogged ? "\(status.st_dev):\(status.st_ino)" : nil
    program = try Child(
      [try Program.widgettui().path] + command + boards, environment: variables,
      directory: folder.path
    ) {
      posix_spawn_file_actions_addopen(&$0, 0, "/dev/null", O_RDONLY, 0)
      posix_spawn_file_actions_addopen(&$0, 1, "/dev/null", O_WRONLY, 0)
      posix_spawn_file_actions_adddup2(&$0, pipe.writing.number, 2)
    }
    pipe.writing.close()
    log = pipe.reading
  }

  deinit { program.end() }

  /// Its log so far.
  var text: String {
    _ = log.drain(into: &logBytes)
    return String(decoding: logBytes, as: UTF8.self)
  }

  /// Its notifications to the manager so far, one element per datagram.
  var told: [String] {
    var buffer = [UInt8](repeating: 0, count: 4096)
    while case let count = recv(socket.number, &buffer, buffer.count, 0), count > 0 {
      notices.append(String(decoding: buffer[..<count], as: UTF8.self))
    }
    return notices
  }

  /// Waits until the log satisfies a condition, and returns it.
  @discardableResult
  func waitForLog(
    _ timeout: Duration = .seconds(20), isolation: isolated (any Actor)? = #isolation,
    until condition: (String) -> Bool
  ) async throws -> String {
    let found: String? = try await ask(for: timeout, every: .milliseconds(20)) {
      condition(text) ? text : nil
    }
    if let found { return found }
    throw TimeUp(awaited: "the line of the log", timeout: timeout, seen: [("log", text)])
  }

  /// Waits until the notifications satisfy a condition.
  func waitForNotice(
    _ timeout: Duration = .seconds(20), isolation: isolated (any Actor)? = #isolation,
    until condition: ([String]) -> Bool
  ) async throws {
    let found: Bool? = try await ask(for: timeout, every: .milliseconds(20)) {
      condition(told) ? true : nil
    }
    if found == true { return }
    throw TimeUp(
      awaited: "the notice", timeout: timeout,
      seen: [("notices", told.joined(separator: "\n--\n")), ("log", text)])
  }

  /// Waits until the service is ready.
  func waitUntilReady(isolation: isolated (any Actor)? = #isolation) async throws {
    try await waitForNotice { $0.contains { $0.hasPrefix("READY=1") } }
  }

  /// Ends it as a service manager does, and returns the way it ended.
  func stop(isolation: isolated (any Actor)? = #isolation) async throws -> Ending? {
    kill(program.id, SIGTERM)
    return try await ask(for: .seconds(10)) { program.ending() }
  }
}
