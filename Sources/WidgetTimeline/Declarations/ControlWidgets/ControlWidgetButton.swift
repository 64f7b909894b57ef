public import WidgetLayout

/// A control that performs an action, as in WidgetKit.
///
/// Here, it has its label at all times, since the status row tells that an action runs.
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent>:
  ControlWidgetTemplate
{
  private let action: Action
  private let label: () -> Label

  /// Creates a button with a label, and another label to show while its action runs.
  public init(
    action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {
    self.action = action
    self.label = label
  }

  public var body: Never { fatalError("a primitive has no body") }

  public func _makeView() -> AnyView { AnyView(Button(intent: action, label: label)) }
}

/// The label of a button's action where none is given, as in WidgetKit.
public struct ControlWidgetButtonDefaultActionLabel: View {
  init() {}
  public var body: some View { EmptyView() }
}

extension ControlWidgetButton where ActionLabel == ControlWidgetButtonDefaultActionLabel {
  /// Creates a button with a label.
  public init(action: Action, @ViewBuilder label: @escaping () -> Label) {
    self.init(action: action, label: label) { _ in ControlWidgetButtonDefaultActionLabel() }
  }
}

extension ControlWidgetButton
where Label == Text, ActionLabel == ControlWidgetButtonDefaultActionLabel {
  /// Creates a button with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, action: Action) {
    self.init(action: action) { Text(title) }
  }

  /// Creates a button with a title.
  public init(_ title: LocalizedStringKey, action: Action) {
    self.init(action: action) { Text(title) }
  }
}

extension ControlWidgetButton where Label == Text {
  /// Creates a button with a title, and another label to show while its action runs.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, action: Action,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {
    self.init(action: action, label: { Text(title) }, actionLabel: actionLabel)
  }

  /// Creates a button with a title, and another label to show while its action runs.
  public init(
    _ title: LocalizedStringKey, action: Action,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {
    self.init(action: action, label: { Text(title) }, actionLabel: actionLabel)
  }
}
