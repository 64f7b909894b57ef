package import FoundationEssentials
package import WidgetLayout
package import WidgetSettings
import WidgetSources

/// The time since a date.
package struct TimerKind: ReadingKind {
  package static let kind = "timer"
  package static let displayName = "Timer"
  package static let description = "The time since a date, updated live."
  package static let families = WidgetFamily.allCases
  package static let sourceNeed = SourceNeed.optional
  package static let keys: [SettingKey] = [
    SettingKey("since", .text(.moment), "The date that is counted from; else the source's."),
    SettingKey("label", .text, "The label of what goes on since then."),
  ]

  let plan: CountdownPlan

  /// The label, the digits, the words and the date.
  package static func usefulRows(_ setting: Setting) -> Int? { 8 }

  package init(_ settings: Setting) {
    plan = CountdownPlan(
      label: settings["label"]?.text ?? "", to: settings.value("since", .moment), countsUp: true)
  }

  package func view(of entry: ReadingEntry) -> some View {
    CountdownView(plan: plan.completed(by: entry.datum), now: entry.date, datum: entry.datum)
  }

  package func changes(
    of entry: ReadingEntry, after date: Date, until end: Date
  ) -> [Date] {
    plan.completed(by: entry.datum).changes(after: date, until: end)
  }

  package func outlook(of entry: ReadingEntry) -> ReadingOutlook {
    plan.completed(by: entry.datum).outlook(from: entry.date)
  }

  package func sample(at date: Date) -> ReadingEntry {
    ReadingEntry(
      date: date,
      datum: ["since": .number((date - 5025).timeIntervalSince1970), "label": "Deployment"])
  }
}

extension TimerKind {
  package func mismatch(of entry: ReadingEntry) -> String? { plan.mismatch(entry.datum) }
}
