import WidgetSources

/// Pairs of two numbers in data: lists of two, or records with `x` and `y`.
enum NumberPairs {
  /// The data that pairs are made of, for errors.
  static let expected = "pairs of numbers, records with x and y, or records with name and values"

  /// Returns the series of pairs in a datum; `nil` if it has none.
  static func series(of datum: Datum, name: String) -> [ChartSeries]? {
    switch datum {
    case .list(let items):
      let items = items.suffix(ChartSeries.most)
      let named = ChartSeries.named(in: items, points: points)
      if !named.isEmpty { return named }
      return points(Array(items)).map { [ChartSeries(name: name, points: $0)] }
    case .record(let fields):
      let series = fields.compactMap { field in
        field.value.items.flatMap(points).map { ChartSeries(name: field.name, points: $0) }
      }
      return series.isEmpty ? nil : series
    default: return nil
    }
  }

  private static func points(_ items: [Datum]) -> [ChartSeries.Point]? {
    let points = items.suffix(ChartSeries.most).compactMap { item -> ChartSeries.Point? in
      let pair = item.items.flatMap { $0.count >= 2 ? ($0[0], $0[1]) : nil }
      guard let x = (pair?.0 ?? item["x"]).flatMap(ChartSeries.finite),
        let y = (pair?.1 ?? item["y"]).flatMap(ChartSeries.finite)
      else { return nil }
      return ChartSeries.Point(place: .number(x), value: y)
    }
    return points.isEmpty ? nil : points
  }
}
