import Synchronization

/// The time that is left for decoding pictures while widgets are drawn: of one tile, or of all views that have none
/// of their own.
package final class PictureBudget: Sendable {
  /// The time of the views that have none of their own.
  static let shared = PictureBudget(DecodingBudget(at: .now))

  private let budget: Mutex<DecodingBudget>

  private init(_ budget: DecodingBudget) { self.budget = Mutex(budget) }

  /// Creates the budget of a tile: two seconds at first, and then a tenth of the time.
  package convenience init() { self.init(DecodingBudget(at: .now, most: 2, share: 0.1)) }

  /// Returns the seconds that are left.
  func seconds(at now: ContinuousClock.Instant) -> Double {
    budget.withLock { $0.seconds(at: now) }
  }

  /// Records time that decoding took.
  func spend(_ time: Duration) { budget.withLock { $0.spend(time) } }
}
