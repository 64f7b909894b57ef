import FoundationEssentials
import WidgetCatalog
import WidgetSources

/// Brings what the back end has new straight into the shared store, for the app to take later.
struct AppointmentReceiver: Sendable {
  /// Where the back end is: `https://salon.example`.
  let server: String
  let token: String
  let store: AppointmentStore
  /// The longest time that all of it may take, in seconds.
  var timeout: TimeInterval = 20

  /// The most pages of one reload; what is left comes with the next.
  private static let mostPages = 200

  /// Receives what changed after a sequence of the back end's. `keep` is told of each page that was
  /// written, so that a slow back end is read to its end little by little.
  func receive(
    after sequence: Int, keep: (AppointmentPage) -> Void = { _ in }
  ) throws(SourceFailure) {
    let deadline = Deadline(after: timeout)
    let isFirst = sequence == 0
    var sequence = sequence
    for _ in 0..<Self.mostPages {
      guard let page = try page(after: sequence, before: deadline) else {
        // The back end began anew.
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

  /// Writes the appointments of a page, flagged. The first time, those that the store has from the app
  /// already stay the app's; later all do change, if only in what the light rows do not show.
  private func write(_ page: AppointmentPage, isFirst: Bool) throws(SourceFailure) {
    var appointments = page.appointments
    if isFirst {
      let known = try store.rows(of: appointments.map(\.light.id))
      let byID = Dictionary(known.map { ($0.id, $0) }) { first, _ in first }
      // One that is flagged already is written again: where it is the same, that is no change.
      appointments.removeAll { byID[$0.light.id] == $0.light }
    }
    try store.write(appointments.map(\.flagged))
    try store.delete(page.deleted)
  }

  private func page(
    after sequence: Int, before deadline: Deadline
  ) throws(SourceFailure) -> AppointmentPage? {
    guard !deadline.isOver else {
      throw SourceFailure.timeout(timeout, "The back end's pages came too slowly.")
    }
    let base = String(server.reversed().drop { $0 == "/" }.reversed())
    guard base.hasPrefix("http://") || base.hasPrefix("https://") else {
      throw ServiceWords.noServer(server)
    }
    var headers: HTTPHeaders = ["Accept": "application/json"]
    if !token.isEmpty { headers["Authorization"] = "Bearer \(token)" }
    let response = try HTTPClient().response(
      to: HTTPRequest(
        "\(base)/calendar/appointments?since=\(sequence)", headers: headers,
        timeout: min(10, deadline.left), limit: 16 << 20))
    if response.status == 410 { return nil }
    return try AppointmentPage(try response.successful())
  }
}

/// A page of what changed at the back end.
struct AppointmentPage: Sendable {
  let appointments: [FullAppointment]
  /// The identifiers of others, which cannot be read; empty for one without.
  let unreadable: [String]
  let deleted: [String]
  let sequence: Int
  let hasMore: Bool

  /// What an answer says; appointments of which not one can be read fail the whole page.
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
    self.appointments = appointments
    self.unreadable = unreadable
    self.deleted = deleted.compactMap(\.text)
    self.sequence = sequence
    self.hasMore = hasMore
  }
}
