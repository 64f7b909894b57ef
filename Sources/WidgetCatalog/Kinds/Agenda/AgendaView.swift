import FoundationEssentials
import WidgetLayout
import WidgetSources
import WidgetTimeline

/// Events by day, as many as fit.
struct AgendaView: View {
  let entry: ReadingEntry
  /// The events of the datum; `nil` if it is no list.
  let events: [AgendaEvent]?
  let days: Int
  let limit: Int
  /// The board's text for no events; `nil` leaves it to the view.
  let empty: String?
  @Environment(\.widgetFamily) private var family
  @Environment(\.contentSize) private var size
  @Environment(\.rowLimit) private var rowLimit
  @Environment(\.textContext) private var context

  var body: some View {
    if let events {
      let model = AgendaModel(
        events, at: entry.date, days: days, limit: limit, zone: context.zone)
      if model.days.isEmpty {
        NoticeView(notice(events))
      } else if family == .accessoryInline {
        inline(model)
      } else {
        rows(AgendaRows(model, at: entry.date, height: size.height, limit: rowLimit))
      }
    } else {
      NoticeView(
        entry.datum == .null
          ? emptyWords : DatumMismatch(expected: "a list of events", read: entry.datum).description)
    }
  }

  private func notice(_ events: [AgendaEvent]) -> String {
    let items = entry.datum.items ?? []
    if events.isEmpty, let first = items.first, AgendaEvent(first) == nil {
      return "expected events with a title and a start, found \(first.form)"
    }
    return emptyWords
  }

  /// The text for no events, which claims no more than the source knows.
  private var emptyWords: String {
    if let empty { return empty }
    let today = CivilDay(entry.date, in: context.zone)
    if let known = entry.knownUntil, known < today.adding(days).midnight {
      let last = CivilDay(known, in: context.zone).adding(-1)
      switch last.number - today.number {
      case ..<0: return "Events of today unknown"
      case 0: return "No more events today"
      case 1: return "No events until tomorrow"
      default: return "No events until \(last.name(from: today))"
      }
    }
    return days == 1 ? "No events today" : "No events in \(days) days"
  }

  @ViewBuilder private func inline(_ model: AgendaModel) -> some View {
    if let event = model.next ?? model.days.first?.events.first {
      HStack {
        Text(verbatim: "\(clock(event.start)) \(event.title)").layoutPriority(-1)
        if event.start > entry.date {
          Text(verbatim: "in ").foregroundStyle(.secondary)
            + Text(event.start, style: .relative).foregroundStyle(Role.dim)
        }
      }
      .lineLimit(1)
      .minimumScaleFactor(0.5)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  private func rows(_ rows: AgendaRows) -> some View {
    CountedRows(hidden: rows.hidden, height: size.height) { lines(rows) }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private func lines(_ rows: AgendaRows) -> some View {
    let width =
      size.width - CountedRows<EmptyView>.columns(hidden: rows.hidden, height: size.height)
    return VStack(alignment: .leading, spacing: 0) {
      ForEach(rows.rows, id: \.self) { row in
        switch row {
        case .day(let name):
          Text(verbatim: name).foregroundStyle(.secondary).lineLimit(1)
        case .gap: Text(verbatim: " ")
        case .event(let event):
          Linked(event.link) {
            AgendaEventRow(
              event: event, time: time(of: event), timeWidth: timeWidth(rows),
              isRunning: event.isRunning(at: entry.date) && !event.isAllDay, width: width)
          }
        case .next(let event):
          (Text(verbatim: "in ") + Text(event.start, style: .relative)).foregroundStyle(.role(.dim))
            .lineLimit(1).minimumScaleFactor(0.5)
            .padding(.leading, Double((timeWidth(rows) + 1) * 8))
        case .left(let event):
          (Text(event.end, style: .relative) + Text(verbatim: " left"))
            .foregroundStyle(.role(.accent))
            .lineLimit(1).minimumScaleFactor(0.5)
            .padding(.leading, Double((timeWidth(rows) + 1) * 8))
        case .more(let count):
          Text(verbatim: "+\(count) more").foregroundStyle(.secondary).lineLimit(1)
        }
      }
    }
  }

  private func clock(_ date: Date) -> String { context.civilTime(date).clock(context.hourCycle) }

  private func time(of event: AgendaEvent) -> String {
    if event.isAllDay { return "all day" }
    let isEarlier =
      CivilDay(event.start, in: context.zone).number < CivilDay(entry.date, in: context.zone).number
    if isEarlier { return "until" }
    return clock(event.start)
  }

  private func timeWidth(_ rows: AgendaRows) -> Int {
    rows.rows.map { row in
      if case .event(let event) = row { return Painter.width(of: time(of: event)) }
      return 0
    }.max() ?? 0
  }
}
