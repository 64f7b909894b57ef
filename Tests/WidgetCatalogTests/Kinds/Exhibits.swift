import FoundationEssentials
import Testing
import WidgetLayout
import WidgetSettings
import WidgetSources
import WidgetTesting

@testable import WidgetCatalog

/// A kind as a board configures it, with a reading of its source.
struct Exhibit: Sendable, CustomTestStringConvertible {
  let name: String
  let kind: any ReadingKind
  let entry: ReadingEntry

  var testDescription: String { name }

  /// A Saturday.
  static let now = Date(timeIntervalSince1970: 1_773_480_360)

  /// Creates an exhibit, with the kind's own sample if there is no datum.
  init(
    _ name: String, _ type: any ReadingKind.Type, _ settings: Setting = [:], _ datum: Datum? = nil
  ) {
    self.name = name
    kind = type.init(settings)
    entry = Self.entry(of: kind, datum)
  }

  /// Creates an exhibit of a number and its past: a reading every five minutes, nil for a failed
  /// one, and a period in which nothing ran.
  init(
    _ name: String, _ type: any ReadingKind.Type, _ settings: Setting, past: [Double?],
    unread: Range<Int>
  ) {
    self.name = name
    kind = type.init(settings)
    let history = past.indices.filter { !unread.dropFirst().contains($0) }.map { index in
      let time = Self.now.timeIntervalSince1970 - Double(past.count - 1 - index) * 300
      if unread.contains(index) { return ValueReading.Sample(time: time, outcome: .unread) }
      return past[index].map { .init(time: time, value: $0) } ?? .init(time: time, outcome: .failed)
    }
    let datum = (past.last ?? nil).map { Datum.number($0) } ?? .null
    entry = ReadingEntry(
      date: Self.now, datum: datum,
      values: kind.values.map { ValueReading(settings: $0, datum: datum, history: history) })
  }

  /// Returns the entry that a board's provider passes for a datum, without a past.
  static func entry(of kind: any ReadingKind, _ datum: Datum?) -> ReadingEntry {
    guard let datum else { return kind.sample(at: now) }
    return ReadingEntry(
      date: now, datum: datum,
      values: kind.values.map { settings in
        let value = settings.pick.isEmpty ? datum : FieldPath(settings.pick).value(in: datum)
        return ValueReading(
          settings: settings, datum: value ?? .null,
          level: value?.number.map(settings.level) ?? .normal)
      })
  }

  var families: [WidgetFamily] { type(of: kind).families }

  @MainActor func picture(
    _ family: WidgetFamily, size: Size? = nil, redaction: RedactionReasons = []
  ) -> CellGrid {
    let size = size ?? family.contentSize
    return WidgetTesting.picture(
      columns: size.width, rows: size.height, family: family, redaction: redaction, at: Self.now
    ) { Self.view(of: kind, entry) }
  }

  @MainActor private static func view(of kind: some ReadingKind, _ entry: ReadingEntry) -> AnyView {
    AnyView(kind.view(of: entry))
  }
}
