/// A horizontal or vertical axis, as in SwiftUI.
public enum Axis: UInt8, Sendable, Hashable {
  case horizontal, vertical

  /// A set of axes.
  public struct Set: OptionSet, Sendable, Hashable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }

    public static let horizontal = Self(rawValue: 1)
    public static let vertical = Self(rawValue: 2)
  }
}
