import Dispatch
import FoundationEssentials
import Glibc
import Synchronization
import TestServers
import Testing
import WidgetSources

@testable import WidgetSystems

/// Tokens that several processes share, and refresh one at a time.
@Suite("Sessions of several processes", .fewAtOnce)
struct SessionFileTests {
  /// A lock that locks nothing.
  private struct NoLock: RefreshLock {
    func locked<Value>(
      _ body: () throws(SourceFailure) -> Value
    ) throws(SourceFailure) -> Value { try body() }
  }

  /// Runs twenty reloads at once, on separate threads; returns the number of answers and the
  /// reasons of failures.
  private func reload(
    _ merchant: Merchant, lock: (any RefreshLock)? = nil, beside: () throws -> Void = {}
  ) throws -> (answers: Int, reasons: [String]) {
    let results = Mutex<[String]>([])
    let group = DispatchGroup()
    for _ in 0..<20 {
      // Each has its own session file, as separate processes have.
      let client = InsightsClient(
        server: merchant.sandbox.address, session: SessionFile(merchant.session, lock: lock),
        language: "en", timeout: 30)
      Thread.detach(in: group) {
        let query = InsightsClient.Query(store: "store-1", range: .today, metrics: ["orders"])
        do throws(SourceFailure) {
          _ = try client.answer(to: query, InsightsAnswer.Wanted(metrics: ["orders"]))
          results.withLock { $0.append("") }
        } catch {
          results.withLock { $0.append(error.reason) }
        }
      }
    }
    try beside()
    group.wait()
    return results.withLock { reasons in
      (reasons.count { $0.isEmpty }, reasons.filter { !$0.isEmpty })
    }
  }

  private enum Thread {
    static func detach(in group: DispatchGroup, _ work: @escaping @Sendable () -> Void) {
      group.enter()
      DispatchQueue(label: "reload").async {
        work()
        group.leave()
      }
    }
  }

  /// Twenty reloads and the merchant's app find an expired token: it is refreshed once.
  @Test func refreshedOnceByAll() throws {
    let merchant = try Merchant(try Sandbox())
    try merchant.sandbox.send("PUT", "/_settings", #"{"refresh_delay": 0.5}"#)
    try merchant.expire()
    let (answers, reasons) = try reload(merchant) { try merchant.app("look") }
    #expect(answers == 20, "\(reasons)")
    #expect(try merchant.count("refreshes") == 1)
    #expect(try merchant.count("logged_out") == 0)
    try merchant.app("look")
  }

  /// The app refreshes while a widget finds the same token expired: the widget waits, and continues
  /// with the app's new token.
  @Test func waitingForTheApp() throws {
    let merchant = try Merchant(try Sandbox())
    try merchant.sandbox.send("PUT", "/_settings", #"{"refresh_delay": 1}"#)
    try merchant.expire()
    let before = try SessionFile(merchant.session).tokens()
    let group = DispatchGroup()
    Thread.detach(in: group) { _ = try? merchant.app("look") }
    // The app holds the lock until the answer comes.
    let isAsked = try eventually {
      try merchant.sandbox.requests().contains("POST /insights/token")
    }
    #expect(isAsked)
    #expect(try SessionFile(merchant.session).tokens() == before)
    let client = InsightsClient(
      server: merchant.sandbox.address, session: SessionFile(merchant.session), language: "en")
    _ = try client.answer(
      to: InsightsClient.Query(store: "store-1", range: .today, metrics: ["orders"]),
      InsightsAnswer.Wanted(metrics: ["orders"]))
    group.wait()
    #expect(try merchant.count("refreshes") == 1)
    #expect(try merchant.count("refused_refreshes") == 0)
  }

  /// Without the lock all use the same refresh token, and the merchant is signed out everywhere.
  @Test func signedOutWithoutTheLock() throws {
    let merchant = try Merchant(try Sandbox())
    try merchant.sandbox.send("PUT", "/_settings", #"{"refresh_delay": 0.5}"#)
    try merchant.expire()
    let (_, reasons) = try reload(merchant, lock: NoLock())
    #expect(reasons.contains("Sign in to see your shop"))
    #expect(try merchant.count("logged_out") == 1)
    #expect(throws: (any Error).self) { try merchant.app("look") }
  }

  /// A network on the way that forbids a request does not end the session; only the server does.
  @Test func forbiddenOnTheWay() throws {
    let merchant = try Merchant(try Sandbox())
    try merchant.expire()
    try merchant.sandbox.fail("/insights/token", with: #""403""#)
    let (answers, _) = try reload(merchant)
    #expect(answers == 0)
    try merchant.sandbox.heal()
    #expect(try reload(merchant).answers == 20)
  }

  /// A process that ends while it holds the lock does not block the others.
  @Test func theLockEndsWithItsProcess() throws {
    let merchant = try Merchant(try Sandbox())
    try merchant.expire()
    let lock = merchant.session + ".lock"
    _ = try? Command(
      [
        "python3", "-c",
        "import fcntl, os, sys; fcntl.lockf(open(sys.argv[1], 'a'), fcntl.LOCK_EX); os.kill(os.getpid(), 9)",
        lock,
      ], environment: .own, timeout: 20
    ).output()
    #expect(try reload(merchant).answers == 20)
  }

  @Test func aLockThatIsKept() throws {
    let path = "\(FileManager.default.temporaryDirectory.path)/lock-\(UUID().uuidString)"
    defer { unlink(path) }
    let lock = FileRefreshLock(path: path, patience: 0.2)
    let failure = #expect(throws: SourceFailure.self) {
      try lock.locked { () throws(SourceFailure) in
        try lock.locked { () throws(SourceFailure) in }
      }
    }
    #expect(failure?.reason == "session is busy")
    try lock.locked { () throws(SourceFailure) in }
  }

  /// An app that signs in while a refresh is refused keeps its new session.
  @Test func aNewSessionIsNotThrownAway() throws {
    let merchant = try Merchant(try Sandbox())
    let file = SessionFile(merchant.session)
    let failure = #expect(throws: SourceFailure.self) {
      try file.authorized { _ throws(SourceFailure) in
        // It signs in without taking the lock.
        try? #"{"access_token": "a", "refresh_token": "r"}"#.write(
          toFile: merchant.session, atomically: true, encoding: .utf8)
        chmod(merchant.session, 0o600)
        throw SessionFile.signedOut
      } _: { _ throws(SourceFailure) in
        throw SourceFailure.http(401)
      }
    }
    #expect(failure?.isDenied == true)
    #expect(try file.tokens().access == "a")
  }

  @Test func filesThatHoldNoSession() throws {
    let path = "\(FileManager.default.temporaryDirectory.path)/session-\(UUID().uuidString)"
    defer { unlink(path) }
    let reason = { () -> String? in
      do throws(SourceFailure) {
        _ = try SessionFile(path).tokens()
        return nil
      } catch { return error.reason }
    }
    #expect(reason() == "Sign in to see your shop")
    for (text, mode, words) in [
      ("", 0o600, "Sign in to see your shop"), ("{}", 0o600, "session cannot be read"),
      ("{}", 0o640, "session is open to others"),
    ] {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
      chmod(path, mode_t(mode))
      #expect(reason() == words)
    }
  }
}
