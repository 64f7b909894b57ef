internal import FoundationEssentials

/// The changed archives of a bundle's folder, and the time from which on they are read.
///
/// A bundle may replace its archives as often as it likes, and it takes the longer to read them the larger they are. A
/// front end reads them for a tenth of its time, and goes on with its keys and the widgets of others.
struct ReadingTurn {
  /// The instances whose archives have changed, in the order in which they are read.
  private(set) var changed: [String] = []
  /// True while their turn is waited for.
  var isAwaited = false
  private var next = ContinuousClock.now

  /// The time of a turn after which no other archive is read; a large one takes about as long.
  static let longest = Duration.milliseconds(100)
  /// The longest time of one turn that is spent on waiting for the other places of a widget.
  static let patience = Duration.milliseconds(20)
  /// The seconds after which an archive that could not be read in time is tried again.
  static let pause: TimeInterval = 1
  /// The longest rest after a turn.
  private static let longestRest = Duration.seconds(5)

  /// Returns the seconds until the archives may be read; 0 if they may now.
  func delay(at now: ContinuousClock.Instant) -> TimeInterval {
    max(0, (next - now) / .seconds(1))
  }

  /// Notes that archives have changed; those that have waited longer remain before them.
  mutating func note(_ instances: some Sequence<String>) {
    let known = Set(changed)
    changed += instances.filter { !known.contains($0) }
  }

  /// Returns the archives that have changed, which no longer count as changed.
  mutating func take() -> [String] {
    defer { changed = [] }
    return changed
  }

  /// Notes a turn.
  mutating func end(from start: ContinuousClock.Instant, to end: ContinuousClock.Instant) {
    next = end + min((end - start) * 9, Self.longestRest)
  }
}
