import FoundationEssentials
import WidgetArchive
import WidgetCatalog
import WidgetLayout
import WidgetTimeline

/// The coming appointments, as many as fit; each opens by its link.
struct AppointmentsView: View {
  let entry: AppointmentsEntry
  @Environment(\.widgetFamily) private var family
  @Environment(\.contentSize) private var size
  @Environment(\.textContext) private var context

  var body: some View {
    if entry.appointments.isEmpty, family == .accessoryInline {
      Text(absence).foregroundStyle(.secondary).lineLimit(1)
    } else if entry.appointments.isEmpty {
      VStack(alignment: .leading, spacing: 0) {
        MessageView(absence, look: .quiet)
        note
      }
    } else if family == .accessoryInline {
      AppointmentLine(
        appointment: next, now: entry.date, time: dayAndTime(of: next), width: size.width,
        hasDistance: !entry.isTomorrow
      )
      .widgetURL(AppointmentLink(id: next.id).url)
    } else if size.width < 26 {
      card.widgetURL(AppointmentLink(id: next.id).url)
    } else {
      list
    }
  }

  /// The current or next appointment of those that take place.
  private var next: ShownAppointment {
    entry.appointments.first(where: \.takesPlace) ?? entry.appointments[0]
  }

  /// The words where there are no appointments.
  private var absence: String {
    if entry.news.isLoading { return "Loading appointments…" }
    return entry.hasDays ? "No more appointments" : "No more appointments today"
  }

  @ViewBuilder private var note: some View {
    if let note = entry.news.note {
      let notes = ["⚠ \(note)"] + (entry.news.shortNote.map { ["⚠ \($0)"] } ?? [])
      let dated = entry.news.synced.map { date in notes.map { "\($0) · as of \(moment(date))" } }
      Text(forms: (dated ?? []) + notes).foregroundStyle(.role(.warn)).lineLimit(1)
    }
  }

  /// Returns a time of today, or a time of another day with its day and month.
  private func moment(_ date: Date) -> String {
    let (then, now) = (context.civilTime(date), context.civilTime(entry.date))
    let clock = then.clock(context.hourCycle)
    return then.date == now.date
      ? clock : "\(then.date.day) \(then.date.shortMonthName) \(clock)"
  }

  private func time(of appointment: ShownAppointment) -> String {
    let time = context.civilTime(appointment.start).clock(context.hourCycle)
    guard entry.hasDays else { return time }
    let context = context
    let zone = CivilZone { context.offset(at: Date(timeIntervalSince1970: Double($0))) }
    let day = CivilDay(appointment.start, in: zone)
    guard day.number != CivilDay(entry.date, in: zone).number else { return time }
    return "\(CivilDate.weekdayNames[day.weekday]) \(time)"
  }

  /// Returns the time of an appointment, with the word for tomorrow.
  private func dayAndTime(of appointment: ShownAppointment) -> String {
    entry.isTomorrow ? "Tomorrow \(time(of: appointment))" : time(of: appointment)
  }

  /// One appointment with space around it, and the next times below.
  private var card: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Text(verbatim: dayAndTime(of: next)).bold()
        if let remark = next.remark {
          Text(verbatim: remark).foregroundStyle(.role(next.takesPlace ? .accent : .dim))
        } else if next.isUnconfirmed, entry.news.takesConfirmations {
          Button("confirm", intent: ConfirmAppointmentIntent(next)).buttonStyle(.borderless)
        }
      }
      HStack {
        // The employee's colour may be too dark, or too pale, for words.
        Text(verbatim: next.isUnconfirmed ? "○" : "●").foregroundStyle(next.tint).unredacted()
        Text(verbatim: next.customer).bold()
      }
      Text(verbatim: next.service).foregroundStyle(.secondary)
      if next.takesPlace, !entry.isTomorrow {
        AppointmentDistance(appointment: next, now: entry.date)
      }
      let rest = entry.appointments.filter { $0.id != next.id }
      let room = max(0, size.height - (entry.isTomorrow ? 4 : 5) - (entry.news.note == nil ? 0 : 1))
      if room > 0, !rest.isEmpty {
        Text(verbatim: " ")
        ForEach(rest.prefix(room)) { appointment in
          HStack {
            Text(verbatim: time(of: appointment)).foregroundStyle(.secondary).layoutPriority(1)
            Text(forms: appointment.names)
              .strikethrough(appointment.isCancelled)
              .foregroundStyle(.role(appointment.takesPlace ? .text : .faint))
          }
        }
      }
      note
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private var list: some View {
    let room = size.height - (entry.isTomorrow ? 1 : 0) - (entry.news.note == nil ? 0 : 1)
    let count = entry.appointments.count + entry.omitted
    let isTwoRows = count * 2 <= room
    let shown = entry.appointments.prefix(count > room ? max(1, room - 1) : room)
    let width = shown.map { Painter.width(of: time(of: $0)) }.max() ?? 5
    return VStack(alignment: .leading, spacing: 0) {
      if entry.isTomorrow {
        Text(forms: [
          "No more appointments today. Tomorrow:", "No more today. Tomorrow:", "Tomorrow:",
        ])
        .foregroundStyle(.secondary)
      }
      ForEach(Array(shown)) { appointment in
        if let url = AppointmentLink(id: appointment.id).url {
          Link(destination: url) {
            AppointmentRow(
              appointment: appointment, now: entry.date, time: time(of: appointment),
              timeWidth: width, width: size.width, isTwoRows: isTwoRows,
              isNext: appointment == next,
              takesConfirmations: entry.news.takesConfirmations)
          }
        }
      }
      if count > shown.count {
        Text(verbatim: "+\(count - shown.count) more").foregroundStyle(.secondary)
      }
      note
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}
