/// A parser of tables that commands align with blanks, such as those of `df`, `ps` and `docker ps`.
///
/// The first line names the columns. A column ends where all lines have a blank; what has no name there
/// belongs to the column before, as does a name above which no line has anything (`Mounted on`). Where a
/// long cell has moved its line, columns are told apart by words instead.
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
    guard let header = lines.first else {
      (rows, hasWideGaps) = ([], false)
      return
    }
    let runs = Self.merged(Self.runs(in: lines), lines)
    guard lines.count * runs.count <= Datum.most else { throw FormatWords.tooMany }
    let names = Self.words(header)
    let hasMoved = runs.contains { Self.hasWideGap(Self.cell($0, of: header)) }
    if hasMoved, lines.dropFirst().allSatisfy({ Self.words($0).count >= names.count }) {
      rows = lines.map { Self.words($0, count: names.count) }
    } else {
      rows = lines.map { line in runs.map { Self.text(Self.cell($0, of: line)) } }
    }
    hasWideGaps = lines.contains { Self.hasWideGap($0[...]) }
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
