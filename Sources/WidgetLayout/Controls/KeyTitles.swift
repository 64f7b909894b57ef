// Titles that are localized: literals use these initializers, other strings do not.
extension Label where Title == Text, Icon == Image {
  /// Creates a label with a localized title and a symbol.
  public init(_ title: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// Creates a label with a localized title and a picture from the app's assets.
  public init(_ title: LocalizedStringKey, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}

extension Button where Label == Text {
  /// Creates a button with a localized title.
  public init(
    _ title: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role) { Text(title) }
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a localized title.
  public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == WidgetLayout.Label<Text, Image> {
  /// Creates a toggle with a localized title and a symbol.
  public init(_ title: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { WidgetLayout.Label(title, systemImage: systemImage) }
  }
}

extension Button where Label == WidgetLayout.Label<Text, Image> {
  /// Creates a button with a localized title and a symbol.
  public init(
    _ title: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role) { WidgetLayout.Label(title, systemImage: systemImage) }
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Creates a section with a localized title.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) })
  }

  /// Creates a section that only shows its localized title unless it is expanded.
  public init(
    _ title: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, header: { Text(title) })
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Creates a progress view of a value and a total with a localized title; a `nil` value is
  /// indeterminate.
  public init<V: BinaryFloatingPoint>(_ title: LocalizedStringKey, value: V?, total: V = 1) {
    self.init(value: value, total: total) { Text(title) }
  }

  /// Creates an indeterminate progress view with a localized title.
  public init(_ title: LocalizedStringKey) { self.init { Text(title) } }
}
