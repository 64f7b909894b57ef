// Titles that are looked up. Literals come here, strings that are known already do not.
extension Label where Title == Text, Icon == Image {
  /// A title that is looked up, beside a symbol.
  public init(_ title: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// A title that is looked up, beside a picture of the app's assets.
  public init(_ title: LocalizedStringKey, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}

extension Button where Label == Text {
  /// A button with a title that is looked up.
  public init(
    _ title: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role) { Text(title) }
  }
}

extension Toggle where Label == Text {
  /// A switch with a title that is looked up.
  public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Views under a title that is looked up.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) })
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// So much of a total, with a title that is looked up; nil is some of it.
  public init<V: BinaryFloatingPoint>(_ title: LocalizedStringKey, value: V?, total: V = 1) {
    self.init(value: value, total: total) { Text(title) }
  }

  /// Something under way, with a title that is looked up.
  public init(_ title: LocalizedStringKey) { self.init { Text(title) } }
}
