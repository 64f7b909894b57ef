/// The days of the last year in weeks, each in the shade of its value; a terminal-first view.
///
///         Jan       Feb
///     Mo ░░▒▒  ░░██▓▓░░▒▒
///     Tu ▒▒░░░░  ▓▓▒▒░░██
///
/// A column is a week, a row a day of the week, and the last column is the week of `today`. As many
/// weeks are shown as fit, up to 53: each two columns wide if those of all values fit so, else one.
/// A day without a value has a dot, and days to come are blank. In fewer than eight rows the months
/// are dropped, and then days of the week far from today. The ideal size is 109 columns and eight rows.
package nonisolated struct YearMap: PrimitiveView {
  private let values: [Int: Double]
  private let today: CivilDate
  private let firstWeekday: Int

  /// Creates the map of values by day.
  ///
  /// - Parameters:
  ///   - values: The values by the days' numbers, `CivilDate.days`.
  ///   - today: The last day.
  ///   - firstWeekday: The first day of a week, 1 for Sunday and 2 for Monday, as in Foundation.
  package init(values: [Int: Double], today: CivilDate, firstWeekday: Int = 2) {
    self.values = values
    self.today = today
    self.firstWeekday = ((firstWeekday - 1) % 7 + 7) % 7
  }

  package func lower(into lowering: inout Lowering) {
    let isRedacted = lowering.environment.redactionReasons.contains(.placeholder)
    lowering.drawing(
      YearMapDrawing(
        values: isRedacted ? [:] : values, today: today, firstWeekday: firstWeekday,
        area: ShadedArea(
          paint: lowering.environment.tint, resolution: lowering.environment.chartResolution)))
  }
}

private struct YearMapDrawing: Drawing {
  let values: [Int: Double]
  let today: CivilDate
  let firstWeekday: Int
  let area: ShadedArea

  private static let mostWeeks = 53
  /// The columns of the names of days, with a blank.
  private static let names = 3

  func size(for proposal: Proposal) -> Size {
    Size(
      width: proposal.width == Proposal.unspecified
        ? Self.names + 2 * Self.mostWeeks : proposal.width,
      height: proposal.height == Proposal.unspecified ? 8 : min(8, proposal.height))
  }

  /// The number of the first day of the week that contains today.
  private var lastWeek: Int { today.days - (today.weekday - firstWeekday + 7) % 7 }

  func draw(in rect: Rect, with painter: inout Painter) {
    guard !rect.isEmpty else { return }
    let margin = rect.width >= 24 ? Self.names : 0
    let room = rect.width - margin
    let breadth = breadth(in: room)
    let weeks = min(Self.mostWeeks, max(1, room / breadth))
    let hasMonths = rect.height >= 8
    let top = rect.y + (hasMonths ? 1 : 0)
    let first = lastWeek - 7 * (weeks - 1)
    if hasMonths { drawMonths(from: first, weeks, breadth, x: rect.x + margin, in: rect, &painter) }
    let all = Array(values.filter { $0.key >= first && $0.key <= today.days }.values)
    for (row, day) in days(in: rect.maxY - top).enumerated() {
      if margin > 0 { drawName(of: day, x: rect.x, y: top + row, &painter) }
      for week in 0..<weeks {
        let number = first + 7 * week + day
        guard number <= today.days else { continue }
        draw(
          number, among: all,
          in: Rect(x: rect.x + margin + week * breadth, y: top + row, width: breadth, height: 1),
          &painter)
      }
    }
  }

  /// Returns the days of the week that fit, today among them.
  private func days(in rows: Int) -> Range<Int> {
    let count = min(7, max(0, rows))
    let start = min(max(0, (today.weekday - firstWeekday + 7) % 7 - count + 1), 7 - count)
    return start..<start + count
  }

  /// Returns the columns of a week: two if the weeks of all values fit so.
  private func breadth(in room: Int) -> Int {
    let oldest = values.keys.min() ?? today.days
    let weeks = min(Self.mostWeeks, max(1, (lastWeek + 6 - oldest) / 7 + 1))
    return weeks * 2 <= room ? 2 : 1
  }

  private func draw(_ day: Int, among all: [Double], in rect: Rect, _ painter: inout Painter) {
    if let part = Shade.part(of: values[day], among: all) {
      area.fill(rect, part, with: &painter)
    } else {
      let faint = painter.number(of: Style(foreground: .role(.faint)))
      painter.put(area.resolution == .ascii ? 0x2E : 0xB7, x: rect.x, y: rect.y, style: faint)
    }
  }

  private func drawName(of day: Int, x: Int, y: Int, _ painter: inout Painter) {
    let name = CivilDate.weekdayNames[(firstWeekday + day) % 7].prefix(2)
    painter.write(
      String(name), x: x, y: y, width: 2,
      style: painter.number(of: Style(foreground: .role(.dim))))
  }

  /// Writes the name of each month above the first week that begins in it, where it has room.
  private func drawMonths(
    from first: Int, _ weeks: Int, _ breadth: Int, x: Int, in rect: Rect,
    _ painter: inout Painter
  ) {
    let dim = painter.number(of: Style(foreground: .role(.dim)))
    var (free, previous) = (x, 0)
    for week in 0..<weeks {
      let date = CivilDate(days: first + 7 * week)
      defer { previous = date.month }
      let start = x + week * breadth
      guard date.month != previous, start >= free, start + 3 <= rect.maxX else { continue }
      // The first column may be the end of a month, whose name would hide the next one's.
      guard week > 0 || date.day <= 14 else { continue }
      painter.write(
        String(date.monthName.prefix(3)), x: start, y: rect.y, width: 3, style: dim)
      free = start + 4
    }
  }
}
