import FoundationEssentials
import Glibc

/// A connection that waits for the notifications of a channel, and is made again when it is lost.
enum PostgreSQLListener {
  /// The longest time that connecting may take, in seconds.
  private static let patience: TimeInterval = 15
  /// The shortest and the longest time between two tries, in milliseconds.
  private static let pauses: ClosedRange<Int32> = 500...30_000

  /// Calls `onChange` at every notification, when the connection is lost, and whenever it stands: nobody
  /// keeps what was notified before, while it was made or lost.
  static func start(
    on channel: String,
    connect:
      @escaping @Sendable (Deadline, StopSignal) throws(SourceFailure) -> PostgreSQLConnection,
    onChange: @escaping @Sendable () -> Void
  ) -> (any SourceWatch)? {
    let health = WatchHealth()
    return WatchThread(health) { stop in
      var pause = pauses.lowerBound
      repeat {
        let deadline = Deadline(after: patience)
        do throws(SourceFailure) {
          let connection = try connect(deadline, stop)
          try connection.listen(to: channel, before: deadline)
          pause = pauses.lowerBound
          _ = health.note(nil)
          onChange()
          guard follow(connection, stop, onChange) == .lost else { return }
          throw PostgreSQLWords.lost(connection.message)
        } catch {
          let isNews = health.note(error)
          if stop.isSent { return }
          if isNews { onChange() } else { pause = min(pause * 2, pauses.upperBound) }
        }
      } while !stop.waits(pause)
    }
  }

  /// Why waiting for notifications ended.
  private enum End { case lost, stopped }

  /// Waits for notifications until the connection is lost.
  private static func follow(
    _ connection: PostgreSQLConnection, _ stop: StopSignal, _ onChange: () -> Void
  ) -> End {
    while let hasSome = connection.takeNotifications() {
      if hasSome { onChange() }
      if stop.wait(for: connection.descriptor) == .stopped { return .stopped }
    }
    return .lost
  }
}
