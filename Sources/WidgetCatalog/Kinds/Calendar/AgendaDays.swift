import FoundationEssentials
import WidgetLayout
import WidgetTimeline

/// The next events, one row each.
struct AgendaDays: View {
  let events: [AgendaEvent]
  let now: Date
  let height: Int
  /// True if a day is its weekday and number only.
  let isNarrow: Bool
  @Environment(\.textContext) private var context

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Array(events.prefix(max(1, height))), id: \.self) { event in
        HStack {
          Text(verbatim: name(of: event))
            .foregroundStyle(.secondary).frame(columns: isNarrow ? 5 : 10, alignment: .leading)
            .layoutPriority(1)
          Text(verbatim: event.title).foregroundStyle(event.color ?? Color(.text))
        }
        .lineLimit(1)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private func name(of event: AgendaEvent) -> String {
    let day = CivilDay(max(event.start, now), in: context.zone)
    guard isNarrow else { return day.name(from: today) }
    return "\(CivilDate.weekdayNames[day.weekday].prefix(2)) \(day.civil.day)"
  }

  private var today: CivilDay { CivilDay(now, in: context.zone) }
}
