package import FoundationEssentials
import Synchronization

/// The dates of the answers that a provider receives while it makes one timeline.
///
/// A cache on the way to a server may have kept an answer for long, which is then no news of now.
package final class AnswerDates: Sendable {
  /// The dates of the timeline that is being made; `nil` outside of one.
  @TaskLocal package static var current: AnswerDates?

  private let earliest = Mutex<Date?>(nil)

  package init() {}

  /// The date of the oldest answer; `nil` if all are of now.
  package var oldest: Date? { earliest.withLock { $0 } }

  /// Notes the date of an answer; `nil` stands for one of now.
  package func note(_ date: Date?) {
    guard let date else { return }
    earliest.withLock { $0 = min($0 ?? date, date) }
  }

  /// Returns a function that does some work, on whatever thread, for the timeline that is being made here.
  package static func carried<Value, Failure: Error>(
    _ work: @escaping @Sendable () throws(Failure) -> Value
  ) -> @Sendable () -> Result<Value, Failure> {
    let dates = current
    return {
      $current.withValue(dates) { Result(catching: work) }
    }
  }
}
