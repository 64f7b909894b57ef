import FoundationEssentials
import WidgetTimeline

/// The appointments that are in progress or still to come at a date.
struct AppointmentsEntry: TimelineEntry, Sendable {
  var date: Date
  /// The appointments that are not over, the earliest first.
  var appointments: [ShownAppointment]
  /// The number of further appointments, which are not kept for the picture.
  var omitted = 0
  /// True if more than today is shown.
  var hasDays = false
  /// True if the appointments are tomorrow's, as none of today is left.
  var isTomorrow = false
  /// The news of the back end, from which the appointments came.
  var news = News()

  /// The state of the back end, while the mirror can still be read.
  struct News: Hashable, Sendable {
    /// The problem with the back end.
    var note: String?
    /// The problem in fewer words; `nil` for none.
    var shortNote: String?
    /// The date of the last reading of the back end if it has not been read since; `nil` if it is
    /// unknown.
    var synced: Date?
    /// True before the back end was read for the first time.
    var isLoading = false
    /// True if there is a back end that takes confirmations.
    var takesConfirmations = false
    /// The date from which the back end wants to be asked again.
    var retry: Date?
  }

  /// The relevance, which rises as the next appointment comes nearer.
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

  /// Creates an appointment from a row of the store; `nil` if its dates are invalid.
  init?(_ row: LightAppointment) {
    guard let start = row.start, let end = row.end else { return nil }
    (self.start, self.end) = (start, end)
    (id, customer, service) = (row.id, row.customer, row.service)
    (employee, status, colour) = (row.employee, row.status, row.colour)
  }

  var isCancelled: Bool { status == "cancelled" || status == "noShow" }

  /// True if it waits for a confirmation.
  var isUnconfirmed: Bool { status == "booked" }

  /// True if it is in progress or still to come by its status: neither cancelled nor completed
  /// early.
  var takesPlace: Bool { !isCancelled && status != "completed" }

  /// The remark on an appointment that is not as planned; otherwise `nil`.
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
  /// Returns the entries until the midnight `end`: one for now, and one for each start or end of an
  /// appointment. After today's last one, tomorrow's are shown, and from midnight on they are today's.
  static func entries(
    of rows: [LightAppointment], at now: Date, until end: Date, hasDays: Bool, news: News
  ) -> [AppointmentsEntry] {
    let all = rows.compactMap { ShownAppointment($0) }
    let changes = Set(all.lazy.flatMap { [$0.start, $0.end] }.filter { $0 > now && $0 < end })
    var dates = [now] + Array(changes).sorted().prefix(most)
    if changes.count < most, !hasDays, all.contains(where: { $0.end > end }) { dates.append(end) }
    return dates.map { date in
      let left = all.filter { $0.end > date }
      let today = hasDays || date >= end ? left : left.filter { $0.start < end }
      let shown = today.isEmpty ? left : today
      let kept = Array(shown.prefix(mostRows))
      return AppointmentsEntry(
        date: date, appointments: kept, omitted: shown.count - kept.count, hasDays: hasDays,
        isTomorrow: today.isEmpty && !left.isEmpty, news: news)
    }
  }

  /// The maximum number of entries besides the current one, as a picture is kept of each.
  static let most = 100
  /// The maximum number of rows that are kept; no tile has more.
  private static let mostRows = 60

  /// Returns an entry of the right shape for galleries and placeholders.
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
