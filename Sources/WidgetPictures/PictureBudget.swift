import Synchronization

/// The time that is left for decoding pictures while widgets are drawn: of one tile, or of all views that have none
/// of their own.
package final class PictureBudget: Sendable {
  /// The time of the views that have none of their own.
  package static let shared = PictureBudget(DecodingBudget(at: .now))

  /// The number of tiles with a whole share: more of them share what these have.
  private static let whole = 3
  /// The number of tiles that have budgets of their own.
  private static let tiles = Atomic(0)

  private let budget: Mutex<DecodingBudget>
  private let isOfTile: Bool

  private init(_ budget: DecodingBudget, isOfTile: Bool = false) {
    self.budget = Mutex(budget)
    self.isOfTile = isOfTile
    if isOfTile { Self.tiles.add(1, ordering: .relaxed) }
  }

  deinit { if isOfTile { Self.tiles.subtract(1, ordering: .relaxed) } }

  /// Creates the budget of a tile: two seconds at first, and then a tenth of the time; less if more than three tiles
  /// have one, since all of them hold up the thread that draws and reads for all widgets.
  package convenience init() {
    self.init(DecodingBudget(at: .now, most: 2, share: 0.1), isOfTile: true)
  }

  /// The number of tiles for each whole share.
  private var crowd: Double {
    isOfTile ? max(1, Double(Self.tiles.load(ordering: .relaxed)) / Double(Self.whole)) : 1
  }

  /// Returns the seconds that are left.
  func seconds(at now: ContinuousClock.Instant) -> Double {
    budget.withLock { $0.seconds(at: now) } / crowd
  }

  /// Records time that decoding took.
  func spend(_ time: Duration) {
    let cost = time * crowd
    budget.withLock { $0.spend(cost) }
  }
}
