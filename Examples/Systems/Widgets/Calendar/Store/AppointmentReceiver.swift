import FoundationEssentials
import WidgetBase
import WidgetCatalog
import WidgetServices
import WidgetSources

/// The transfer of news from the back end directly to the shared store, for the app to take over
/// later.
struct AppointmentReceiver: Sendable {
  /// The address of the back end, such as `https://salon.example`.
  let server: String
  let token: String
  let store: AppointmentStore
  /// The time limit for the whole transfer, in seconds.
  var timeout: TimeInterval = 20

  /// The maximum number of pages in one reload; the rest follows in the next.
  private static let mostPages = 200

  /// Receives the changes after a sequence number of the back end. `keep` gets each page that was
  /// written, so that even a slow back end is read to its end in steps.
  func receive(
    after sequence: Int, keep: (AppointmentPage) -> Void = { _ in }
  ) throws(SourceFailure) {
    let deadline = Deadline(after: timeout)
    let isFirst = sequence == 0
    var sequence = sequence
    for _ in 0..<Self.mostPages {
      guard let page = try page(after: sequence, before: deadline) else {
        // The back end's sequence has restarted.
        guard sequence > 0 else {
          throw SourceFailure("unexpected data", "Nothing is at its start.")
        }
        sequence = 0
        continue
      }
      try write(page, isFirst: isFirst)
      keep(page)
      guard page.hasMore, page.sequence > sequence else { return }
      sequence = page.sequence
    }
  }

  /// Writes the appointments of a page, flagged. The first time, those that the store already has
  /// from the app are left as they are; later all are changes, if only in attributes that the light
  /// rows lack.
  private func write(_ page: AppointmentPage, isFirst: Bool) throws(SourceFailure) {
    var appointments = page.appointments
    if isFirst {
      let known = try store.rows(of: appointments.map(\.light.id))
      let byID = Dictionary(known.map { ($0.id, $0) }) { first, _ in first }
      // A flagged one is written again: if it is the same, that is not a change.
      appointments.removeAll { byID[$0.light.id] == $0.light }
    }
    try store.receive(
      appointments.map(\.flagged), deleting: page.deleted, for: page.account)
  }

  /// Returns the account that the token is of; empty if the back end knows none.
  func account() throws(SourceFailure) -> String {
    let response = try response(at: "account", timeout: timeout)
    if response.status == 404 { return "" }
    let body = try response.successful().body
    guard let datum = try? JSON.datum(body), case .record = datum else {
      throw SourceFailure("unexpected data", "Expected the account in the answer.")
    }
    return datum["account"]?.text ?? ""
  }

  /// Confirms an appointment that begins at a time, in the form of the store, and writes it flagged, as
  /// all news of the back end. To confirm it again changes nothing.
  func confirm(_ id: String, at starts: String) throws(SourceFailure) -> FullAppointment {
    let path = "/calendar/appointments/\(id.percentEncoded)/confirmation"
    let response = try service(timeout).response(to: path, sending: ["starts": starts])
    if [404, 409].contains(response.status) {
      throw SourceFailure(
        "it has changed", "The appointment is gone, moved or not booked any more.")
    }
    let datum: Datum
    do {
      datum = try JSON.datum(try response.successful().body)
    } catch let error as SourceFailure {
      throw error
    } catch {
      throw ServiceWords.undecodable(error, response)
    }
    let full = try FullAppointment(datum["appointment"] ?? .null)
    // The next page has it too, if it cannot be written now.
    try? store.receive([full.flagged], deleting: [], for: datum["account"]?.text ?? "")
    return full
  }

  private func page(
    after sequence: Int, before deadline: Deadline
  ) throws(SourceFailure) -> AppointmentPage? {
    guard !deadline.isOver else {
      throw SourceFailure.timeout(timeout, "The back end's pages came too slowly.")
    }
    let response = try response(
      at: "appointments?since=\(sequence)", timeout: min(10, deadline.left))
    if response.status == 410 { return nil }
    return try AppointmentPage(try response.successful())
  }

  private func response(
    at path: String, timeout: TimeInterval
  ) throws(SourceFailure) -> HTTPResponse {
    try service(timeout).response(at: "/calendar/\(path)")
  }

  private func service(_ timeout: TimeInterval) -> ServiceClient {
    ServiceClient(server: server, token: token, timeout: timeout, limit: 16 << 20)
  }
}

/// A page of changes at the back end.
struct AppointmentPage: Sendable {
  /// The account whose appointments these are; empty if the back end knows none.
  let account: String
  let appointments: [FullAppointment]
  /// The identifiers of appointments that cannot be read; empty for one without an identifier.
  let unreadable: [String]
  let deleted: [String]
  let sequence: Int
  let hasMore: Bool

  /// Creates a page from an answer; if no appointment in it can be read, the whole page fails.
  init(_ response: HTTPResponse) throws(SourceFailure) {
    let datum: Datum
    do {
      datum = try JSON.datum(response.body)
    } catch {
      throw ServiceWords.undecodable(error, response)
    }
    guard let items = datum["appointments"]?.items, let deleted = datum["deleted"]?.items,
      case .number(let number)? = datum["sequence"], let sequence = Int(exactly: number),
      case .bool(let hasMore)? = datum["more"]
    else {
      throw SourceFailure(
        "unexpected data", "Expected appointments, deleted, sequence and more in the answer.")
    }
    var (appointments, unreadable): ([FullAppointment], [String]) = ([], [])
    var failure: SourceFailure?
    for item in items {
      do throws(SourceFailure) {
        appointments.append(try FullAppointment(item))
      } catch {
        failure = failure ?? error
        unreadable.append(item["id"]?.text ?? "")
      }
    }
    if appointments.isEmpty, let failure { throw failure }
    account = datum["account"]?.text ?? ""
    self.appointments = appointments
    self.unreadable = unreadable
    self.deleted = deleted.compactMap(\.text)
    self.sequence = sequence
    self.hasMore = hasMore
  }
}
