import FoundationEssentials
import Glibc
import WidgetArchive
import WidgetSources

/// The file that stores the tokens of an app and its widgets, with the lock for refreshing them.
///
/// An expired token is refreshed by one process at a time: a process that waited finds the other's
/// new tokens. Two that refreshed at once would both use the same refresh token, and the server
/// would take the second for a thief and end the session for all.
struct SessionFile: Sendable {
  /// The path of the file; the lock beside it has the extension `.lock`.
  let path: String
  /// The lock against simultaneous refreshes.
  var lock: any RefreshLock

  init(_ path: String, lock: (any RefreshLock)? = nil) {
    self.path = path
    self.lock = lock ?? FileRefreshLock(path: path + ".lock")
  }

  static let signedOut = SourceFailure(
    "Sign in to see your shop", "Nobody is signed in, or the session has ended.", kind: .denied)

  /// Returns the current tokens; throws a denial if nobody is signed in.
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

  /// Returns the result of a request with the access token, or with a new one if it has expired.
  func authorized<Value>(
    refresh: (SessionTokens) throws(SourceFailure) -> SessionTokens,
    _ ask: (SessionTokens) throws(SourceFailure) -> Value
  ) throws(SourceFailure) -> Value {
    let tokens = try tokens()
    do throws(SourceFailure) {
      return try ask(tokens)
    } catch {
      // Only the server decides whether it has expired, as the two clocks may differ.
      guard error.kind == .http(status: 401) else { throw error }
      return try ask(try refreshed(after: tokens, refresh))
    }
  }

  /// Returns the tokens that replace expired ones: those that another process has stored in the
  /// meantime, or new ones.
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
        // The server itself has ended the session, which a 403 from a network on the way would
        // not mean; unless somebody has signed in since.
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
