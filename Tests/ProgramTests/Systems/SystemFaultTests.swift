import FoundationEssentials
import TestServers
import Testing
import WidgetTesting

/// The faults of docs/systems/faults.md, as they happen to the programs that ship: a back end of the sandbox
/// fails, the widget is read again, and says so; what it showed stays or goes.
@Suite("Faults of systems", .fewAtOnce)
struct SystemFaultTests {
  /// A system with one widget that is read from its back end.
  struct System: Sendable, CustomTestStringConvertible {
    let kind: String
    /// The path at which its back end fails.
    let path: String
    /// The settings of the widget.
    let settings: String
    /// A text that is on the tile while there are data.
    let data: String
    /// The words of a tile that shows nothing any more, by fault.
    let denied: [String: String]
    /// A text that is on the tile while the back end has nothing, and one for ten thousand of it.
    let (none, many): (String, String)

    var testDescription: String { kind }

    /// Starts the back end with somebody signed in, and returns the board.
    func board() async throws -> SystemWidgetBoard {
      let board = SystemWidgetBoard(
        try SystemStand(kind), kind: kind, ", server: SERVER\(settings)")
      switch kind {
      case "activity": try await board.stand.market("sign-in", "ada", "lovelace")
      case "insights": try await board.stand.merchant("sign-in")
      default: break
      }
      try board.write("")
      return board
    }

    /// Reads a board's widget with a fault; returns what is said of it, and the tile.
    func read(_ board: SystemWidgetBoard, _ fault: String?) async throws -> (String, String) {
      try await board.fail(fault.map { #"{"\#(path)": "\#($0)"}"# })
      return (try await board.reload(), try await board.shown("large"))
    }
  }

  private static let systems = [
    System(
      kind: "activity", path: "/activity", settings: ", token: \"${secret:market}\"",
      data: " unread",
      denied: [
        "401": "Sign in to see your chats", "expired": "Sign in to see your chats",
        "403": "This account may not see chats",
      ],
      none: "No messages", many: "10000 unread"),
    System(
      kind: "deals", path: "/deals", settings: ", airport: MXP", data: "Holidays",
      denied: ["401": "HTTP 401", "403": "HTTP 403", "expired": "HTTP 401"],
      none: "No deals from MXP", many: "Holidays"),
    System(
      kind: "insights", path: "/insights/metrics",
      settings: ", session: FOLDER/merchant/session, metrics: [orders]", data: "Orders",
      denied: ["401": "Sign in to see your shop", "403": "This merchant may not see it"],
      none: "Orders", many: "Orders"),
  ]

  /// The words of a failed reading, by fault; the last data stay.
  private static let failures = [
    "refused": "cannot connect to 127.0.0.1:", "reset": "connection to 127.0.0.1:",
    "truncated": "connection to 127.0.0.1:", "cut-json": "invalid JSON: ",
    "wrong-json": "unexpected data: ", "wrong-root": "unexpected data: ",
    "empty-body": "empty answer: ", "html": "a web page, not data: ", "endless": "more than 8 MiB",
    "404": "HTTP 404", "500": "HTTP 500", "503": "HTTP 503", "429": "HTTP 429",
  ]

  /// The faults that are none to a widget.
  private static let harmless = [
    "wrong-content-type", "slow", "skew", "text-emoji", "text-cjk", "text-arabic",
    "text-controls", "text-escapes", "text-bidi", "text-long",
  ]

  @Test(arguments: systems)
  func whatIsShownWhenABackEndFails(system: System) async throws {
    let board = try await system.board()
    #expect(try await system.read(board, nil).1.contains(system.data))
    for (fault, words) in Self.failures.sorted(by: { $0.key < $1.key }) {
      let (told, tile) = try await system.read(board, fault)
      #expect(told.contains(words), "\(fault): \(told)")
      #expect(tile.contains(system.data), "\(fault): \(tile)")
    }
    for fault in Self.harmless {
      let (told, tile) = try await system.read(board, fault)
      #expect(told.contains("w: read at "), "\(fault): \(told)")
      #expect(tile.isHarmless, "\(fault): \(tile)")
    }
    for (fault, words) in system.denied.sorted(by: { $0.key < $1.key }) {
      _ = try await system.read(board, nil)
      let (told, tile) = try await system.read(board, fault)
      #expect(told.contains(words), "\(fault): \(told)")
      #expect(tile.contains(words) && !tile.contains(system.data), "\(fault): \(tile)")
    }
    #expect(try await system.read(board, nil).1.contains(system.data))
  }

  /// Nothing at all and very much are data, and no text of an identifier, address or date acts on the terminal.
  @Test(arguments: systems)
  func noneTenThousandAndTextsEverywhere(system: System) async throws {
    let board = try await system.board()
    for (fault, words) in [("empty", system.none), ("many", system.many)] {
      let (told, tile) = try await system.read(board, fault)
      #expect(told.contains("w: read at "), "\(fault): \(told)")
      #expect(tile.contains(words), "\(fault): \(tile)")
    }
    let (told, tile) = try await system.read(board, "text-everywhere")
    #expect(told.isHarmless && tile.isHarmless, "\(told)\(tile)")
  }

  /// A back end that never answers is given up, and what it said before stays.
  @Test(arguments: systems, ["hung", "stalled"])
  func anAnswerThatNeverComes(system: System, fault: String) async throws {
    let board = try await system.board()
    #expect(try await system.read(board, nil).1.contains(system.data))
    let (told, tile) = try await system.read(board, fault)
    #expect(told.contains(#/no answer in [0-9]+ s/#), "\(told)")
    #expect(tile.contains(system.data) && tile.contains("no answer"), "\(tile)")
  }

  /// An answer that a cache has kept for two hours is dated as it is, and not as of now.
  @Test(arguments: systems)
  func whatACacheHasKeptIsDatedSo(system: System) async throws {
    let board = try await system.board()
    _ = try await system.read(board, "aged")
    let loaded = try #require(try await board.timeline().loaded)
    #expect((7100...7400).contains(Date.now.timeIntervalSince(loaded)), "\(loaded)")
    _ = try await system.read(board, nil)
    let again = try #require(try await board.timeline().loaded)
    #expect(Date.now.timeIntervalSince(again) < 60, "\(again)")
  }

  /// Twenty processes with an expired token are each told so, and each is well with the next one.
  @Test(arguments: systems.filter { $0.denied["expired"] != nil })
  func twentyAtOnce(system: System) async throws {
    let board = try await system.board()
    let words = try #require(system.denied["expired"])
    for fault in ["expired", nil] {
      try await board.fail(fault.map { #"{"\#(system.path)": "\#($0)"}"# })
      let told = try await board.reloads(20)
      #expect(
        told.allSatisfy { $0.contains(fault == nil ? "w: read at " : words) },
        "\(fault ?? ""): \(told)")
    }
    #expect(try await board.shown("large").contains(system.data))
  }
}
