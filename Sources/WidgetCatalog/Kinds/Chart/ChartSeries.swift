import FoundationEssentials
import WidgetSources

/// A series of a chart: its points in their order, and its newest value.
struct ChartSeries: Hashable {
  /// The place of a point on the x axis.
  enum Place: Hashable {
    case date(Date)
    case index(Int)
    case category(String)
    /// A number of its own, as of a pair.
    case number(Double)
  }

  struct Point: Hashable {
    var place: Place
    /// The value; `nil` for a gap, where nothing was read or it was no number.
    var value: Double?
  }

  var name: String
  var points: [Point]
  /// The newest value in words, if there is one.
  var newest: String?

  /// The newest values as columns of a small chart, in which a gap is as long as it lasted.
  var columns: [Double?] {
    let points = points.suffix(400)
    let samples = points.compactMap { point -> ValueReading.Sample? in
      if case .date(let date) = point.place { .init(date: date, value: point.value) } else { nil }
    }
    return samples.count == points.count
      ? HistoryColumns.columns(of: samples) : points.map(\.value)
  }

  /// True if there is any value to draw.
  var hasValues: Bool { points.contains { $0.value != nil } }

  /// True if the points are named categories, side by side.
  var isOfCategories: Bool {
    if case .category? = points.first?.place { return true }
    return false
  }
}

extension ChartSeries {
  /// The maximum number of points before a series is thinned for drawing.
  static let most = 20_000

  /// The data that series are made of, for errors.
  static let expected = "numbers, pairs of time and number, or records with name and value"

  /// Returns the series in a value's data; its history if the datum is a single value. `nil` for
  /// data of another form.
  ///
  /// - Parameter hasPairs: True if pairs are two numbers, not a time and a number.
  static func series(of reading: ValueReading, hasPairs: Bool = false) -> [ChartSeries]? {
    let name = reading.settings.name
    switch reading.datum {
    case .list(let items) where items.isEmpty: return []
    case _ where hasPairs: return NumberPairs.series(of: reading.datum, name: name)
    case .list(let items): return series(of: items, name)
    case .record(let fields): return series(ofFields: fields)
    case .null, .bool, .number, .text:
      let points = reading.history.suffix(most).map {
        Point(place: .date($0.date), value: $0.value.flatMap { $0.isFinite ? $0 : nil })
      }
      if points.isEmpty, reading.number == nil, reading.datum != .null { return nil }
      return points.isEmpty ? [] : [ChartSeries(name: name, points: points)]
    }
  }

  private static func series(of items: [Datum], _ name: String) -> [ChartSeries]? {
    let items = items.suffix(most)
    let named = named(in: items) { points($0) }
    if !named.isEmpty { return named }
    let categories = items.compactMap { item -> Point? in
      guard case .record = item, let value = item["value"] ?? item["count"] else { return nil }
      let key = item["name"] ?? item["label"] ?? item["title"] ?? item["key"]
      if let date = (item["date"] ?? item["time"])?.date {
        return Point(place: .date(date), value: finite(value))
      }
      return Point(place: .category(key?.words ?? ""), value: finite(value))
    }
    if !categories.isEmpty { return [ChartSeries(name: name, points: categories)] }
    if let table = TableSeries.series(of: Array(items)) { return table }
    return points(Array(items)).map { [ChartSeries(name: name, points: $0)] }
  }

  /// Returns the series of which each is a record with its name and its points.
  static func named(
    in items: ArraySlice<Datum>, points: ([Datum]) -> [Point]?
  ) -> [ChartSeries] {
    items.compactMap { item in
      guard let values = (item["values"] ?? item["points"])?.items else { return nil }
      let name = (item["name"] ?? item["label"] ?? item["title"])?.words ?? ""
      return points(values).map { ChartSeries(name: name, points: $0) }
    }
  }

  /// Returns one series per list of a record, or else one bar per number.
  private static func series(ofFields fields: [Datum.Field]) -> [ChartSeries]? {
    let lists = fields.compactMap { field in
      field.value.items.flatMap { points($0.suffix(most)) }.map {
        ChartSeries(name: field.name, points: $0)
      }
    }
    if !lists.isEmpty { return lists }
    let bars = fields.prefix(200).compactMap { field in
      field.value.number.map { Point(place: .category(field.name), value: $0.isFinite ? $0 : nil) }
    }
    return bars.isEmpty ? nil : [ChartSeries(name: "", points: bars)]
  }

  /// Returns points of numbers by their index, or of pairs of a time and a number; `nil` if there
  /// is neither.
  private static func points(_ items: some Collection<Datum>) -> [Point]? {
    let points = items.enumerated().compactMap { index, item -> Point? in
      if let pair = item.items {
        guard pair.count >= 2, let date = pair[0].date else { return nil }
        return Point(place: .date(date), value: finite(pair[1]))
      }
      if case .record = item { return nil }
      return Point(place: .index(index), value: finite(item))
    }
    let areGaps = items.allSatisfy { isGap($0.items?.last ?? $0) }
    return areGaps || points.contains { $0.value != nil } ? points : nil
  }

  private static func isGap(_ datum: Datum) -> Bool {
    datum == .null || datum.number.map { !$0.isFinite } ?? false
  }

  /// Returns the finite number of a datum.
  static func finite(_ datum: Datum) -> Double? {
    datum.number.flatMap { $0.isFinite ? $0 : nil }
  }
}

extension ChartSeries {
  /// Returns the series with about `count` points: of merged points the least and the greatest
  /// value remain, so that no peak is lost, and so does a gap, so that no line crosses it.
  func thinned(to count: Int) -> ChartSeries {
    guard points.count > count, count >= 2 else { return self }
    let parts = count / 2
    var series = self
    series.points = (0..<parts).flatMap { part -> [Point] in
      let slice = points[part * points.count / parts..<(part + 1) * points.count / parts]
      return Self.stretches(of: slice).flatMap(Self.extremes)
    }
    return series
  }

  /// Returns the points, split between values and gaps.
  private static func stretches(of points: ArraySlice<Point>) -> [ArraySlice<Point>] {
    var stretches: [ArraySlice<Point>] = []
    var start = points.startIndex
    for index in points.indices.dropFirst()
    where (points[index].value == nil) != (points[index - 1].value == nil) {
      stretches.append(points[start..<index])
      start = index
    }
    return stretches + [points[start...]]
  }

  /// Returns the least and the greatest value, in their order; of a gap its beginning.
  private static func extremes(of points: ArraySlice<Point>) -> [Point] {
    let full = points.indices.filter { points[$0].value != nil }
    guard let low = full.min(by: { points[$0].value ?? 0 < points[$1].value ?? 0 }),
      let high = full.max(by: { points[$0].value ?? 0 < points[$1].value ?? 0 })
    else { return points.first.map { [$0] } ?? [] }
    return low == high ? [points[low]] : [points[min(low, high)], points[max(low, high)]]
  }
}
