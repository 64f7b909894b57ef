/// The visibility of an element, as in SwiftUI.
public enum Visibility: Sendable, Hashable, CaseIterable {
  case automatic, visible, hidden
}
