import FoundationEssentials
import TestServers
import Testing
import WidgetLayout
import WidgetSources
import WidgetTesting
import WidgetTimeline

@testable import WidgetSystems

/// A press on the button that records a use of a card.
@MainActor
@Suite("Recording a use of a card", .fewAtOnce)
struct RecordCardUseTests {
  private static let title = "Record a use"
  private let folder = TemporaryFolder()
  private let sandbox: Sandbox
  private var app: WalletApp { WalletApp(folder: folder.path) }

  init() throws {
    sandbox = try Sandbox(at: "2026-03-14T09:26:00Z")
    try app.run("sync", sandbox.address)
  }

  private func scene(
    in family: WidgetFamily = .systemMedium, kind: String = "card", server: String? = nil,
    settings: String = ", card: card-12"
  ) throws -> Scene {
    try Scene(
      """
      version: 1
      widgets:
        till: {kind: \(kind), container: "\(app.container)"\(settings),
          server: "\(server ?? sandbox.address)"}
      """, showing: "till", in: family)
  }

  private func uses() throws -> Int {
    (try sandbox.get("/cards/uses")["uses"]?.items ?? []).count { $0["card"]?.words == "card-12" }
  }

  private func kept() throws -> [CardUse] {
    try Wallet(contentsOf: app.container).uses.filter { $0.card == "card-12" }
  }

  @Test(arguments: [WidgetFamily.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge])
  func itIsRecordedEverywhere(family: WidgetFamily) async throws {
    let before = try Wallet(contentsOf: app.container)
    let scene = try scene(in: family)
    try await scene.settle()
    #expect(!scene.text.contains(" ago"), "\(scene.text)")
    try await scene.press(Self.title)
    #expect(scene.notice == "Use recorded")
    #expect(
      scene.text.contains("used 0 sec ago") || scene.text.contains("used 0s ago"), "\(scene.text)")
    #expect(try uses() == 1)
    #expect(try kept().map(\.date) == [scene.clock.now])
    // The rest of the app's file is as it was, and the app goes on with it.
    #expect(try Wallet(contentsOf: app.container).cards == before.cards)
    try app.run("use", "card-12")
    #expect(try kept().count == 2)
  }

  /// The button of a picture is good for one use, also if an answer is lost.
  @Test func aButtonIsGoodForOneUse() async throws {
    let scene = try scene()
    try await scene.settle()
    let first = try #require(scene.buttons(Self.title).first)
    try sandbox.fail("/cards/card-12/used", with: #""reset""#)
    try await scene.press(address: first)
    #expect(scene.notice.hasPrefix("Record a use: "), "\(scene.notice)")
    #expect(scene.text.contains("⚠ "))
    #expect(try kept().isEmpty)
    try sandbox.heal()
    for _ in 0..<3 {
      try await scene.press(address: first)
      scene.clock.now += 60
      try await scene.reload()
    }
    #expect(try uses() == 1)
    #expect(try kept().count == 1)
    let second = try #require(scene.buttons(Self.title).first)
    #expect(second != first)
    try await scene.press(address: second)
    #expect(try uses() == 2)
  }

  @Test func withoutAConnectionNothingIsRecorded() async throws {
    let scene = try scene()
    try await scene.settle()
    try sandbox.fail("/cards", with: #""503""#)
    try await scene.press(Self.title)
    #expect(scene.notice == "Record a use: HTTP 503")
    #expect(scene.text.contains("⚠ HTTP 503 · press failed"), "\(scene.text)")
    #expect(!scene.text.contains(" ago"))
    #expect(try kept().isEmpty)
    try sandbox.heal()
    #expect(try uses() == 0)
  }

  /// A container that cannot be changed now gets the use with the app's next sync, and nothing says
  /// that it has it.
  @Test func aContainerThatIsHeld() async throws {
    try app.run("remove", "card-11")
    let scene = try scene()
    try await scene.settle()
    let lock = try #require(AppLock(app.container + ".lock"))
    try await scene.press(Self.title)
    lock.release()
    #expect(scene.notice == "Use recorded; the wallet shows it when its app has it")
    #expect(try uses() == 1)
    #expect(try kept().isEmpty)
    #expect(!scene.text.contains(" ago"))
    try app.run("sync", sandbox.address)
    try await scene.reload()
    #expect(scene.text.contains("used "))
  }

  /// Without a back end there is no button, nor in rows of several cards.
  @Test func withoutABackEndThereIsNoButton() async throws {
    let scene = try scene(server: "")
    try await scene.settle()
    #expect(scene.buttons(Self.title).isEmpty)
    let several = try self.scene(kind: "cards", settings: ", cards: [card-12, card-1]")
    try await several.settle()
    #expect(several.buttons(Self.title).isEmpty)
    several.show(in: .systemSmall)
    try await several.settle()
    #expect(several.buttons(Self.title).count == 1)
  }
}
