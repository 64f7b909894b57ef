package import FoundationEssentials

/// A type that reads a widget's data from somewhere.
package protocol Source: Sendable {
  /// Reads the source once.
  ///
  /// It may block for no longer than the request allows, and is called on a thread for that.
  func read(_ request: SourceRequest) throws(SourceFailure) -> Reading

  /// Calls `onChange` whenever another reading would differ, and whenever the watch's fault appears
  /// or ends, until the watch is released. Returns `nil` if only reading reveals changes.
  func watch(
    _ request: SourceRequest, onChange: @escaping @Sendable () -> Void
  ) -> (any SourceWatch)?

  /// Returns the absolute paths of the files and folders on this machine that the source reads and
  /// watches, whose changes are not reported while it is not watched.
  func files(_ request: SourceRequest) -> [String]

  /// Returns true if another reading may differ from one of a date, after a time in which nobody
  /// watched the source. False where only a schedule can tell.
  func mayHaveChanged(since date: Date, _ request: SourceRequest) -> Bool

  /// Returns the pace at which the source should be read if the board does not give one, or `nil`
  /// for no preference.
  func pace(_ request: SourceRequest) -> SourcePace?

  /// The servers that the source reads from, each in the same words for all sources.
  ///
  /// Once one source gets an answer from a server, the others of that server are worth another try.
  /// Empty for sources on this machine.
  var servers: [String] { get }
}

extension Source {
  package var servers: [String] { [] }

  package func files(_ request: SourceRequest) -> [String] { [] }

  package func pace(_ request: SourceRequest) -> SourcePace? { nil }

  package func watch(
    _ request: SourceRequest, onChange: @escaping @Sendable () -> Void
  ) -> (any SourceWatch)? { nil }
}
