import WidgetLayout

/// Lines of text in all the available space, from the first line on or up to the last.
///
/// This is a single node for any number of lines. Lines wrap or end in `…`; if not all fit from the
/// first on, the last row ends in `…`.
nonisolated struct LinesView: PrimitiveView {
  let lines: [StyledLine]
  var alignment = TextAlignment.leading
  var wraps = true
  var showsEnd = false

  func lower(into lowering: inout Lowering) {
    lowering.drawing(
      LinesDrawing(
        lines: lines, alignment: alignment, wraps: wraps, showsEnd: showsEnd,
        isRedacted: lowering.environment.redactionReasons.contains(.placeholder)))
  }
}

private struct LinesDrawing: Drawing {
  let lines: [StyledLine]
  let alignment: TextAlignment
  let wraps: Bool
  let showsEnd: Bool
  let isRedacted: Bool

  func size(for proposal: Proposal) -> Size {
    Size(
      width: proposal.width == Proposal.unspecified
        ? lines.prefix(200).map(\.width).max() ?? 0 : proposal.width,
      height: proposal.height == Proposal.unspecified
        ? rows(in: proposal.width) : proposal.height)
  }

  /// Returns the number of rows that all lines take, or the most that scroll.
  private func rows(in width: Int) -> Int {
    guard wraps, width != Proposal.unspecified else { return lines.count }
    return min(
      start(in: Size(width: width, height: Size.mostScrolledRows)).count, Size.mostScrolledRows)
  }

  func draw(in rect: Rect, with painter: inout Painter) {
    guard !rect.isEmpty else { return }
    var shown = showsEnd ? end(in: rect.size) : start(in: rect.size)
    if !showsEnd, shown.count > rect.height {
      shown = Array(shown.prefix(rect.height))
      if rect.height > 0, let last = shown.popLast() {
        shown.append(Self.marked(last, in: rect.width))
      }
    }
    for (row, line) in shown.enumerated() { draw(line, rect, rect.y + row, &painter) }
  }

  /// Returns a row with the sign that more follows, which takes the place of its end where the row is full.
  private static func marked(_ row: StyledLine, in width: Int) -> StyledLine {
    let mark = row.width + 2 <= width ? " …" : "…"
    var (row, count) = (row, row.runs.reduce(0) { $0 + $1.text.count })
    while count > 0, row.width + mark.count > width {
      count -= 1
      row = row.limited(to: count)
    }
    return StyledLine(runs: row.runs + [.init(text: mark, style: dim)])
  }

  private static let dim = Style(foreground: .role(.dim))

  /// Returns the rows from the first line on, with one more than fit if more follow.
  private func start(in size: Size) -> [StyledLine] {
    var rows: [StyledLine] = []
    for line in lines where rows.count <= size.height {
      rows += pieces(of: line, size.width, atMost: size.height + 1 - rows.count)
    }
    return rows
  }

  /// Returns the last rows, in their order.
  private func end(in size: Size) -> [StyledLine] {
    var rows: [StyledLine] = []
    for line in lines.reversed() where rows.count < size.height {
      // Only the last characters of a very long line matter.
      let end = wraps ? line.ending(of: 2 * size.width * size.height) : line
      rows = pieces(of: end, size.width, atMost: 2 * size.height) + rows
    }
    return rows.suffix(size.height)
  }

  private func pieces(of line: StyledLine, _ width: Int, atMost most: Int) -> [StyledLine] {
    wraps ? line.wrapped(to: width, atMost: most) : [line]
  }

  private func draw(_ line: StyledLine, _ rect: Rect, _ y: Int, _ painter: inout Painter) {
    let line = line.limited(to: 2 * rect.width + 2)
    let width = min(line.width, rect.width)
    var x = rect.x
    switch alignment {
    case .leading: break
    case .center: x += (rect.width - width) / 2
    case .trailing: x += rect.width - width
    }
    for (index, run) in line.runs.enumerated() where x < rect.maxX {
      let text = isRedacted ? String(repeating: "▬", count: run.text.count) : run.text
      let style = painter.number(of: isRedacted ? Self.dim : run.style)
      // The following run would not fit: the `…` belongs here.
      let isCut =
        index + 1 < line.runs.count && x + Painter.width(of: text) == rect.maxX
      x += painter.write(
        isCut ? text + " " : text, x: x, y: y, width: rect.maxX - x, style: style)
    }
  }
}
