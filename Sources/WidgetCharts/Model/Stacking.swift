/// The extents of stacked marks: each begins where the previous one in its place ends.
struct Stacking {
  let places: PlotScale

  private struct Key: Hashable {
    var kind: MarkRecord.Kind
    var place: Double
    var group: PlotValue?
  }
  private var up: [Key: Double] = [:]
  private var down: [Key: Double] = [:]
  private var totals: [Key: Double] = [:]

  init(places: PlotScale) { self.places = places }

  /// Adds up the values in each place, whose totals normalized and centred stacks need in advance.
  mutating func count(_ records: [MarkRecord], lying: Bool) {
    for record in records where record.stacks(lying: lying) {
      guard let (key, value) = keyed(record, lying) else { continue }
      totals[key, default: 0] += abs(value)
    }
  }

  /// Returns the extent of a mark on top of the previous ones, or `nil` if it has no value.
  mutating func add(_ record: MarkRecord, lying: Bool) -> PlottedMark.Span? {
    guard let (key, value) = keyed(record, lying) else { return nil }
    if record.stacking == .unstacked { return PlottedMark.Span(start: 0, end: value) }
    let start = value < 0 ? down[key, default: 0] : up[key, default: 0]
    let end = start + value
    if value < 0 { down[key] = end } else { up[key] = end }
    guard let total = totals[key], total > 0 else {
      return PlottedMark.Span(start: start, end: end)
    }
    switch record.stacking {
    case .normalized: return PlottedMark.Span(start: start / total, end: end / total)
    case .center: return PlottedMark.Span(start: start - total / 2, end: end - total / 2)
    case .standard, .unstacked: return PlottedMark.Span(start: start, end: end)
    }
  }

  private func keyed(_ record: MarkRecord, _ lying: Bool) -> (Key, Double)? {
    let (place, value) = lying ? (record.y, record.x) : (record.x, record.y)
    guard case .at(let at) = place, case .at(let amount) = value,
      let coordinate = places.coordinate(of: at), let quantity = amount.quantity
    else { return nil }
    let slot = record.kind == .bar ? places.slots?.index(of: coordinate).map(Double.init) : nil
    return (
      Key(kind: record.kind, place: slot ?? coordinate, group: record.look.positionBy), quantity
    )
  }
}
