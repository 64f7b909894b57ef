import Glibc
import Synchronization

/// The folders below the state folder in which a widget keeps something, each made when it is first
/// needed.
final class StateFolders: Sendable {
  private let state: String?
  /// The folders that were made, by their names; `nil` for one that cannot be made.
  private let folders = Mutex<[String: String?]>([:])

  /// - Parameter state: the state folder; nil keeps nothing.
  init(in state: String?) { self.state = state }

  /// Returns a folder of the state folder, and makes it if it is missing; `nil` if nothing can be
  /// kept.
  subscript(name: String) -> String? {
    folders.withLock { folders in
      if let known = folders[name] { return known }
      let path = state.map { "\($0)/\(name)" }
      let isThere = path.map { mkdir($0, 0o700) == 0 || errno == EEXIST } ?? false
      folders[name] = .some(isThere ? path : nil)
      return isThere ? path : nil
    }
  }
}
