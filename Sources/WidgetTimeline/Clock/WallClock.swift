public import FoundationEssentials

/// Tells the date; injected wherever one is needed.
public protocol WallClock: Sendable {
  var now: Date { get }
}

/// The machine's clock.
public struct SystemClock: WallClock {
  public init() {}
  public var now: Date { Date() }
}

/// A clock that stands still until it is set: for tests, and for pictures of a given moment.
public final class ManualClock: WallClock, @unchecked Sendable {
  private let lock = Lock()
  private var date: Date

  public init(_ date: Date) { self.date = date }

  public var now: Date {
    get { lock.locked { date } }
    set { lock.locked { date = newValue } }
  }

  /// Moves the clock on.
  public func advance(by seconds: TimeInterval) { lock.locked { date += seconds } }
}
