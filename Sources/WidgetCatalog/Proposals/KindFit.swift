import FoundationEssentials
import WidgetSettings
import WidgetSources

/// The kinds of widgets that can show a datum.
enum KindFit {
  /// Returns the kinds that suit a datum and can show it, the best first.
  static func kinds(showing datum: Datum) -> [String] {
    DataForm(datum).kinds.filter { name in
      guard let kind = ReadingKinds.all.first(where: { $0.kind == name }) else { return false }
      return mismatch(of: kind, with: datum) == nil
    }
  }

  /// Returns the reason that a kind without settings cannot show a datum; `nil` if it can.
  static func mismatch<Kind: ReadingKind>(of kind: Kind.Type, with datum: Datum) -> String? {
    let kind = Kind(.mapping([:]))
    // One series stands for its newest value, with its course.
    let shown = Kind.drawsSeries ? datum : ValueCourse(datum, at: .now)?.newest ?? datum.newest
    return kind.mismatch(
      of: ReadingEntry(
        date: .now, datum: datum,
        values: kind.values.map { ValueReading(settings: $0, datum: shown) }))
  }
}
