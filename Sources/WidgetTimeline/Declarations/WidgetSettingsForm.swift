package import WidgetSettings

/// What boards may write for a widget in their own words, and what its entries then come from.
@MainActor
package struct WidgetSettingsForm {
  /// The keys, besides those that all widgets of a board have. They are made when they are asked for:
  /// a program with many kinds starts without those of any.
  package var keys: [SettingKey] { makeKeys() }
  private let makeKeys: () -> [SettingKey]
  /// Where the entries of checked settings come from.
  package let source: (Setting) -> TimelineSource
  /// When it is read.
  package let plan: (Setting) -> ReadingPlan
  /// True where it needs none of them.
  package let standsAlone: Bool
  /// Whether what it shows is on this machine at all, as far as can be told without reading it.
  package let isThere: (Setting) -> Bool
  /// What it would need and does not find now, in words.
  package let problems: (Setting) -> [String]
  /// What is wrong with settings that the keys alone do not tell: what does not go together.
  package let remarks: (Setting) -> [SettingRemark]
  /// Reads its sources once, on a thread that may wait, and says what came; nil where it has none. The
  /// second argument is true where it is worth guessing how the data is best read and shown.
  package let trial: (Setting, Bool) -> (@Sendable () -> WidgetTrial)?
  /// Whether that answers within its call.
  package let isInline: (Setting) -> Bool

  /// A form of `keys`.
  package init(
    keys: @autoclosure @escaping () -> [SettingKey], standsAlone: Bool,
    isThere: @escaping (Setting) -> Bool = { _ in true },
    problems: @escaping (Setting) -> [String] = { _ in [] },
    trial: @escaping (Setting, Bool) -> (@Sendable () -> WidgetTrial)? = { _, _ in nil },
    remarks: @escaping (Setting) -> [SettingRemark] = { _ in [] },
    plan: @escaping (Setting) -> ReadingPlan,
    isInline: @escaping (Setting) -> Bool,
    source: @escaping (Setting) -> TimelineSource
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

  /// The form whose entries are sample data.
  package var previewing: WidgetSettingsForm {
    let (source, makeKeys) = (source, makeKeys)
    return WidgetSettingsForm(
      keys: makeKeys(), standsAlone: standsAlone, remarks: remarks, plan: plan,
      isInline: { _ in true },
      source: { source($0).previewing(isInline: true) })
  }
}

/// A widget that boards configure in their own words.
package struct SettingsConfiguration: WidgetConfiguration {
  private let kind: String
  private let form: WidgetSettingsForm

  /// A widget of `kind`.
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
