import FoundationEssentials
import TestServers
import Testing
import WidgetLayout
import WidgetSources
import WidgetTesting

@testable import WidgetSystems

/// What becomes of the chats when their back end fails.
@MainActor
@Suite("Activity's faults", .fewAtOnce)
struct ActivityFaultTests {
  typealias Account = ActivityWidgetTests.Account

  /// Wrong data and trouble on the way leave the last chats, with the reason in the border.
  @Test func theLastChatsStay() async throws {
    let account = Account(try Sandbox())
    try account.signIn("ada", "lovelace")
    let scene = try account.scene(in: .systemLarge)
    for path in ["/activity/unread-count", "/activity/messages"] {
      for fault in Fault.ofTransport {
        try account.sandbox.heal()
        try await scene.reload()
        #expect(scene.failure == nil)
        try account.sandbox.fail(path, with: "\"\(fault.name)\"")
        try await scene.reload()
        #expect(scene.text.contains("5 unread"), "\(fault.name): \(scene.text)")
        let failure = scene.failure ?? ""
        #expect(
          fault.reason.isEmpty ? failure.isEmpty : failure.hasPrefix(fault.reason),
          "\(fault.name) of \(path): \(failure)")
      }
    }
  }

  @Test(arguments: ["hung", "stalled"])
  func anAnswerThatNeverComes(fault: String) async throws {
    let account = Account(try Sandbox())
    try account.sandbox.fail("/activity/messages", with: "\"\(fault)\"")
    let service = ServiceClient(
      server: account.sandbox.address, token: try account.signIn("ada", "lovelace"), timeout: 0.5)
    let failure = #expect(throws: SourceFailure.self) {
      try ActivityClient(service: service).activity()
    }
    #expect(failure?.reason.hasPrefix("no answer in") == true)
  }

  /// A server that says when to come back is asked then, and not before.
  @Test(arguments: [#"{"name": "429", "seconds": 90}"#, #"{"name": "429-date", "seconds": 90}"#])
  func tooManyRequests(fault: String) async throws {
    let account = Account(try Sandbox())
    try account.signIn("ada", "lovelace")
    let scene = try account.scene()
    try await scene.settle()
    try account.sandbox.fail("/activity/unread-count", with: fault)
    let before = Date()
    try await scene.reload()
    #expect(scene.failure?.hasPrefix("HTTP 429") == true)
    // The date is by the machine's clock, not by the scene's.
    let next = try #require(scene.nextReload)
    #expect(next > before + 60 && next < Date() + 120)
  }

  /// The server's clock is an hour ahead: nothing is said to come from the future.
  @Test func clockSkew() async throws {
    let account = Account(try Sandbox())
    try account.signIn("ada", "lovelace")
    try account.sandbox.fail("/activity", with: #"{"name": "skew", "seconds": 7200}"#)
    let scene = try account.scene()
    try await scene.settle()
    #expect(scene.failure == nil)
    #expect(scene.text.contains("09:26"))
    #expect(!scene.text.contains("11:"))
  }

  @Test func noneAndTenThousand() async throws {
    let account = Account(try Sandbox())
    try account.signIn("ada", "lovelace")
    try account.sandbox.fail("/activity", with: #""empty""#)
    let scene = try account.scene(in: .systemLarge)
    try await scene.settle()
    #expect(scene.text.contains("No messages"))
    try account.sandbox.fail("/activity", with: #""many""#)
    try await scene.reload()
    #expect(scene.text.contains("10000 unread"), "\(scene.failure ?? scene.text)")
  }

  @Test(arguments: Fault.texts)
  func textsOfAllKinds(texts: String) async throws {
    let account = Account(try Sandbox())
    try account.signIn("ada", "lovelace")
    try account.sandbox.fail("/activity", with: "\"text-\(texts)\"")
    let scene = try account.scene(in: .systemLarge)
    for family in ActivityWidgetTests.families {
      scene.show(in: family)
      try await scene.settle()
      #expect(scene.failure == nil)
      #expect(scene.grid.isHarmless, "\(scene.text)")
      #expect(scene.text.contains("5 unread"))
    }
  }
}
