/// Values as horizontal bars, each with its name before it and its words behind it; a terminal-first
/// view.
///
///     BarRows([.init("Berlin", [.init(12, "12")]), .init("Rome", [.init(9, "9")])])
///
///     Berlin ████████████ 12
///     Rome   █████████     9
///
/// Bars begin at zero, to the left for values below it. A group of several bars has one row for each,
/// and its name stands at the first. Groups have a blank row between them where all of them fit so, and bars are
/// two or three rows high where there is room for that too.
/// If not all fit, the last row says how many are missing. Names take at most two fifths of the
/// width. The ideal size is 24 columns, and a row for each bar.
public nonisolated struct BarRows: PrimitiveView {
  /// A bar: its value, or `nil` for none, the words behind it, and its colour instead of the tint.
  public struct Bar: Sendable, Hashable {
    let value: Double?
    /// The words in forms for less and less room, the widest first.
    let forms: [String]
    let role: Role?

    public init(_ value: Double?, _ words: String, role: Role? = nil) {
      self.init(value, forms: [words], role: role)
    }

    /// Creates a bar behind which the first of several wordings stands that fits, otherwise the last; pass the widest
    /// first.
    package init(_ value: Double?, forms: [String], role: Role? = nil) {
      self.value = value
      self.forms = forms.isEmpty ? [""] : forms
      self.role = role
    }

    /// The columns of the widest words.
    fileprivate var width: Int { forms.first.map { Painter.width(of: $0) } ?? 0 }

    /// Returns the words for a number of columns.
    fileprivate func words(in width: Int) -> String {
      forms.first { Painter.width(of: $0) <= width } ?? forms.last ?? ""
    }
  }

  /// Bars that belong together.
  public struct Group: Sendable, Hashable {
    let name: String
    let bars: [Bar]

    public init(_ name: String, _ bars: [Bar]) {
      self.name = name
      self.bars = bars
    }
  }

  private let groups: [Group]
  private let range: ClosedRange<Double>?

  /// Creates the bars of groups in `range`, by default from zero, or the least value if that is
  /// below it, to the greatest.
  public init(_ groups: [Group], in range: ClosedRange<Double>? = nil) {
    self.groups = groups
    self.range = range
  }

  public func lower(into lowering: inout Lowering) {
    lowering.drawing(
      BarRowsDrawing(
        groups: groups, range: range, tint: lowering.environment.tint,
        resolution: lowering.environment.chartResolution,
        isRedacted: lowering.environment.redactionReasons.contains(.placeholder)))
  }
}

private struct BarRowsDrawing: Drawing {
  let groups: [BarRows.Group]
  let range: ClosedRange<Double>?
  let tint: Paint
  let resolution: ChartResolution
  let isRedacted: Bool

  private var rows: Int { groups.reduce(0) { $0 + $1.bars.count } }

  func size(for proposal: Proposal) -> Size {
    Size(
      width: proposal.width == Proposal.unspecified ? 24 : proposal.width,
      height: proposal.height == Proposal.unspecified ? rows : proposal.height)
  }

  func draw(in rect: Rect, with painter: inout Painter) {
    guard !rect.isEmpty, !groups.isEmpty else { return }
    let gap = rows + groups.count - 1 <= rect.height ? 1 : 0
    let shown = shown(in: rect.height, gap: gap)
    let height = height(in: rect.height, gap: gap)
    let columns = BarRowsColumns(groups[..<shown], width: rect.width)
    let span = range ?? Self.span(of: groups[..<shown])
    var y = rect.y
    for group in groups[..<shown] {
      let dim = painter.number(of: Style(foreground: .role(.dim)))
      // Beside a bar of three rows, its name and its words are in the middle.
      let middle = (height - 1) / 2
      painter.write(
        words(group.name), x: rect.x, y: y + middle, width: columns.names, style: dim)
      for bar in group.bars where y < rect.maxY {
        draw(bar, in: columns, span, x: rect.x, y: y..<y + height, &painter)
        y += height
      }
      y += gap
    }
    guard shown < groups.count, y < rect.maxY, rect.height > 1 else { return }
    let dim = painter.number(of: Style(foreground: .role(.dim)))
    painter.write("+\(groups.count - shown) more", x: rect.x, y: y, width: rect.width, style: dim)
  }

  /// Returns the rows of a bar: as many as all bars have, up to three.
  private func height(in room: Int, gap: Int) -> Int {
    guard gap > 0, rows > 0 else { return 1 }
    return min(3, max(1, (room - gap * (groups.count - 1)) / rows))
  }

  /// Returns the number of groups that fit whole, with a row that counts the others; at least one.
  private func shown(in height: Int, gap: Int) -> Int {
    guard rows + gap * (groups.count - 1) > height else { return groups.count }
    var (count, used) = (0, 0)
    while count < groups.count, used + groups[count].bars.count < height {
      used += groups[count].bars.count
      count += 1
    }
    return max(1, count)
  }

  private static func span(of groups: ArraySlice<BarRows.Group>) -> ClosedRange<Double> {
    let values = groups.flatMap(\.bars).compactMap(\.value).filter(\.isFinite)
    let (low, high) = (min(0, values.min() ?? 0), max(0, values.max() ?? 0))
    return low...max(high, low < 0 ? high : 1)
  }

  private func draw(
    _ bar: BarRows.Bar, in columns: BarRowsColumns, _ span: ClosedRange<Double>, x: Int,
    y rows: Range<Int>, _ painter: inout Painter
  ) {
    let paint = bar.role.map(Paint.role) ?? tint
    if let value = bar.value, !isRedacted {
      let cells = BarRowCells(span, width: columns.bar, resolution: resolution)
      let style = painter.number(of: Style(foreground: paint))
      for (column, glyph) in cells.glyphs(of: value) {
        for y in rows { painter.put(glyph, x: x + columns.start + column, y: y, style: style) }
      }
    }
    guard columns.words > 0 else { return }
    let role: Role = bar.value == nil ? .dim : .text
    let text = words(bar.words(in: columns.words))
    let width = min(columns.words, Painter.width(of: text))
    painter.write(
      text, x: x + columns.width - width, y: rows.lowerBound + (rows.count - 1) / 2, width: width,
      style: painter.number(of: Style(foreground: .role(role))))
  }

  private func words(_ text: String) -> String {
    isRedacted ? String(repeating: "▬", count: text.count) : text
  }
}

/// The columns of a chart of horizontal bars: names, bars, words.
private struct BarRowsColumns {
  let width: Int
  let names: Int
  /// The first column of the bars.
  let start: Int
  let bar: Int
  let words: Int

  init(_ groups: ArraySlice<BarRows.Group>, width: Int) {
    self.width = width
    let name = groups.map { Painter.width(of: $0.name) }.max() ?? 0
    names = min(name, width * 2 / 5)
    start = names > 0 ? min(names + 1, width) : 0
    let word = groups.flatMap(\.bars).map(\.width).max() ?? 0
    // Words matter more than bars, but a bar of less than three columns says nothing.
    words = min(word, max(0, width - start))
    let left = width - start - (words > 0 ? words + 1 : 0)
    bar = left >= 3 || words == 0 ? max(0, left) : 0
  }
}

/// The cells of one horizontal bar from zero.
private struct BarRowCells {
  let span: ClosedRange<Double>
  let width: Int
  let resolution: ChartResolution

  init(_ span: ClosedRange<Double>, width: Int, resolution: ChartResolution) {
    (self.span, self.width, self.resolution) = (span, width, resolution)
  }

  /// Returns the columns of the bar of a value with their characters; a value of zero has the
  /// thinnest bar, so that it differs from none.
  func glyphs(of value: Double) -> [(column: Int, glyph: UInt32)] {
    guard width > 0, value.isFinite else { return [] }
    let zero = place(min(max(0, span.lowerBound), span.upperBound))
    let length = place(value) - zero
    // Zero is at the edge of a cell, where bars of both directions begin.
    let base = min((zero + 4) / 8, width - (length >= 0 ? 1 : 0))
    if length >= 0 { return cells(base * 8, min(base * 8 + max(length, 1), width * 8)) }
    let start = max(0, base * 8 + length)
    return (start / 8..<max(start / 8 + 1, base)).map { column in
      let isHalf = column == start / 8 && start % 8 >= 4
      return (column, resolution == .ascii ? 0x23 : isHalf ? 0x2590 : 0x2588)
    }
  }

  private func cells(_ start: Int, _ end: Int) -> [(column: Int, glyph: UInt32)] {
    (start / 8..<min(width, (end + 7) / 8)).compactMap { column in
      let eighths = min(8, end - column * 8)
      guard resolution == .ascii else { return (column, 0x2590 - UInt32(eighths)) }
      return eighths >= 4 || column * 8 == start ? (column, 0x23) : nil
    }
  }

  /// Returns the place of a value, in eighths of a cell.
  private func place(_ value: Double) -> Int {
    let (low, high) = (span.lowerBound, span.upperBound)
    guard high > low else { return 0 }
    let part = (value / 2 - low / 2) / (high / 2 - low / 2)
    return Int((min(max(part, 0), 1) * Double(width * 8)).rounded())
  }
}
