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

    /// The date of a place in time; `nil` for any other.
    var date: Date? { if case .date(let date) = self { date } else { nil } }
  }

  struct Point: Hashable {
    var place: Place
    /// The value; `nil` for a gap, where nothing was read or it was no number.
    var value: Double?
  }

  var name: String
  var points: [Point]
  /// The newest value in forms for less and less room, the widest first; empty for a series without a value.
  var newest: [String] = [ValueFormat.missing]
  /// The number of items of the data that are not among the points: older ones than are kept, those without a
  /// place, and those of another form than the others.
  var leftOut = 0

  /// The newest values as columns of a small chart, in which a gap is as long as it lasted.
  var columns: [Double?] {
    let points = points.suffix(400)
    let samples = points.compactMap { point -> ValueReading.Sample? in
      if case .date(let date) = point.place { .init(date: date, value: point.value) } else { nil }
    }
    return samples.count == points.count
      ? HistoryColumns.columns(of: samples) : points.map(\.value)
  }

  /// Returns the last point that is not yet to come at a date; `nil` if there is none.
  func current(at now: Date) -> Point? {
    points.last { point in
      if case .date(let date) = point.place { date <= now + ValueCourse.lead } else { true }
    }
  }

  /// Returns true if the newest value at a date is older than another one, by more than the time between the last two,
  /// and by more than a few minutes.
  func hasEnded(before newest: Date, at now: Date) -> Bool {
    let begun = points.compactMap(\.place.date).filter { $0 <= now + ValueCourse.lead }
    guard let last = begun.last else { return false }
    let step = begun.dropLast().last.map { last.timeIntervalSince($0) } ?? 0
    return newest.timeIntervalSince(last) > max(ValueCourse.patience, step)
  }

  /// True if there is any value to draw.
  var hasValues: Bool { points.contains { $0.value != nil } }

  /// True if the points are named categories, side by side.
  var isOfCategories: Bool { axis == .categories }

  /// A sort of places, which share an x axis; times first, since a course loses its sense on any other.
  private enum Axis: CaseIterable {
    case dates, numbers, categories, indices
  }

  private var axis: Axis? {
    switch points.first?.place {
    case .date: .dates
    case .number: .numbers
    case .category: .categories
    case .index: .indices
    case nil: nil
    }
  }

  /// Returns the series that share the axis of most; the points of all others are left out.
  static func onOneAxis(_ all: [ChartSeries]) -> [ChartSeries] {
    let counts = Axis.allCases.map { axis in (axis, all.count { $0.axis == axis }) }
    let most = counts.map(\.1).max() ?? 0
    guard most < all.count, let axis = counts.first(where: { $0.1 == most })?.0 else { return all }
    var kept = all.filter { $0.axis == axis }
    kept[0].leftOut += all.filter { $0.axis != axis }.reduce(0) {
      $0 + $1.points.count + $1.leftOut
    }
    return kept
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

  private static func series(of all: [Datum], _ name: String) -> [ChartSeries]? {
    let items = all.suffix(most)
    var series = named(in: items) { points($0) }
    if series.isEmpty {
      if let one = categories(in: items, name) {
        series = [one]
      } else if let table = TableSeries.series(of: Array(items)) {
        series = table
      } else if let table = TableSeries.series(ofLists: Array(items)) {
        series = table
      } else if let one = points(items) {
        series = [one]
        series[0].name = name
      } else {
        return nil
      }
    }
    series[0].leftOut += all.count - items.count
    return series
  }

  /// Returns the series of records with a value each, by their names or dates; `nil` if there are none. A record
  /// without a value has a point, as one that is missing must not look like one that never was.
  private static func categories(in items: ArraySlice<Datum>, _ name: String) -> ChartSeries? {
    func value(_ item: Datum) -> Datum? {
      guard case .record = item else { return nil }
      return item["value"] ?? item["count"]
    }
    // One record with a value, which anybody may have written, does not take the columns of all others away.
    guard items.count(where: { value($0) != nil }) * 2 >= max(1, items.count) else { return nil }
    let dates = items.map { ($0["date"] ?? $0["time"]).flatMap(time) }
    // A single invalid date, which anybody may have written, does not take the axis away.
    let isByTime = dates.count { $0 != nil } * 2 > items.count
    var names = DistinctNames()
    let points = zip(items, dates).compactMap { item, date -> Point? in
      guard case .record = item else { return nil }
      let number = value(item).flatMap(finite)
      if isByTime { return date.map { Point(place: .date($0), value: number) } }
      let key = item["name"] ?? item["label"] ?? item["title"] ?? item["key"] ?? item["date"]
      return Point(place: .category(names.next(key?.words ?? "")), value: number)
    }
    return ChartSeries(name: name, points: inOrder(points), leftOut: items.count - points.count)
  }

  /// Returns the series of which each is a record with its name and its points.
  static func named(
    in items: ArraySlice<Datum>, points: ([Datum]) -> ChartSeries?
  ) -> [ChartSeries] {
    var series = items.compactMap { item -> ChartSeries? in
      guard let values = (item["values"] ?? item["points"])?.items else { return nil }
      var one = points(values)
      one?.name = (item["name"] ?? item["label"] ?? item["title"])?.words ?? ""
      return one
    }
    // As with columns, one such record is not all.
    guard let first = series.indices.first, series.count * 2 >= items.count else { return [] }
    series[first].leftOut += items.count - series.count
    return series
  }

  /// Returns one series per list of a record, or else one bar per number.
  private static func series(ofFields fields: [Datum.Field]) -> [ChartSeries]? {
    var lists = fields.compactMap { field -> ChartSeries? in
      guard let items = field.value.items, var one = points(items.suffix(most)) else { return nil }
      one.name = field.name
      one.leftOut += items.count - min(items.count, most)
      return one
    }
    if !lists.isEmpty {
      lists[0].leftOut += fields.count { $0.value.number != nil }
      return lists
    }
    let bars = fields.compactMap { field -> Point? in
      guard field.value.isMissing || field.value.number != nil else { return nil }
      return Point(place: .category(field.name), value: finite(field.value))
    }
    guard fields.contains(where: { $0.value.number != nil }) else { return nil }
    let shown = bars.prefix(200)
    return [ChartSeries(name: "", points: Array(shown), leftOut: bars.count - shown.count)]
  }

  /// Returns points of numbers by their index, or of pairs of a time and a number, whichever most items are; `nil`
  /// if there is neither.
  private static func points(_ items: some Collection<Datum>) -> ChartSeries? {
    let arePairs = items.count { ($0.items?.count ?? 0) >= 2 } * 2 >= max(1, items.count)
    let points = items.enumerated().compactMap { index, item -> Point? in
      if let pair = item.items {
        guard arePairs, pair.count >= 2, let date = time(pair[0]) else { return nil }
        return Point(place: .date(date), value: finite(pair[1]))
      }
      if arePairs { return nil }
      if case .record = item { return nil }
      return Point(place: .index(index), value: finite(item))
    }
    let areGaps = items.allSatisfy { isGap($0.items?.last ?? $0) }
    guard areGaps || points.contains(where: { $0.value != nil }) else { return nil }
    return ChartSeries(name: "", points: inOrder(points), leftOut: items.count - points.count)
  }

  /// Returns points by their time: many servers have the newest first, which would pass for the oldest.
  static func inOrder(_ points: [Point]) -> [Point] {
    let dates = points.compactMap { point in
      if case .date(let date) = point.place { date } else { nil }
    }
    guard dates.count == points.count, zip(dates, dates.dropFirst()).contains(where: >) else {
      return points
    }
    // Sorting is not stable, and of two values of one time the later one is the newer.
    return zip(dates, points).enumerated().sorted {
      ($0.element.0, $0.offset) < ($1.element.0, $1.offset)
    }.map(\.element.1)
  }

  private static func isGap(_ datum: Datum) -> Bool {
    datum == .null || datum.number.map { !$0.isFinite } ?? false
  }

  /// The end of the time that charts have, the year 2200: beyond it are words for never, such as 9999-12-31.
  private static let end = Date(timeIntervalSince1970: 7_258_118_400)

  /// Returns the time of a datum, if it can be one of a chart.
  static func time(_ datum: Datum) -> Date? { datum.date.flatMap { $0 < end ? $0 : nil } }

  /// Returns the finite number of a datum.
  static func finite(_ datum: Datum) -> Double? {
    datum.number.flatMap { $0.isFinite ? $0 : nil }
  }
}

extension ChartSeries {
  /// Returns true if it has no value at a place at which one of `all` has one, and is not merely shorter in time.
  func hasGaps(in all: [ChartSeries]) -> Bool {
    hasGaps(in: all, sharing: Self.commonPlaces(of: all))
  }

  /// Returns the first of several series that has gaps in their sum; `nil` if none has.
  static func firstWithGaps(of series: [ChartSeries]) -> ChartSeries? {
    let common = commonPlaces(of: series)
    return series.first { !$0.isOfCategories && $0.hasGaps(in: series, sharing: common) }
  }

  private func hasGaps(in all: [ChartSeries], sharing common: Set<Place>) -> Bool {
    let own = Set(points.filter { $0.value != nil }.map(\.place))
    let written = Set(points.map(\.place))
    return all.contains { other in
      other.points.contains { point in
        guard point.value != nil, !own.contains(point.place) else { return false }
        if case .date = point.place {
          return written.contains(point.place) || common.contains(point.place)
        }
        return true
      }
    }
  }

  /// Returns the places at which each of several series should have a value: those that are counted, and times if
  /// most of each series' are also another's. Series with times of their own have no sums to begin with.
  private static func commonPlaces(of series: [ChartSeries]) -> Set<Place> {
    let places = series.map { Set($0.points.map(\.place)) }
    let areCounted = series.allSatisfy { one in
      one.points.allSatisfy { if case .index = $0.place { true } else { false } }
    }
    var counts: [Place: Int] = [:]
    for place in places.joined() { counts[place, default: 0] += 1 }
    let shareTimes = places.allSatisfy { own in
      let shared = own.count { counts[$0, default: 0] > 1 }
      let others = counts.count - (own.count - shared)
      return shared * 2 > min(own.count, others)
    }
    return areCounted || shareTimes ? Set(counts.keys) : []
  }

  /// Returns the series with gaps in all of them where one has a gap: without that part, their sum would be
  /// another one. Names of bars stay, as a stack of them says which part it lacks.
  static func withSharedGaps(_ series: [ChartSeries]) -> [ChartSeries] {
    guard series.count > 1, !series.contains(where: \.isOfCategories) else { return series }
    var gaps = Set(series.flatMap(\.points).filter { $0.value == nil }.map(\.place))
    // Of places that are counted, a shorter series lacks the last ones.
    let common = commonPlaces(of: series)
    for one in series { gaps.formUnion(common.subtracting(one.points.map(\.place))) }
    guard !gaps.isEmpty else { return series }
    return series.map { one in
      var one = one
      for index in one.points.indices where gaps.contains(one.points[index].place) {
        one.points[index].value = nil
      }
      return one
    }
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
