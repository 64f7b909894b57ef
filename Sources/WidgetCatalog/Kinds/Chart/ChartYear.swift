import FoundationEssentials
import WidgetLayout

/// A series of a value a day as the year's calendar; several values of a day count as their mean.
struct ChartYear: View {
  let series: ChartSeries
  @Environment(\.textContext) private var context

  var body: some View {
    let days = days
    let today = context.civilTime(context.currentDate).date.days
    // A single day years ahead, which may be a mistake, takes nobody's year away.
    let last = days.keys.filter { $0 <= today + 366 }.max() ?? today
    // Of values that are all older than a year, the last year that has some is shown.
    let isOld = last < today - 366
    let end = CivilDate(days: isOld ? last : max(today, last))
    VStack(alignment: .leading, spacing: 0) {
      YearMap(
        values: days.mapValues { $0.sum / $0.count }, today: end,
        firstWeekday: LocaleWeek.firstWeekday)
      if isOld {
        Text(verbatim: "until \(end.day) \(end.shortMonthName) \(end.year)")
          .foregroundStyle(.role(.warn)).lineLimit(1)
      }
    }
  }

  private var days: [Int: (sum: Double, count: Double)] {
    var days: [Int: (sum: Double, count: Double)] = [:]
    for point in series.points {
      guard case .date(let date) = point.place, let value = point.value else { continue }
      let day = context.civilTime(date).date.days
      days[day, default: (0, 0)].sum += value
      days[day]?.count += 1
    }
    return days
  }
}
