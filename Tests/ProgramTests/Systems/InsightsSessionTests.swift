import Glibc
import TestServers
import Testing
import WidgetTesting

/// The merchant's session, its tokens and the shop's lists when they fail, in the programs that ship.
@Suite("Faults of a shop", .fewAtOnce)
struct InsightsSessionTests {
  private static let patience = Duration.seconds(60)

  /// A board of the shop, whose figures were read.
  private func shop(_ settings: String = "") async throws -> SystemWidgetBoard {
    let shop = SystemWidgetBoard(
      try SystemStand("insights"), kind: "insights",
      ", server: SERVER, session: FOLDER/merchant/session\(settings)")
    try await shop.stand.merchant("sign-in")
    try shop.write("")
    #expect(try await shop.reload().contains("w: read at "))
    #expect(try await shop.shown("large").contains("Total sales"))
    return shop
  }

  private func stats(_ shop: SystemWidgetBoard, _ name: String) async throws -> Int {
    let stats = try await shop.stand.send("GET", "/insights/stats")
    let number = stats.firstMatch(
      of: try Regex(#""\#(name)": ([0-9]+)"#, as: (Substring, Substring).self))
    return try #require(number.flatMap { Int($0.output.1) }, "\(stats)")
  }

  /// A token that is out of date is refreshed without a word; one that is refused again is not used for ever.
  @Test func anExpiredToken() async throws {
    let shop = try await shop()
    try await shop.fail(#"{"/insights/metrics": {"name": "expired", "times": 1}}"#)
    #expect(try await shop.reload().contains("w: read at "))
    #expect(try await stats(shop, "refreshes") == 1)
    _ = try await shop.asked()
    try await shop.fail(#"{"/insights/metrics": "401"}"#)
    #expect(try await shop.reload().contains("Sign in to see your shop"))
    #expect(try await !shop.shown("large").contains("Total sales"))
    #expect(try await shop.asked().count { $0.hasPrefix("GET /insights/metrics") } == 2)
  }

  /// Trouble with a refresh does not end the session: the next reading refreshes. A 403 is one on the way.
  @Test func aRefreshThatFails() async throws {
    let shop = try await shop()
    for fault in ["500", "refused", "html", "429", "403"] {
      try await shop.stand.send("POST", "/insights/expire")
      try await shop.fail(#"{"/insights/token": {"name": "\#(fault)", "times": 1}}"#)
      let told = try await shop.reload()
      #expect(!told.contains("read at ") && !told.contains("Sign in"), "\(fault): \(told)")
      // Who is denied on the way is shown nothing, and is signed in all the same.
      #expect(try await shop.shown("large").contains("Total sales") == (fault != "403"), "\(fault)")
      #expect(try await shop.reload().contains("w: read at "), "\(fault)")
    }
    #expect(try await stats(shop, "logged_out") == 0)
  }

  /// New tokens that are lost on the way cannot be asked for again: the merchant has to sign in.
  @Test func newTokensThatAreLost() async throws {
    let shop = try await shop()
    try await shop.stand.send("POST", "/insights/expire")
    try await shop.fail(#"{"/insights/token": {"name": "truncated", "times": 1}}"#)
    #expect(try await shop.reload().contains("connection to "))
    #expect(try await shop.shown("large").contains("Total sales"))
    #expect(try await shop.reload().contains("Sign in to see your shop"))
    #expect(try await !shop.shown("large").contains("Total sales"))
    try await shop.stand.merchant("sign-in")
    #expect(try await shop.reload().contains("w: read at "))
  }

  /// A process that ends while it has the lock holds nobody up; one that keeps it is told of.
  @Test func aLockThatIsKept() async throws {
    let shop = try await shop()
    let folder = shop.stand.folder.path
    let script = """
      import fcntl, os, sys, time
      lock = open(sys.argv[1], "a")
      fcntl.lockf(lock, fcntl.LOCK_EX)
      open(sys.argv[2], "w")
      while not os.path.exists(sys.argv[3]): time.sleep(0.05)
      os.kill(os.getpid(), 9)
      """
    let arguments = [
      "-c", script, "\(folder)/merchant/session.lock", "\(folder)/held", "\(folder)/release",
    ]
    async let holding = try? shop.stand.python(arguments)
    let isHeld: Bool? = try await ask(for: .seconds(20)) {
      access("\(folder)/held", F_OK) == 0 ? true : nil
    }
    #expect(isHeld == true)
    try await shop.stand.send("POST", "/insights/expire")
    #expect(try await shop.reload().contains("session is busy"))
    #expect(try await shop.shown("large").contains("Total sales"))
    try shop.stand.folder.write("release", "")
    _ = await holding
    #expect(try await shop.reload().contains("w: read at "))
    #expect(try await stats(shop, "refreshes") == 1)
  }

  @Test func aMerchantWithoutAStore() async throws {
    let shop = try await shop()
    try await shop.fail(#"{"/insights/stores": "empty"}"#)
    let none = SystemWidgetBoard(
      shop.stand, kind: "insights",
      ", server: SERVER, session: FOLDER/merchant/session, range: 30d")
    #expect(try await none.picture("large").contains("no store"))
  }

  /// One metric that cannot be read does not take the others with it.
  @Test func oneThatCannotBeRead() async throws {
    let shop = try await shop()
    try await shop.fail(#"{"/insights/metrics": "one-wrong"}"#)
    #expect(try await shop.reload().contains("w: read at "))
    let tile = try await shop.shown("large")
    #expect(tile.contains("cannot be read"), "\(tile)")
    #expect(tile.contains("Orders to fulfil") && tile.contains(#/│ [ –a-z]* [0-9]+ +│/#), "\(tile)")
  }
}
