import FoundationEssentials
import WidgetTimeline

/// The appointments that are still to come at a date, or going on.
struct AppointmentsEntry: TimelineEntry, Sendable {
  var date: Date
  /// Those that are not over, the earliest first.
  var appointments: [ShownAppointment]
  /// How many there are beyond those that are kept for the picture.
  var omitted = 0
  /// Whether more than today is shown.
  var hasDays = false
  /// What is wrong with the back end, while the mirror is still read.
  var note: String?
  /// When the back end was read last, where something is wrong with it now; nil where nobody knows.
  var synced: Date?

  /// More relevant the nearer the next appointment is.
  var relevance: TimelineEntryRelevance? {
    let live = appointments.filter(\.takesPlace)
    if live.contains(where: { $0.start <= date }) { return TimelineEntryRelevance(score: 60) }
    guard let next = live.first else { return nil }
    let minutes = next.start.timeIntervalSince(date) / 60
    return minutes > 60 ? nil : TimelineEntryRelevance(score: Float(100 - minutes / 2))
  }
}

/// An appointment with its dates.
struct ShownAppointment: Hashable, Sendable, Identifiable {
  let id: String
  let start: Date
  let end: Date
  let customer: String
  let service: String
  let employee: String
  let status: String
  let colour: String?

  /// A row of the store; nil for one whose dates are none.
  init?(_ row: LightAppointment) {
    guard let start = row.start, let end = row.end else { return nil }
    (self.start, self.end) = (start, end)
    (id, customer, service) = (row.id, row.customer, row.service)
    (employee, status, colour) = (row.employee, row.status, row.colour)
  }

  var isCancelled: Bool { status == "cancelled" || status == "noShow" }

  /// Whether it goes on or is yet to come, by its status: not what is called off, nor what is done
  /// before its time.
  var takesPlace: Bool { !isCancelled && status != "completed" }

  /// What is said of it where it is not as planned; nil where it is.
  var remark: String? {
    switch status {
    case "arrived": "here"
    case "cancelled": "cancelled"
    case "noShow": "no show"
    case "completed": "done"
    default: nil
    }
  }
}

extension AppointmentsEntry {
  /// The entries of a day: one now, and one whenever an appointment begins or ends.
  static func entries(
    of rows: [LightAppointment], at now: Date, until end: Date, hasDays: Bool, note: String?,
    synced: Date? = nil
  ) -> [AppointmentsEntry] {
    let all = rows.compactMap { ShownAppointment($0) }
    let changes = all.lazy.flatMap { [$0.start, $0.end] }.filter { $0 > now && $0 < end }
    let dates = [now] + Array(Set(changes)).sorted().prefix(most)
    return dates.map { date in
      let left = all.lazy.filter { $0.end > date }
      let kept = Array(left.prefix(mostRows))
      let count = all.reduce(0) { $0 + ($1.end > date ? 1 : 0) }
      return AppointmentsEntry(
        date: date, appointments: kept, omitted: count - kept.count, hasDays: hasDays, note: note,
        synced: synced)
    }
  }

  /// The most entries beside that of now: a picture is kept of each.
  static let most = 100
  /// No tile has more rows.
  private static let mostRows = 60

  /// An entry of the right shape, for galleries and before there is another.
  static func sample(at date: Date) -> AppointmentsEntry {
    let people = [
      ("Olivia Grant", "Cut and finish", "Nora", "arrived"),
      ("Samir Patel", "Beard trim", "Kai", "booked"),
      ("Chloé Martin", "Colour", "Elif", "confirmed"),
      ("Yuki Tanaka", "Manicure", "Mateo", "booked"),
      ("Łukasz Nowak", "Back massage", "Jun", "booked"),
      ("Ingrid Solberg", "Brows", "Nora", "cancelled"),
      ("Hannah Weiß", "Facial", "Elif", "booked"),
    ]
    let colours = ["Nora": "#7b2d8b", "Kai": "#0a5ca8", "Elif": "#c23030", "Mateo": "#3f8f3a"]
    let rows = people.enumerated().map { index, person in
      let start = date + Double(index) * 2700 - 900
      return LightAppointment(
        id: "sample-\(index)", starts: LightAppointment.text(start),
        ends: LightAppointment.text(start + 2700), customer: person.0, service: person.1,
        employee: person.2, status: person.3, colour: colours[person.2])
    }
    return AppointmentsEntry(date: date, appointments: rows.compactMap { ShownAppointment($0) })
  }
}
