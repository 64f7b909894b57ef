public import WidgetLayout

/// A button or toggle for Control Center, as in WidgetKit.
///
/// Here, it is a widget: a tile shows the control with its value, and Enter on it performs its action.
@MainActor @preconcurrency
public protocol ControlWidget {
  associatedtype Body: ControlWidgetConfiguration
  init()
  var body: Body { get }
}

extension ControlWidget {
  /// Returns the control as a widget.
  var widget: some Widget {
    WidgetGroup { [body] descriptions in
      var description = WidgetDescription()
      description.families = [.systemSmall, .systemMedium, .accessoryRectangular]
      body.describe(into: &description)
      descriptions.append(description)
    }
  }
}

/// The configuration of a control, as in WidgetKit.
@MainActor @preconcurrency
public protocol ControlWidgetConfiguration {
  associatedtype Body: ControlWidgetConfiguration
  var body: Body { get }
  /// Adds the configuration's declarations to a description.
  func describe(into description: inout WidgetDescription)
}

extension ControlWidgetConfiguration {
  public func describe(into description: inout WidgetDescription) {
    body.describe(into: &description)
  }
}

extension Never: ControlWidgetConfiguration {}
extension ModifiedConfiguration: ControlWidgetConfiguration {}

extension ControlWidgetConfiguration {
  /// Sets the name shown in the gallery and in a tile's border.
  public func displayName(_ name: LocalizedStringResource) -> some ControlWidgetConfiguration {
    ModifiedConfiguration(content: self) { $0.displayName = name.words }
  }

  /// Sets the name shown in the gallery and in a tile's border.
  @_disfavoredOverload
  public func displayName(_ name: some StringProtocol) -> some ControlWidgetConfiguration {
    ModifiedConfiguration(content: self) { $0.displayName = String(name) }
  }

  /// Sets the description shown in the gallery.
  public func description(_ text: LocalizedStringResource) -> some ControlWidgetConfiguration {
    ModifiedConfiguration(content: self) { $0.description = text.words }
  }

  /// Sets the description shown in the gallery.
  @_disfavoredOverload
  public func description(_ text: some StringProtocol) -> some ControlWidgetConfiguration {
    ModifiedConfiguration(content: self) { $0.description = String(text) }
  }

  /// Has no effect here: boards set parameters.
  public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { self }

  /// Has no effect here: a control is shown where a board places it.
  public func hidden(_ isHidden: Bool = true) -> some ControlWidgetConfiguration { self }
}

extension View {
  /// Has no effect here: a control says what it is by its label.
  nonisolated public func controlWidgetStatus(_ text: LocalizedStringKey) -> some View { self }

  /// Has no effect here: a control says what it is by its label.
  @_disfavoredOverload
  nonisolated public func controlWidgetStatus(_ text: some StringProtocol) -> some View { self }

  /// Has no effect here: the status row names the action's title.
  nonisolated public func controlWidgetActionHint(_ text: LocalizedStringKey) -> some View { self }

  /// Has no effect here: the status row names the action's title.
  @_disfavoredOverload
  nonisolated public func controlWidgetActionHint(_ text: some StringProtocol) -> some View { self }
}
