package import WidgetSettings

/// The way in which the programs of a source run.
package enum ProgramTrust: Sendable, Hashable {
  /// The source runs no program.
  case noProgram
  /// Its program runs in a sandbox.
  case sandboxed
  /// Its program runs without a sandbox.
  case trusted

  private static let programs = ["run", "shell", "stream", "xbar"]

  /// Reads the trust in a checked source of a board.
  package init(in source: Setting) {
    let timeline = source["timeline"]
    if let timeline, !timeline.entries.isEmpty {
      self.init(in: timeline)
    } else if timeline != nil || Self.programs.contains(where: { source[$0] != nil }) {
      self = WrittenSandbox(source).isTrusted ? .trusted : .sandboxed
    } else {
      self = .noProgram
    }
  }
}
