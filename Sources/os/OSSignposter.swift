import AppleFoundation

/// A name of an interval among several, as in os.
public struct OSSignpostID: Sendable, Hashable {
  private let number: UInt64
  public static let exclusive = Self(number: 1)
  public static let invalid = Self(number: 0)
  private init(number: UInt64) { self.number = number }
  public init(log: OSLog) { number = .random(in: 2 ... .max) }
}

/// A place in a trace, as in os.
public enum OSSignpostType: Sendable { case event, begin, end }

/// An interval that has begun, as in os.
public final class OSSignpostIntervalState: Sendable {}

/// Writes a trace of intervals, as in os. Here, there is no trace.
public struct OSSignposter: Sendable {
  public var isEnabled: Bool { false }

  public init() {}
  public init(subsystem: String, category: String) {}
  public init(logger: Logger) {}

  public func makeSignpostID() -> OSSignpostID { .exclusive }

  /// Has no effect here.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }

  /// Has no effect here.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}

  /// Has no effect here.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}

  /// Runs `body`; nothing is traced here.
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around body: () throws -> Result
  ) rethrows -> Result { try body() }
}

/// Has no effect here: there is no trace.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_signpost(
  _ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive
) {}
