import FoundationEssentials
import WidgetArchive
import WidgetSettings
import WidgetSources

/// The progress of reading a back end into a shared store.
struct AppointmentProgress: Sendable, Equatable {
  /// The last change that was read; 0 if there is none.
  var sequence = 0
  /// The end of the store's own log of changes at that time.
  var log = 0
  /// The appointments that could not be read, and have not changed since.
  var unreadable: Set<String> = []
  /// The date at which everything had last been read; `nil` if it never was.
  var synced: Date?

  /// Records the next page, after which the store's log ends at `log`.
  mutating func take(_ page: AppointmentPage, at log: Int) {
    (sequence, self.log) = (page.sequence, log)
    unreadable.subtract(page.appointments.map(\.id) + page.deleted)
    unreadable.formUnion(page.unreadable)
  }
}

/// The file that stores a widget's progress.
struct AppointmentProgressFile: Sendable {
  private let path: String
  /// The mark of the account, as different accounts have different appointments.
  private let account: String

  /// Creates the file for the settings in `name`, on the boards of a folder, for the owner of a
  /// token.
  init(folder: String, of name: String, in boards: String, token: String) {
    path = "\(folder)/appointments-\(String(FNV1a("\(boards) \(name)").value, radix: 16))"
    account = ShownAccounts.mark(token)
  }

  /// Returns the stored progress; none if it is another account's, or if the store's own log of
  /// changes, which ends at `log`, has restarted since.
  func progress(at log: Int) -> AppointmentProgress {
    guard let bytes = (try? FileAccess.read(path)) ?? nil, let datum = try? JSON.datum(bytes),
      datum["account"]?.text == account, let sequence = datum["sequence"]?.number,
      let end = datum["log"]?.number, end <= Double(log), let number = Int(exactly: sequence)
    else { return AppointmentProgress() }
    return AppointmentProgress(
      sequence: max(0, number), log: log,
      unreadable: Set(datum["unreadable"]?.items?.compactMap(\.text) ?? []),
      synced: datum["synced"]?.number.map { Date(timeIntervalSince1970: $0) })
  }

  /// Stores the progress. If that fails, more than necessary is read the next time.
  func keep(_ progress: AppointmentProgress) {
    let datum: Datum = [
      "account": .text(account), "sequence": .number(Double(progress.sequence)),
      "log": .number(Double(progress.log)),
      "unreadable": .list(progress.unreadable.sorted().prefix(100).map { .text($0) }),
      "synced": progress.synced.map { .number($0.timeIntervalSince1970) } ?? .null,
    ]
    try? FileAccess.replace(path, with: Array(datum.json.utf8))
  }
}
