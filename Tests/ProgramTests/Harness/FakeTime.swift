import WidgetTesting

/// The program with its clock moved, through Debian's `faketime`.
enum FakeTime {
  /// Runs the program in a folder of boards as if it were so long ago, or so far ahead: `-2d`, `+3h`.
  static func run(_ offset: String, in folder: BoardFolder, _ arguments: String...) async throws
    -> Program.Outcome
  {
    try await Program("faketime").run(
      ["-f", offset, try Program.widgettui().path] + arguments,
      environment: folder.environment, directory: folder.path, timeout: .seconds(20))
  }
}
