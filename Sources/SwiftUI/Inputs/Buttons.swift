/// Whether a button acts again while it is held, as in SwiftUI. Here, none is held.
public struct ButtonRepeatBehavior: Sendable, Hashable {
  private let name: String

  public static let automatic = Self(name: "automatic")
  public static let enabled = Self(name: "enabled")
  public static let disabled = Self(name: "disabled")
}

extension View {
  /// Has no effect here: no button is held.
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    self
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates a view of the progress of an operation, as it is now.
  public init(_ progress: Progress) {
    self.init(value: progress.isIndeterminate ? nil : progress.fractionCompleted)
  }
}
