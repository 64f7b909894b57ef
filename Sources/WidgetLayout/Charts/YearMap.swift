/// The days of the last year in weeks, each in the shade of its value; a terminal-first view.
///
///         Jan       Feb
///     Mo ░░▒▒  ░░██▓▓░░▒▒
///     Tu ▒▒░░░░  ▓▓▒▒░░██
///
/// A column is a week, a row a day of the week, and the last column is the week of `today`. As many
/// weeks are shown as fit, up to 53: each two columns wide if those of all values fit so, else one.
/// Weeks that do not fit beside each other stand in equal bands below each other, the oldest first, as
/// far as there is room for eight rows and a blank one each; in a single band of wide weeks, a day takes
/// two rows from 15 on. A day without a value has a dot, and days to come are blank. In fewer than eight
/// rows the months are dropped, and in fewer than seven two days share a row in half blocks; in ASCII, and in fewer than
/// four rows, the days of the week far from today are dropped. The ideal size is 109 columns and eight rows.
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
    let width =
      proposal.width == Proposal.unspecified
      ? Self.names + 2 * Self.mostWeeks : proposal.width
    guard proposal.height != Proposal.unspecified else { return Size(width: width, height: 8) }
    let rows = bands(in: Size(width: width, height: proposal.height)).rows
    return Size(width: width, height: min(rows, proposal.height))
  }

  /// The number of the first day of the week that contains today.
  private var lastWeek: Int { today.days - (today.weekday - firstWeekday + 7) % 7 }

  func draw(in rect: Rect, with painter: inout Painter) {
    guard !rect.isEmpty else { return }
    let bands = bands(in: Size(width: rect.width, height: rect.height))
    let first = lastWeek - 7 * (bands.weeks - 1)
    let all = Array(values.filter { $0.key >= first && $0.key <= today.days }.values)
    for band in 0..<bands.count {
      let start = band * bands.weeksOfBand
      let place = Rect(
        x: rect.x, y: rect.y + band * 9, width: rect.width,
        height: bands.count == 1 ? rect.height : 8)
      drawBand(
        from: first + 7 * start, weeks: min(bands.weeksOfBand, bands.weeks - start), among: all,
        bands, in: place, &painter)
    }
  }

  private func drawBand(
    from first: Int, weeks: Int, among all: [Double], _ bands: Bands, in rect: Rect,
    _ painter: inout Painter
  ) {
    let isHalved = rect.height < 7 && rect.height >= 4 && area.resolution != .ascii
    let hasMonths = rect.height >= (isHalved ? 5 : 8)
    let (x, top) = (rect.x + bands.margin, rect.y + (hasMonths ? 1 : 0))
    if hasMonths { drawMonths(from: first, weeks, bands.breadth, x: x, in: rect, &painter) }
    if isHalved {
      drawHalves(from: first, weeks: weeks, among: all, bands, at: (rect.x, top), &painter)
      return
    }
    for (row, day) in days(in: rect.maxY - top).enumerated() {
      let y = top + row * bands.rowsOfDay
      if bands.margin > 0 { drawName(of: day, x: rect.x, y: y, &painter) }
      for week in 0..<weeks {
        let number = first + 7 * week + day
        guard number <= today.days else { continue }
        draw(
          number, among: all,
          in: Rect(
            x: x + week * bands.breadth, y: y, width: bands.breadth, height: bands.rowsOfDay),
          &painter)
      }
    }
  }

  /// Draws two days of a week in each row, the second of the last row being none.
  private func drawHalves(
    from first: Int, weeks: Int, among all: [Double], _ bands: Bands, at origin: (x: Int, y: Int),
    _ painter: inout Painter
  ) {
    for row in 0..<4 {
      let y = origin.y + row
      if bands.margin > 0 { drawName(of: 2 * row, x: origin.x, y: y, &painter) }
      for week in 0..<weeks {
        let number = first + 7 * week + 2 * row
        guard number <= today.days else { continue }
        let second = 2 * row + 1 < 7 && number < today.days ? values[number + 1] : nil
        area.fill(
          Rect(
            x: origin.x + bands.margin + week * bands.breadth, y: y, width: bands.breadth,
            height: 1),
          upper: Shade.part(of: values[number], among: all),
          lower: Shade.part(of: second, among: all), with: &painter)
      }
    }
  }

  /// The weeks in bands below each other.
  private struct Bands {
    /// The columns of the names of days.
    var margin: Int
    var count: Int
    /// The weeks of all bands together.
    var weeks: Int
    /// The columns of a week.
    var breadth: Int
    var rowsOfDay: Int

    /// The weeks of a band; the last one may have fewer.
    var weeksOfBand: Int { (weeks + count - 1) / count }

    /// The rows of all bands, with the blank ones between them.
    var rows: Int { count > 1 ? 9 * count - 1 : 1 + 7 * rowsOfDay }
  }

  private func bands(in size: Size) -> Bands {
    let margin = size.width >= 24 ? Self.names : 0
    let room = max(1, size.width - margin)
    let mostBands = max(1, (size.height + 1) / 9)
    let needed = neededWeeks
    let breadth = room / 2 * mostBands >= needed ? 2 : 1
    let fitting = max(1, room / breadth)
    let count = min(mostBands, (needed + fitting - 1) / fitting)
    let isHigh = count == 1 && breadth == 2 && size.height >= 15
    return Bands(
      margin: margin, count: count, weeks: min(Self.mostWeeks, fitting * count), breadth: breadth,
      rowsOfDay: isHigh ? 2 : 1)
  }

  /// Returns the days of the week that fit, today among them.
  private func days(in rows: Int) -> Range<Int> {
    let count = min(7, max(0, rows))
    let start = min(max(0, (today.weekday - firstWeekday + 7) % 7 - count + 1), 7 - count)
    return start..<start + count
  }

  /// The weeks from the one of the oldest value to that of today, up to 53.
  private var neededWeeks: Int {
    let oldest = values.keys.min() ?? today.days
    return min(Self.mostWeeks, max(1, (lastWeek + 6 - oldest) / 7 + 1))
  }

  private func draw(_ day: Int, among all: [Double], in rect: Rect, _ painter: inout Painter) {
    if let part = Shade.part(of: values[day], among: all) {
      area.fill(rect, part, with: &painter)
    } else {
      area.markMissing(x: rect.x, y: rect.y, with: &painter)
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
