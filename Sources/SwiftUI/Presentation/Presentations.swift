// What is shown above a view or beside it, none of which a widget opens.
extension View {
  /// Has no effect here: nothing is opened.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }

  /// Has no effect here: nothing is opened.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }

  /// Has no effect here: nothing is opened.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }

  /// Has no effect here: nothing is opened.
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }

  /// Has no effect here: nothing is opened.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }

  /// Has no effect here: nothing is opened.
  nonisolated public func alert<Actions: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View { self }

  /// Has no effect here: nothing is opened.
  @_disfavoredOverload
  nonisolated public func alert<Actions: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View { self }

  /// Has no effect here: nothing is opened.
  nonisolated public func alert<Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View { self }

  /// Has no effect here: nothing is opened.
  @_disfavoredOverload
  nonisolated public func alert<Actions: View, Message: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View { self }

  /// Has no effect here: nothing is opened.
  nonisolated public func alert(
    isPresented: Binding<Bool>, content: () -> Alert
  ) -> some View { self }

  /// Has no effect here: nothing is opened.
  nonisolated public func confirmationDialog<Actions: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> Actions
  ) -> some View { self }

  /// Has no effect here: nothing is opened.
  nonisolated public func confirmationDialog<Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View { self }

  /// Has no effect here: nothing is opened.
  nonisolated public func contextMenu<Items: View>(
    @ViewBuilder menuItems: () -> Items
  ) -> some View { self }

  /// Has no effect here: nothing is opened.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    self
  }

  /// Has no effect here: nothing is opened.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  /// Has no effect here: nothing is opened.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    self
  }

  /// Has no effect here: nothing is opened.
  nonisolated public func navigationDestination<Value: Hashable, Content: View>(
    for data: Value.Type, @ViewBuilder destination: @escaping (Value) -> Content
  ) -> some View { self }

  /// Has no effect here: nothing is opened.
  nonisolated public func navigationDestination<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> Content
  ) -> some View { self }
}

/// The height of a sheet, as in SwiftUI.
public struct PresentationDetent: Hashable, Sendable {
  private let part: Double
  public static let medium = Self(part: 0.5)
  public static let large = Self(part: 1)

  /// Returns a part of the screen's height.
  public static func fraction(_ fraction: CGFloat) -> Self { Self(part: Double(fraction)) }

  /// Returns a height in points.
  public static func height(_ height: CGFloat) -> Self { Self(part: -Double(height)) }
}

/// The place that a popover points at, as in SwiftUI.
public enum PopoverAttachmentAnchor: Sendable {
  /// A rectangle of the view.
  public enum Source: Sendable { case bounds }
  case rect(Source)
  case point(UnitPoint)
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
}
