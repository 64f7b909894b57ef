import FoundationEssentials
import WidgetLayout
import WidgetSources
import WidgetTimeline

/// As many months side by side as fit, the current one first; the events of the coming days stand
/// below a month. Where a month's days would touch, the coming week with its events.
struct CalendarView: View {
  let entry: ReadingEntry
  let firstWeekday: Int
  @Environment(\.widgetFamily) private var family
  @Environment(\.contentSize) private var size
  @Environment(\.textContext) private var context

  private var today: CivilDate { context.civilTime(entry.date).date }
  private var events: [AgendaEvent] { AgendaEvent.events(in: entry.datum) ?? [] }

  var body: some View {
    switch family {
    case .accessoryInline:
      Text(forms: [longDate, shortDate]).lineLimit(1)
        .frame(maxWidth: .infinity, alignment: .leading)
    case .accessoryCircular:
      VStack(spacing: 0) {
        Text(verbatim: weekday).foregroundStyle(.role(.accent))
        Text(verbatim: "\(today.day)").bold()
        Text(verbatim: today.shortMonthName).foregroundStyle(.secondary)
      }
      .lineLimit(1).frame(maxWidth: .infinity, maxHeight: .infinity)
    default: months
    }
  }

  /// The columns of a month whose days do not touch.
  private static let leastMonth = 20
  /// The columns of a day with the beginning of an event.
  private static let leastWeek = 10

  private var weekday: String { CivilDate.weekdayNames[today.weekday] }
  private var shortDate: String { "\(weekday) \(today.day) \(today.shortMonthName)" }
  private var longDate: String { "\(weekday) \(today.day) \(today.monthName) \(today.year)" }

  private var count: Int { min(3, max(1, (size.width + 3) / 23)) }

  @ViewBuilder private var months: some View {
    let marks = marks
    if size.width < Self.leastMonth, size.width >= Self.leastWeek, size.height >= 4 {
      WeekDays(
        today: today, events: events, hasName: size.height >= 8,
        count: min(7, size.height - (size.height >= 8 ? 1 : 0)))
    } else if count == 1, size.width >= 34, size.height < 14, !upcoming.isEmpty {
      HStack(alignment: .top, spacing: 16) {
        month(0, marks).frame(columns: 20)
        AgendaDays(events: upcoming, now: entry.date, height: size.height, isNarrow: true)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    } else {
      VStack(alignment: .center, spacing: 16) {
        HStack(alignment: .top, spacing: 24) {
          ForEach(0..<count, id: \.self) { offset in month(offset, marks) }
        }
        .frame(maxWidth: .infinity)
        if size.height >= 14, !upcoming.isEmpty {
          AgendaDays(events: upcoming, now: entry.date, height: size.height - 10, isNarrow: false)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    }
  }

  private var upcoming: [AgendaEvent] { events.filter { !$0.isOver(at: entry.date) } }

  private func month(_ offset: Int, _ marks: Set<CivilDate>) -> some View {
    let index = today.year * 12 + today.month - 1 + offset
    let (year, month) = (index / 12, index % 12 + 1)
    return MonthCalendar(
      year: year, month: month,
      marked: Set(marks.filter { $0.year == year && $0.month == month }.map(\.day)),
      today: offset == 0 ? today.day : nil, firstWeekday: firstWeekday)
  }

  /// The days with events; long events are cut to the months shown.
  private var marks: Set<CivilDate> {
    var days = Set<CivilDate>()
    let first = CivilDay(entry.date, in: context.zone).number - 31
    for event in events {
      let own = event.days(in: context.zone)
      guard own.overlaps(first...first + 159) else { continue }
      for number in own.clamped(to: first...first + 160) { days.insert(CivilDate(days: number)) }
    }
    return days
  }
}
