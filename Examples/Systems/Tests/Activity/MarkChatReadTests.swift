import FoundationEssentials
import Glibc
import Testing
import WidgetLayout
import WidgetTesting

@testable import WidgetSystems

/// A press on the mark of an unread chat.
@MainActor
@Suite("Marking a chat as read", .fewAtOnce)
struct MarkChatReadTests {
  private typealias Account = ActivityWidgetTests.Account
  private static let title = "Mark as read"

  /// The posts to the marketplace besides the sign-ins.
  private func posts(_ account: Account) throws -> [String] {
    try account.sandbox.requests().filter { $0.hasPrefix("POST") && $0.hasSuffix("/read") }
  }

  @Test func theNumberFollows() async throws {
    let account = Account(try Sandbox())
    try account.signIn("ada", "lovelace")
    let scene = try account.scene()
    try await scene.settle()
    #expect(scene.text.contains("5 unread") && scene.text.contains("in 4 chats"))
    #expect(scene.buttons(Self.title).count == 4)
    // On an accessory, as on iOS, there is room for its own link only.
    for family in ActivityWidgetTests.families.filter({ !$0.isAccessory }) {
      scene.show(in: family)
      try await scene.settle()
      #expect(!scene.buttons(Self.title).isEmpty, "\(family)")
    }
    try await scene.press(Self.title)
    #expect(scene.text.contains("in 3 chats"), "\(scene.text)")
    #expect(scene.notice.hasPrefix("Marked as read: "), "\(scene.notice)")
    #expect(scene.failure == nil)
    while !scene.buttons(Self.title).isEmpty { try await scene.press(Self.title) }
    #expect(scene.text.contains("0 unread"))
    #expect(try posts(account).count == 4)
  }

  /// A button of an earlier picture marks what that picture showed, and not what came since.
  @Test func whatCameSinceStaysUnread() async throws {
    let account = Account(try Sandbox())
    try account.signIn("ada", "lovelace")
    let scene = try account.scene()
    try await scene.settle()
    let before = scene.buttons(Self.title)
    try account.sandbox.send(
      "POST", "/activity/messages", #"{"to": "ada", "text": "Hello there", "from": "Zoe"}"#)
    for address in before { try await scene.press(address: address) }
    #expect(scene.text.contains("1 unread"), "\(scene.text)")
    #expect(scene.text.contains("Zoe"))
    // Pressed again, nothing is read that was not.
    for address in before { try await scene.press(address: address) }
    #expect(scene.text.contains("1 unread"))
  }

  /// With the back end away nothing is marked, and the tile says so.
  @Test func withoutAConnectionNothingIsMarked() async throws {
    let account = Account(try Sandbox())
    try account.signIn("ada", "lovelace")
    let scene = try account.scene()
    try await scene.settle()
    try account.sandbox.fail("/activity", with: #""503""#)
    try await scene.press(Self.title)
    #expect(scene.text.contains("5 unread"))
    #expect(scene.text.contains("⚠ HTTP 503 · press failed"), "\(scene.text)")
    #expect(scene.notice == "Mark as read: HTTP 503")
    try account.sandbox.heal()
    try await scene.pass(120)
    #expect(scene.text.contains("5 unread") && !scene.text.contains("press failed"))
    try await scene.press(Self.title)
    #expect(scene.text.contains("in 3 chats"))
  }

  /// If the answer is lost and not the request, the reload that follows shows what has happened.
  @Test func aLostAnswerIsNotTakenForALostRequest() async throws {
    let account = Account(try Sandbox())
    let token = try account.signIn("ada", "lovelace")
    let scene = try account.scene()
    try await scene.settle()
    try account.sandbox.fail("/activity/chats", with: #""reset""#)
    try await scene.press(Self.title)
    #expect(scene.notice.hasPrefix("Mark as read: "), "\(scene.notice)")
    #expect(scene.text.contains("⚠ "), "\(scene.text)")
    let count = try account.sandbox.get("/activity/unread-count", token: token)["count"]?.words
    #expect(count == "4")
    #expect(scene.text.contains("4 unread"))
  }

  @Test func aRefusedTokenMarksNothing() async throws {
    let account = Account(try Sandbox())
    let token = try account.signIn("ada", "lovelace")
    let scene = try account.scene()
    try await scene.settle()
    try account.sandbox.send("POST", "/activity/logout", token: token)
    try await scene.press(Self.title)
    #expect(scene.notice == "Mark as read: not signed in")
    #expect(!scene.text.contains("unread"), "\(scene.text)")
    #expect(scene.text.contains("Sign in to see"))
    try account.signIn("ada", "lovelace")
    try await scene.reload()
    #expect(scene.text.contains("5 unread"))
  }

  /// A press on a picture of the previous account does nothing to the next one's chats.
  @Test(arguments: [true, false])
  func anotherAccountsChatsAreNotTouched(knowsAccounts: Bool) async throws {
    let account = Account(try Sandbox())
    try account.signIn("ada", "lovelace")
    let scene = try account.scene(knowsAccounts: knowsAccounts)
    try await scene.settle()
    let before = try #require(scene.buttons(Self.title).first)
    let token = try account.signIn("grace", "hopper")
    try account.sandbox.send("DELETE", "/_log")
    try await scene.press(address: before)
    #expect(scene.notice == "Mark as read: another sign-in since")
    #expect(try posts(account).isEmpty)
    #expect(try account.sandbox.get("/activity/unread-count", token: token)["count"]?.number == 2)
    #expect(scene.text.contains("2 unread"))
  }

  @Test func sampleDataHasNoButtons() {
    let entry = ActivityEntry.sample(at: Date(timeIntervalSinceReferenceDate: 0))
    let grid = picture(columns: 36, rows: 18, family: .systemLarge) { ActivityView(entry: entry) }
    #expect(grid.links.map(\.url.absoluteString) == ["market://chats"])
  }
}
