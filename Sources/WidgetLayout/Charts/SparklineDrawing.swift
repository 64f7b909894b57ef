/// The cells of a sparkline.
struct SparklineDrawing: Drawing {
  let values: [Double?]
  let range: ClosedRange<Double>?
  let fit: SeriesFit
  let paint: Paint
  let ramp: LevelRamp?
  let hangs: Bool
  let resolution: ChartResolution

  /// The opacity of the body: about half way to the background, and grey where there are sixteen colours.
  private static let body = 0.45

  func size(for proposal: Proposal) -> Size {
    Size(
      width: proposal.width == Proposal.unspecified ? values.count : proposal.width,
      height: proposal.height == Proposal.unspecified ? 1 : proposal.height)
  }

  func draw(in rect: Rect, with painter: inout Painter) {
    guard !rect.isEmpty else { return }
    guard !values.isEmpty else { return drawBaseline(in: rect, with: &painter) }
    let columns = columns(in: rect.width)
    let range = range ?? Self.range(of: columns)
    let levels = columns.map {
      BlockLevels.level(of: $0, in: range, rows: rect.height, steps: stepsPerRow)
    }
    let isThin = self.range == nil && Self.isThin(levels) || levels.count { $0 != nil } == 1
    let edges = edgeStyles(rows: rect.height, range, painter: &painter)
    let bodies = bodyStyles(rows: rect.height, range, painter: &painter)
    let faint = painter.number(of: Style(foreground: .role(.faint)))
    let start = columns.firstIndex { $0 != nil } ?? columns.count
    for column in 0..<rect.width {
      let dots = column * dotsAcross..<(column + 1) * dotsAcross
      let top = levels[dots].compactMap { $0 }.max()
      for row in 0..<rect.height {
        let y = hangs ? rect.y + row : rect.maxY - 1 - row
        guard let top else {
          if dots.lowerBound >= start {
            painter.put(resolution.hatch, x: rect.x + column, y: y, style: faint)
          }
          continue
        }
        let low = row * stepsPerRow
        guard low < top else { break }
        let isEdge = levels[dots].contains { $0.map { $0 <= low + stepsPerRow } ?? false }
        guard !isThin || top <= low + stepsPerRow else { continue }
        let glyph = glyph(levels[dots], row: row, isThin: isThin)
        let style = isEdge ? edges[min(top, low + stepsPerRow)] : bodies[row]
        if glyph != 0 { painter.put(glyph, x: rect.x + column, y: y, style: style) }
      }
    }
  }

  /// Returns a value for each column of dots. Few recent values take a whole cell each.
  private func columns(in width: Int) -> [Double?] {
    guard fit == .recent, dotsAcross > 1, values.count <= width else {
      return fit.columns(values, count: width * dotsAcross)
    }
    return fit.columns(values, count: width).flatMap { [$0, $0] }
  }

  private func drawBaseline(in rect: Rect, with painter: inout Painter) {
    let style = painter.number(of: Style(foreground: .role(.faint)))
    let level = Array(repeating: Int?.some(1), count: dotsAcross)
    let glyph = glyph(level[...], row: 0, isThin: true)
    painter.putRow(
      of: rect.width, x: rect.x, y: hangs ? rect.y : rect.maxY - 1, style: style
    ) { _ in glyph }
  }

  /// Returns the range of values, from zero; a single value stands in the middle of it.
  private static func range(of columns: [Double?]) -> ClosedRange<Double> {
    let finite = columns.compactMap { $0 }.filter(\.isFinite)
    let range = BlockLevels.range(of: columns)
    guard let first = finite.first, first > 0, finite.allSatisfy({ $0 == first }) else {
      return range
    }
    return first < .greatestFiniteMagnitude / 2 ? 0...2 * first : range
  }

  /// Returns true if all values have the same level, so that a body would say nothing.
  private static func isThin(_ levels: [Int?]) -> Bool {
    let known = levels.lazy.compactMap { $0 }
    guard let first = known.first else { return false }
    return known.allSatisfy { $0 == first }
  }
}

// MARK: - Glyphs

extension SparklineDrawing {
  private var dotsAcross: Int { resolution == .braille ? 2 : 1 }
  private var stepsPerRow: Int {
    switch resolution {
    case .braille: 4
    case .block: hangs ? 2 : BlockLevels.perRow
    case .ascii: 2
    }
  }

  /// Returns the character of a cell whose values have some levels; 0 for none.
  private func glyph(_ levels: ArraySlice<Int?>, row: Int, isThin: Bool) -> UInt32 {
    let steps = levels.map { level in
      level.map { min(max($0 - row * stepsPerRow, 0), stepsPerRow) } ?? 0
    }
    guard let most = steps.max(), most > 0 else { return 0 }
    switch resolution {
    case .braille: return braille(steps, isThin: isThin)
    case .block where hangs: return most == 1 ? 0x2580 : BlockElement.full
    case .block where isThin: return BlockLevels.block(level: 1, row: 0) ?? 0
    case .block: return BlockLevels.block(level: most, row: 0) ?? 0
    case .ascii: return isThin || most == 1 ? (hangs ? 0x27 : 0x2E) : 0x3A
    }
  }

  /// Returns the braille character of two columns of dots, or of their ends alone.
  private func braille(_ steps: [Int], isThin: Bool) -> UInt32 {
    var dots: UInt8 = 0
    for (column, count) in steps.enumerated() where count > 0 {
      for step in (isThin ? count - 1 : 0)..<count {
        dots |= Braille.bit(column: column, line: hangs ? step : 3 - step)
      }
    }
    return Braille.character(dots)
  }
}

// MARK: - Colours

extension SparklineDrawing {
  /// Returns the style of an edge for each level from 0 on.
  private func edgeStyles(
    rows: Int, _ range: ClosedRange<Double>, painter: inout Painter
  ) -> [UInt16] {
    let count = rows * stepsPerRow
    guard ramp != nil else {
      let style = painter.number(of: Style(foreground: paint))
      return Array(repeating: style, count: count + 1)
    }
    return (0...count).map { level in
      painter.number(of: Style(foreground: paint(at: Double(level) / Double(count), range)))
    }
  }

  /// Returns the style of the body for each row.
  private func bodyStyles(
    rows: Int, _ range: ClosedRange<Double>, painter: inout Painter
  ) -> [UInt16] {
    (0..<rows).map { row in
      let part = (Double(row) + 0.5) / Double(rows)
      let paint = ramp == nil ? paint : paint(at: part, range)
      return painter.number(of: Style(foreground: paint.opacity(Self.body)))
    }
  }

  private func paint(at part: Double, _ range: ClosedRange<Double>) -> Paint {
    let value = range.lowerBound * (1 - part) + range.upperBound * part
    return ramp?.paint(of: value) ?? paint
  }
}
