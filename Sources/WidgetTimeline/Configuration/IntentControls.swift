public import WidgetLayout

extension Button {
  /// A button that does an intent, as in SwiftUI. Here: drawn; a front end may do it.
  public init(
    role: ButtonRole? = nil, intent: some AppIntent, @ViewBuilder label: () -> Label
  ) {
    self.init(role: role, title: label)
  }
}

extension Button where Label == Text {
  /// A button with a title that does an intent, as in SwiftUI.
  public init(_ title: LocalizedStringKey, role: ButtonRole? = nil, intent: some AppIntent) {
    self.init(role: role, intent: intent) { Text(title) }
  }

  /// A button with a title that does an intent, as in SwiftUI.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, role: ButtonRole? = nil, intent: some AppIntent) {
    self.init(role: role, intent: intent) { Text(title) }
  }
}

extension Button where Label == WidgetLayout.Label<Text, Image> {
  /// A button with a title and a symbol that does an intent, as in SwiftUI.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, role: ButtonRole? = nil,
    intent: some AppIntent
  ) {
    self.init(role: role, intent: intent) { WidgetLayout.Label(title, systemImage: systemImage) }
  }
}

extension Toggle {
  /// A switch that does an intent, as in SwiftUI.
  public init(isOn: Bool, intent: some AppIntent, @ViewBuilder label: () -> Label) {
    self.init(isShownOn: isOn, label: label)
  }
}

extension Toggle where Label == Text {
  /// A switch with a title that does an intent, as in SwiftUI.
  public init(_ title: LocalizedStringKey, isOn: Bool, intent: some AppIntent) {
    self.init(isOn: isOn, intent: intent) { Text(title) }
  }

  /// A switch with a title that does an intent, as in SwiftUI.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, isOn: Bool, intent: some AppIntent) {
    self.init(isOn: isOn, intent: intent) { Text(title) }
  }
}
