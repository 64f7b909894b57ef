import FoundationEssentials
import TestServers
import Testing
import WidgetCatalog
import WidgetLayout
import WidgetServices
import WidgetSources
import WidgetTesting

@testable import WidgetSystems

/// The chats when their back end fails.
@MainActor
@Suite("Activity's faults", .fewAtOnce)
struct ActivityFaultTests {
  typealias Account = ActivityWidgetTests.Account

  /// Wrong data and network trouble leave the last chats, with the reason in the border.
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

  /// A server that states a time for the next request is asked then, and not before.
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

  /// A server's clock that is two hours ahead dates nothing in the future.
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
      // The circular one has them in two rows.
      let words = scene.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(words.contains("5 unread"))
    }
  }

  /// Nothing that a server puts into identifiers, addresses, dates and colours reaches the
  /// terminal.
  @Test func textsInEveryField() async throws {
    let account = Account(try Sandbox())
    try account.signIn("ada", "lovelace")
    try account.sandbox.fail("/activity", with: #""text-everywhere""#)
    let scene = try account.scene(in: .systemLarge)
    for family in ActivityWidgetTests.families {
      scene.show(in: family)
      try await scene.settle()
      #expect(scene.grid.isHarmless, "\(scene.text)")
    }
  }

  /// A message that cannot be read does not affect the others.
  @Test func oneMessageThatCannotBeRead() async throws {
    let account = Account(try Sandbox())
    try account.signIn("ada", "lovelace")
    try account.sandbox.fail("/activity/messages", with: #""one-wrong""#)
    let scene = try account.scene(in: .systemLarge)
    try await scene.settle()
    #expect(scene.failure == nil)
    #expect(scene.text.contains("5 unread"), "\(scene.text)")
  }

  /// Twenty tiles ask at once with an expired token: all are denied, and all succeed with the next
  /// token.
  @Test func expiredUnderTwentyReloads() async throws {
    let account = Account(try Sandbox())
    let token = try account.signIn("ada", "lovelace")
    let client = ActivityClient(
      service: ServiceClient(server: account.sandbox.address, token: token))
    try account.sandbox.fail("/activity", with: #""expired""#)
    let denials = await Self.outcomes(of: client)
    #expect(denials.count == 20)
    for outcome in denials {
      #expect(throws: SourceFailure.self) { try outcome.get() }
    }
    try account.sandbox.heal()
    for outcome in await Self.outcomes(of: client) { #expect(try outcome.get() == 5) }
  }

  /// Returns the unread messages of twenty reloads at once.
  private nonisolated static func outcomes(
    of client: ActivityClient
  ) async -> [Result<Int, any Error>] {
    await withTaskGroup(of: Result<Int, any Error>.self) { group in
      for _ in 0..<20 {
        group.addTask {
          await ReadingThreads.shared.result { Result { try client.activity().count.count } }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
  }
}
