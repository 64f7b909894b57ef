import FoundationEssentials
import WidgetSettings
import WidgetSources

/// Example data of a source, if its settings alone determine their form.
enum SourceExample {
  /// Returns an example of a source's data; `nil` if only reading it shows the form.
  static func datum(of source: Setting) -> Datum? {
    if let figure = source.text.flatMap(MachineFigure.init) { return datum(of: figure) }
    // A pick may return anything.
    guard !PickKinds.arePicks(in: source) else { return nil }
    if source["ical"] != nil {
      return [["title": "Review", "start": "2026-03-14T11:00:00Z", "end": "2026-03-14T12:00:00Z"]]
    }
    if source["feed"] != nil {
      return [["title": "Release 2.0", "link": "https://example.com/2", "date": "2026-03-14"]]
    }
    if source["xbar"] != nil { return ["title": "CI 3/4", "body": []] }
    return nil
  }

  private static func datum(of figure: MachineFigure) -> Datum {
    switch figure.name {
    case .cores, .disks: [["name": "0", "value": 42, "max": 100]]
    case .processes: [["pid": 1, "name": "init", "cpu": 0.5, "memory": 1024]]
    case .host: "atlas"
    default: 42
    }
  }
}

extension ReadingKind {
  /// Returns a remark if the kind cannot show the data of its sources, as far as their settings
  /// tell.
  static func sourceRemarks(_ setting: Setting) -> [SettingRemark] {
    guard let written = setting["source"] else { return [] }
    let kind = Self(setting)
    // The value's own pick may find data that fit.
    guard kind.values.allSatisfy({ $0.pick.isEmpty }) else { return [] }
    let examples = written.items.map(SourceExample.datum)
    guard let first = examples.first, !examples.contains(nil) else { return [] }
    let datums = examples.compactMap { $0 }
    let whole: Datum = datums.count == 1 ? first ?? .null : .list(datums)
    let values =
      kind.values.isEmpty
      ? []
      : datums.map { datum in
        ValueReading(settings: kind.values[0], datum: datum)
      }
    let entry = ReadingEntry(date: .now, datum: whole, values: values)
    guard let mismatch = kind.mismatch(of: entry) else { return [] }
    let fitting = datums.count == 1 ? KindFit.kinds(showing: datums[0]) : []
    return [
      SettingRemark(
        "kind \(Self.kind) cannot show this source: \(mismatch)",
        fix: fitting.isEmpty ? nil : "kinds that can show it: \(fitting.joined(separator: ", "))",
        at: ["source"])
    ]
  }
}
