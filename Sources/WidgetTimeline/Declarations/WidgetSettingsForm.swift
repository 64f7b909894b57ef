package import WidgetSettings

/// The settings that boards may write for a widget in their own words, and the sources for them.
@MainActor
package struct WidgetSettingsForm {
  /// The keys besides those that all widgets of a board have. They are created on demand, so that a
  /// program with many kinds starts without them.
  package var keys: [SettingKey] { makeKeys() }
  private let makeKeys: () -> [SettingKey]
  /// Returns the source of entries for checked settings.
  package let source: (InstanceSettings) -> TimelineSource
  /// Returns the plan for reading the widget.
  package let plan: (InstanceSettings) -> ReadingPlan
  /// True if the widget needs none of the keys.
  package let standsAlone: Bool
  /// Returns false if its data is known, without reading it, to be absent from this machine.
  package let isThere: (InstanceSettings) -> Bool
  /// Returns, in words, the things it needs and does not find now.
  package let problems: (InstanceSettings) -> [String]
  /// Returns remarks on written settings that the keys alone cannot detect, such as combinations
  /// that conflict.
  package let remarks: (Setting) -> [SettingRemark]
  /// Returns a closure that reads the widget's sources once, on a thread that may wait, and returns
  /// the result; `nil` if it has no sources. The second argument is true if it is worth guessing
  /// how best to read and show the data.
  package let trial: (InstanceSettings, Bool) -> (@Sendable () -> WidgetTrial)?
  /// Returns true if the source answers within its call.
  package let isInline: (InstanceSettings) -> Bool

  /// Creates a form of `keys`.
  package init(
    keys: @autoclosure @escaping () -> [SettingKey], standsAlone: Bool,
    isThere: @escaping (InstanceSettings) -> Bool = { _ in true },
    problems: @escaping (InstanceSettings) -> [String] = { _ in [] },
    trial: @escaping (InstanceSettings, Bool) -> (@Sendable () -> WidgetTrial)? = { _, _ in nil },
    remarks: @escaping (Setting) -> [SettingRemark] = { _ in [] },
    plan: @escaping (InstanceSettings) -> ReadingPlan,
    isInline: @escaping (InstanceSettings) -> Bool,
    source: @escaping (InstanceSettings) -> TimelineSource
  ) {
    makeKeys = keys
    self.standsAlone = standsAlone
    self.isThere = isThere
    self.problems = problems
    self.remarks = remarks
    self.trial = trial
    self.plan = plan
    self.isInline = isInline
    self.source = source
  }

  /// The same form, whose entries are sample data.
  package var previewing: WidgetSettingsForm {
    let (source, makeKeys) = (source, makeKeys)
    return WidgetSettingsForm(
      keys: makeKeys(), standsAlone: standsAlone, remarks: remarks, plan: plan,
      isInline: { _ in true },
      source: { source($0).previewing(isInline: true) })
  }
}

/// A widget that boards configure through a settings form.
package struct SettingsConfiguration: WidgetConfiguration {
  private let kind: String
  private let form: WidgetSettingsForm

  /// Creates a widget of `kind`.
  package init(kind: String, form: WidgetSettingsForm) {
    self.kind = kind
    self.form = form
  }

  package var body: Never { fatalError("a primitive has no body") }

  package func describe(into description: inout WidgetDescription) {
    description.kind = kind
    if description.displayName.isEmpty { description.displayName = kind }
    description.settings = form
  }
}
