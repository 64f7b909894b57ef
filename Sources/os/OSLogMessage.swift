/// A message with interpolated values, as in os.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// The words and the values of a message.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds a value.
    public mutating func appendInterpolation<Value>(
      _ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto
    ) {
      text += privacy.isHidden ? "<private>" : String(describing: value())
    }

    /// Adds a value in a format; the format is ignored.
    public mutating func appendInterpolation<Value>(
      _ value: @autoclosure () -> Value, format: OSLogFormat, privacy: OSLogPrivacy = .auto
    ) {
      appendInterpolation(value(), privacy: privacy)
    }
  }
}

/// The privacy of a value, as in os.
public struct OSLogPrivacy: Sendable, Hashable {
  /// The mask of a hidden value.
  public enum Mask: Sendable, Hashable { case none, hash }

  let isHidden: Bool

  public static let auto = Self(isHidden: false)
  public static let `public` = Self(isHidden: false)
  public static let `private` = Self(isHidden: true)
  public static let sensitive = Self(isHidden: true)

  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
}

/// The format of a number in a message, as in os; ignored here.
public struct OSLogFormat: Sendable {
  public static let decimal = Self()
  public static let hex = Self()
  public static let fixed = Self()
  public static func fixed(precision: Int) -> OSLogFormat { Self() }
}
