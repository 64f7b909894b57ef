import FoundationEssentials
import WidgetCatalog
import WidgetLayout
import WidgetTimeline

/// An appointment in one row, with its service and employee where they fit; or in two rows.
struct AppointmentRow: View {
  let appointment: ShownAppointment
  let now: Date
  let time: String
  let timeWidth: Int
  let width: Int
  var isTwoRows = false
  /// True if the time until it is shown where it fits.
  var isNext = false
  /// True if a press on the mark of a booked one confirms it.
  var takesConfirmations = false

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        start
        name
        if isTwoRows || !hasService {
          Spacer(minLength: 0)
        } else {
          Text(verbatim: appointment.service).foregroundStyle(.secondary)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        end
      }
      if isTwoRows {
        HStack {
          Text(verbatim: appointment.service).foregroundStyle(.secondary)
            .frame(maxWidth: .infinity, alignment: .leading)
          if isNext, appointment.takesPlace {
            AppointmentDistance(appointment: appointment, now: now).layoutPriority(1)
          }
        }
        .padding(.leading, Double((timeWidth + 3) * 8))
      }
    }
  }

  @ViewBuilder private var start: some View {
    Text(verbatim: time)
      .foregroundStyle(isRunning ? Color(.accent) : Color(.dim)).bold(isRunning)
      .frame(columns: timeWidth, alignment: .leading)
      .layoutPriority(3)
    Group {
      if appointment.isUnconfirmed, takesConfirmations {
        Button(intent: ConfirmAppointmentIntent(appointment)) { mark }.buttonStyle(.plain)
      } else {
        mark
      }
    }
    .layoutPriority(3)
  }

  /// The employee's colour: hollow until the appointment is confirmed.
  private var mark: some View {
    Text(verbatim: appointment.isUnconfirmed ? "○" : "●").foregroundStyle(appointment.tint)
      .unredacted()
  }

  @ViewBuilder private var name: some View {
    let text = Text(forms: appointment.names).bold(isRunning)
      .strikethrough(appointment.isCancelled)
      .foregroundStyle(.role(appointment.takesPlace ? .text : .dim))
    if isTwoRows {
      text.layoutPriority(2)
    } else {
      text.frame(columns: nameWidth, alignment: .leading).layoutPriority(2)
    }
  }

  @ViewBuilder private var end: some View {
    if let remark = appointment.remark {
      Text(verbatim: remark)
        .foregroundStyle(.role(appointment.takesPlace ? .accent : .dim)).layoutPriority(2)
    } else if width >= 60 || isTwoRows {
      Text(verbatim: appointment.employee).foregroundStyle(.secondary).layoutPriority(1)
    }
  }

  private var isRunning: Bool { appointment.start <= now && appointment.takesPlace }
  /// The width of the column of names, which is wider in a wide tile, and gives way to a remark.
  private var nameWidth: Int { width >= 60 ? 22 : min(14, room) }

  /// The columns beside the time, the mark and the remark.
  private var room: Int {
    let remark = appointment.remark.map { Painter.width(of: $0) + 1 } ?? 0
    return max(1, width - timeWidth - 3 - remark)
  }

  /// True if more than the beginning of a word of the service fits.
  private var hasService: Bool { room - nameWidth - 1 >= 6 }
}

/// An appointment in a line, with the time until it.
struct AppointmentLine: View {
  let appointment: ShownAppointment
  let now: Date
  let time: String
  /// The columns of the line.
  let width: Int
  /// True if the time until it is shown.
  var hasDistance = true

  var body: some View {
    HStack {
      // The name gets its columns before the distance, which has shorter forms as well.
      Text(verbatim: "\(time) \(name)").layoutPriority(1)
      if appointment.takesPlace {
        if hasDistance {
          AppointmentDistance(appointment: appointment, now: now)
        }
      } else if let remark = appointment.remark {
        Text(verbatim: remark).foregroundStyle(.role(.dim))
      }
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  /// The customer's name, in the form that leaves room for the rest.
  private var name: String {
    let rest = appointment.takesPlace ? (hasDistance ? 9 : -1) : appointment.remark?.count ?? -1
    let room = width - Painter.width(of: time) - 2 - rest
    let forms = appointment.names
    return forms.first { Painter.width(of: $0) <= room } ?? forms.last ?? ""
  }
}

/// The time until an appointment begins, or ends if it has begun.
struct AppointmentDistance: View {
  let appointment: ShownAppointment
  let now: Date

  var body: some View {
    distance.minimumScaleFactor(0.5)
  }

  @ViewBuilder private var distance: some View {
    if appointment.start > now {
      (Text(verbatim: "in ") + Text(appointment.start, style: .relative))
        .foregroundStyle(.role(.dim))
    } else {
      (Text(appointment.end, style: .relative) + Text(verbatim: " left"))
        .foregroundStyle(.role(.accent))
    }
  }
}

extension ShownAppointment {
  /// The customer's name, and its shorter forms: `Olivia Grant`, `Olivia G.`, `Olivia`.
  var names: [String] {
    let words = customer.split(separator: " ")
    guard words.count > 1, let first = words.first, let initial = words.last?.first else {
      return [customer]
    }
    return [customer, "\(first) \(initial).", String(first)]
  }

  /// The employee's colour.
  var tint: Color { !takesPlace ? Color(.dim) : DataColor.color(colour) ?? Color(.accent) }
}
