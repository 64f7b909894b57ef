import FoundationEssentials
import Synchronization
import WidgetArchive
import WidgetLayout
import WidgetTimeline

/// Which account's data each tile shows, also over a restart.
///
/// Data is kept when a reload fails; but what an account left on the screen is not for the next one
/// to see.
final class ShownAccounts: Sendable {
  private let marks = Mutex<[String: String]>([:])
  private let folder: String?

  /// What is kept in a folder between runs; nil keeps nothing.
  init(folder: String?) { self.folder = folder }

  /// Whether a tile shows the data of another account; where that is not known, it does not.
  func isAnother(_ account: String, in tile: String) -> Bool {
    known(tile).map { $0 != Self.mark(account) } ?? false
  }

  /// Whether a tile shows, or last showed, the data of just this account.
  func isSame(_ account: String, in tile: String) -> Bool { known(tile) == Self.mark(account) }

  private func known(_ tile: String) -> String? {
    marks.withLock { marks in
      let known = marks[tile] ?? read(tile)
      marks[tile] = known
      return known
    }
  }

  /// A failure as it is told to a tile: what another account left there is not for this one to see.
  func told(_ failure: ReloadFailure, to account: String, in tile: String) -> ReloadFailure {
    var failure = failure
    if account.isEmpty || failure.isDenied { return failure }
    failure.isDenied = isAnother(account, in: tile)
    failure.isOfSameAccount = isSame(account, in: tile)
    return failure
  }

  /// Notes that a tile shows an account's data.
  func note(_ account: String, in tile: String) {
    let mark = Self.mark(account)
    marks.withLock { marks in
      guard marks.updateValue(mark, forKey: tile) != mark, let path = path(tile) else { return }
      // Where that fails, the next run does not know.
      try? FileAccess.replace(path, with: Array(mark.utf8))
    }
  }

  /// A tile of a board: its name, its family and the board's folder.
  static func tile(_ place: BoardPlace, _ family: WidgetFamily) -> String {
    "\(place.folder)/\(place.name)/\(family)"
  }

  /// Half of a hash of an account: enough to tell two apart, and too little to find one by.
  static func mark(_ account: String) -> String {
    String(UInt32(truncatingIfNeeded: FNV1a(account).value), radix: 16)
  }

  private func read(_ tile: String) -> String? {
    guard let path = path(tile), let bytes = try? FileAccess.read(path) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func path(_ tile: String) -> String? {
    folder.map { "\($0)/account-\(String(FNV1a(tile).value, radix: 16))" }
  }
}
