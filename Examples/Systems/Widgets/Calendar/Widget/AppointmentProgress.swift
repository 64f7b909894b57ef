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
  /// The account that the back end knows the token by; `nil` before it was read.
  var owner: String?
  /// The date at which everything had last been read; `nil` if it never was.
  var synced: Date?

  /// Records the next page, after which the store's log ends at `log`.
  mutating func take(_ page: AppointmentPage, at log: Int) {
    (sequence, self.log, owner) = (page.sequence, log, page.account)
    unreadable.subtract(page.appointments.map(\.id) + page.deleted)
    unreadable.formUnion(page.unreadable)
  }
}

/// The file that stores a widget's progress.
struct AppointmentProgressFile: Sendable {
  private let path: String
  /// The mark of the token, as another may be of another account.
  private let account: String

  /// Creates the file for the settings in `name`, on the boards of a folder, for the owner of a
  /// token.
  init(folder: String, of name: String, in boards: String, token: String) {
    path = "\(folder)/appointments-\(String(FNV1a("\(boards) \(name)").value, radix: 16))"
    account = ShownAccounts.mark(token)
  }

  /// Returns the account that the back end knew the token by; `nil` if it was never read with it.
  var owner: String? { datum?["owner"]?.text }

  /// True if the back end refused the token last.
  var isDenied: Bool { datum?["denied"] == .bool(true) }

  /// Stores that the back end refuses the token.
  func noteDenial() {
    let datum: Datum = ["account": .text(account), "denied": .bool(true)]
    try? FileAccess.replace(path, with: Array(datum.json.utf8))
  }

  /// Returns the stored progress; none if the store is another account's than that of the token, or
  /// if its own log of changes, which ends at `log`, has restarted since.
  func progress(at log: Int, of account: String) -> AppointmentProgress {
    guard let datum, let owner = datum["owner"]?.text, owner == account,
      let sequence = datum["sequence"]?.number, let end = datum["log"]?.number,
      end <= Double(log), let number = Int(exactly: sequence)
    else { return AppointmentProgress() }
    return AppointmentProgress(
      sequence: max(0, number), log: log,
      unreadable: Set(datum["unreadable"]?.items?.compactMap(\.text) ?? []),
      owner: owner,
      synced: datum["synced"]?.number.map { Date(timeIntervalSince1970: $0) })
  }

  /// The stored values; `nil` if there are none of this token.
  private var datum: Datum? {
    guard let bytes = (try? FileAccess.read(path)) ?? nil, let datum = try? JSON.datum(bytes),
      datum["account"]?.text == account
    else { return nil }
    return datum
  }

  /// Stores the progress. If that fails, more than necessary is read the next time.
  func keep(_ progress: AppointmentProgress) {
    let datum: Datum = [
      "account": .text(account), "owner": progress.owner.map { .text($0) } ?? .null,
      "sequence": .number(Double(progress.sequence)),
      "log": .number(Double(progress.log)),
      "unreadable": .list(progress.unreadable.sorted().prefix(100).map { .text($0) }),
      "synced": progress.synced.map { .number($0.timeIntervalSince1970) } ?? .null,
    ]
    try? FileAccess.replace(path, with: Array(datum.json.utf8))
  }
}
