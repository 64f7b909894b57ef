import FoundationEssentials
import WidgetSettings
import WidgetSources

/// The kinds of widgets that can show some data.
enum KindFit {
  /// The kinds that suit some data and can show it, the best first.
  static func kinds(showing datum: Datum) -> [String] {
    DataForm(datum).kinds.filter { name in
      guard let kind = ReadingKinds.all.first(where: { $0.kind == name }) else { return false }
      return mismatch(of: kind, with: datum) == nil
    }
  }

  /// Why a kind without settings cannot show some data; nil where it can.
  static func mismatch<Kind: ReadingKind>(of kind: Kind.Type, with datum: Datum) -> String? {
    let kind = Kind(.mapping([:]))
    // One series is its newest value, with its course.
    let shown = Kind.drawsSeries ? datum : ValueCourse(datum)?.newest ?? datum.newest
    return kind.mismatch(
      of: ReadingEntry(
        date: .now, datum: datum,
        values: kind.values.map { ValueReading(settings: $0, datum: shown) }))
  }
}
