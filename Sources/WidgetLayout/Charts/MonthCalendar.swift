/// A month with its days in weeks; terminal-first.
///
///     MonthCalendar(year: 2026, month: 3, marked: [14])
///
///          March 2026
///     Mo Tu We Th Fr Sa Su
///                        1
///      2  3  4  5  6  7  8
///
/// Marked days are bold and in the tint; without colour a terminal still shows them bold. Ideal: 20
/// columns, 8 rows. In fewer rows the name of the month gives way, then the names of the days.
public nonisolated struct MonthCalendar: PrimitiveView {
  private let first: CivilDate
  private let marked: Set<Int>
  private let today: Int?
  private let firstWeekday: Int

  /// The calendar of a month, 1 to 12; `firstWeekday` is 1 for Sunday, 2 for Monday, as in
  /// Foundation. Today, if it is given, is shown reversed.
  public init(
    year: Int, month: Int, marked: Set<Int> = [], today: Int? = nil, firstWeekday: Int = 2
  ) {
    first = CivilDate(
      year: min(max(year, -9999), 9999), month: min(max(month, 1), 12), day: 1)
    self.marked = marked
    self.today = today
    self.firstWeekday = ((firstWeekday - 1) % 7 + 7) % 7
  }

  public func lower(into lowering: inout Lowering) {
    lowering.drawing(
      MonthDrawing(
        first: first, marked: marked, today: today, firstWeekday: firstWeekday,
        text: lowering.environment.foreground, tint: lowering.environment.tint))
  }
}

private struct MonthDrawing: Drawing {
  let first: CivilDate
  let marked: Set<Int>
  let today: Int?
  let firstWeekday: Int
  let text: Paint
  let tint: Paint

  private static let width = 20

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
    var y = rect.y
    if rect.height >= weeks + 2 {
      let name = "\(Self.names[first.month - 1]) \(first.year)"
      let start = max(0, (Self.width - name.utf8.count) / 2)
      let style = painter.number(of: Style(foreground: text, attributes: .bold))
      painter.write(name, x: rect.x + start, y: y, width: rect.width - start, style: style)
      y += 1
    }
    if rect.height >= weeks + 1 {
      let dim = painter.number(of: Style(foreground: .role(.dim)))
      for column in 0..<7 {
        let name = String(CivilDate.weekdayNames[(firstWeekday + column) % 7].prefix(2))
        write(name, column, y, rect, dim, &painter)
      }
      y += 1
    }
    for day in 1...first.daysInMonth {
      let place = offset + day - 1
      let row = y + place / 7
      guard row < rect.maxY else { return }
      let style = painter.number(of: style(of: day))
      write(day < 10 ? " \(day)" : "\(day)", place % 7, row, rect, style, &painter)
    }
  }

  private func style(of day: Int) -> Style {
    var style = Style(foreground: text)
    if marked.contains(day) { style = Style(foreground: tint, attributes: .bold) }
    if day == today { style.attributes.insert(.reverse) }
    return style
  }

  /// A day that has no room for both digits is left out.
  private func write(
    _ text: String, _ column: Int, _ y: Int, _ rect: Rect, _ style: UInt16,
    _ painter: inout Painter
  ) {
    guard column * 3 + 2 <= rect.width else { return }
    painter.write(text, x: rect.x + column * 3, y: y, width: 2, style: style)
  }

  private static let names = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
}
