import FoundationEssentials
import Glibc
import TestServers
import Testing
import WidgetCatalog
import WidgetLayout
import WidgetSources

@testable import WidgetSystems

/// Containers that are not as they should be.
@MainActor
@Suite(.fewAtOnce) struct WalletTests {
  private let folder = TemporaryFolder()
  private var path: String { "\(folder.path)/cards.json" }

  private func write(_ text: String) throws { try Data(text.utf8).write(to: URL(filePath: path)) }

  @Test(arguments: [
    ("", "no wallet"), ("{\"version\": 1, \"cards\": [", "no wallet"),
    ("\"all is well\"", "another wallet"),
    ("<!DOCTYPE html>", "no wallet"), (#"{"version": 2, "cards": []}"#, "another wallet"),
    (#"{"version": 1, "cards": {}}"#, "another wallet"),
  ])
  func anotherFileIsSaidInWords(_ text: String, _ reason: String) throws {
    try write(text)
    let failure = #expect(throws: SourceFailure.self) { try Wallet(contentsOf: path) }
    #expect(failure?.reason == reason)
    #expect(failure?.detail.contains(path) == true)
  }

  @Test func whatIsNoFileOrTooLongIsNotRead() throws {
    #expect(throws: SourceFailure.self) { try Wallet(contentsOf: folder.path) }
    #expect(throws: SourceFailure.self) { try Wallet(contentsOf: "/dev/zero") }
    try write("")
    #expect(truncate(path, 17 << 20) == 0)
    let failure = #expect(throws: SourceFailure.self) { try Wallet(contentsOf: path) }
    #expect(failure?.reason == "more than 16 MiB")
  }

  @Test func recordsThatAreNoneAreLeftOut() throws {
    try write(
      #"""
      {"version": 1, "cards": [5, {"id": "a"}, {"id": "b", "number": "1", "store": null},
       {"id": "b", "number": "2"}, {"number": "3"}, {"id": "", "number": "4"}],
       "uses": [{"card": "b", "at": "never"}, {"card": "b", "at": "2026-03-14T09:00:00Z"}, null]}
      """#)
    let wallet = try Wallet(contentsOf: path)
    #expect(wallet.cards == [WalletCard(id: "b", store: "b", number: "1")])
    #expect(wallet.uses.count == 1)
  }

  @Test func tenThousandCards() async throws {
    let cards = (0..<10_000).map {
      #"{"id": "c\#($0)", "number": "\#($0)", "store": "Shop \#($0)"}"#
    }
    try write(#"{"version": 1, "cards": [\#(cards.joined(separator: ","))], "uses": []}"#)
    let scene = try Scene(
      """
      version: 1
      widgets: {wallet: {kind: cards, container: "\(path)", choice: last-used}}
      """, showing: "wallet", in: .systemLarge)
    try await scene.settle()
    #expect(scene.text.contains("Shop 0"))
    #expect(Set(scene.grid.links.map { "\($0.url)" }).count == 8)
  }

  /// Texts that have broken programs, as the back end sends them to the app and the app to the
  /// widget.
  @Test(arguments: Fault.texts)
  func textsOfAllKinds(texts: String) async throws {
    let sandbox = try Sandbox()
    try sandbox.fail("/cards", with: "\"text-\(texts)\"")
    let app = WalletApp(folder: folder.path)
    try app.run("sync", sandbox.address)
    for kind in ["cards", "card", "card-dates"] {
      let settings = kind == "cards" ? ", choice: last-used" : ""
      let scene = try Scene(
        """
        version: 1
        widgets: {wallet: {kind: \(kind), container: "\(app.container)"\(settings)}}
        """, showing: "wallet", in: .systemSmall)
      for family in CardsWidgetTests.families {
        scene.show(in: family)
        try await scene.settle()
        #expect(scene.failure == nil)
        #expect(scene.grid.isHarmless, "\(scene.text)")
      }
    }
  }

  /// While the back end fails, the app writes nothing, and the widget shows the previous data.
  @Test(arguments: [
    "500", "503", "401", "403", "404", "429", "html", "cut-json", "wrong-json", "wrong-root",
    "truncated", "reset", "refused", "expired", "empty-body", "huge", "endless",
  ])
  func aFailingBackEndLeavesTheContainer(fault: String) throws {
    try expectUntouched("/cards", fault)
  }

  /// The same applies if the second of the two answers is wrong.
  @Test(arguments: ["wrong-json", "truncated", "500"])
  func aFailureHalfWayLeavesTheContainer(fault: String) throws {
    try expectUntouched("/cards/uses", fault)
  }

  @Test(arguments: ["hung", "stalled"])
  func anAnswerThatNeverComes(fault: String) throws {
    let failure = try expectUntouched("/cards", fault, "--timeout", "1")
    #expect(failure?.detail.contains("no answer in time") == true)
  }

  /// Expects the app to fail with a message and without touching the container.
  @discardableResult
  private func expectUntouched(
    _ path: String, _ fault: String, _ words: String...
  ) throws -> SourceFailure? {
    let sandbox = try Sandbox()
    let app = WalletApp(folder: folder.path)
    try app.fill()
    let before = try Data(contentsOf: URL(filePath: app.container))
    try sandbox.fail(path, with: "\"\(fault)\"")
    let failure = #expect(throws: SourceFailure.self) {
      try app.run(["sync", sandbox.address] + words)
    }
    #expect(failure?.detail.contains("error: \(sandbox.address)") == true, "\(failure as Any)")
    #expect(try Data(contentsOf: URL(filePath: app.container)) == before)
    return failure
  }

  @Test func aSlowBackEndAndTenThousandCardsOfIt() async throws {
    let sandbox = try Sandbox()
    let app = WalletApp(folder: folder.path)
    try sandbox.fail("/cards", with: #"{"name": "slow", "seconds": 1}"#)
    try app.run("sync", sandbox.address)
    #expect(try Wallet(contentsOf: app.container).cards.count == 14)
    try sandbox.fail("/cards", with: #""many""#)
    try app.run("sync", sandbox.address)
    let wallet = try Wallet(contentsOf: app.container)
    #expect(wallet.cards.count == 10_000)
    #expect(wallet.uses.count == 1000)
    let scene = try Scene(
      """
      version: 1
      widgets: {wallet: {kind: cards, container: "\(app.container)", choice: habits}}
      """, showing: "wallet", in: .systemLarge)
    try await scene.settle()
    #expect(scene.failure == nil)
    #expect(Set(scene.grid.links.map { "\($0.url)" }).count == 8)
  }

  /// A future use, by a clock that is ahead, does not count until then.
  @Test func clockSkew() async throws {
    let sandbox = try Sandbox()
    let app = WalletApp(folder: folder.path)
    try sandbox.fail("/cards", with: #"{"name": "skew", "seconds": 86400}"#)
    try app.run("sync", sandbox.address)
    try app.run("use", "card-4", "--at", "2026-03-14T09:20:00Z")
    try app.run("use", "card-5", "--at", "2026-03-14T10:20:00Z")
    let now = try #require(Date(iso8601: "2026-03-14T09:26:00Z"))
    #expect(try Wallet(contentsOf: app.container).uses.contains { $0.date > now })
    for (kind, settings) in [("cards", ", choice: last-used"), ("card", ""), ("card-dates", "")] {
      let scene = try Scene(
        """
        version: 1
        widgets: {wallet: {kind: \(kind), container: "\(app.container)"\(settings)}}
        """, showing: "wallet", in: .systemSmall)
      try await scene.settle()
      #expect(scene.text.contains("Pharmacy Plus"), "\(scene.text)")
      scene.clock.now += 3600
      try await scene.reload()
      #expect(scene.text.contains("Books & Beyond"), "\(scene.text)")
    }
    try sandbox.fail("/cards", with: #"{"name": "skew", "seconds": -86400}"#)
    try app.run("sync", sandbox.address)
    #expect(try Wallet(contentsOf: app.container).uses.allSatisfy { $0.date < now })
  }

  /// A read while the app replaces the file gets the old file or the new one.
  @Test func twentyReloadsAtOnceWhileTheAppWrites() async throws {
    let app = WalletApp(folder: folder.path)
    try app.fill()
    let seen = Told<Wallet>()
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        try await ReadingThreads.shared.result {
          for _ in 0..<5 { try app.run("use", "coffee") }
        }
      }
      for _ in 0..<20 {
        group.addTask {
          while seen.all.last?.uses.count ?? 0 < 5 {
            seen.add(
              try await ReadingThreads.shared.result { () throws(SourceFailure) in
                try Wallet(contentsOf: app.container)
              })
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(seen.all.allSatisfy { $0.cards.count == 5 })
    #expect(Set(seen.all.map(\.uses.count)).isSuperset(of: [0, 5]))
  }
}
