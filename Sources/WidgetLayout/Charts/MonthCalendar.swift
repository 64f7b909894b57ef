/// A month with its days in weeks; a terminal-first view.
///
///     MonthCalendar(year: 2026, month: 3, marked: [14])
///
///          March 2026
///     Mo Tu We Th Fr Sa Su
///                        1
///      2  3  4  5  6  7  8
///
/// Marked days are bold and in the tint; without colour they are still bold. Days of which nothing is known are dim and
/// in italics. The ideal size is 20
/// columns and two rows more than the weeks. In fewer rows the name of the month is dropped first,
/// then the names of the days, then weeks far from today (or the first marked day). In fewer
/// columns the blanks between the days are dropped, and every other day of the week is dim; in
/// fewer than 14 columns, days far from today are dropped.
public nonisolated struct MonthCalendar: PrimitiveView {
  private let first: CivilDate
  private let marked: Set<Int>
  private let today: Int?
  private let known: Range<Int>?
  private let firstWeekday: Int

  /// Creates the calendar of a month, 1 to 12; `firstWeekday` is 1 for Sunday and 2 for Monday, as
  /// in Foundation. Today, if given, is reversed. `known` are the days of which it is known whether they are marked; `nil`
  /// for all.
  public init(
    year: Int, month: Int, marked: Set<Int> = [], today: Int? = nil, known: Range<Int>? = nil,
    firstWeekday: Int = 2
  ) {
    first = CivilDate(
      year: min(max(year, -9999), 9999), month: min(max(month, 1), 12), day: 1)
    self.marked = marked
    self.today = today
    self.known = known
    self.firstWeekday = ((firstWeekday - 1) % 7 + 7) % 7
  }

  public func lower(into lowering: inout Lowering) {
    lowering.drawing(
      MonthDrawing(
        first: first, marked: marked, today: today, known: known, firstWeekday: firstWeekday,
        text: lowering.environment.foreground, tint: lowering.environment.tint))
  }
}

private struct MonthDrawing: Drawing {
  let first: CivilDate
  let marked: Set<Int>
  let today: Int?
  let known: Range<Int>?
  let firstWeekday: Int
  let text: Paint
  let tint: Paint

  private static let width = 20
  /// The columns of seven days without blanks between them.
  private static let closeWidth = 14

  private func isClose(_ width: Int) -> Bool { width >= Self.closeWidth && width < Self.width }

  private var offset: Int { (first.weekday - firstWeekday + 7) % 7 }
  private var weeks: Int { (offset + first.daysInMonth + 6) / 7 }

  func size(for proposal: Proposal) -> Size {
    Size(
      width: proposal.width == Proposal.unspecified
        ? Self.width : min(Self.width, proposal.width),
      height: proposal.height == Proposal.unspecified
        ? weeks + 2 : min(weeks + 2, proposal.height))
  }

  func draw(in rect: Rect, with painter: inout Painter) {
    let columns = columns(in: rect.width)
    var y = rect.y
    if rect.height >= weeks + 2 {
      drawName(in: rect, with: &painter)
      y += 1
    }
    if rect.height >= weeks + 1 {
      for column in columns {
        let isPlain = isClose(rect.width) && column % 2 == 0
        let dim = painter.number(of: Style(foreground: isPlain ? text : .role(.dim)))
        let name = String(CivilDate.weekdayNames[(firstWeekday + column) % 7].prefix(2))
        write(name, column - columns.lowerBound, y, rect, dim, &painter)
      }
      y += 1
    }
    let shown = window(of: weeks, size: rect.maxY - y, around: place(of: focus) / 7)
    for day in 1...first.daysInMonth {
      let (week, column) = place(of: day).quotientAndRemainder(dividingBy: 7)
      guard shown.contains(week), columns.contains(column) else { continue }
      let style = painter.number(
        of: style(of: day, isDim: isClose(rect.width) && column % 2 == 1))
      write(
        day < 10 ? " \(day)" : "\(day)", column - columns.lowerBound, y + week - shown.lowerBound,
        rect, style, &painter)
    }
  }

  /// The day that is always visible.
  private var focus: Int {
    let days = 1...first.daysInMonth
    return [today, marked.filter(days.contains).min()].lazy.compactMap { $0 }
      .first(where: days.contains) ?? 1
  }

  /// Returns the position of a day among all cells of the weeks, from 0.
  private func place(of day: Int) -> Int { offset + day - 1 }

  /// Returns the days of the week that fit, with three columns each and two for the last; at least
  /// one.
  private func columns(in width: Int) -> Range<Int> {
    isClose(width)
      ? 0..<7
      : window(of: 7, size: max(1, (width + 1) / 3), around: place(of: focus) % 7)
  }

  /// The days of the week that get a blank before them in a close month, in order of preference.
  private static let blankOrder = [5, 2, 3, 6, 1, 4]

  private func blanks(before column: Int, _ width: Int) -> Int {
    Self.blankOrder.prefix(width - Self.closeWidth).count { $0 <= column }
  }

  /// Returns as many of `count` places as fit, with `place` in the middle if possible.
  private func window(of count: Int, size: Int, around place: Int) -> Range<Int> {
    let size = min(max(size, 0), count)
    let start = min(max(place - size / 2, 0), count - size)
    return start..<start + size
  }

  private func drawName(in rect: Rect, with painter: inout Painter) {
    let name = "\(first.monthName) \(first.year)"
    let start = max(0, (min(Self.width, rect.width) - name.utf8.count) / 2)
    let style = painter.number(of: Style(foreground: text, attributes: .bold))
    painter.write(name, x: rect.x + start, y: rect.y, width: rect.width - start, style: style)
  }

  private func style(of day: Int, isDim: Bool) -> Style {
    var style = Style(foreground: isDim && day != today ? .role(.dim) : text)
    if let known, !known.contains(day) {
      style = Style(foreground: .role(.dim), attributes: .italic)
    }
    if marked.contains(day) { style = Style(foreground: tint, attributes: .bold) }
    if day == today { style.attributes.insert(.reverse) }
    return style
  }

  /// Writes a text in two columns; in a single column a day of two digits becomes an ellipsis.
  private func write(
    _ text: String, _ column: Int, _ y: Int, _ rect: Rect, _ style: UInt16,
    _ painter: inout Painter
  ) {
    let text = rect.width < 2 ? String(text.drop { $0 == " " }) : text
    let x = isClose(rect.width) ? column * 2 + blanks(before: column, rect.width) : column * 3
    painter.write(
      text, x: rect.x + x, y: y, width: min(2, rect.width), style: style)
  }
}
