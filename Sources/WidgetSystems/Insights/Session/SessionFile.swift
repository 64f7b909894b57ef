import FoundationEssentials
import Glibc
import WidgetArchive
import WidgetSources

/// The file that an app and its widgets keep their tokens in, and the lock under which they are
/// refreshed.
///
/// A token that is out of date is refreshed by one process at a time: who waited finds what the other
/// was given. Two that refreshed at once would each show the same refresh token, and the second would
/// be taken for a thief, who ends the session for all.
struct SessionFile: Sendable {
  /// Where it is; beside it is the lock, whose name ends in `.lock`.
  let path: String
  /// Keeps others from refreshing meanwhile.
  var lock: any RefreshLock

  init(_ path: String, lock: (any RefreshLock)? = nil) {
    self.path = path
    self.lock = lock ?? FileRefreshLock(path: path + ".lock")
  }

  static let signedOut = SourceFailure(
    "Sign in to see your shop", "Nobody is signed in, or the session has ended.", kind: .denied)

  /// The tokens that are good now; a denial where nobody is signed in.
  func tokens() throws(SourceFailure) -> SessionTokens {
    let bytes: [UInt8]?
    do {
      bytes = try FileAccess.read(path)
    } catch {
      throw SourceFailure("session cannot be read", "\(error).")
    }
    guard let bytes, !bytes.isEmpty else { throw Self.signedOut }
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & 0o077 == 0 else {
      throw SourceFailure("session is open to others", "Type: chmod 600 \(path)")
    }
    guard let tokens = try? JSONDecoder().decode(SessionTokens.self, from: Data(bytes)) else {
      throw SourceFailure("session cannot be read", "\(path) holds no tokens: sign in again.")
    }
    return tokens
  }

  /// What is asked with the access token; where that is out of date, with a new one.
  func authorized<Value>(
    refresh: (SessionTokens) throws(SourceFailure) -> SessionTokens,
    _ ask: (SessionTokens) throws(SourceFailure) -> Value
  ) throws(SourceFailure) -> Value {
    let tokens = try tokens()
    do throws(SourceFailure) {
      return try ask(tokens)
    } catch {
      // By the server's word alone: the two clocks may differ.
      guard error.kind == .http(status: 401) else { throw error }
      return try ask(try refreshed(after: tokens, refresh))
    }
  }

  /// The tokens after some that are out of date: those that another was given meanwhile, or new ones.
  private func refreshed(
    after used: SessionTokens, _ refresh: (SessionTokens) throws(SourceFailure) -> SessionTokens
  ) throws(SourceFailure) -> SessionTokens {
    try lock.locked { () throws(SourceFailure) in
      let current = try tokens()
      guard current.access == used.access else { return current }
      do throws(SourceFailure) {
        var fresh = try refresh(current)
        (fresh.id, fresh.account) = (current.id, current.account)
        try write(fresh)
        return fresh
      } catch {
        // The session is over by the server's own word, which a 403 of some network on the way is not;
        // unless somebody has signed in since.
        if error == Self.signedOut, (try? tokens()) == current { unlink(path) }
        throw error
      }
    }
  }

  private func write(_ tokens: SessionTokens) throws(SourceFailure) {
    do {
      try FileAccess.replace(path, with: Array(try JSONEncoder().encode(tokens)))
    } catch {
      throw SourceFailure("session cannot be kept", "\(error).")
    }
  }
}
