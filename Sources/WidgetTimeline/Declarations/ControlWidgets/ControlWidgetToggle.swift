public import WidgetLayout

/// A control that is on or off, as in WidgetKit.
///
/// Pressing it performs its action with the other value.
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent>:
  ControlWidgetTemplate
{
  private let view: @MainActor () -> AnyView

  /// Creates a toggle with a label, and another label for its state.
  public init(
    isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) where Action.ValueType == Bool {
    view = {
      var pressed = action
      pressed.value = !isOn
      return AnyView(
        Toggle(isOn: isOn, intent: pressed) {
          VStack(alignment: .leading) {
            label()
            valueLabel(isOn).foregroundStyle(.secondary)
          }
        })
    }
  }

  public var body: Never { fatalError("a primitive has no body") }

  public func _makeView() -> AnyView { view() }
}

/// The label of a toggle's state where none is given, as in WidgetKit: On or Off.
public struct ControlWidgetToggleDefaultLabel: View {
  let isOn: Bool
  public var body: some View { Text(isOn ? "On" as LocalizedStringKey : "Off") }
}

extension ControlWidgetToggle where ValueLabel == ControlWidgetToggleDefaultLabel {
  /// Creates a toggle with a label.
  public init(isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label)
  where Action.ValueType == Bool {
    self.init(isOn: isOn, action: action, label: label) {
      ControlWidgetToggleDefaultLabel(isOn: $0)
    }
  }
}

extension ControlWidgetToggle
where Label == Text, ValueLabel == ControlWidgetToggleDefaultLabel {
  /// Creates a toggle with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, isOn: Bool, action: Action)
  where Action.ValueType == Bool {
    self.init(isOn: isOn, action: action) { Text(title) }
  }

  /// Creates a toggle with a title.
  public init(_ title: LocalizedStringKey, isOn: Bool, action: Action)
  where Action.ValueType == Bool {
    self.init(isOn: isOn, action: action) { Text(title) }
  }
}

extension ControlWidgetToggle where Label == Text {
  /// Creates a toggle with a title, and a label for its state.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) where Action.ValueType == Bool {
    self.init(isOn: isOn, action: action, label: { Text(title) }, valueLabel: valueLabel)
  }

  /// Creates a toggle with a title, and a label for its state.
  public init(
    _ title: LocalizedStringKey, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) where Action.ValueType == Bool {
    self.init(isOn: isOn, action: action, label: { Text(title) }, valueLabel: valueLabel)
  }
}
