import WidgetBase
import WidgetSettings
import WidgetTimeline

/// A place of a world clock.
struct ClockZone: Sendable {
  var label: String
  var zone: CivilZone

  /// Creates the place of a zone's name: `Europe/Berlin` is Berlin; `nil` if there is no such zone.
  init?(_ name: String, label: String? = nil) {
    guard let file = ZoneFile(named: name) else { return nil }
    let last = name.splitExactly(separator: "/").last.map(String.init) ?? name
    self.label = label ?? String(last.map { $0 == "_" ? " " : $0 })
    zone = CivilZone { file.offset(at: $0) }
  }

  /// Returns the places of a board, by their zones alone or each with a label.
  static func zones(_ setting: Setting?) -> [ClockZone] {
    switch setting {
    case .mapping(let zones)?:
      // A mapping has no order of its own: from west to east.
      zones.compactMap { label, zone in ClockZone(zone.text ?? "", label: label) }
        .sorted { ($0.zone.offset(0), $0.label) < ($1.zone.offset(0), $1.label) }
    case let names?:
      names.items.flatMap { item in
        item.entries.isEmpty
          ? [ClockZone(item.text ?? "")].compactMap { $0 } : zones(.mapping(item.entries))
      }
    case nil: []
    }
  }
}

extension SettingKind<String> {
  /// The name of a time zone that this machine knows.
  static var timeZone: Self {
    SettingKind(
      noun: "time zone", expected: "a time zone of this machine, such as Europe/Berlin or UTC"
    ) { ZoneFile(named: $0) == nil ? nil : $0 }
  }
}
