public import FoundationEssentials

/// An alarm that wakes the scheduler at a date; the scheduler has no other way to wait.
@MainActor
public protocol Alarm: AnyObject {
  /// Sets the date of the next wake-up in place of the previous one; `nil` for none.
  func set(for date: Date?)
}

/// An alarm that only records its date, and never rings.
///
/// For tests, which advance a manual clock, and for drawing a single moment without waiting.
@MainActor
public final class ManualAlarm: Alarm {
  public private(set) var date: Date?
  /// The number of times a date was set.
  public private(set) var settings = 0

  public init() {}

  public func set(for date: Date?) {
    self.date = date
    if date != nil { settings += 1 }
  }
}
