import FoundationEssentials
import Glibc
import WidgetBase
import WidgetSources

/// The container that the wallet's app shares with its widgets, to be changed.
///
/// The app's rules hold: a lock beside the file, and the file replaced as a whole.
struct WalletFile: Sendable {
  let path: String

  /// The seconds for which the lock is waited for.
  private static let patience = 5.0

  /// Adds a use to those in the file; one that it has already stays as it is. Everything else that
  /// the app wrote is kept.
  func add(_ use: CardUse) throws(SourceFailure) {
    let lock = try locked()
    defer { close(lock) }
    let bytes = try FileBytes(path).all(limit: Wallet.limit)
    guard let wallet = try? JSON.datum(bytes), case .record(var fields) = wallet,
      wallet["version"]?.number == Wallet.version
    else { throw SourceFailure("another wallet", "\(path) should be the wallet's file.") }
    let at = use.date.formatted(.iso8601)
    var uses = wallet["uses"]?.items ?? []
    guard !uses.contains(where: { $0["card"]?.text == use.card && $0["at"]?.text == at }) else {
      return
    }
    uses.append(.record([Datum.Field("card", .text(use.card)), Datum.Field("at", .text(at))]))
    // Dates in this form sort as texts.
    uses.sort { ($0["at"]?.text ?? "") < ($1["at"]?.text ?? "") }
    fields.removeAll { $0.name == "uses" }
    fields.append(Datum.Field("uses", .list(uses)))
    do {
      try FileAccess.replace(path, with: Array(Datum.record(fields).json.utf8))
    } catch {
      throw SourceFailure("the wallet cannot be written", "\(path): \(error)")
    }
  }

  /// Returns the descriptor of the lock, which its closing releases.
  private func locked() throws(SourceFailure) -> Int32 {
    let descriptor = open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw SourceFailure("the wallet cannot be locked", "\(path).lock cannot be opened.")
    }
    let end = ContinuousClock.now + .seconds(Self.patience)
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      guard ContinuousClock.now < end else {
        close(descriptor)
        throw SourceFailure("the wallet is busy", "Another process holds \(path).lock.")
      }
      usleep(10_000)
    }
    return descriptor
  }
}
