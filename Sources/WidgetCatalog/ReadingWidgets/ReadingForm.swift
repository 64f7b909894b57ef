import WidgetSettings
import WidgetSources
import WidgetTimeline

/// The settings of a widget of a kind, and what can be said of them before anything is read.
struct ReadingForm<Kind: ReadingKind>: WidgetSettingsForm {
  let shown: ShownWidgets

  var keys: [SettingKey] { ReadingSettings<Kind>.keys }

  var standsAlone: Bool { Kind.sourceNeed == .none }

  func remarks(on setting: Setting) -> [SettingRemark] {
    ReadingRemarks.all(on: setting, of: Kind.self)
  }

  func isThere(_ settings: InstanceSettings) -> Bool {
    SourcePresence.isThere(settings, shown.machine)
  }

  func problems(with settings: InstanceSettings) -> [String] {
    let values = Kind(settings.own, at: settings.place).values
    return SourcePresence.problems(settings, shown.machine)
      + AlertRule.problems(settings.own, values: values.map(\.name))
      + AlertRule.absences(settings)
  }

  func trial(of settings: InstanceSettings, guesses: Bool) -> (@Sendable () -> WidgetTrial)? {
    ReadingTrial<Kind>.job(settings, guesses: guesses, on: shown.machine)
  }

  func drawing(of settings: InstanceSettings, data: [String]) -> (@Sendable () -> WidgetDrawing)? {
    ReadingDrawing<Kind>.job(settings, data: data, at: shown.machine.clock.now)
  }

  func plan(of settings: InstanceSettings) -> ReadingPlan {
    ReadingSettings<Kind>.plan(of: settings, among: shown)
  }

  func isInline(_ settings: InstanceSettings) -> Bool { ReadingSettings<Kind>.isInline(settings) }
}
