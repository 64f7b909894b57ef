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
  /// The rows of a month of six weeks with its names.
  private static let monthRows = 8
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
        today: today, events: events, knownUntil: entry.knownUntil, hasName: size.height >= 8,
        count: min(7, size.height - (size.height >= 8 ? 1 : 0)))
    } else if count == 1, size.width >= 34, size.height < 14, !upcoming.isEmpty {
      HStack(alignment: .top, spacing: 16) {
        VStack(alignment: .center, spacing: 0) {
          month(0, marks).frame(columns: 20)
          bound
        }
        AgendaDays(events: upcoming, now: entry.date, height: size.height, isNarrow: true)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    } else {
      VStack(alignment: .center, spacing: 16) {
        VStack(alignment: .center, spacing: 0) {
          HStack(alignment: .top, spacing: 24) {
            ForEach(0..<count, id: \.self) { offset in month(offset, marks) }
          }
          bound
        }
        .frame(maxWidth: .infinity)
        if size.height >= 14, !upcoming.isEmpty {
          AgendaDays(
            events: upcoming, now: entry.date, height: size.height - (boundWords == nil ? 10 : 11),
            isNarrow: false)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    }
  }

  private var upcoming: [AgendaEvent] { events.filter { !$0.isOver(at: entry.date) } }

  /// The last day of which events are known, below the months if they show a later one.
  @ViewBuilder private var bound: some View {
    if let boundWords, size.height > Self.monthRows {
      Text(verbatim: boundWords).foregroundStyle(.secondary).lineLimit(1)
    }
  }

  private var boundWords: String? {
    guard let last = entry.knownUntil.map({ CivilDay($0, in: context.zone).adding(-1) }),
      last.number + 1 < firstDay(count).days
    else { return nil }
    return "events until \(last.civil.day) \(last.civil.shortMonthName)"
  }

  /// Returns the first day of a month, counted from the current one.
  private func firstDay(_ offset: Int) -> CivilDate {
    let index = today.year * 12 + today.month - 1 + offset
    return CivilDate(year: index / 12, month: index % 12 + 1, day: 1)
  }

  /// Returns the days of a month of which events are known; `nil` for all.
  private func known(_ first: CivilDate) -> Range<Int>? {
    guard entry.knownFrom != nil || entry.knownUntil != nil else { return nil }
    func day(_ date: Date?, _ other: Int) -> Int {
      let day = date.map { CivilDay($0, in: context.zone).number - first.days + 1 } ?? other
      return min(max(day, 1), 32)
    }
    let start = day(entry.knownFrom, 1)
    return start..<max(start, day(entry.knownUntil, 32))
  }

  private func month(_ offset: Int, _ marks: Set<CivilDate>) -> some View {
    let first = firstDay(offset)
    let (year, month) = (first.year, first.month)
    return MonthCalendar(
      year: year, month: month,
      marked: Set(marks.filter { $0.year == year && $0.month == month }.map(\.day)),
      today: offset == 0 ? today.day : nil, known: known(first), firstWeekday: firstWeekday)
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
