/// A command, and its failures in plainer words.
struct ExplainedCommand: Sendable {
  var command: Command
  /// Returns the failure of a run as users understand it.
  var explained: @Sendable (SourceFailure) -> SourceFailure = { $0 }

  /// Runs the command to its end; throws unless it ends with one of the exit statuses.
  func output(exits: Set<Int>) throws(SourceFailure) -> CommandOutput {
    do throws(SourceFailure) { return try command.output(exits: exits) } catch {
      throw explained(error)
    }
  }
}
