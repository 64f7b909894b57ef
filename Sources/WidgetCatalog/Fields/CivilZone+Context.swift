import FoundationEssentials
import WidgetLayout
import WidgetTimeline

extension TextContext {
  /// The zone of the context's clock times.
  var zone: CivilZone {
    let context = self
    return CivilZone { second in
      context.offset(at: Date(timeIntervalSince1970: TimeInterval(second)))
    }
  }
}

extension CivilZone {
  /// Returns the civil time at a date.
  func time(_ date: Date) -> CivilTime {
    let seconds = date.timeIntervalSince1970
    let second = seconds.isFinite ? Int(min(max(seconds, -1e12), 1e12).rounded(.down)) : 0
    return CivilTime(seconds: second + offset(second))
  }

  /// Returns the midnights after a date and until another, at most a year's.
  func midnights(after date: Date, until end: Date) -> [Date] {
    var day = CivilDay(date, in: self).adding(1)
    var dates: [Date] = []
    while day.midnight <= end, dates.count < 366 {
      dates.append(day.midnight)
      day = day.adding(1)
    }
    return dates
  }
}

extension CivilDay {
  /// Returns the day relative to another one: `Today`, `Tomorrow`, else `Mon 16 Mar`.
  func name(from today: CivilDay) -> String {
    switch number - today.number {
    case 0: "Today"
    case 1: "Tomorrow"
    default: "\(CivilDate.weekdayNames[weekday]) \(civil.day) \(civil.shortMonthName)"
    }
  }
}
