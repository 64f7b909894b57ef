import FoundationEssentials
import Testing
import WidgetSources

/// The salon's app, a separate program, which writes the shared calendar or takes rows over on
/// command.
struct SalonApp: Sendable {
  let folder: String
  /// The PostgreSQL database used instead of the shared file.
  var database: String?

  var shared: String { "\(folder)/shared.sqlite" }
  var own: String { "\(folder)/salon.sqlite" }

  /// Returns the command line of one of the app's commands.
  func arguments(_ words: [String]) -> [String] {
    ["python3", "\(Sandbox.root)/Sandbox/apps/calendar.py", "--store", own, "--shared", shared]
      + (database.map { ["--postgres", $0] } ?? []) + words
  }

  /// Runs a command of the app, and returns its output.
  @discardableResult
  func run(_ words: String...) throws -> String {
    try Command(arguments(words), environment: .own, folder: folder, timeout: 60).output().text
  }
}
