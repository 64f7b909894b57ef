/// Whether something is shown, as in SwiftUI.
public enum Visibility: Sendable, Hashable, CaseIterable {
  case automatic, visible, hidden
}
