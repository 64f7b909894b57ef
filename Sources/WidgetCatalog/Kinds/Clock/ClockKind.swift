package import FoundationEssentials
package import WidgetLayout
package import WidgetSettings
import WidgetSources
import WidgetTimeline

/// The time here and in other places.
package struct ClockKind: ReadingKind {
  package static let kind = "clock"
  package static let displayName = "Clock"
  package static let description = "The time and the date, here and in other places."
  package static let families = WidgetFamily.allCases
  package static let sourceNeed = SourceNeed.none
  package static let keys: [SettingKey] = [
    SettingKey(
      "zones",
      .either([
        .list(.either([.text(.timeZone), .dictionary(.text, .text(.timeZone))]), count: 1...20),
        .dictionary(.text, .text(.timeZone)), .text(.timeZone),
      ]),
      "Other places: a list of time zones, or a mapping of names to them."),
    SettingKey("seconds", .text(.bool), "Shows seconds."),
  ]

  private let zones: [ClockZone]
  private let showsSeconds: Bool
  /// The local zone.
  var zone = CivilZone.process

  /// The digits and the date; with other places the digits and a row for each.
  package static func usefulRows(_ setting: Setting) -> Int? {
    let zones = ClockZone.zones(setting["zones"]).count
    return zones == 0 ? 8 : zones + 6
  }

  package init(_ settings: Setting) {
    zones = ClockZone.zones(settings["zones"])
    showsSeconds = settings.value("seconds", .bool) ?? false
  }

  package func view(of entry: ReadingEntry) -> some View {
    ClockView(date: entry.date, zones: zones, showsSeconds: showsSeconds)
  }

  /// Returns the dates at which days end or clocks change; between them the clocks advance by
  /// themselves.
  package func changes(
    of entry: ReadingEntry, after date: Date, until end: Date
  ) -> [Date] {
    let all = ([zone] + zones.map(\.zone)).flatMap { zone in
      zone.midnights(after: date, until: end) + zone.shifts(after: date, until: end)
    }
    return Set(all).sorted()
  }

  package func sample(at date: Date) -> ReadingEntry { ReadingEntry(date: date, datum: .null) }
}

extension CivilZone {
  /// Returns the dates after one and until another at which clocks are put forward or back, at most
  /// a month's. They always fall on a full quarter of an hour.
  func shifts(after date: Date, until end: Date) -> [Date] {
    let start = (date.timeIntervalSince1970 / 900).rounded(.down) * 900
    let last = min(end.timeIntervalSince1970, start + 31 * 86_400)
    guard start.magnitude < 1e12, last > start else { return [] }
    return stride(from: Int(start) + 900, through: Int(last), by: 900).compactMap { second in
      offset(second) == offset(second - 900) ? nil : Date(timeIntervalSince1970: Double(second))
    }
  }
}
