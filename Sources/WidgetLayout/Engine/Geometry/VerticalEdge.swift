/// The top or the bottom edge of a rectangle, as in SwiftUI.
public enum VerticalEdge: Int8, CaseIterable, Sendable, Hashable {
  case top, bottom

  /// A set of such edges.
  public struct Set: OptionSet, Sendable, Hashable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set of one edge.
    public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }

    public static let top = Self(.top)
    public static let bottom = Self(.bottom)
    public static let all: Self = [.top, .bottom]
  }
}
