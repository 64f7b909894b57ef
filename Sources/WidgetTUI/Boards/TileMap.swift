import WidgetLayout

/// A page drawn as rows of names; repeating a name makes its tile wider or higher.
///
///     cpu       cpu       memory  network
///     processes processes disks   load
public struct TileMap: Sendable, Hashable {
  /// A widget's place, in units of the drawing.
  struct Place: Sendable, Hashable {
    let name: String
    var rect: Rect
  }

  let columns: Int
  let rows: Int
  let places: [Place]

  /// Parses a drawing with one string per row and names separated by spaces; `.` is an empty place.
  ///
  /// - Throws: `TileMapError` if rows differ in length or a name's places do not form a rectangle.
  public init(_ drawing: [String]) throws(TileMapError) {
    let names = drawing.map { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
    columns = names.first?.count ?? 0
    rows = names.count
    for (row, names) in names.enumerated() where names.count != columns {
      throw .unevenRow(row: row, count: names.count, expected: columns)
    }
    var places: [Place] = []
    for (y, row) in names.enumerated() {
      for (x, name) in row.enumerated() where name != "." {
        if let index = places.firstIndex(where: { $0.name == name }) {
          places[index].rect = places[index].rect.union(Rect(x: x, y: y, width: 1, height: 1))
        } else {
          places.append(Place(name: name, rect: Rect(x: x, y: y, width: 1, height: 1)))
        }
      }
    }
    for place in places {
      let cells = names.joined().filter { $0 == place.name }.count
      if cells != place.rect.width * place.rect.height { throw .notARectangle(name: place.name) }
    }
    self.places = places
  }

  /// Creates a map that is part of the program; an invalid one is a programming error.
  init(drawn drawing: [String]) {
    do { try self.init(drawing) } catch { fatalError("\(error)") }
  }

  /// Returns the places of the available widgets.
  ///
  /// A missing widget's space goes to the neighbours that together cover one whole side of it,
  /// trying left, right, above, then below. Missing neighbours whose places form a rectangle are
  /// treated as one.
  func places(of isThere: (String) -> Bool) -> [Place] {
    var there = places.filter { isThere($0.name) }
    var holes = places.filter { !isThere($0.name) }.map(\.rect)
    holes.merge()
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for (index, hole) in holes.enumerated().reversed() where there.fill(hole) {
        holes.remove(at: index)
        hasChanged = true
      }
    }
    return there
  }
}

/// The reason why a drawing is not a valid map.
public enum TileMapError: Error, Hashable, CustomStringConvertible {
  case unevenRow(row: Int, count: Int, expected: Int)
  case notARectangle(name: String)

  public var description: String {
    switch self {
    case .unevenRow(let row, let count, let expected):
      "row \(row + 1) of the page has \(count) names, the first has \(expected); "
        + "write . for an empty place"
    case .notARectangle(let name):
      "'\(name)' does not form one rectangle; repeat a name only beside or below itself"
    }
  }
}

extension [Rect] {
  /// Replaces two rectangles that together form a rectangle with that one, until there are none
  /// left.
  fileprivate mutating func merge() {
    for (index, rect) in enumerated() {
      for (other, second) in enumerated().dropFirst(index + 1) {
        let whole = rect.union(second)
        guard whole.area == rect.area + second.area else { continue }
        self[index] = whole
        remove(at: other)
        return merge()
      }
    }
  }
}

extension Rect {
  fileprivate var area: Int { width * height }

  fileprivate func union(_ other: Rect) -> Rect {
    let left = Swift.min(x, other.x)
    let top = Swift.min(y, other.y)
    return Rect(
      x: left, y: top, width: Swift.max(maxX, other.maxX) - left,
      height: Swift.max(maxY, other.maxY) - top)
  }
}

extension [TileMap.Place] {
  /// Extends the places along one side of `hole` over it; returns false if no side is covered
  /// completely.
  fileprivate mutating func fill(_ hole: Rect) -> Bool {
    let left = indices.filter {
      self[$0].rect.maxX == hole.x && self[$0].rect.isWithinRows(of: hole)
    }
    if left.reduce(0, { $0 + self[$1].rect.height }) == hole.height {
      for index in left { self[index].rect.width += hole.width }
      return true
    }
    let right = indices.filter {
      self[$0].rect.x == hole.maxX && self[$0].rect.isWithinRows(of: hole)
    }
    if right.reduce(0, { $0 + self[$1].rect.height }) == hole.height {
      for index in right {
        self[index].rect.x = hole.x
        self[index].rect.width += hole.width
      }
      return true
    }
    let above = indices.filter {
      self[$0].rect.maxY == hole.y && self[$0].rect.isWithinColumns(of: hole)
    }
    if above.reduce(0, { $0 + self[$1].rect.width }) == hole.width {
      for index in above { self[index].rect.height += hole.height }
      return true
    }
    let below = indices.filter {
      self[$0].rect.y == hole.maxY && self[$0].rect.isWithinColumns(of: hole)
    }
    guard below.reduce(0, { $0 + self[$1].rect.width }) == hole.width else { return false }
    for index in below {
      self[index].rect.y = hole.y
      self[index].rect.height += hole.height
    }
    return true
  }
}

extension Rect {
  fileprivate func isWithinRows(of other: Rect) -> Bool { y >= other.y && maxY <= other.maxY }
  fileprivate func isWithinColumns(of other: Rect) -> Bool { x >= other.x && maxX <= other.maxX }
}
