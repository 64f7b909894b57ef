import FoundationEssentials
import Synchronization
import WidgetArchive
import WidgetLayout
import WidgetTimeline

/// The account whose data each tile shows, also after a restart.
///
/// Data stays on the screen when a reload fails, but the next account must not see that of the
/// previous one.
final class ShownAccounts: Sendable {
  private let marks = Mutex<[String: String]>([:])
  private let folder: String?

  /// Creates a record that is kept in a folder between runs; `nil` keeps none.
  init(folder: String?) { self.folder = folder }

  /// Returns true if a tile shows another account's data; false if that is unknown.
  func isAnother(_ account: String, in tile: String) -> Bool {
    known(tile).map { $0 != Self.mark(account) } ?? false
  }

  /// Returns true if a tile shows, or last showed, this account's data.
  func isSame(_ account: String, in tile: String) -> Bool { known(tile) == Self.mark(account) }

  private func known(_ tile: String) -> String? {
    marks.withLock { marks in
      let known = marks[tile] ?? read(tile)
      marks[tile] = known
      return known
    }
  }

  /// Returns a failure for a tile, marked so that an account does not see data of another one.
  func told(_ failure: ReloadFailure, to account: String, in tile: String) -> ReloadFailure {
    var failure = failure
    if account.isEmpty || failure.isDenied { return failure }
    failure.isDenied = isAnother(account, in: tile)
    failure.isOfSameAccount = isSame(account, in: tile)
    return failure
  }

  /// Records that a tile shows an account's data.
  func note(_ account: String, in tile: String) {
    let mark = Self.mark(account)
    marks.withLock { marks in
      guard marks.updateValue(mark, forKey: tile) != mark, let path = path(tile) else { return }
      // If this fails, the next run does not know the account.
      try? FileAccess.replace(path, with: Array(mark.utf8))
    }
  }

  /// Returns the name of a widget of a board, whose places show one answer.
  static func tile(_ place: BoardPlace) -> String { "\(place.folder)/\(place.name)" }

  /// Returns the name of one place of a widget whose places have answers of their own.
  static func tile(_ place: BoardPlace, _ family: WidgetFamily) -> String {
    "\(tile(place))/\(family)"
  }

  /// Returns half of a hash of an account: enough to distinguish two, and too little to identify
  /// one.
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
