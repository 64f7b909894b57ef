import WidgetTesting

/// Runs the program with a shifted clock, through Debian's `faketime`.
enum FakeTime {
  /// Runs the program in a folder of boards with its clock shifted back or ahead: `-2d`, `+3h`.
  static func run(_ offset: String, in folder: BoardFolder, _ arguments: String...) async throws
    -> Program.Outcome
  {
    try await Program("faketime").run(
      ["-f", offset, try Program.widgettui().path] + arguments,
      environment: folder.environment, directory: folder.path, timeout: .seconds(20))
  }
}
