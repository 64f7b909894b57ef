import WidgetLayout

/// The drawing of bars: vertical ones in lower eighth blocks, horizontal ones in left eighth
/// blocks. Standing bars that touch each other have pale bodies under a bright end, as an area has.
struct BarPainting {
  let model: ChartModel
  let area: PlotArea

  private struct Key: Hashable {
    var slot: Int
    var group: Int
  }

  private var places: AxisCells { model.isHorizontal ? area.y : area.x }
  private var values: AxisCells { model.isHorizontal ? area.x : area.y }

  func draw(with painter: inout Painter) {
    let (bars, looks) = collected()
    for (key, pieces) in crowd(bars) {
      guard let look = looks[key] else { continue }
      let cells = self.cells(key.slot, key.group, look)
      let body = pieces.count == 1 && touches ? AreaPainting.body(of: look) : nil
      draw(pieces, across: cells, body: body, with: &painter)
    }
  }

  /// The places of bars along the axis, with the bars that share their cells.
  var shared: [BarPlace] {
    let (bars, looks) = collected()
    let all = bars.keys.sorted { ($0.slot, $0.group) < ($1.slot, $1.group) }.compactMap { key in
      looks[key].map { look in
        (
          cell: cells(key.slot, key.group, look).lowerBound,
          length: Self.length(of: bars[key] ?? []),
          bar: BarPlace.Bar(slot: key.slot, value: (model.isHorizontal ? look.x : look.y)?.end ?? 0)
        )
      }
    }
    return Dictionary(grouping: all, by: \.cell).sorted { $0.key < $1.key }.compactMap { _, bars in
      let most = bars.map(\.length).max()
      guard let shown = bars.firstIndex(where: { $0.length == most }) else { return nil }
      let hidden = bars.indices.filter { $0 != shown }.map { bars[$0].bar }
      return BarPlace(shown: bars[shown].bar, hidden: hidden)
    }
  }

  /// Returns the pieces of each bar, and the last mark of each.
  private func collected() -> (bars: [Key: [BarPiece]], looks: [Key: PlottedMark]) {
    var bars: [Key: [BarPiece]] = [:]
    var looks: [Key: PlottedMark] = [:]
    for mark in model.marks where mark.kind == .bar {
      guard let piece = piece(mark), let key = key(mark) else { continue }
      bars[key, default: []].append(piece)
      looks[key] = mark
    }
    return (bars, looks)
  }

  private static func length(of pieces: [BarPiece]) -> Int {
    pieces.reduce(0) { $0 + $1.high - $1.low }
  }

  /// True if there is no space between the bars.
  private var touches: Bool {
    guard !model.isHorizontal, model.groups <= 1, model.resolution != .ascii else { return false }
    guard let slots = places.slots else { return false }
    return slots.slots > 1 && (slots.gap == 0 || slots.isCrowded)
  }

  private func key(_ mark: PlottedMark) -> Key? {
    guard let at = (model.isHorizontal ? mark.y : mark.x)?.start else { return nil }
    let slot = places.scale.slots == nil ? places.cell(at) : places.slot(at)
    return slot.map { Key(slot: $0, group: mark.group) }
  }

  /// Returns the piece of a bar that a mark draws, in eighths of a cell from the start of the axis.
  private func piece(_ mark: PlottedMark) -> BarPiece? {
    guard let span = model.isHorizontal ? mark.x : mark.y else { return nil }
    func eighths(_ coordinate: Double) -> Int {
      let place = values.place(coordinate)
      let cells = values.isVertical ? Double(values.count) - place : place
      return Int((min(max(cells, 0), Double(values.count)) * 8).rounded())
    }
    let (start, end) = (eighths(span.start), eighths(span.end))
    return BarPiece(
      low: min(start, end), high: max(start, end), style: mark.style, series: mark.series)
  }

  /// Returns the longest bar in each cell if several slots share cells, so that no peak is lost.
  private func crowd(_ bars: [Key: [BarPiece]]) -> [(Key, [BarPiece])] {
    let bars = bars.sorted { ($0.key.slot, $0.key.group) < ($1.key.slot, $1.key.group) }
    guard let slots = places.slots, slots.isCrowded else { return bars.map { ($0.key, $0.value) } }
    var longest: [Int: (Key, [BarPiece])] = [:]
    for (key, pieces) in bars {
      let cell = key.slot * slots.cells / slots.slots
      let other = longest[cell].map { Self.length(of: $0.1) } ?? -1
      if Self.length(of: pieces) > other { longest[cell] = (key, pieces) }
    }
    return longest.values.sorted { $0.0.slot < $1.0.slot }
  }

  /// Returns the cells across a bar.
  func cells(_ slot: Int, _ group: Int, _ mark: PlottedMark) -> Range<Int> {
    guard let slots = places.slots else { return slot..<slot + 1 }
    if slots.isCrowded {
      let cell = slot * slots.cells / slots.slots
      return cell..<cell + 1
    }
    let range = slots.range(slot)
    if model.groups > 1 {
      let start = range.lowerBound + group * range.count / model.groups
      let end = range.lowerBound + (group + 1) * range.count / model.groups
      return start..<max(end, start + 1)
    }
    let dimension = model.isHorizontal ? mark.height : mark.width
    let most = Double(model.isHorizontal ? 3 : 12)
    let length = dimension.length(
      in: Double(range.count + slots.gap), points: model.isHorizontal ? 16 : 8,
      automatic: min(Double(range.count), most))
    let width = Int(min(max(length.rounded(), 1), Double(range.count + slots.gap)))
    let start = max(0, range.lowerBound + (range.count - width) / 2)
    return start..<min(start + width, places.count)
  }

  /// Draws a bar in its pieces' styles, or all but its last cell in that of a body.
  private func draw(
    _ pieces: [BarPiece], across cells: Range<Int>, body: Style?, with painter: inout Painter
  ) {
    let last = max(0, (pieces.map(\.high).max() ?? 0) - 1) / 8
    let column = BarColumn(
      pieces, end: values.count * 8, resolution: model.resolution, lies: model.isHorizontal)
    for cell in 0..<values.count {
      guard let (glyph, style) = column.cell(cell) else { continue }
      let number = painter.number(of: cell < last ? body ?? style : style)
      for across in cells {
        if model.isHorizontal {
          painter.put(glyph, x: area.rect.x + cell, y: area.rect.y + across, style: number)
        } else {
          painter.put(
            glyph, x: area.rect.x + across, y: area.rect.maxY - 1 - cell, style: number)
        }
      }
    }
  }
}
