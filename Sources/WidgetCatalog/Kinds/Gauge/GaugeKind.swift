package import FoundationEssentials
package import WidgetLayout
package import WidgetSettings
import WidgetSources
package import WidgetTimeline

/// Parts of wholes as bars or rings: values in their ranges, or each of a list's records.
package struct GaugeKind: ReadingKind {
  /// The form of a part.
  package enum Style: String, CaseIterable, Sendable {
    case auto, bars, rings
  }

  package static let kind = "gauge"
  package static let displayName = "Gauge"
  package static let description = "Usage or progress, as bars or rings."
  package static let families = WidgetFamily.allCases
  package static let keys: [SettingKey] =
    ValueSettings.kindKeys + [
      SettingKey(
        "style", .text(.choice("style", of: Style.self)),
        "The form of a part: bars or rings; auto is a ring if there is one part."),
      FieldNames.key(["name", "value", "of"]),
    ]

  package let values: [ValueSettings]
  private let style: Style
  let fields: FieldNames

  /// Two rows for each of several bars; a ring grows with its tile.
  package static func usefulRows(_ setting: Setting) -> Int? {
    let count = ValueSettings.values(of: setting).count
    let style = setting.value("style", .choice("style", of: Style.self)) ?? .auto
    return count > 1 && style != .rings ? 2 * count : nil
  }

  package init(_ settings: Setting) {
    values = ValueSettings.values(of: settings)
    style = settings.value("style", .choice("style", of: Style.self)) ?? .auto
    fields = FieldNames(settings["fields"])
  }

  package func view(of entry: ReadingEntry) -> some View {
    GaugePartsView(readings: entry.values, fields: fields, style: style)
  }

  package func mismatch(of reading: ValueReading) -> DatumMismatch? {
    GaugeParts.mismatch(of: reading, fields: fields)
  }

  package func relevance(of entry: ReadingEntry) -> TimelineEntryRelevance? {
    LevelRelevance.of(entry.values.map(\.level))
  }

  package func sample(at date: Date) -> ReadingEntry {
    let parts: [(String, Double)] = [("Home", 64), ("Backups", 87), ("Photos", 31)]
    let readings = parts.prefix(max(1, values.count)).map { name, part in
      var settings = ValueSettings()
      settings.name = name
      settings.unit = "%"
      return ValueReading(
        settings: settings, datum: .number(part), level: part > 80 ? .warn : .normal)
    }
    return ReadingEntry(date: date, datum: readings[0].datum, values: readings)
  }
}
