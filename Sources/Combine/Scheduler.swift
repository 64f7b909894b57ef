import Dispatch

/// Runs actions now or later, as in Combine.
public protocol Scheduler {
  /// Runs an action as soon as possible.
  func schedule(_ action: @escaping () -> Void)

  /// Runs an action after a number of seconds.
  func schedule(after seconds: Double, _ action: @escaping () -> Void)
}

extension DispatchQueue: Scheduler {
  public func schedule(_ action: @escaping () -> Void) {
    let action = Handed(action)
    async { action.value() }
  }

  public func schedule(after seconds: Double, _ action: @escaping () -> Void) {
    let action = Handed(action)
    asyncAfter(deadline: .now() + seconds) { action.value() }
  }
}

/// Runs actions at once, as in Combine.
public struct ImmediateScheduler: Scheduler, Sendable {
  public static let shared = ImmediateScheduler()

  public func schedule(_ action: @escaping () -> Void) { action() }
  public func schedule(after seconds: Double, _ action: @escaping () -> Void) { action() }
}

/// A span of time of a scheduler, as in Combine.
public struct SchedulerTimeInterval: Sendable, Hashable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  let seconds: Double

  public init(floatLiteral value: Double) { seconds = value }
  public init(integerLiteral value: Int) { seconds = Double(value) }
  init(_ seconds: Double) { self.seconds = seconds }

  /// Returns a number of seconds.
  public static func seconds(_ seconds: Double) -> Self { Self(seconds) }

  /// Returns a number of seconds.
  public static func seconds(_ seconds: Int) -> Self { Self(Double(seconds)) }

  /// Returns a number of milliseconds.
  public static func milliseconds(_ count: Int) -> Self { Self(Double(count) / 1e3) }

  /// Returns a number of microseconds.
  public static func microseconds(_ count: Int) -> Self { Self(Double(count) / 1e6) }

  /// Returns a number of nanoseconds.
  public static func nanoseconds(_ count: Int) -> Self { Self(Double(count) / 1e9) }
}

/// A value that one thread hands to another.
struct Handed<Value>: @unchecked Sendable {
  // Sendable: the sender does not use the value again.
  let value: Value
  init(_ value: Value) { self.value = value }
}
