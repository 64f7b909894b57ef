/// A parser of tables that commands align with blanks, such as those of `df`, `ps` and `docker ps`.
///
/// The first line names the columns. A column ends where all lines have a blank; what has no name there
/// belongs to the column before, as does a name above which no line has anything (`Mounted on`). A line that
/// a long cell has moved, so that it covers a wide gap between two names, has one word in each column.
package struct AlignedColumns {
  /// The cells of each line, the names of the columns first.
  package let rows: [[String]]
  /// True if some line has more than one blank between two columns, which sentences do not.
  package let hasWideGaps: Bool

  private typealias Line = [Unicode.Scalar]

  /// Finds the columns in the lines of a text; lines without any word do not count. Throws if there
  /// are more cells than a source may have values.
  package init(_ lines: [String]) throws(SourceFailure) {
    let lines = lines.map { Line($0.unicodeScalars) }.filter { $0.contains { !$0.isBlank } }
    guard !lines.isEmpty else {
      (rows, hasWideGaps) = ([], false)
      return
    }
    let isMoved = Self.moved(lines)
    let aligned = zip(lines, isMoved).filter { !$1 }.map(\.0)
    let parts = Self.runs(in: aligned)
    // Before they are merged, which takes time for each cell.
    guard lines.count * parts.count <= Datum.most else { throw FormatWords.tooMany }
    let runs = Self.merged(parts, aligned)
    let cells = aligned.map { line in runs.map { Self.cell($0, of: line) } }
    // A cell of several words would move those after it.
    let hasWords = cells.dropFirst().contains {
      $0.dropLast().contains { $0.contains(where: \.isBlank) }
    }
    var rows: [[String]] = []
    var next = cells.makeIterator()
    for (number, line) in lines.enumerated() {
      if !isMoved[number] {
        rows.append((next.next() ?? []).map(Self.text))
        continue
      }
      let words = Self.words(line)
      guard words.count == runs.count || words.count > runs.count && !hasWords else {
        throw FormatWords.notAligned(Self.text(line[...]))
      }
      rows.append(Self.words(line, count: runs.count))
    }
    self.rows = rows
    hasWideGaps = lines.contains { Self.hasWideGap($0[...]) }
  }

  /// Returns true for each line that covers a wide gap between two names, where another could begin.
  private static func moved(_ lines: [Line]) -> [Bool] {
    let names = lines[0]
    // The gap of each place, and how many places of each gap no line has covered.
    var gaps = [Int?](repeating: nil, count: names.count)
    var open: [Int] = []
    var start = names.firstIndex { !$0.isBlank } ?? names.count
    while let gap = names[start...].firstIndex(where: \.isBlank),
      let end = names[gap...].firstIndex(where: { !$0.isBlank })
    {
      if end - gap > 1 {
        for place in gap..<end { gaps[place] = open.count }
        open.append(end - gap)
      }
      start = end
    }
    var isCovered = [Bool](repeating: false, count: names.count)
    return lines.map { line in
      let new = line.indices.prefix(names.count).filter {
        gaps[$0] != nil && !line[$0].isBlank && !isCovered[$0]
      }
      var left = open
      for place in new { if let gap = gaps[place] { left[gap] -= 1 } }
      if left.contains(0) { return true }
      open = left
      for place in new { isCovered[place] = true }
      return false
    }
  }

  /// Returns the parts of lines that blanks in all lines separate.
  private static func runs(in lines: [Line]) -> [Range<Int>] {
    var isUsed = [Bool](repeating: false, count: lines.map(\.count).max() ?? 0)
    for line in lines {
      for (index, scalar) in line.enumerated() where !scalar.isBlank {
        isUsed[index] = true
      }
    }
    var runs: [Range<Int>] = []
    for index in isUsed.indices where isUsed[index] {
      if let last = runs.last, last.upperBound == index {
        runs[runs.count - 1] = last.lowerBound..<index + 1
      } else {
        runs.append(index..<index + 1)
      }
    }
    return runs
  }

  /// Joins the runs that are no columns of their own to those before them.
  private static func merged(_ runs: [Range<Int>], _ lines: [Line]) -> [Range<Int>] {
    runs.reduce(into: []) { merged, run in
      let isNamed = !cell(run, of: lines[0]).isEmpty
      let isFilled = lines.dropFirst().contains { !cell(run, of: $0).isEmpty }
      guard let last = merged.last,
        !isNamed || (!isFilled && lines.count > 1 && run.lowerBound - last.upperBound < 2)
      else { return merged.append(run) }
      merged[merged.count - 1] = last.lowerBound..<run.upperBound
    }
  }

  private static func cell(_ run: Range<Int>, of line: Line) -> Line.SubSequence {
    trimmed(line[run.clamped(to: line.indices)])
  }

  private static func trimmed(_ cell: Line.SubSequence) -> Line.SubSequence {
    let end = cell.lastIndex { !$0.isBlank }.map { $0 + 1 } ?? cell.startIndex
    return cell[..<end].drop { $0.isBlank }
  }

  private static func text(_ cell: Line.SubSequence) -> String {
    String(String.UnicodeScalarView(cell))
  }

  private static func hasWideGap(_ cell: Line.SubSequence) -> Bool {
    let cell = trimmed(cell)
    return zip(cell, cell.dropFirst()).contains { $0.isBlank && $1.isBlank }
  }

  /// Returns the words of a line; the last one of `count` is the rest of the line.
  private static func words(_ line: Line, count: Int = .max) -> [String] {
    trimmed(line[...]).split(maxSplits: count - 1, whereSeparator: \.isBlank)
      .map { text(trimmed($0)) }
  }
}

extension Unicode.Scalar {
  fileprivate var isBlank: Bool { properties.isWhitespace }
}
