// Other pages, none of which a widget opens.
extension View {
  /// Has no effect here: nothing is opened.
  nonisolated public func navigationDestination<Value: Hashable, Content: View>(
    for data: Value.Type, @ViewBuilder destination: @escaping (Value) -> Content
  ) -> some View { self }

  /// Has no effect here: nothing is opened.
  nonisolated public func navigationDestination<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> Content
  ) -> some View { self }

  /// Has no effect here: nothing is opened.
  nonisolated public func navigationDestination<Item: Hashable, Content: View>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> Content
  ) -> some View { self }

  /// Has no effect here: columns are not shown side by side.
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }

  /// Has no effect here: columns are not shown side by side.
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }
}

// Links to other pages: each shows its label, and leads nowhere.
extension NavigationLink {
  /// Creates a link; its destination is not made.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) { self.init(destination: destination, label: label) }

  /// Creates a link; its destination is not drawn.
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) { self.init(destination: destination, label: label) }

  /// Creates a link; its destination is not made.
  public init<Value: Hashable>(
    tag: Value, selection: Binding<Value?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) { self.init(destination: destination, label: label) }

  /// Creates a link; its destination is not drawn.
  public init<Value: Hashable>(
    destination: Destination, tag: Value, selection: Binding<Value?>,
    @ViewBuilder label: () -> Label
  ) { self.init(destination: destination, label: label) }

  /// Has no effect here: columns are not shown side by side.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension NavigationLink where Destination == Never {
  /// Creates a link to what an app shows for a value.
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    self.init(label: label)
  }

  /// Creates a link to what an app shows for a value.
  public init<Value: Hashable>(_ title: LocalizedStringKey, value: Value?) where Label == Text {
    self.init { Text(title) }
  }

  /// Creates a link to what an app shows for a value.
  @_disfavoredOverload
  public init<Value: Hashable>(_ title: some StringProtocol, value: Value?) where Label == Text {
    self.init { Text(title) }
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link; its destination is not made.
  public init(
    _ title: LocalizedStringKey, isActive: Binding<Bool>? = nil,
    @ViewBuilder destination: () -> Destination
  ) { self.init(destination: destination) { Text(title) } }

  /// Creates a link; its destination is not made.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, isActive: Binding<Bool>? = nil,
    @ViewBuilder destination: () -> Destination
  ) { self.init(destination: destination) { Text(title) } }

  /// Creates a link; its destination is not drawn.
  public init(
    _ title: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>? = nil
  ) { self.init(destination: destination) { Text(title) } }

  /// Creates a link; its destination is not drawn.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, destination: Destination, isActive: Binding<Bool>? = nil
  ) { self.init(destination: destination) { Text(title) } }

  /// Creates a link; its destination is not made.
  public init<Value: Hashable>(
    _ title: LocalizedStringKey, tag: Value, selection: Binding<Value?>,
    @ViewBuilder destination: () -> Destination
  ) { self.init(destination: destination) { Text(title) } }

  /// Creates a link; its destination is not made.
  @_disfavoredOverload
  public init<Value: Hashable>(
    _ title: some StringProtocol, tag: Value, selection: Binding<Value?>,
    @ViewBuilder destination: () -> Destination
  ) { self.init(destination: destination) { Text(title) } }

  /// Creates a link; its destination is not drawn.
  public init<Value: Hashable>(
    _ title: LocalizedStringKey, destination: Destination, tag: Value, selection: Binding<Value?>
  ) { self.init(destination: destination) { Text(title) } }

  /// Creates a link; its destination is not drawn.
  @_disfavoredOverload
  public init<Value: Hashable>(
    _ title: some StringProtocol, destination: Destination, tag: Value, selection: Binding<Value?>
  ) { self.init(destination: destination) { Text(title) } }
}
