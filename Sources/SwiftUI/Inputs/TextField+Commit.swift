// SwiftUI's older forms of fields, with what happens as a person types. Here, nobody does.
extension TextField where Label == Text {
  /// Creates a field of a text with a localized title.
  public init(
    _ title: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(title, text: text)
  }

  /// Creates a field of a text with a localized title.
  public init(
    _ title: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(title, text: text)
  }

  /// Creates a field of a text with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(title, text: text)
  }

  /// Creates a field of a text with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(title, text: text)
  }

  /// Creates a field of a value that a formatter formats, with a localized title.
  public init<Value>(
    _ title: LocalizedStringKey, value: Binding<Value>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(title, value: value, formatter: formatter)
  }

  /// Creates a field of a value that a formatter formats, with a localized title.
  public init<Value>(
    _ title: LocalizedStringKey, value: Binding<Value>, formatter: Formatter,
    onCommit: @escaping () -> Void
  ) {
    self.init(title, value: value, formatter: formatter)
  }

  /// Creates a field of a value that a formatter formats, with a title.
  @_disfavoredOverload
  public init<Value>(
    _ title: some StringProtocol, value: Binding<Value>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(title, value: value, formatter: formatter)
  }

  /// Creates a field of a value that a formatter formats, with a title.
  @_disfavoredOverload
  public init<Value>(
    _ title: some StringProtocol, value: Binding<Value>, formatter: Formatter,
    onCommit: @escaping () -> Void
  ) {
    self.init(title, value: value, formatter: formatter)
  }
}

extension SecureField where Label == Text {
  /// Creates a field of hidden text with a localized title.
  public init(_ title: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(title, text: text)
  }

  /// Creates a field of hidden text with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(title, text: text)
  }
}
