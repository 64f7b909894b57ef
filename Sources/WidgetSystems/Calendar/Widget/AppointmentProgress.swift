import FoundationEssentials
import WidgetArchive
import WidgetSettings
import WidgetSources

/// How far a back end was read into a shared store.
struct AppointmentProgress: Sendable, Equatable {
  /// The last change that was read; 0 where none was.
  var sequence = 0
  /// Where the store's own log of changes ended then.
  var log = 0
  /// The appointments that could not be read, and have not changed since.
  var unreadable: Set<String> = []
  /// When all of it had been read last; nil where it never was.
  var synced: Date?

  /// Takes the next page over, after which the store's log ends at `log`.
  mutating func take(_ page: AppointmentPage, at log: Int) {
    (sequence, self.log) = (page.sequence, log)
    unreadable.subtract(page.appointments.map(\.id) + page.deleted)
    unreadable.formUnion(page.unreadable)
  }
}

/// The file in which a widget keeps its progress.
struct AppointmentProgressFile: Sendable {
  private let path: String
  /// What tells accounts apart, whose appointments are others.
  private let account: String

  /// The file for what `name` says, on the boards of a folder, as the owner of a token.
  init(folder: String, of name: String, in boards: String, token: String) {
    path = "\(folder)/appointments-\(String(FNV1a("\(boards) \(name)").value, radix: 16))"
    account = ShownAccounts.mark(token)
  }

  /// What was kept; nothing where another account read it, and where the store's own log of changes,
  /// whose end is `log`, began anew since.
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

  /// Keeps it. Where that fails, more than necessary is read the next time.
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
