import Glibc
import WidgetArchive
import WidgetTesting

/// The counted widgets in a folder of the test's own: each call of a provider adds a line to a log.
final class CountedShop: Sendable {
  let folder = ScratchFolder()
  private let extra: [String: String]

  init(every seconds: Int = 3600, port: Int = 0) {
    extra = ["COUNTED_EVERY": "\(seconds)", "COUNTED_PORT": "\(port)"]
  }

  var state: String { "\(folder.path)/state" }
  /// The folder that the processes of this machine share.
  var shared: SharedFolder { SharedFolder(program: "CountedWidgets", root: state) }
  private var log: String { "\(folder.path)/log" }
  private var faultFile: String { "\(folder.path)/fault" }

  var environment: [String: String?] {
    var variables: [String: String?] = [
      "WIDGETTUI_STATE": state, "COUNTED_LOG": log, "COUNTED_FAULT": faultFile, "TZ": "UTC",
      "XDG_CONFIG_HOME": "/nonexistent", "COLORFGBG": nil, "SWIFT_BACKTRACE": "enable=no",
      "PATH": Self.searchPath,
    ]
    for (name, value) in extra { variables[name] = value }
    return variables
  }

  /// A search path with the program's folder, in which the status line finds it.
  private static let searchPath: String = {
    let folder = (try? program().path).map(TextFile.folder)
    return [folder, TextFile.environment("PATH")].compactMap(\.self).joined(separator: ":")
  }()

  /// The calls so far, each with its kind and process.
  var calls: [(kind: String, process: String)] {
    get throws {
      (try TextFile.read(log) ?? "").split(separator: "\n").map { line in
        let words = line.split(separator: " ").map(String.init)
        return (words[0], words.last ?? "")
      }
    }
  }

  func calls(of kind: String) throws -> Int { try calls.filter { $0.kind == kind }.count }

  /// The changes of instances that were reported to the bundle.
  var changes: [String] {
    get throws {
      (try TextFile.read(log + ".changes") ?? "").split(separator: "\n").map(String.init)
    }
  }

  /// Makes the providers fail with these words; with nil they work again.
  func fail(_ words: String?) throws {
    if let words { try TextFile.write(words + "\n", to: faultFile) } else { unlink(faultFile) }
  }

  /// The process id of the host.
  var host: pid_t? {
    get throws {
      let lines = (try TextFile.read(shared.hostFile) ?? "").split(separator: "\n")
      return lines.first.flatMap { pid_t($0) }
    }
  }

  static func program() throws -> Program {
    Program(try Program.path(ofProduct: "CountedWidgets"))
  }

  /// Starts a dashboard on a terminal of its own.
  func dashboard(columns: Int = 60, rows: Int = 12) async throws -> TmuxSession {
    try await TmuxSession(
      [try Self.program().path], columns: columns, rows: rows, environment: environment)
  }

  /// Returns the output of a status line.
  func line(_ arguments: String...) async throws -> String {
    let outcome = try await Program.status().run(
      ["-p", "CountedWidgets"] + arguments, environment: environment)
    guard outcome.ending == .exited(0) else {
      throw StatusFailure(words: outcome.standardError)
    }
    return String(outcome.standardOutput.dropLast())
  }

  /// Waits until the output of a status line satisfies a condition, and returns it.
  @discardableResult
  func line(
    _ arguments: String..., until condition: (String) -> Bool
  ) async throws -> String {
    var last = ""
    let found: String? = try await ask(for: .seconds(10), every: .milliseconds(100)) {
      let outcome = try await Program.status().run(
        ["-p", "CountedWidgets"] + arguments, environment: environment)
      last = outcome.standardOutput + outcome.standardError
      return condition(last) ? last : nil
    }
    guard let found else {
      throw TimeUp(
        awaited: "the line that was waited for", timeout: .seconds(10), seen: [("line", last)])
    }
    return String(found.dropLast())
  }

  /// Runs a command of the widgets' program.
  func run(_ arguments: String...) async throws -> Program.Outcome {
    try await Self.program().run(arguments, environment: environment)
  }
}

/// A status line that could not be printed.
struct StatusFailure: Error, CustomStringConvertible {
  let words: String
  var description: String { words }
}
