import Glibc
import WidgetArchive
import WidgetTesting

/// A program that runs to its end.
///
/// ```swift
/// let outcome = try await Program.widgettui().run(["check", path])
/// #expect(outcome.ending == .exited(0))
/// #expect(outcome.standardError == "")
/// ```
struct Program: Sendable {
  /// The program's path, or its name on PATH.
  let path: String

  init(_ path: String) { self.path = path }

  /// The result of a run.
  struct Outcome: Equatable {
    var ending: Ending
    var standardOutput: String
    var standardError: String
  }

  /// Runs the program with an empty standard input.
  ///
  /// A run ends when the program has ended and nothing holds its output open, so a process left
  /// behind by mistake shows as a `TimeUp`. Then everything that it started is killed.
  func run(
    _ arguments: [String] = [], environment: [String: String?] = [:], directory: String? = nil,
    timeout: Duration = .seconds(10)
  ) async throws -> Outcome {
    let output = try Descriptor.pipe()
    let error = try Descriptor.pipe()
    let child = try Child([path] + arguments, environment: environment, directory: directory) {
      posix_spawn_file_actions_addopen(&$0, 0, "/dev/null", O_RDONLY, 0)
      posix_spawn_file_actions_adddup2(&$0, output.writing.number, 1)
      posix_spawn_file_actions_adddup2(&$0, error.writing.number, 2)
    }
    output.writing.close()
    error.writing.close()

    var ending: Ending?
    var outputBytes: [UInt8] = []
    var errorBytes: [UInt8] = []
    var text: (output: String, error: String) {
      (String(decoding: outputBytes, as: UTF8.self), String(decoding: errorBytes, as: UTF8.self))
    }
    do {
      let outcome: Outcome? = try await ask(for: timeout) {
        if ending == nil { ending = child.ending() }
        let outputIsOpen = output.reading.drain(into: &outputBytes)
        let errorIsOpen = error.reading.drain(into: &errorBytes)
        guard let ending, !outputIsOpen, !errorIsOpen else { return nil }
        return Outcome(ending: ending, standardOutput: text.output, standardError: text.error)
      }
      if let outcome { return outcome }
    } catch {
      if ending == nil { child.end() }
      throw error
    }
    let awaited =
      ending == nil
      ? "the end of \(path)" : "the end of what \(path) left running, which holds its output open,"
    if ending == nil { child.end() } else { kill(-child.id, SIGKILL) }
    throw TimeUp(
      awaited: awaited, timeout: timeout,
      seen: [("standard output", text.output), ("standard error", text.error)])
  }
}

extension Program {
  /// Returns the release build of `widgettui`, or the program that WIDGETTUI_PROGRAM names.
  static func widgettui() throws -> Program {
    if let path = TextFile.environment("WIDGETTUI_PROGRAM") { return Program(path) }
    return try released("widgettui")
  }

  /// Returns the bundle of the example systems, or the program that WIDGETTUI_SYSTEMS_PROGRAM names.
  static func systems() throws -> Program {
    if let path = TextFile.environment("WIDGETTUI_SYSTEMS_PROGRAM") { return Program(path) }
    return try released("Systems")
  }

  /// Returns the release build of `widgettui-status`, or the program that WIDGETTUI_STATUS_PROGRAM
  /// names.
  static func status() throws -> Program {
    if let path = TextFile.environment("WIDGETTUI_STATUS_PROGRAM") { return Program(path) }
    return try released("widgettui-status", in: ".build/status/release")
  }

  /// Returns a program built by Scripts/build.sh from the current sources.
  static func released(_ name: String, in folder: String = ".build/release") throws -> Program {
    try ReleaseProgram(name: name, folder: folder).program()
  }

  /// Returns the path of a product of this package, which SwiftPM puts beside the program that runs
  /// the tests.
  static func path(ofProduct name: String) throws -> String {
    let tests = Lease.ownPath
    let path = "\(TextFile.folder(of: tests))/\(name)"
    guard access(path, X_OK) == 0 else { throw MissingProduct(name: name, tests: tests) }
    return path
  }
}

/// A program to test that is not beside the tests.
struct MissingProduct: Error, CustomStringConvertible {
  var name: String
  /// The path of the program that runs the tests.
  var tests: String

  var description: String {
    """
    there is no \(name) beside the tests (\(tests));
    build it with: swift build --product \(name)
    """
  }
}
