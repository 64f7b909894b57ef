public import WidgetLayout

extension Button {
  /// Creates a button that performs an intent, as in SwiftUI. Here, Enter on it does, in the
  /// widget's own program.
  public init(
    role: ButtonRole? = nil, intent: some AppIntent, @ViewBuilder label: () -> Label
  ) {
    self.init(role: role, address: IntentAddress(intent)?.url, title: label)
  }
}

extension Button where Label == Text {
  /// Creates a button with a title that performs an intent, as in SwiftUI.
  public init(_ title: LocalizedStringKey, role: ButtonRole? = nil, intent: some AppIntent) {
    self.init(role: role, intent: intent) { Text(title) }
  }

  /// Creates a button with a title that performs an intent, as in SwiftUI.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, role: ButtonRole? = nil, intent: some AppIntent) {
    self.init(role: role, intent: intent) { Text(title) }
  }
}

extension Button where Label == WidgetLayout.Label<Text, Image> {
  /// Creates a button with a title and a symbol that performs an intent, as in SwiftUI.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, role: ButtonRole? = nil,
    intent: some AppIntent
  ) {
    self.init(role: role, intent: intent) { WidgetLayout.Label(title, systemImage: systemImage) }
  }
}

extension Toggle {
  /// Creates a toggle that performs an intent, as in SwiftUI.
  public init(isOn: Bool, intent: some AppIntent, @ViewBuilder label: () -> Label) {
    self.init(isShownOn: isOn, address: IntentAddress(intent)?.url, label: label)
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a title that performs an intent, as in SwiftUI.
  public init(_ title: LocalizedStringKey, isOn: Bool, intent: some AppIntent) {
    self.init(isOn: isOn, intent: intent) { Text(title) }
  }

  /// Creates a toggle with a title that performs an intent, as in SwiftUI.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, isOn: Bool, intent: some AppIntent) {
    self.init(isOn: isOn, intent: intent) { Text(title) }
  }
}
