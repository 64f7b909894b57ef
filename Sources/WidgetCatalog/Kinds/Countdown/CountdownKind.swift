package import FoundationEssentials
package import WidgetLayout
package import WidgetSettings
import WidgetSources

/// The time until a date, or since it.
package struct CountdownKind: ReadingKind {
  package static let kind = "countdown"
  package static let displayName = "Countdown"
  package static let description = "The time until a date, updated live."
  package static let families = WidgetFamily.allCases
  package static let sourceNeed = SourceNeed.optional
  package static let keys: [SettingKey] = [
    SettingKey("to", .text(.moment), "The date that is counted to; else the source's."),
    SettingKey("from", .text(.moment), "The beginning; shows how much of the time has passed."),
    SettingKey("label", .text, "The label of what happens then."),
    SettingKey("done", .text, "Text shown after the date in place of the time since."),
  ]

  let plan: CountdownPlan

  /// The label, the digits, the words, the date and the bar.
  package static func usefulRows(_ setting: Setting) -> Int? { 8 }

  package init(_ settings: Setting) {
    plan = CountdownPlan(
      label: settings["label"]?.text ?? "", from: settings.value("from", .moment),
      to: settings.value("to", .moment), done: settings["done"]?.text)
  }

  package func view(of entry: ReadingEntry) -> some View {
    CountdownView(plan: plan.completed(by: entry.datum), now: entry.date, datum: entry.datum)
  }

  /// The text changes to “since” at the date, and its days at each whole one.
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
      datum: [
        "to": .number((date + 3 * 86_400 + 4 * 3600).timeIntervalSince1970),
        "from": .number((date - 7 * 86_400).timeIntervalSince1970), "label": "Release 2.0",
      ])
  }
}

extension CountdownKind {
  package func mismatch(of entry: ReadingEntry) -> String? { plan.mismatch(entry.datum) }
}
