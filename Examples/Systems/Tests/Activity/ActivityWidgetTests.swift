import FoundationEssentials
import Glibc
import TestServers
import Testing
import WidgetLayout
import WidgetServices
import WidgetSources
import WidgetTesting

@testable import WidgetSystems

/// A marketplace's chats, from its back end to the screen.
@MainActor
@Suite("Activity", .fewAtOnce)
struct ActivityWidgetTests {
  /// An account whose token is in a file that another process writes.
  final class Account {
    let sandbox: Sandbox
    let path = "\(FileManager.default.temporaryDirectory.path)/activity-\(UUID().uuidString)"

    init(_ sandbox: Sandbox) { self.sandbox = sandbox }

    deinit {
      unlink(path)
      unlink(path + ".account")
    }

    /// Signs in like another process, which writes the token to its file.
    @discardableResult
    func signIn(_ user: String, _ password: String) throws -> String {
      let answer = try sandbox.send(
        "POST", "/activity/login", #"{"user": "\#(user)", "password": "\#(password)"}"#)
      let token = try #require(answer["token"]?.words)
      unlink(path)
      let identifier = try #require(answer["account"]?["id"]?.words)
      try identifier.write(toFile: path + ".account", atomically: true, encoding: .utf8)
      chmod(path + ".account", 0o600)
      try token.write(toFile: path, atomically: true, encoding: .utf8)
      chmod(path, 0o600)
      return token
    }

    /// Makes the marketplace's app, a separate process, sign in or out.
    func app(_ arguments: String...) throws {
      _ = try Command(
        ["python3", "\(Sandbox.root)/Sandbox/apps/market.py"] + arguments + [
          "--server", sandbox.address, "--file", path,
        ], environment: .own, timeout: 30
      ).output()
    }

    /// Returns the board that reads the token there, and the account as well if it `knowsAccounts`.
    @MainActor
    func scene(
      in family: WidgetFamily = .systemMedium, server: String? = nil, state: String? = nil,
      knowsAccounts: Bool = false
    ) throws -> Scene {
      try Scene(
        """
        version: 1
        secrets: {market: {file: \(path)}, who: {file: \(path).account}}
        widgets:
          chats:
            kind: activity
            server: "\(server ?? sandbox.address)"
            token: "${secret:market}"
            \(knowsAccounts ? "account: \"${secret:who}\"" : "")
        """, showing: "chats", in: family, state: state)
    }
  }

  static let families: [WidgetFamily] = [
    .systemSmall, .systemMedium, .systemLarge, .accessoryRectangular, .accessoryCircular,
    .accessoryInline,
  ]

  @Test func everyFamily() async throws {
    let account = Account(try Sandbox())
    try account.signIn("ada", "lovelace")
    let scene = try account.scene()
    try expectGolden(try await scene.pictures(of: Self.families), named: "content")
    try account.sandbox.fail("/activity", with: #""empty""#)
    try expectGolden(
      try await account.scene().pictures(of: Self.families), named: "empty")
    try account.sandbox.heal()
    try expectGolden(
      try await scene.pictures(of: Self.families) {
        try account.sandbox.fail("/activity", with: #""503""#)
        try await scene.reload()
        try account.sandbox.heal()
      }, named: "failed")
    unlink(account.path)
    try expectGolden(
      try await account.scene().pictures(of: Self.families), named: "signed-out")
    try expectGolden(
      ActivityView(entry: .sample(at: Date(timeIntervalSinceReferenceDate: 0))),
      named: "placeholder", families: Self.families, redaction: .placeholder)
  }

  /// The second request needs the count of the first: the back end refuses any other.
  @Test func theCountComesFirst() async throws {
    let account = Account(try Sandbox())
    try account.signIn("ada", "lovelace")
    try account.sandbox.send("DELETE", "/_log")
    let scene = try account.scene()
    try await scene.settle()
    #expect(
      try account.sandbox.requests() == ["GET /activity/unread-count", "GET /activity/messages"])
    #expect(scene.text.contains("5 unread"))
    try account.sandbox.send(
      "POST", "/activity/messages", #"{"to": "ada", "text": "Hello there", "from": "Zoe"}"#)
    try await scene.reload()
    #expect(scene.text.contains("6 unread"))
    #expect(scene.text.contains("Zoe"))
  }

  /// A message that arrives between the two requests makes the count wrong: it is requested again.
  @Test func aCountThatIsOutOfDate() async throws {
    let account = Account(try Sandbox())
    try account.signIn("ada", "lovelace")
    try account.sandbox.fail("/activity/messages", with: #"{"name": "400", "times": 1}"#)
    let scene = try account.scene()
    try await scene.settle()
    #expect(scene.failure == nil)
    #expect(scene.text.contains("5 unread"))
  }

  /// Another process signs out, in as another account, and out again: each shows at the next
  /// reload.
  @Test func anotherProcessSwitchesAccounts() async throws {
    let account = Account(try Sandbox())
    try account.app("sign-in", "ada", "lovelace")
    let scene = try account.scene()
    try await scene.settle()
    #expect(scene.text.contains("5 unread"))
    try account.app("sign-in", "grace", "hopper")
    #expect(scene.text.contains("5 unread"), "nothing was reloaded yet")
    try await scene.reload()
    #expect(scene.text.contains("2 unread"))
    try account.app("sign-out")
    try await scene.reload()
    #expect(scene.text.contains("Sign in to see"))
    #expect(!scene.text.contains("unread"))
    try account.app("sign-in", "ada", "lovelace")
    try await scene.reload()
    #expect(scene.text.contains("5 unread"))
  }

  /// A client that is kept, like a singleton, shows the account that was signed in when it was
  /// created.
  @Test func aKeptClientDoesNotSeeTheSwitch() throws {
    let account = Account(try Sandbox())
    let token = try account.signIn("ada", "lovelace")
    let kept = ActivityClient(
      service: ServiceClient(server: account.sandbox.address, token: token))
    try account.signIn("grace", "hopper")
    #expect(try kept.activity().count.count == 5)
    let anew = ActivityClient(
      service: ServiceClient(
        server: account.sandbox.address,
        token: try String(contentsOfFile: account.path, encoding: .utf8)))
    #expect(try anew.activity().count.count == 2)
  }

  /// If the next account's data is unavailable, that of the previous account does not stay on the
  /// screen.
  @Test func noDataOfAnotherAccountStays() async throws {
    let account = Account(try Sandbox())
    try account.signIn("ada", "lovelace")
    let scene = try account.scene()
    try await scene.settle()
    try account.signIn("grace", "hopper")
    try account.sandbox.fail("/activity", with: #""500""#)
    try await scene.reload()
    #expect(!scene.text.contains("5 unread"))
    try account.sandbox.heal()
    try await scene.reload()
    #expect(scene.text.contains("2 unread"))
  }

  /// A token is not a person: with a new token of the same account the data stays, even after an
  /// expired token took it off the screen. Nothing of another account is shown.
  @Test(arguments: [false, true])
  func theAccountCountsAndNotTheToken(isRestarted: Bool) async throws {
    let state = TemporaryFolder()
    let account = Account(try Sandbox())
    try account.app("sign-in", "ada", "lovelace")
    var scene = try account.scene(state: state.path, knowsAccounts: true)
    try await scene.settle()
    #expect(scene.text.contains("5 unread"))
    try account.sandbox.fail("/activity/unread-count", with: #""500""#)
    try account.app("sign-in", "ada", "lovelace")
    try await scene.reload()
    #expect(scene.text.contains("5 unread"), "\(scene.text)")
    #expect(scene.failure?.hasPrefix("HTTP 500") == true)

    try account.sandbox.fail("/activity/unread-count", with: #""401""#)
    try await scene.reload()
    #expect(scene.text.contains("Sign in to see") && !scene.text.contains("unread"))
    try account.sandbox.fail("/activity/unread-count", with: #""500""#)
    try account.app("sign-in", "ada", "lovelace")
    try await scene.reload()
    #expect(scene.text.contains("5 unread"), "\(scene.text)")

    try account.app("sign-in", "grace", "hopper")
    if isRestarted { scene = try account.scene(state: state.path, knowsAccounts: true) }
    try await scene.reload()
    #expect(!scene.text.contains("5 unread"), "\(scene.text)")
    try account.sandbox.heal()
    try await scene.reload()
    #expect(scene.text.contains("2 unread"))
    try account.sandbox.fail("/activity/unread-count", with: #""500""#)
    try account.app("sign-in", "ada", "lovelace")
    try await scene.reload()
    #expect(!scene.text.contains("unread"), "\(scene.text)")
    withExtendedLifetime(state) {}
  }

  /// The account of one tile says nothing about another tile.
  @Test func accountsOfEachTile() throws {
    let state = TemporaryFolder()
    let accounts = ShownAccounts(folder: state.path)
    for tile in ["small", "large"] { accounts.note("ada", in: tile) }
    accounts.note("grace", in: "small")
    // The next run knows the same.
    for accounts in [accounts, ShownAccounts(folder: state.path)] {
      #expect(!accounts.isAnother("grace", in: "small"))
      #expect(accounts.isAnother("grace", in: "large"))
      #expect(!accounts.isAnother("ada", in: "large"))
      #expect(!accounts.isAnother("ada", in: "never shown"))
    }
    #expect(!ShownAccounts(folder: nil).isAnother("grace", in: "large"))
    withExtendedLifetime(state) {}
  }

  @Test(arguments: ["401", "403", "expired"])
  func permissionDeniedShowsTheSignIn(fault: String) async throws {
    let account = Account(try Sandbox())
    try account.signIn("ada", "lovelace")
    let scene = try account.scene()
    try await scene.settle()
    try account.sandbox.fail("/activity", with: "\"\(fault)\"")
    try await scene.reload()
    let words = fault == "403" ? "This account may not" : "Sign in to see your"
    #expect(scene.text.contains(words), "\(scene.text)")
    #expect(!scene.text.contains("unread"))
  }

  @Test func anAccountThatMaySeeNothing() async throws {
    let account = Account(try Sandbox())
    try account.signIn("eve", "denied")
    let scene = try account.scene()
    try await scene.settle()
    #expect(scene.text.contains("This account may not"))
  }

  /// A secret that cannot be read is not a sign-out: the data stays, and another place is tried.
  @Test func aSecretThatIsShut() async throws {
    let sandbox = try Sandbox()
    let account = Account(sandbox)
    try account.signIn("ada", "lovelace")
    let text = { (place: String) in
      """
      version: 1
      secrets: {market: \(place)}
      widgets:
        chats: {kind: activity, server: "\(sandbox.address)", token: "${secret:market}"}
      """
    }
    let shut = "command: [sh, -c, 'echo locked >&2; exit 1']"
    let scene = try Scene(
      text("{\(shut), else: {file: \(account.path)}}"), showing: "chats")
    try await scene.settle()
    #expect(scene.text.contains("5 unread"))
    chmod(account.path, 0o644)
    try await scene.reload()
    #expect(scene.text.contains("5 unread"))
    #expect(scene.failure?.contains("chmod 600") == true)
    let alone = try Scene(text("{\(shut)}"), showing: "chats")
    try await alone.settle()
    #expect(alone.text.contains("secret market: exit 1"))
  }
}
