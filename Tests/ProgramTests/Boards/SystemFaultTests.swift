import TestServers
import Testing
import WidgetTesting

/// The faults of docs/systems/faults.md, as they happen to the programs that ship: a back end of the sandbox
/// fails, the widget is read again, and says so; what it showed stays or goes.
@Suite("Faults of systems", .fewAtOnce)
struct SystemFaultTests {
  /// A system with one widget that has been read.
  struct System: Sendable, CustomTestStringConvertible {
    let name: String
    /// The path at which its back end fails.
    let path: String
    /// The settings of the widget.
    let widget: String
    /// A text that is on the tile while there are data.
    let data: String
    /// The words of a tile that shows nothing any more, by fault.
    let denied: [String: String]

    var testDescription: String { name }
  }

  private static let systems = [
    System(
      name: "activity", path: "/activity",
      widget: "{kind: activity, server: SERVER, token: \"${secret:market}\"}",
      data: " unread",
      denied: [
        "401": "Sign in to see your chats", "expired": "Sign in to see your chats",
        "403": "This account may not see chats",
      ]),
    System(
      name: "deals", path: "/deals", widget: "{kind: deals, server: SERVER, airport: MXP}",
      data: "Holidays",
      denied: ["401": "HTTP 401", "403": "HTTP 403", "expired": "HTTP 401"]),
    System(
      name: "insights", path: "/insights/metrics",
      widget:
        "{kind: insights, server: SERVER, session: FOLDER/merchant/session, metrics: [orders]}",
      data: "Orders",
      denied: ["401": "Sign in to see your shop", "403": "This merchant may not see it"]),
  ]

  /// The words of a failed reading, by fault; the last data stay.
  private static let failures = [
    "refused": "cannot connect to 127.0.0.1:", "reset": "connection to 127.0.0.1:",
    "truncated": "connection to 127.0.0.1:", "cut-json": "invalid JSON: ",
    "wrong-json": "unexpected data: ", "wrong-root": "unexpected data: ",
    "empty-body": "empty answer: ", "html": "a web page, not data: ", "endless": "more than 8 MiB",
    "404": "HTTP 404", "500": "HTTP 500", "503": "HTTP 503", "429": "HTTP 429",
  ]

  /// The faults that are none to a widget, beside those of texts.
  private static let harmless = [
    "wrong-content-type", "slow", "skew", "text-emoji", "text-cjk", "text-arabic",
    "text-controls", "text-escapes", "text-bidi", "text-long",
  ]

  @Test(arguments: systems)
  func whatIsShownWhenABackEndFails(system: System) async throws {
    let stand = try SystemStand(system.name)
    defer { stand.folder.endHost() }
    let folder = stand.folder.path
    switch system.name {
    case "activity":
      try await stand.market("sign-in", "ada", "lovelace")
    case "insights":
      try await stand.merchant("sign-in")
    default: break
    }
    let widget = system.widget.replacing("SERVER", with: "\"\(stand.address)\"")
      .replacing("FOLDER", with: folder)
    try stand.folder.write(
      "board.yaml",
      """
      bundles: {systems: {program: \(try Program.systems().path), allow: {network: yes, write: .}}}
      secrets: {market: {file: market.token}}
      widgets: {w: \(widget)}
      pages: {Home: [w]}
      """)
    /// Reads the widget with a fault; returns what is said of it, and the tile.
    func read(_ fault: String?) async throws -> (words: String, tile: String) {
      try await stand.send("DELETE", "/_faults")
      if let fault { try await stand.send("PUT", "/_faults", #"{"\#(system.path)": "\#(fault)"}"#) }
      let told = try await stand.folder.run(
        "reload", "w", "--board", "board.yaml", timeout: .seconds(60))
      let tile = try await stand.folder.run(
        "snapshot", "board.yaml", "--size", "60x12", timeout: .seconds(60))
      return (told.standardOutput + told.standardError, tile.standardOutput)
    }
    #expect(try await read(nil).tile.contains(system.data))
    for (fault, words) in Self.failures.sorted(by: { $0.key < $1.key }) {
      let (told, tile) = try await read(fault)
      #expect(told.contains(words), "\(fault): \(told)")
      #expect(tile.contains(system.data), "\(fault): \(tile)")
    }
    for fault in Self.harmless {
      let (told, tile) = try await read(fault)
      #expect(told.contains("w: read at "), "\(fault): \(told)")
      #expect(!tile.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" }, "\(fault): \(tile)")
    }
    for (fault, words) in system.denied.sorted(by: { $0.key < $1.key }) {
      _ = try await read(nil)
      let (told, tile) = try await read(fault)
      #expect(told.contains(words), "\(fault): \(told)")
      #expect(tile.contains(words) && !tile.contains(system.data), "\(fault): \(tile)")
    }
    #expect(try await read(nil).tile.contains(system.data))
  }
}
