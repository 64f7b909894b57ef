import WidgetLayout

/// A part of a bar, in eighths of a cell from the start of the axis.
struct BarPiece: Sendable {
  var low: Int
  var high: Int
  var style: Style
  /// The series, which distinguishes pieces in ASCII.
  var series: Int
}

/// The cells of one bar and its pieces, counted from the start of the axis.
///
/// If two pieces meet within a cell, the lower one is the block and the upper one its background.
/// Pieces that hang down use only `▔`, `▀` and `█`, which every font has.
struct BarColumn {
  private let pieces: [BarPiece]
  private let resolution: ChartResolution
  private let lies: Bool

  init(_ pieces: [BarPiece], end: Int, resolution: ChartResolution, lies: Bool) {
    var pieces = pieces
    // A bar of zero has one eighth, so that it is visible and differs from a gap.
    if pieces.allSatisfy({ $0.low == $0.high }), let last = pieces.indices.last {
      if pieces[last].high < end { pieces[last].high += 1 } else { pieces[last].low -= 1 }
    }
    self.pieces = pieces
    self.resolution = resolution
    self.lies = lies
  }

  /// Returns the content of a cell, or `nil` if it is empty.
  func cell(_ index: Int) -> (glyph: UInt32, style: Style)? {
    let start = index * 8
    let own = pieces.filter { $0.low < start + 8 && $0.high > start }
    guard let bottom = own.min(by: { $0.low < $1.low }),
      let top = own.max(by: { $0.high < $1.high })
    else { return nil }
    let from = max(bottom.low, start) - start
    let to = min(top.high, start + 8) - start
    if resolution == .ascii { return ascii(own, start) }
    if from > 0 { return (hanging(8 - from, reaches: to == 8), top.style) }
    let seam = min(bottom.high, start + 8) - start
    if seam == to { return (standing(seam), bottom.style) }
    guard to == 8 else { return (standing(to), bottom.style) }
    return (
      standing(seam),
      Style(
        foreground: bottom.style.foreground, background: top.style.foreground,
        attributes: bottom.style.attributes)
    )
  }

  /// Returns one of `▁▂▃▄▅▆▇█`, in horizontal bars of `▏▎▍▌▋▊▉█`.
  private func standing(_ eighths: Int) -> UInt32 {
    lies ? 0x2590 - UInt32(eighths) : 0x2580 + UInt32(eighths)
  }

  /// Returns one of `▔▀█`, in horizontal bars of `▕▐█`; a piece that ends within its cell on both
  /// sides is half a cell.
  private func hanging(_ eighths: Int, reaches: Bool) -> UInt32 {
    guard reaches else { return lies ? 0x2590 : 0x2580 }
    switch eighths {
    case 6...: return 0x2588
    case 3...: return lies ? 0x2590 : 0x2580
    default: return lies ? 0x2595 : 0x2594
    }
  }

  /// Returns a letter for the piece with the largest share of a cell, if at least half of the cell
  /// is filled.
  private func ascii(_ own: [BarPiece], _ start: Int) -> (UInt32, Style)? {
    func share(_ piece: BarPiece) -> Int { min(piece.high, start + 8) - max(piece.low, start) }
    let all = own.reduce(0) { $0 + share($1) }
    guard all >= 4, let most = own.max(by: { share($0) < share($1) }) else { return nil }
    let letters = Array("#=+o%@".unicodeScalars)
    return (letters[most.series % letters.count].value, most.style)
  }
}
