import FoundationEssentials
import WidgetSources

/// The columns of a table as series: a column of times, or of names, and a series for each column of
/// numbers.
enum TableSeries {
  /// The rows that decide which columns there are.
  private static let sample = 200
  private static let most = 20
  /// The columns of a row that are looked at.
  private static let mostLookedAt = 100

  /// Returns a series for each column of numbers in the rows, in the order of the columns, `nil` if
  /// there is none.
  ///
  /// Rows without a column of times or names are counted by their index.
  static func series(of all: [Datum]) -> [ChartSeries]? {
    let rows = all.filter(isRow)
    guard rows.count * 2 > all.count else { return nil }
    let columns = names(of: rows)
    let time = columns.first { isTime($0, in: rows) }
    let name = time == nil ? columns.first { isWords($0, in: rows) } : nil
    let found = columns.filter { $0 != time && $0 != name && isNumber($0, in: rows) }
    let numbers = fullest(found, in: rows)
    guard !numbers.isEmpty else { return nil }
    var distinct = DistinctNames()
    let places = rows.enumerated().map { index, row -> ChartSeries.Place? in
      if let time { return row[time].flatMap(ChartSeries.time).map { .date($0) } }
      if let name { return .category(distinct.next(row[name]?.words ?? "")) }
      return .index(index)
    }
    var series = numbers.map { column in
      let points = zip(places, rows).compactMap { place, row in
        place.map { ChartSeries.Point(place: $0, value: row[column].flatMap(ChartSeries.finite)) }
      }
      return ChartSeries(name: column, points: ChartSeries.inOrder(points))
    }
    series[0].leftOut =
      all.count - rows.count + places.count { $0 == nil } + found.count - numbers.count
    return series
  }

  /// Returns a series for each further number of lists that begin with a time, by its place; `nil` if most items are
  /// no lists of more than two.
  static func series(ofLists all: [Datum]) -> [ChartSeries]? {
    let rows = all.map { item -> Datum in
      guard let items = item.items, items.count > 2, ChartSeries.time(items[0]) != nil else {
        return item
      }
      let numbers = items.dropFirst().enumerated().map { Datum.Field("\($0 + 1)", $1) }
      return .record([Datum.Field("time", items[0])] + numbers)
    }
    return rows == all ? nil : series(of: rows)
  }

  private static func isRow(_ datum: Datum) -> Bool {
    if case .record = datum { true } else { false }
  }

  /// Returns the columns that have most values, in their order: a row with many of its own takes no room from them.
  private static func fullest(_ columns: [String], in rows: [Datum]) -> [String] {
    guard columns.count > most else { return columns }
    let counts = columns.map { values($0, in: rows).count }
    let ranked = columns.indices.sorted { (-counts[$0], $0) < (-counts[$1], $1) }
    return ranked.prefix(most).sorted().map { columns[$0] }
  }

  private static func names(of rows: [Datum]) -> [String] {
    var names: [String] = []
    var known: Set<String> = []
    for row in rows.prefix(sample) {
      guard case .record(let fields) = row else { continue }
      for field in fields.prefix(mostLookedAt)
      where names.count < 4 * mostLookedAt && known.insert(field.name).inserted {
        names.append(field.name)
      }
    }
    return names
  }

  private static func values(_ column: String, in rows: [Datum]) -> [Datum] {
    rows.prefix(sample).compactMap { $0[column] }.filter { $0 != .null && $0 != .text("") }
  }

  /// The names of columns whose numbers are times.
  private static let timeNames: Set = ["date", "time", "timestamp", "ts", "datetime", "day", "at"]

  /// True for a column most of whose values are times: a single invalid one, which anybody may have
  /// written, does not take the axis away.
  private static func isTime(_ column: String, in rows: [Datum]) -> Bool {
    let mayBeNumber = timeNames.contains(column.lowercased())
    return isMost(of: column, in: rows) {
      $0.date != nil && (mayBeNumber || $0.number == nil)
    }
  }

  /// True for a column most of whose values are numbers; the others are gaps.
  private static func isNumber(_ column: String, in rows: [Datum]) -> Bool {
    isMost(of: column, in: rows) { $0.number != nil }
  }

  private static func isWords(_ column: String, in rows: [Datum]) -> Bool {
    isMost(of: column, in: rows) {
      if case .text = $0 { $0.number == nil } else { false }
    }
  }

  /// Returns true if more than half of a column's values are such.
  private static func isMost(
    of column: String, in rows: [Datum], _ isSuch: (Datum) -> Bool
  ) -> Bool {
    let values = values(column, in: rows)
    return values.count(where: isSuch) * 2 > values.count
  }
}
