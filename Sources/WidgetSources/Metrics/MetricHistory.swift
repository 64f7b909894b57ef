import FoundationEssentials

/// The past values of counters, from which changes are computed.
struct MetricHistory: Sendable {
  /// A value of a counter at a date.
  struct Point: Hashable, Sendable {
    var date: Date
    /// The value as it was given.
    var value: Double
    /// The count since the point before. A sum from the first point on would keep a wrong
    /// value for good.
    var gained: Double
  }

  /// A change that cannot be computed.
  enum Gap: Hashable, Sendable {
    /// There is one value only.
    case first
    /// Each reading had other series.
    case changing
    /// The value before is older than the span of time, by so many seconds.
    case apart(TimeInterval)
  }

  /// The most points of a series.
  static let mostPoints = 60
  /// The number of series beyond which those that are missing from a reading are forgotten at once.
  static let mostSeries = 2 * MetricRound.mostSeries

  /// The points of each series of each selector, the oldest first.
  private(set) var points: [[MetricLabels: [Point]]]

  init(count: Int) { points = Array(repeating: [:], count: count) }

  /// Returns the part for some of the selectors, which then begin with 0.
  func part(_ range: Range<Int>) -> MetricHistory {
    var part = self
    part.points = points.isEmpty ? [] : Array(points[range])
    return part
  }

  /// Adds values that were read at a date.
  ///
  /// A counter that is less than before began anew. Points so close together that a span would have
  /// too many replace each other.
  mutating func add(_ samples: [MetricSample], of selector: Int, range: TimeInterval, at now: Date)
  {
    for sample in samples {
      let date = sample.date ?? now
      var series = points[selector][sample.labels] ?? []
      if let last = series.last {
        // The same date is the same value; a clock that was set back tells nothing.
        if date < last.date || last.date > now { series = [] }
        if date == last.date { continue }
      }
      var gained = series.last.map { Self.step(from: $0.value, to: sample.value) } ?? 0
      if series.count >= 2,
        date.timeIntervalSince(series[series.count - 2].date) < range / Double(Self.mostPoints)
      {
        gained += series.removeLast().gained
      }
      series.append(Point(date: date, value: sample.value, gained: gained))
      points[selector][sample.labels] = series
    }
    prune(selector, range: range, at: now)
    if points.reduce(0, { $0 + $1.count }) > Self.mostSeries {
      let present = Set(samples.map(\.labels))
      points[selector] = points[selector].filter { present.contains($0.key) }
    }
  }

  /// Forgets the series of some exporters; returns true if there were any.
  mutating func forget(_ instances: Set<String>) -> Bool {
    var isChanged = false
    for selector in points.indices {
      let kept = points[selector].filter { !instances.contains($0.key["instance"] ?? "") }
      isChanged = isChanged || kept.count < points[selector].count
      points[selector] = kept
    }
    return isChanged
  }

  /// Returns what was counted between two values of a counter, which may have begun anew.
  private static func step(from last: Double, to value: Double) -> Double {
    value < last ? value : value - last
  }

  /// Removes what no span of time reaches, but for the value before, and series that have ended.
  private mutating func prune(_ selector: Int, range: TimeInterval, at now: Date) {
    let start = now - range
    for (labels, series) in points[selector] {
      guard let last = series.last, last.date >= start else {
        points[selector][labels] = nil
        continue
      }
      let kept = series.firstIndex { $0.date >= start } ?? 0
      let first = min(kept, series.count - 2)
      if first > 0 { points[selector][labels] = Array(series[first...]) }
    }
  }

  /// Returns true if there were at least three readings and no series was in two of them.
  private func isChanging(_ selector: Int) -> Bool {
    points[selector].values.allSatisfy { $0.count == 1 }
      && Set(points[selector].values.compactMap(\.last?.date)).count > 2
  }

  /// Returns the change of a series up to its newest value, or the reason why there is none.
  func change(
    _ change: MetricExpression.Change, of selector: Int, _ labels: MetricLabels,
    range: TimeInterval, at now: Date
  ) -> Result<Double, GapError> {
    let series = points[selector][labels] ?? []
    guard let last = series.last, series.count > 1 else {
      return .failure(GapError(gap: isChanging(selector) ? .changing : .first))
    }
    let inside = series.filter { $0.date >= now - range && $0.date < last.date }
    guard let first = change == .irate ? inside.last : inside.first else {
      let time = last.date.timeIntervalSince(series[series.count - 2].date)
      return .failure(GapError(gap: .apart(time)))
    }
    let increase = series.reduce(0) { $1.date > first.date ? $0 + $1.gained : $0 }
    let seconds = last.date.timeIntervalSince(first.date)
    return .success(change == .increase ? increase : increase / seconds)
  }

  /// A gap as an error.
  struct GapError: Error { let gap: Gap }
}

extension MetricHistory {
  /// The longest file that is read.
  static let longestFile = 16 << 20
  /// The version of the files, which stands before their points.
  private static let version = Datum.number(2)

  /// The points as a file's bytes.
  var bytes: [UInt8] {
    let selectors = points.map { series in
      Datum.list(
        series.map { labels, points in
          .list(
            [labels.datum]
              + points.map {
                [
                  .number($0.date.timeIntervalSince1970), .number($0.value), .number($0.gained),
                ]
              })
        })
    }
    return DatumCoding.bytes(of: .list([Self.version] + selectors))
  }

  /// Reads a file's bytes, or returns `nil` if they are of something else.
  init?(_ bytes: [UInt8], count: Int) {
    guard let items = DatumCoding.datum(of: bytes)?.items, items.first == Self.version,
      items.count == count + 1
    else { return nil }
    self.init(count: count)
    for (index, selector) in items.dropFirst().enumerated() {
      for series in selector.items ?? [] {
        guard let parts = series.items, case .record(let fields)? = parts.first else { return nil }
        let labels = MetricLabels(
          fields.map { .init(name: $0.name, value: $0.value.words ?? "") })
        let points = parts.dropFirst().compactMap { part -> Point? in
          let numbers = part.items?.compactMap(\.number) ?? []
          guard numbers.count == 3, numbers[0].isFinite else { return nil }
          return Point(
            date: Date(timeIntervalSince1970: numbers[0]), value: numbers[1], gained: numbers[2])
        }
        guard points.count == parts.count - 1,
          zip(points, points.dropFirst()).allSatisfy({ $0.date < $1.date })
        else { return nil }
        self.points[index][labels] = points
      }
    }
  }
}
