public import FoundationEssentials

/// Wakes somebody at a date: the scheduler's only way of waiting.
@MainActor
public protocol Alarm: AnyObject {
  /// Sets when to wake next, in place of what was set before; nil is not at all.
  func set(for date: Date?)
}

/// An alarm that only remembers, with the manual clock that would ring it: for tests, and where
/// one moment is drawn and nobody waits.
@MainActor
public final class ManualAlarm: Alarm {
  public private(set) var date: Date?
  /// How often a date was set.
  public private(set) var settings = 0

  public init() {}

  public func set(for date: Date?) {
    self.date = date
    if date != nil { settings += 1 }
  }
}
