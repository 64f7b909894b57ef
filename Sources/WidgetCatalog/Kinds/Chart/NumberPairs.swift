import WidgetSources

/// Pairs of two numbers in data: lists of two, records with `x` and `y`, or the first two columns of numbers of
/// a table.
enum NumberPairs {
  /// The data that pairs are made of, for errors.
  static let expected =
    "pairs of numbers, records with x and y or two other numbers, or records with name and values"

  /// Returns the series of pairs in a datum; `nil` if it has none.
  static func series(of datum: Datum, name: String) -> [ChartSeries]? {
    switch datum {
    case .list(let all):
      let items = all.suffix(ChartSeries.most)
      var series = ChartSeries.named(in: items, points: points)
      if series.isEmpty {
        guard var one = points(Array(items)) else { return nil }
        one.name = name
        series = [one]
      }
      series[0].leftOut += all.count - items.count
      return series
    case .record(let fields):
      let series = fields.compactMap { field -> ChartSeries? in
        var one = field.value.items.flatMap(points)
        one?.name = field.name
        return one
      }
      return series.isEmpty ? nil : series
    default: return nil
    }
  }

  private static func points(_ items: [Datum]) -> ChartSeries? {
    let fields = fields(of: items)
    let points = items.suffix(ChartSeries.most).compactMap { item -> ChartSeries.Point? in
      let pair = item.items.flatMap { $0.count >= 2 ? ($0[0], $0[1]) : nil }
      guard let x = (pair?.0 ?? item[fields.x]).flatMap(ChartSeries.finite),
        let y = (pair?.1 ?? item[fields.y]).flatMap(ChartSeries.finite)
      else { return nil }
      return ChartSeries.Point(place: .number(x), value: y)
    }
    guard !points.isEmpty else { return nil }
    return ChartSeries(name: "", points: points, leftOut: items.count - points.count)
  }

  /// Returns the fields of records that are the pair: `x` and `y`, else the first two that are numbers in most of
  /// them.
  private static func fields(of items: [Datum]) -> (x: String, y: String) {
    var counts: [String: Int] = [:]
    var order: [String] = []
    let records = items.prefix(200).compactMap { item in
      if case .record(let fields) = item { fields } else { nil }
    }
    for field in records.flatMap({ $0.prefix(100) }) where ChartSeries.finite(field.value) != nil {
      if counts[field.name] == nil { order.append(field.name) }
      counts[field.name, default: 0] += 1
    }
    let names = order.filter { (counts[$0] ?? 0) * 2 > records.count }
    if names.count < 2 || names.contains("x") || names.contains("y") { return ("x", "y") }
    return (names[0], names[1])
  }
}
