/// Which side of the screen leads, as in SwiftUI.
public enum LayoutDirection: CaseIterable, Sendable, Hashable {
  case leftToRight, rightToLeft
}
