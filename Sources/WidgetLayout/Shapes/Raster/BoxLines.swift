/// Horizontal and vertical lines as box-drawing characters that join where they meet.
struct BoxLines {
  /// The directions in which lines leave the centre of a cell.
  struct Ways: OptionSet {
    let rawValue: Int
    static let up = Self(rawValue: 1)
    static let right = Self(rawValue: 2)
    static let down = Self(rawValue: 4)
    static let left = Self(rawValue: 8)
  }

  /// The cells that may be drawn.
  let cells: Rect
  private(set) var ways: [Ways]

  init(cells: Rect) {
    self.cells = cells
    ways = Array(repeating: [], count: max(0, cells.width) * max(0, cells.height))
  }

  /// Returns the directions in a cell of the picture.
  subscript(x: Int, y: Int) -> Ways { ways[(y - cells.y) * cells.width + x - cells.x] }

  /// Draws a line through points, without its slanted parts.
  mutating func draw(_ line: Polyline) {
    let points = line.circuit
    for (one, two) in zip(points, points.dropFirst()) {
      let (a, b) = (cell(at: one), cell(at: two))
      if a.y == b.y {
        draw(from: min(a.x, b.x), to: max(a.x, b.x), .right, .left) { ($0, a.y) }
      } else if a.x == b.x {
        draw(from: min(a.y, b.y), to: max(a.y, b.y), .down, .up) { (a.x, $0) }
      }
    }
    guard !line.isClosed, let first = points.first, let last = points.last else { return }
    for end in [cell(at: first), cell(at: last)] { complete(end) }
  }

  private mutating func draw(
    from start: Int, to end: Int, _ forward: Ways, _ backward: Ways, _ place: (Int) -> (Int, Int)
  ) {
    // Distant ends lie outside the cells anyway.
    let low = max(start, min(cells.x, cells.y) - 1)
    let high = min(end, max(cells.maxX, cells.maxY) + 1)
    guard low <= high else { return }
    for position in low...high {
      if position < end { add(forward, place(position)) }
      if position > start { add(backward, place(position)) }
      if start == end { add([forward, backward], place(position)) }
    }
  }

  private mutating func add(_ new: Ways, _ place: (x: Int, y: Int)) {
    guard let index = index(place) else { return }
    ways[index].formUnion(new)
  }

  /// Extends an unjoined end to the edge of its cell: `─`, not `╶`.
  private mutating func complete(_ place: (x: Int, y: Int)) {
    guard let index = index(place) else { return }
    switch ways[index] {
    case .left, .right: ways[index] = [.left, .right]
    case .up, .down: ways[index] = [.up, .down]
    default: break
    }
  }

  private func index(_ place: (x: Int, y: Int)) -> Int? {
    guard place.x >= cells.x, place.x < cells.maxX, place.y >= cells.y, place.y < cells.maxY
    else { return nil }
    return (place.y - cells.y) * cells.width + place.x - cells.x
  }

  private func cell(at point: ShapePoint) -> (x: Int, y: Int) {
    (
      Int((point.x / Points.perColumn).rounded(.down)),
      Int((point.y / Points.perRow).rounded(.down))
    )
  }
}

extension BoxLines {
  /// The characters by the bits of their directions: up 1, right 2, down 4, left 8.
  private static let light = Array(" ╵╶└╷│┌├╴┘─┴┐┤┬┼".unicodeScalars.map(\.value))
  private static let heavy = Array(" ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋".unicodeScalars.map(\.value))
  private static let round: [UInt32: UInt32] = [
    0x250C: 0x256D, 0x2510: 0x256E, 0x2518: 0x256F, 0x2514: 0x2570,  // ╭╮╯╰
  ]
  private static let dashed: [UInt32: UInt32] = [
    0x2500: 0x2504, 0x2502: 0x2506, 0x2501: 0x2505, 0x2503: 0x2507,  // ┄┆┅┇
  ]

  /// Returns the character for a set of directions.
  static func character(_ ways: Ways, isHeavy: Bool, isRound: Bool, isDashed: Bool) -> UInt32 {
    let plain = (isHeavy ? heavy : light)[ways.rawValue & 15]
    if isRound, let corner = round[plain] { return corner }
    if isDashed, let dash = dashed[plain] { return dash }
    return plain
  }

  /// Returns true for box-drawing characters.
  static func contains(_ content: UInt32) -> Bool { content >= 0x2500 && content <= 0x257F }
}
