import Glibc
import TestServers
import Testing
import WidgetTesting

/// The appointments when their back end or their store fails, in the programs that ship: the mirror is still there.
@Suite("Faults of a salon", .fewAtOnce)
struct CalendarFaultTests {
  private static let patience = Duration.seconds(60)

  /// Returns a board with an appointment of the app's in half an hour, and a back end whose calendar comes at once.
  private func salon(_ settings: String = ", employee: Nora") async throws -> SystemWidgetBoard {
    let salon = try await SystemWidgetBoard.salon(", server: SERVER\(settings)")
    try await salon.stand.salon(
      "insert", "Ada Byron", "--id", "ada", "--minutes", "3")
    return salon
  }

  @Test func theMirrorStaysAndSaysWhatIsWrong() async throws {
    let salon = try await salon()
    try salon.write("")
    try await salon.reload()
    let failures = [
      "refused": "no connection", "reset": "no connection", "reset;bytes=10": "no connection",
      "truncated": "no connection", "cut-json": "invalid JSON", "wrong-json": "unexpected data",
      "wrong-root": "unexpected data", "empty-body": "empty answer",
      "html": "a web page, not data", "huge": "more than 16 MiB", "endless": "more than 16 MiB",
      "404": "HTTP 404", "500": "HTTP 500", "503": "HTTP 503", "slow;seconds=1": "",
      "wrong-content-type": "", "skew": "",
    ]
    for (fault, words) in failures.sorted(by: { $0.key < $1.key }) {
      try await salon.fail(#"{"/calendar": "\#(fault)"}"#)
      let told = try await salon.reload()
      let tile = try await salon.shown("large")
      #expect(tile.contains("Ada Byron"), "\(fault): \(told)\(tile)")
      #expect(tile.contains("⚠") == !words.isEmpty, "\(fault): \(told)\(tile)")
      #expect(words.isEmpty || tile.contains("⚠ \(words)"), "\(fault): \(told)\(tile)")
    }
  }

  /// An answer that stops in the middle is given up, and the rows stay.
  @Test func anAnswerThatStops() async throws {
    let salon = try await salon()
    try salon.write("")
    try await salon.fail(#"{"/calendar": "stalled"}"#)
    let session = try await salon.dashboard()
    let screen = try await session.waitFor(Self.patience) { $0.contains("Ada Byron") }
    #expect(!screen.contains("⚠"))
    try await session.waitFor(Self.patience) {
      $0.contains("⚠ no answer in 10 s") && $0.contains("Ada Byron")
    }
  }

  /// An empty store is no empty day before the back end has answered.
  @Test func anAnswerThatComesLate() async throws {
    let salon = try await salon("")
    try salon.write("")
    try await salon.stand.salon("delete", "ada")
    // The salon is closed on Sundays, so on a Saturday's evening its own calendar has nothing to show.
    try await salon.stand.book("w", of: "Wanda Way")
    try await salon.fail(#"{"/calendar": "slow;seconds=5"}"#)
    let session = try await salon.dashboard()
    let screen = try await session.waitFor(Self.patience) { $0.contains("Loading appointments…") }
    #expect(!screen.contains("No "), "\(screen)")
    try await session.waitFor(Self.patience) {
      !$0.contains("Loading") && $0.contains("○ Wanda Way")
    }
  }

  @Test func whoMayNotSeeThemIsShownNone() async throws {
    let salon = try await salon()
    try salon.write("")
    for fault in ["401", "403", "expired"] {
      try await salon.fail(nil)
      try await salon.reload()
      #expect(try await salon.shown("large").contains("Ada Byron"))
      try await salon.fail(#"{"/calendar": "\#(fault)"}"#)
      #expect(try await salon.reload().contains("Sign in to see appointments"))
      let tile = try await salon.shown("large")
      #expect(
        tile.contains("Sign in to see appointments") && !tile.contains("Ada"), "\(fault): \(tile)")
    }
  }

  @Test(arguments: [("empty", "1"), ("many", "10001")])
  func noneAndTenThousand(fault: String, count: String) async throws {
    let salon = try await salon()
    try salon.write("")
    try await salon.fail(#"{"/calendar": "\#(fault)"}"#)
    // A dashboard's host goes on with what takes longer than the first picture.
    let session = try await salon.dashboard()
    try await session.waitFor(Self.patience) { $0.contains("Ada Byron") }
    let rows = "SELECT count(*) FROM light_appointments"
    let hasAll: Bool? = try await ask(for: Self.patience, every: .milliseconds(200)) {
      try await salon.ask(rows) == count ? true : nil
    }
    #expect(hasAll == true)
    let tile = try await salon.shown("large")
    #expect(tile.contains("Ada Byron") && !tile.contains("⚠"), "\(tile)")
  }

  /// The same appointments an hour later: the mirror follows, and has none twice.
  @Test func clockSkew() async throws {
    let salon = try await salon()
    try salon.write("")
    try await salon.receivesAll()
    let rows = "SELECT count(*), count(DISTINCT id), min(id), max(id) FROM light_appointments"
    let before = try await salon.ask(rows)
    try await salon.fail(#"{"/calendar": {"name": "skew", "seconds": 3600}}"#)
    try await salon.receivesAll()
    #expect(try await salon.ask(rows) == before)
  }

  /// A server that says when it may be asked again is not asked before.
  @Test(arguments: ["429", "429-date"])
  func tooManyRequests(fault: String) async throws {
    let salon = try await salon()
    try salon.write(", minutes: 5")
    try await salon.fail(#"{"/calendar": {"name": "\#(fault)", "seconds": 3600}}"#)
    try await salon.reload()
    let tile = try await salon.shown("large")
    #expect(tile.contains("⚠ HTTP 429") && tile.contains("Ada Byron"), "\(tile)")
    let next = try await salon.timeline().secondsToTheNextReload
    #expect(next > 3000, "\(next)")
  }

  @Test func oneThatCannotBeRead() async throws {
    let salon = try await salon()
    try salon.write("")
    try await salon.fail(#"{"/calendar": "one-wrong"}"#)
    try await salon.receivesAll()
    let tile = try await salon.shown("large")
    #expect(tile.contains("⚠ 1 not readable") && tile.contains("Ada Byron"), "\(tile)")
    #expect(try await salon.ask("SELECT count(*) > 100 FROM light_appointments") == "1")
  }

  /// Texts that have broken programs, each in a store of its own, and in every other field too.
  @Test(arguments: ["emoji", "cjk", "arabic", "controls", "escapes", "bidi", "long", "everywhere"])
  func textsOfAllKinds(texts: String) async throws {
    let salon = try await salon("")
    try salon.write("")
    try await salon.stand.salon("delete", "ada")
    let fault = texts == "everywhere" ? "text-everywhere" : "text-\(texts)"
    try await salon.fail(#"{"/calendar": "\#(fault)"}"#)
    let told = try await salon.receivesAll()
    #expect(told.isHarmless, "\(told)")
    for family in ["small", "medium", "large", "rectangular", "inline"] {
      let tile = try await salon.shown(family)
      #expect(tile.isHarmless && tile.contains { !$0.isWhitespace }, "\(family): \(tile)")
    }
  }

  /// The light row has the essential attributes, and of a text no more than a tile can use.
  @Test func aLongNameIsCutInTheLightRow() async throws {
    let salon = try await salon("")
    try salon.write("")
    let name = String(repeating: "Maximilian ", count: 60)
    try await salon.stand.book("long", of: name)
    try await salon.receivesAll()
    let row = "FROM light_appointments WHERE id = 'long'"
    #expect(try await salon.ask("SELECT length(customer) \(row)") == "200")
    #expect(try await salon.ask("SELECT length(full_json) > 660 \(row)") == "1")
  }

  /// Twenty processes at once are all refused, and afterwards leave the rows that one leaves.
  @Test func twentyReloadsAtOnce() async throws {
    let salon = try await salon()
    try salon.write("")
    try await salon.fail(#"{"/calendar": "expired"}"#)
    let refused = try await salon.reloads(20)
    #expect(refused.allSatisfy { $0.contains("Sign in to see appointments") }, "\(refused)")
    try await salon.fail(#"{"/calendar": {"name": "many", "rows": 50}}"#)
    let told = try await salon.reloads(20)
    #expect(told.allSatisfy { $0.contains("w: read at ") }, "\(told)")
    #expect(try await salon.ask("SELECT count(*) FROM light_appointments") == "51")
  }

  /// A store that is no database any more is told in the border, and what was shown stays.
  @Test func aBrokenStore() async throws {
    let salon = try await salon()
    try salon.write("")
    try await salon.reload()
    #expect(try await salon.shown("large").contains("Ada Byron"))
    for end in ["-wal", "-shm"] { unlink(salon.store + end) }
    try TextFile.write(
      "this is no database, but long enough to look like a file of some kind", to: salon.store)
    let told = try await salon.reload()
    #expect(!told.contains("read at ") && told.contains("w: "), "\(told)")
    let tile = try await salon.shown("large")
    #expect(tile.contains("Ada Byron") && tile.contains("✕"), "\(tile)")
  }
}
