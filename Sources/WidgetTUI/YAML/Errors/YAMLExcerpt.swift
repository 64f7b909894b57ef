import WidgetLayout

/// A line of a file as an error shows it, with the position of its caret.
struct YAMLExcerpt: Equatable {
  /// The line, with tabs as blanks, control characters replaced, and both ends cut if it is long.
  var line: String
  /// The number of columns before the caret.
  var indent: Int
  /// The number of columns that the caret underlines.
  var width: Int

  /// The maximum width of a line that is shown whole, in columns.
  static let limit = 76
  private static let tabStop = 4

  /// Creates the excerpt of `text` around the `length` scalars from `column`, counted from 1.
  init(_ text: String, column: Int, length: Int) {
    let scalars = Array(text.unicodeScalars)
    let first = min(column - 1, scalars.count)
    // No more than this can be seen, so the rest of a very long line is not measured.
    let near = max(0, first - 200)..<min(scalars.count, first + 200)
    let pieces = Self.pieces(scalars[near])
    let start = first - near.lowerBound
    let marked = (start..<start + length).clamped(to: pieces.indices)

    line = pieces.map(\.text).joined()
    indent = Self.columns(pieces[..<start]) + (column - 1 - first)
    width = max(1, Self.columns(pieces[marked]))
    if Self.columns(pieces[...]) > Self.limit { cut(pieces) }
  }

  /// Cuts the line to a window in which the caret is a third from the left.
  private mutating func cut(_ pieces: [Piece]) {
    let total = Self.columns(pieces[...])
    let from = max(0, min(indent - Self.limit / 3, total - Self.limit + 1))
    var (first, start) = (0, 0)
    while start < from {
      start += pieces[first].columns
      first += 1
    }
    let room = Self.limit - (start > 0 ? 1 : 0)
    let isCutAtEnd = total - start > room
    var (end, used) = (first, 0)
    while end < pieces.count, !isCutAtEnd || used + pieces[end].columns < room {
      used += pieces[end].columns
      end += 1
    }
    line =
      (start > 0 ? "…" : "") + pieces[first..<end].map(\.text).joined() + (isCutAtEnd ? "…" : "")
    indent += start > 0 ? 1 - start : 0
    width = max(1, min(width, Self.limit - indent))
  }

  private typealias Piece = (text: String, columns: Int)

  private static func columns(_ pieces: ArraySlice<Piece>) -> Int {
    pieces.reduce(0) { $0 + $1.columns }
  }

  private static func pieces(_ scalars: ArraySlice<Unicode.Scalar>) -> [Piece] {
    var position = 0
    return scalars.map { scalar in
      var piece: Piece
      if scalar == "\t" {
        let columns = tabStop - position % tabStop
        piece = (String(repeating: " ", count: columns), columns)
      } else {
        let shown = VisibleText.shown(scalar)
        piece = (String(shown), CharacterWidth.columns(of: shown))
      }
      position += piece.columns
      return piece
    }
  }
}
