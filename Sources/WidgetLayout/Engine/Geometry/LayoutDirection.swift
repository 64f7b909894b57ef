/// The direction in which views are laid out and text is read, as in SwiftUI.
public enum LayoutDirection: CaseIterable, Sendable, Hashable {
  case leftToRight, rightToLeft
}
