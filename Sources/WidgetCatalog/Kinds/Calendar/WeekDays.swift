import FoundationEssentials
import WidgetLayout
import WidgetTimeline

/// Today and the days after it, a row each with its first event, for tiles in which a month's days
/// would touch.
struct WeekDays: View {
  let today: CivilDate
  let events: [AgendaEvent]
  /// The date until which events are known; `nil` if the source does not say.
  let knownUntil: Date?
  let hasName: Bool
  /// The number of days.
  let count: Int
  @Environment(\.textContext) private var context

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if hasName {
        Text(verbatim: "\(today.monthName) \(today.year)").bold().lineLimit(1)
      }
      ForEach(0..<max(1, count), id: \.self) { row($0) }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private func row(_ offset: Int) -> some View {
    let day = CivilDate(days: today.days + offset)
    let own = events.filter { $0.days(in: context.zone).contains(day.days) }
    let name =
      "\(CivilDate.weekdayNames[day.weekday].prefix(2)) \(day.day < 10 ? " " : "")\(day.day)"
    return HStack {
      Text(verbatim: name)
        .foregroundStyle(offset == 0 ? Role.accent : own.isEmpty ? Role.dim : Role.text)
        .bold(offset == 0).layoutPriority(1)
      Text(verbatim: isKnown(day) || !own.isEmpty ? words(of: own) : "unknown")
        .italic(!isKnown(day))
        .foregroundStyle(isKnown(day) ? own.first?.color ?? Color(.text) : Color(.dim))
    }
    .lineLimit(1)
  }

  private func isKnown(_ day: CivilDate) -> Bool {
    knownUntil.map { day.days < CivilDay($0, in: context.zone).number } ?? true
  }

  /// Returns the first event's title, with the number of the others.
  private func words(of events: [AgendaEvent]) -> String {
    guard let first = events.first else { return "" }
    return events.count > 1 ? "\(first.title) +\(events.count - 1)" : first.title
  }
}
