/// The top or the bottom edge of a rectangle, as in SwiftUI.
public enum VerticalEdge: Int8, CaseIterable, Sendable, Hashable {
  case top, bottom
}
