/// A side of a line, as in SwiftUI.
public enum HorizontalEdge: Int8, CaseIterable, Sendable {
  case leading, trailing

  /// A set of sides.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set of one side.
    public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }

    public static let leading = Self(.leading)
    public static let trailing = Self(.trailing)
    public static let all: Self = [.leading, .trailing]
  }
}
