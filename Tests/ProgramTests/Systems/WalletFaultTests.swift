import FoundationEssentials
import Glibc
import TestServers
import Testing
import WidgetTesting

/// The cards when their back end or their container fails, in the programs that ship.
@Suite("Faults of a wallet", .fewAtOnce)
struct WalletFaultTests {
  private static let patience = Duration.seconds(60)

  /// A board of cards whose container the app has filled.
  private struct Wallet: Sendable {
    let board: SystemWidgetBoard
    let container: String

    init(kind: String = "cards", _ settings: String = ", choice: last-used") async throws {
      board = SystemWidgetBoard(
        try SystemStand("cards"), kind: kind,
        ", container: FOLDER/wallet/cards.json\(settings)")
      container = "\(board.stand.folder.path)/wallet/cards.json"
      try await sync()
      try board.write("")
    }

    func app(_ words: String...) async throws {
      try await board.stand.app("wallet", [container] + words)
    }

    func sync(_ words: String...) async throws {
      try await board.stand.app("wallet", [container, "sync", board.stand.address] + words)
    }

    /// Replaces the container as an app does, by a file of its own.
    func replace(_ text: String) throws {
      try TextFile.write(text, to: container + ".new")
      #expect(rename(container + ".new", container) == 0)
    }
  }

  /// While the back end fails, the app writes nothing and says why, and the widget has the cards.
  @Test func aFailingBackEndLeavesTheContainer() async throws {
    let wallet = try await Wallet()
    try await wallet.app("use", "card-6")
    let before = try TextFile.read(wallet.container)
    #expect(try await wallet.board.picture("small").contains("Coffee Lab"))
    func expectUntouched(_ path: String, _ fault: String, _ words: String...) async throws {
      try await wallet.board.fail(#"{"\#(path)": "\#(fault)"}"#)
      let failure = await #expect(throws: AppFailure.self) {
        try await wallet.board.stand.app(
          "wallet", [wallet.container, "sync", wallet.board.stand.address] + words)
      }
      #expect(failure?.words.contains("error: \(wallet.board.stand.address)") == true, "\(fault)")
      #expect(try TextFile.read(wallet.container) == before, "\(fault)")
      #expect(try await wallet.board.reload().contains("w: read at "), "\(fault)")
      #expect(try await wallet.board.shown("small").contains("Coffee Lab"), "\(fault)")
    }
    for fault in [
      "500", "503", "401", "403", "404", "429", "html", "cut-json", "wrong-json", "wrong-root",
      "truncated", "reset", "refused", "expired", "empty-body", "huge", "endless",
    ] {
      try await expectUntouched("/cards", fault)
    }
    for fault in ["wrong-json", "truncated", "500"] {
      try await expectUntouched("/cards/uses", fault)
    }
    for fault in ["hung", "stalled"] {
      try await expectUntouched("/cards", fault, "--timeout", "1")
    }
  }

  /// A container that is none is told in words; the last cards stay.
  @Test func anotherFileIsSaidInWords() async throws {
    let wallet = try await Wallet()
    try await wallet.app("use", "card-6")
    try await wallet.board.reload()
    #expect(try await wallet.board.shown("medium").contains("Coffee Lab"))
    func expect(_ words: String, _ text: String) async throws {
      let told = try await wallet.board.reload()
      #expect(told.contains(": \(words)") && told.contains(wallet.container), "\(text): \(told)")
      let tile = try await wallet.board.shown("medium")
      #expect(tile.contains("Coffee Lab") && tile.contains(" \(words) "), "\(text): \(tile)")
    }
    for (text, words) in [
      ("", "no wallet"), ("{\"version\": 1, \"cards\": [", "no wallet"),
      ("\"all is well\"", "another wallet"), ("<!DOCTYPE html>", "no wallet"),
      (#"{"version": 2, "cards": []}"#, "another wallet"),
      (#"{"version": 1, "cards": {}}"#, "another wallet"),
    ] {
      try wallet.replace(text)
      try await expect(words, text)
    }
    #expect(truncate(wallet.container, 17 << 20) == 0)
    try await expect("more than 16 MiB", "huge")
    for path in ["/dev/zero", wallet.board.stand.folder.path] {
      unlink(wallet.container)
      #expect(symlink(path, wallet.container) == 0)
      let told = try await wallet.board.reload()
      #expect(told.contains("w: ") && !told.contains("read at "), "\(path): \(told)")
      #expect(try await wallet.board.shown("medium").contains("Coffee Lab"), "\(path)")
    }
  }

  /// Records that are none are left out, and the others are there, each once.
  @Test func recordsThatAreNoneAreLeftOut() async throws {
    let wallet = try await Wallet()
    try wallet.replace(
      #"""
      {"version": 1, "cards": [5, {"id": "a"}, {"id": "b", "number": "111", "store": null},
       {"id": "b", "number": "222"}, {"number": "333"}, {"id": "", "number": "444"}],
       "uses": [{"card": "b", "at": "never"}, {"card": "b", "at": "2026-03-14T09:00:00Z"}, null]}
      """#)
    #expect(try await wallet.board.reload().contains("w: read at "))
    let tile = try await wallet.board.shown("large")
    #expect(tile.ranges(of: "111").count == 1, "\(tile)")
    for number in ["222", "333", "444"] { #expect(!tile.contains(number), "\(tile)") }
  }

  /// A slow back end, and ten thousand cards of it: as many as the family has room for.
  @Test func aSlowBackEndAndTenThousandCardsOfIt() async throws {
    let wallet = try await Wallet()
    try await wallet.board.fail(#"{"/cards": {"name": "slow", "seconds": 1}}"#)
    try await wallet.sync()
    try await wallet.board.fail(#"{"/cards": "many"}"#)
    try await wallet.sync()
    let kept = try #require(try TextFile.read(wallet.container))
    #expect(kept.ranges(of: #""number":"#).count == 10_000)
    for choice in ["last-used", "habits"] {
      let board = SystemWidgetBoard(
        wallet.board.stand, kind: "cards",
        ", container: FOLDER/wallet/cards.json, choice: \(choice)")
      let tile = try await board.picture("large")
      #expect(try await board.reload().contains("w: read at "))
      #expect(tile.ranges(of: " points ").count >= 6, "\(choice): \(tile)")
    }
  }

  /// A use that is yet to come, by a clock that is ahead, does not count before.
  @Test func clockSkew() async throws {
    let wallet = try await Wallet()
    try await wallet.board.fail(#"{"/cards": {"name": "skew", "seconds": 86400}}"#)
    try await wallet.sync()
    let now = Date.now
    for (card, seconds) in [("card-4", -2.0), ("card-5", 3600)] {
      try await wallet.app(
        "use", card, "--at", (now + seconds).formatted(.iso8601))
    }
    for (kind, settings) in [("cards", ", choice: last-used"), ("card", ""), ("card-dates", "")] {
      let board = SystemWidgetBoard(
        wallet.board.stand, kind: kind, ", container: FOLDER/wallet/cards.json\(settings)")
      let tile = try await board.picture("small")
      #expect(tile.contains("Pharmacy Plus"), "\(kind): \(tile)")
    }
  }

  /// Processes that read while the app replaces the file have the old one or the new one.
  @Test func twentyReloadsAtOnceWhileTheAppWrites() async throws {
    let wallet = try await Wallet()
    async let uses: Void = {
      for _ in 0..<10 { try await wallet.app("use", "card-6") }
    }()
    let told = try await wallet.board.reloads(20)
    try await uses
    #expect(told.allSatisfy { $0.contains("w: read at ") }, "\(told)")
    try await wallet.board.reload()
    #expect(try await wallet.board.shown("small").contains("Coffee Lab"))
  }

  /// Texts that have broken programs, as the back end sends them to the app and the app to the widget.
  @Test(arguments: ["emoji", "cjk", "arabic", "controls", "escapes", "bidi", "long"])
  func textsOfAllKinds(texts: String) async throws {
    let wallet = try await Wallet()
    try await wallet.board.fail(#"{"/cards": "text-\#(texts)"}"#)
    try await wallet.sync()
    for (kind, settings) in [("cards", ", choice: last-used"), ("card", ""), ("card-dates", "")] {
      let board = SystemWidgetBoard(
        wallet.board.stand, kind: kind, ", container: FOLDER/wallet/cards.json\(settings)")
      for family in ["small", "medium", "large"] {
        let tile = try await board.picture(family)
        #expect(tile.isHarmless && tile.contains { !$0.isWhitespace }, "\(kind) \(family): \(tile)")
      }
      #expect(try await board.reload().contains("w: read at "))
    }
  }

  // MARK: A use that the widget records

  /// Starts a dashboard of one card with the back end, and chooses its button.
  private func card(_ wallet: Wallet) async throws -> TmuxSession {
    try await wallet.app("remove", "card-11")
    let session = try await wallet.board.dashboard()
    try await session.waitFor(Self.patience) { $0.contains("[ record use ]") }
    try await session.send("Tab", "Enter")
    try await session.waitFor(Self.patience) { $0.contains("Enter opens wallet://cards/card-12") }
    try await session.send("Tab")
    try await session.waitFor(Self.patience) { $0.contains("Enter presses “Record a use”") }
    return session
  }

  /// The container is another process's for the moment: the use is at the back end, and the tile says that it is
  /// not here yet.
  @Test func aContainerThatIsHeld() async throws {
    let wallet = try await Wallet(kind: "card", ", card: card-12, server: SERVER")
    let session = try await card(wallet)
    let uses = try await wallet.board.stand.send("GET", "/cards/uses")
    let script = """
      import fcntl, sys
      lock = open(sys.argv[1], "w")
      fcntl.flock(lock, fcntl.LOCK_EX)
      open(sys.argv[2], "w")
      import time
      while not __import__("os").path.exists(sys.argv[3]): time.sleep(0.05)
      """
    let folder = wallet.board.stand.folder.path
    async let holding = wallet.board.stand.python([
      "-c", script, wallet.container + ".lock", "\(folder)/held", "\(folder)/release",
    ])
    let isHeld: Bool? = try await ask(for: .seconds(20)) {
      access("\(folder)/held", F_OK) == 0 ? true : nil
    }
    #expect(isHeld == true)
    let before = try TextFile.read(wallet.container)
    try await session.send("Enter")
    try await session.waitFor(Self.patience) {
      $0.contains("Use recorded; the wallet shows it when its app has it")
    }
    #expect(try TextFile.read(wallet.container) == before)
    try wallet.board.stand.folder.write("release", "")
    _ = try await holding
    #expect(try await wallet.board.stand.send("GET", "/cards/uses") != uses)
    try await wallet.sync()
    try await session.send("r")
    try await session.waitFor(Self.patience) { $0.contains(#/used [0-9]+ ?s/#) }
  }

  /// Without an answer nothing is written; the same button is good for one use, however often it is pressed.
  @Test(arguments: ["reset", "refused", "503"])
  func withoutAConnectionNothingIsRecorded(fault: String) async throws {
    let wallet = try await Wallet(kind: "card", ", card: card-12, server: SERVER")
    let session = try await card(wallet)
    let before = try TextFile.read(wallet.container)
    let uses = try await wallet.board.stand.send("GET", "/cards/uses")
    try await wallet.board.fail(#"{"/cards/card-12/used": "\#(fault)"}"#)
    try await session.send("Enter")
    try await session.waitFor(Self.patience) { $0.contains("press failed") }
    #expect(try TextFile.read(wallet.container) == before)
    try await wallet.board.fail(nil)
    if fault != "reset" {
      #expect(try await wallet.board.stand.send("GET", "/cards/uses") == uses)
    }
    try await session.send("Enter")
    try await session.waitFor(Self.patience) { $0.contains("Use recorded") }
    // However often it was asked for, it is one.
    let after = try await wallet.board.stand.send("GET", "/cards/uses")
    #expect(after.ranges(of: #""card-12""#).count == uses.ranges(of: #""card-12""#).count + 1)
  }

  @Test func withoutABackEndThereIsNoButton() async throws {
    let wallet = try await Wallet(kind: "card", ", card: card-12")
    #expect(try await !wallet.board.picture("medium").contains("record use"))
    #expect(
      try await wallet.board.picture("medium", ", server: \"\(wallet.board.stand.address)\"")
        .contains("record use"))
  }
}
