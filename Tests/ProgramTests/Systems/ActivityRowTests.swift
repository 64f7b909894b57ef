import Glibc
import TestServers
import Testing
import WidgetTesting

/// The rows of docs/systems/activity.md that are about a secret's place and another account, in the programs that ship.
@Suite("Rows of a marketplace", .fewAtOnce)
struct ActivityRowTests {
  private static let patience = Duration.seconds(60)

  /// A keyring that is open, without the entry, and locked, which is told from none; the place under `else` is asked
  /// while it is locked.
  @Test func aSecretThatIsShut() async throws {
    let stand = try SystemStand("activity")
    try await stand.market("sign-in", "ada", "lovelace")
    let keyring = try KeyringSession()
    let environment = stand.folder.environment.merging(keyring.variables) { $1 }
    let token = try #require(try TextFile.read("\(stand.folder.path)/market.token"))
    func reload(_ place: String) async throws -> String {
      try stand.folder.write(
        "board.yaml",
        """
        bundles: {systems: {program: \(try Program.systems().path), allow: {network: yes, sockets: yes, write: .}}}
        secrets: {market: \(place)}
        widgets: {w: {kind: activity, server: "\(stand.address)", token: "${secret:market}"}}
        pages: {Home: [w]}
        """)
      let outcome = try await Program.widgettui().run(
        ["reload", "w", "--board", "board.yaml"], environment: environment,
        directory: stand.folder.path, timeout: .seconds(60))
      return outcome.standardOutput + outcome.standardError
    }
    let none = try await reload("{keyring: market}")
    #expect(none.contains("Sign in to see your chats"), "\(none)")
    try keyring.store(token.filter { !$0.isNewline }, named: "market")
    let open = try await reload("{keyring: market}")
    #expect(open.contains("w: read at "), "\(open)")
    try keyring.lock()
    let locked = try await reload("{keyring: market}")
    #expect(locked.contains("keyring is locked"), "\(locked)")
    let elsewhere = try await reload("{keyring: market, else: {file: market.token}}")
    #expect(elsewhere.contains("w: read at "), "\(elsewhere)")
  }

  /// A value that a parameter cannot have is an error of the board, with its line.
  @Test func aWrongValueIsToldByTheCheck() async throws {
    let market = SystemWidgetBoard(
      try SystemStand("activity"), kind: "activity", ", server: SERVER, token: \"${secret:market}\""
    )
    try await market.stand.market("sign-in", "ada", "lovelace")
    for value in ["abc", "5.5", "0", "-3", "2000", "yes", "\"\""] {
      try market.write(", minutes: \(value)")
      let checked = try await market.stand.folder.run("check", "board.yaml")
      #expect(checked.ending == .exited(1), "\(value): \(checked.standardOutput)")
      #expect(
        checked.standardError.contains("expected a whole number from 1 to 1440"),
        "\(value): \(checked.standardError)")
    }
    try market.write(", minutes: 1440")
    #expect(try await market.stand.folder.run("check", "board.yaml").ending == .exited(0))
  }

  /// A press on a button of an account that is signed in no more marks nothing, and neither does one with a token
  /// that is refused.
  @Test func anotherAccountsChatsAreNotTouched() async throws {
    let market = SystemWidgetBoard(
      try SystemStand("activity"), kind: "activity",
      ", server: SERVER, token: \"${secret:market}\", account: \"${secret:who}\"")
    try await market.stand.market("sign-in", "ada", "lovelace")
    try market.write("")
    let session = try await market.dashboard()
    try await session.waitFor(Self.patience) { $0.contains("5 unread") }
    try await session.send("Tab", "Enter")
    for _ in 0..<3 {
      let screen = try await session.waitFor(Self.patience) {
        $0.contains("Enter opens") || $0.contains("Enter presses")
      }
      if screen.contains("Enter presses “Mark as read”") { break }
      try await session.send("Tab")
      try await session.waitFor(Self.patience) { $0 != screen }
    }
    try await session.waitFor(Self.patience) { $0.contains("Enter presses “Mark as read”") }
    try await market.stand.market("sign-in", "grace", "hopper")
    try await market.stand.send("DELETE", "/_log")
    try await session.send("Enter")
    try await session.waitFor(Self.patience) { $0.contains("another sign-in since") }
    #expect(try await !market.stand.send("GET", "/_log").contains("/read\""))
    try await session.waitFor(Self.patience) { $0.contains("2 unread") }
  }
}
