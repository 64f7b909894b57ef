package import WidgetSettings

/// The settings that boards may write for a widget in their own words, and what can be said of them
/// before the widget is shown.
@MainActor
package protocol WidgetSettingsForm {
  /// The keys besides those that all widgets of a board have.
  var keys: [SettingKey] { get }

  /// True if the widget needs none of the keys.
  var standsAlone: Bool { get }

  /// Returns remarks on written settings that the keys alone cannot detect, such as combinations
  /// that conflict.
  func remarks(on setting: Setting) -> [SettingRemark]

  /// Returns false if the widget's data is known, without reading it, to be absent from this
  /// machine.
  func isThere(_ settings: InstanceSettings) -> Bool

  /// Returns, in words, the things that the widget needs and does not find at present.
  func problems(with settings: InstanceSettings) -> [String]

  /// Returns a closure that reads the widget's sources once, on a thread that may wait, and returns
  /// the result; `nil` if it has no sources.
  ///
  /// - Parameter guesses: True if it is worth guessing how best to read and show the data.
  func trial(of settings: InstanceSettings, guesses: Bool) -> (@Sendable () -> WidgetTrial)?

  /// Returns a closure that draws the widget from data that were read before, on a thread that may
  /// wait; `nil` if the settings cannot be used.
  ///
  /// - Parameter data: The data of each source as JSON, before the source's picks.
  func drawing(of settings: InstanceSettings, data: [String]) -> (@Sendable () -> WidgetDrawing)?

  /// Returns the plan for reading the widget.
  func plan(of settings: InstanceSettings) -> ReadingPlan

  /// Returns true if the widget's provider answers within its call.
  func isInline(_ settings: InstanceSettings) -> Bool
}

/// The form of a widget that shows sample data, which are there on any machine.
struct PreviewSettingsForm: WidgetSettingsForm {
  let form: any WidgetSettingsForm

  var keys: [SettingKey] { form.keys }
  var standsAlone: Bool { form.standsAlone }
  func remarks(on setting: Setting) -> [SettingRemark] { form.remarks(on: setting) }
  func isThere(_ settings: InstanceSettings) -> Bool { true }
  func problems(with settings: InstanceSettings) -> [String] { [] }
  func trial(of settings: InstanceSettings, guesses: Bool) -> (@Sendable () -> WidgetTrial)? { nil }
  func drawing(of settings: InstanceSettings, data: [String]) -> (@Sendable () -> WidgetDrawing)? {
    form.drawing(of: settings, data: data)
  }
  func plan(of settings: InstanceSettings) -> ReadingPlan { form.plan(of: settings) }
  func isInline(_ settings: InstanceSettings) -> Bool { true }
}
