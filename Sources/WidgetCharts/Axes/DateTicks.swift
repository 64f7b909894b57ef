import WidgetLayout

/// The dates at which an axis may be marked, with their short English names, made without ICU.
struct DateTicks {
  let scale: PlotScale

  private static let ladder: [(unit: DateUnit, count: Int)] = [
    (.second, 1), (.second, 5), (.second, 15), (.second, 30), (.minute, 1), (.minute, 5),
    (.minute, 15), (.minute, 30), (.hour, 1), (.hour, 3), (.hour, 6), (.hour, 12), (.day, 1),
    (.day, 2), (.week, 1), (.week, 2), (.month, 1), (.month, 2), (.month, 3),
    (.month, 6), (.year, 1), (.year, 2), (.year, 5), (.year, 10), (.year, 50), (.year, 100),
    (.year, 1000),
  ]

  private var span: Double { scale.domain.upperBound - scale.domain.lowerBound }

  /// The unit of the slots on the axis; smaller units are not marked.
  private var least: DateUnit {
    if let slots = scale.slots, case .units(let unit, _) = slots.spacing { return unit }
    return .second
  }

  /// The choices of marks, the densest first, finally only the first date.
  var choices: [[AxisTicks.Tick]] {
    var choices: [[AxisTicks.Tick]] = []
    for (unit, count) in Self.ladder where unit >= least {
      let expected = span / (unit.seconds * Double(count))
      if expected > 40 || expected < 0.5 { continue }
      let ticks = ticks(every: count, unit)
      if !ticks.isEmpty { choices.append(ticks) }
    }
    if let first = choices.first?.first { choices.append([first]) }
    return choices
  }

  /// Returns the starts of every `count`th unit in the domain.
  func ticks(every count: Int, _ unit: DateUnit) -> [AxisTicks.Tick] {
    let calendar = scale.calendar
    let first = calendar.ordinal(of: scale.domain.lowerBound, unit)
    let last = calendar.ordinal(of: scale.domain.upperBound, unit)
    guard count > 0, count < 1 << 20, last >= first, last - first < 4096 * count else { return [] }
    // Days and weeks are counted from the axis's first one, other units so that noon and January
    // are hit.
    let offset = unit == .day || unit == .week ? first : 0
    return (first...last).compactMap { ordinal in
      guard (ordinal - offset) % count == 0 else { return nil }
      let start = calendar.start(of: ordinal, unit)
      guard scale.domain.contains(start), isPlace(start) else { return nil }
      return tick(start, unit)
    }
  }

  /// Returns true if a date has a slot; the date after the last unit is only the end of the axis.
  private func isPlace(_ start: Double) -> Bool {
    guard let slots = scale.slots else { return true }
    return slots.index(of: start) != nil
  }

  /// Returns marks at given dates, named by the distance between them.
  func ticks(_ values: [PlotValue]) -> [AxisTicks.Tick] {
    let dates = values.compactMap(\.quantity)
    let step = zip(dates, dates.dropFirst()).map { abs($1 - $0) }.min() ?? span
    let unit = [DateUnit.year, .month, .day, .minute].first { step >= $0.seconds * 0.9 } ?? .second
    return dates.map { tick($0, unit) }
  }

  private func tick(_ seconds: Double, _ unit: DateUnit) -> AxisTicks.Tick {
    var coordinate = seconds
    if let slots = scale.slots, let index = slots.index(of: seconds) {
      coordinate = slots.middle(of: index)
    }
    return AxisTicks.Tick(
      value: .date(seconds, unit: nil), coordinate: coordinate, text: text(seconds, unit))
  }

  private func text(_ seconds: Double, _ unit: DateUnit) -> String {
    let wall = scale.calendar.wall(seconds)
    let days = Int((wall / 86_400).rounded(.down))
    let second = Int(wall.rounded(.down)) - days * 86_400
    let date = CivilDate(days: days)
    switch unit {
    case .second: return clock(second / 60) + ":" + (second % 60).twoDigits
    case .minute, .hour:
      if second == 0, span > 86_400 { return day(date) }
      return clock(second / 60)
    case .day, .week: return day(date)
    case .month:
      if date.month == 1, span > 366 * 86_400 { return String(date.year) }
      return date.shortMonthName
    case .year: return String(date.year)
    }
  }

  /// Returns the weekday if the axis spans about a week or less of a time near now, otherwise the month and the day.
  private func day(_ date: CivilDate) -> String {
    span <= 8 * 86_400 && scale.calendar.namesDays
      ? CivilDate.weekdayNames[date.weekday]
      : date.shortMonthName + " " + String(date.day)
  }

  private func clock(_ minutes: Int) -> String {
    (minutes / 60).twoDigits + ":" + (minutes % 60).twoDigits
  }
}
