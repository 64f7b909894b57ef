// The older forms of questions to a person, none of which a widget asks.
extension View {
  /// Has no effect here: nothing is asked.
  nonisolated public func alert(
    isPresented: Binding<Bool>, content: () -> Alert
  ) -> some View { self }

  /// Has no effect here: nothing is asked.
  nonisolated public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View { self }

  /// Has no effect here: nothing is asked.
  nonisolated public func actionSheet(
    isPresented: Binding<Bool>, content: () -> ActionSheet
  ) -> some View { self }

  /// Has no effect here: nothing is asked.
  nonisolated public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> ActionSheet
  ) -> some View { self }
}

/// A question to a person, as in SwiftUI. Here, it is never asked.
public struct Alert {
  /// A button of an alert.
  public struct Button {
    /// Creates a button.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }

    /// Creates a button that changes nothing.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }

    /// Creates a button that changes nothing.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button() }

    /// Creates a button that takes something away.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button()
    }
  }

  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}

  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {}

  /// Creates a question with two buttons side by side.
  public static func sideBySideButtons(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) -> Alert {
    Alert(
      title: title, message: message, primaryButton: primaryButton,
      secondaryButton: secondaryButton)
  }
}

/// A question with several answers, as in SwiftUI. Here, it is never asked.
public struct ActionSheet {
  /// A button of the question.
  public typealias Button = Alert.Button

  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {}
}
