import FoundationEssentials
import Glibc
import WidgetBase

/// A connection that waits for a channel's notifications, and is restored when it is lost.
enum PostgreSQLListener {
  /// The longest time to connect, in seconds.
  private static let patience: TimeInterval = 15
  /// The shortest and the longest pause between two attempts, in milliseconds.
  private static let pauses: ClosedRange<Int32> = 500...30_000

  /// Calls `onChange` at every notification, when the connection is lost, and each time it is
  /// established, because notifications sent without a connection are not stored.
  static func start(
    on channel: String,
    connect:
      @escaping @Sendable (Deadline, StopSignal) throws(SourceFailure) -> PostgreSQLConnection,
    onChange: @escaping @Sendable () -> Void
  ) -> (any SourceWatch)? {
    let health = WatchHealth()
    let thread = WatchThread(health) { stop in
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
    return thread ?? AbsentWatch(CommandWords.tooManyFiles)
  }

  /// The reason why waiting for notifications ended.
  private enum End { case lost, stopped }

  /// Waits for notifications until the connection is lost or the watch is stopped.
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
