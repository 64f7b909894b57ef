/// The boxes formed by the borders of a picture.
///
/// A box is whole if its sides are unbroken; its top and bottom side may contain words with a space
/// before and after them.
struct Borders {
  /// The number of whole boxes.
  private(set) var count = 0
  /// The border characters that belong to no whole box.
  private(set) var faults: [String] = []

  private let rows: [[Character]]
  private var used: Set<[Int]> = []

  init(of picture: String) {
    rows = picture.split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
    for y in rows.indices {
      for x in rows[y].indices where rows[y][x] == "╭" { follow(x, y) }
    }
    for y in rows.indices {
      for x in rows[y].indices where "╭╮╰╯│".contains(rows[y][x]) && !used.contains([x, y]) {
        faults.append("\(rows[y][x]) at column \(x + 1) of row \(y + 1) belongs to no box")
      }
    }
  }

  private subscript(x: Int, y: Int) -> Character? {
    rows.indices.contains(y) && rows[y].indices.contains(x) ? rows[y][x] : nil
  }

  private mutating func follow(_ left: Int, _ top: Int) {
    guard let right = end(of: top, from: left, at: "╮"),
      let bottom = (top + 1..<rows.count).first(where: { self[left, $0] != "│" }),
      self[left, bottom] == "╰", end(of: bottom, from: left, at: "╯") == right,
      (top + 1..<bottom).allSatisfy({ self[right, $0] == "│" })
    else { return }
    count += 1
    for y in top...bottom { used.formUnion([[left, y], [right, y]]) }
  }

  /// Returns the end of the side that begins at `x` of row `y`, or nil if it does not end at
  /// `corner`.
  private func end(of y: Int, from x: Int, at corner: Character) -> Int? {
    var isWord = false
    var x = x + 1
    while let cell = self[x, y], cell != corner {
      if "╭╮╰╯│".contains(cell) { return nil }
      let isSpace = cell == " "
      if !isWord, !isSpace, cell != "─" { return nil }
      if isSpace, let next = self[x + 1, y] { isWord = next != "─" && next != corner }
      x += 1
    }
    return self[x, y] == corner ? x : nil
  }
}
