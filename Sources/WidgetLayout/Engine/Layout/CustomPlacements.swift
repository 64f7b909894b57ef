/// The placements of a custom layout, converted from points to cells.
///
/// A position is rounded as by `Points`. A gap of less than two cells is rounded like a stack's
/// spacing: a vertical one from the lowest view above, a horizontal one from the nearest view
/// before it in the same rows. Equal gaps thus stay equal, and views that were apart never share a
/// cell.
struct CustomPlacements {
  /// A view with its position in points and its rectangle in cells.
  struct Place {
    let node: Int
    let x: Double
    let y: Double
    var rect: Rect
    let proposal: Proposal

    fileprivate var maxX: Double { x + Double(rect.width) * Points.perColumn }
    fileprivate var maxY: Double { y + Double(rect.height) * Points.perRow }
  }

  private(set) var places: [Place]
  /// The cells that rounding each gap takes in addition to rounding the whole.
  private(set) var growth = Size.zero

  init(_ places: [Place]) {
    self.places = places
    for index in places.indices.sorted(by: { places[$0].y < places[$1].y }) {
      self.places[index].rect.y = row(of: index)
    }
    for index in places.indices.sorted(by: { places[$0].x < places[$1].x }) {
      self.places[index].rect.x = column(of: index)
    }
    growth = Size(
      width: growth(places.map(\.maxX), self.places.map(\.rect.maxX)) { Points.columns($0) },
      height: growth(places.map(\.maxY), self.places.map(\.rect.maxY)) { Points.rows($0) })
  }

  /// The tolerance in points for lengths that were divided and added up again.
  private static let slack = 1e-3

  private func row(of index: Int) -> Int {
    let place = places[index]
    var former: (end: Double, cells: Int)?
    for other in places where other.maxY <= place.y + Self.slack && other.rect.height > 0 {
      if former.map({ other.maxY > $0.end }) ?? true { former = (other.maxY, other.rect.maxY) }
    }
    guard let former else { return Points.rows(place.y.bounded) }
    let gap = (place.y - former.end).bounded
    if gap < Points.perRow * 2 { return former.cells + Points.rows(gap) }
    return max(Points.rows(place.y.bounded), former.cells + Int(gap / Points.perRow))
  }

  private func column(of index: Int) -> Int {
    let place = places[index]
    var former: (end: Double, cells: Int)?
    for other in places where other.maxX <= place.x + Self.slack && other.rect.width > 0 {
      guard other.y < place.maxY - Self.slack, place.y < other.maxY - Self.slack else { continue }
      if former.map({ other.maxX > $0.end }) ?? true { former = (other.maxX, other.rect.maxX) }
    }
    guard let former else { return Points.columns(place.x.bounded) }
    let gap = (place.x - former.end).bounded
    if gap <= Self.slack { return former.cells }
    if gap < Points.perColumn * 2 { return former.cells + Points.columns(gap) }
    return max(Points.columns(place.x.bounded), former.cells + Int(gap / Points.perColumn))
  }

  private func growth(_ points: [Double], _ cells: [Int], _ rounded: (Double) -> Int) -> Int {
    guard let exact = points.max(), let taken = cells.max() else { return 0 }
    return max(0, taken - rounded(exact.bounded))
  }
}

extension Double {
  /// The number limited to ±100,000, which is safe to calculate with; 0 for NaN.
  fileprivate var bounded: Double { isNaN ? 0 : Swift.min(Swift.max(self, -1e5), 1e5) }
}
