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
    let last = days.keys.filter { $0 <= today + 366 }.max() ?? .min
    YearMap(
      values: days.mapValues { $0.sum / $0.count }, today: CivilDate(days: max(today, last)),
      firstWeekday: LocaleWeek.firstWeekday)
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
