import WidgetLayout

/// Words that were found in a picture: some columns of a row.
struct GridMatch: Hashable {
  let row: Int
  let columns: Range<Int>

  /// The cells of the match where its row stands in another one.
  func rect(in row: Int) -> Rect {
    Rect(x: columns.lowerBound, y: row, width: columns.count, height: 1)
  }
}

extension CellGrid {
  /// Returns the places of some words in reading order, which do not overlap. Capital letters matter
  /// only if the words have one.
  func matches(of words: String) -> [GridMatch] {
    let isExact = words.contains(where: \.isUppercase)
    let wanted = words.map { isExact ? String($0) : String($0).lowercased() }
    guard !wanted.isEmpty else { return [] }
    return (0..<size.height).flatMap { row in
      matches(of: wanted, isExact: isExact, inRow: row)
    }
  }

  private func matches(of wanted: [String], isExact: Bool, inRow y: Int) -> [GridMatch] {
    let columns = (0..<size.width).filter { self[$0, y].width > 0 }
    let texts = columns.map { column in
      let text = text(of: self[column, y])
      return isExact ? text : text.lowercased()
    }
    var found: [GridMatch] = []
    var start = 0
    while start + wanted.count <= texts.count {
      if texts[start..<start + wanted.count].elementsEqual(wanted) {
        let last = columns[start + wanted.count - 1]
        let end = last + Int(self[last, y].width)
        found.append(GridMatch(row: y, columns: columns[start]..<end))
        start += wanted.count
      } else {
        start += 1
      }
    }
    return found
  }
}
