import FoundationEssentials
import TestServers
import Testing
import WidgetTesting

/// The rows of docs/systems/deals.md that are about hours, pictures and links, in the programs that ship.
@Suite("Rows of a travel agency", .fewAtOnce)
struct DealsRowTests {
  private static let patience = Duration.seconds(60)

  private func agency(_ settings: String = ", airport: MXP") throws -> SystemWidgetBoard {
    let agency = SystemWidgetBoard(
      try SystemStand("deals"), kind: "deals", ", server: SERVER\(settings)")
    try agency.write("")
    return agency
  }

  /// A deal an hour from one answer; the next question comes an hour after the last one, and until then the deals go
  /// on although the server fails.
  @Test func aDealAnHourFromOneAnswer() async throws {
    let agency = try agency()
    #expect(try await agency.reload().contains("w: read at "))
    let dates = try await agency.timeline().entries.map(\.date)
    #expect(dates.count == 6)
    for (one, next) in zip(dates, dates.dropFirst()) {
      #expect(next.timeIntervalSince(one) == 3600)
    }
    let next = try await agency.timeline().secondsToTheNextReload
    #expect(next > 6 * 3600 - 60 && next <= 6 * 3600, "\(next)")
    try await agency.fail(#"{"/deals": "500"}"#)
    #expect(try await agency.reload().contains("HTTP 500"))
    #expect(try await agency.timeline().entries.map(\.date) == dates)
    try await agency.fail(nil)
    try await agency.reload()
    let begin = try #require(try await agency.timeline().entries.first).date
    let deals = try await agency.stand.send("GET", "/deals?airport=MXP&language=en")
    let cities = deals.matches(of: #/"city_name": "([^"]+)"/#).map { String($0.output.1) }
    #expect(cities.count == 6)
    for (hour, city) in cities.enumerated() {
      let later = try await agency.stand.folder.run(
        "snapshot", "board.yaml", "--widget", "w", "--family", "medium", "--at",
        (begin + Double(hour) * 3600 + 60).formatted(.iso8601))
      #expect(
        later.standardOutput.contains(city),
        "\(hour): \(later.standardOutput)\(later.standardError)")
    }
  }

  /// A picture that fails in any way leaves the deal, and is asked for again after five minutes.
  @Test func aPictureThatDoesNotCome() async throws {
    let agency = try agency()
    for fault in [
      "404", "500", "403", "html", "reset", "truncated", "empty-body", "huge", "endless", "refused",
    ] {
      try await agency.fail(#"{"/deals/pictures": "\#(fault)"}"#)
      #expect(try await agency.reload().contains("w: read at "), "\(fault)")
      let tile = try await agency.shown("medium")
      #expect(tile.contains("€") && !tile.contains("▀▀▀"), "\(fault): \(tile)")
    }
    try await agency.fail(#"{"/deals/pictures": "503"}"#)
    try await agency.reload()
    let next = try await agency.timeline().secondsToTheNextReload
    #expect(next > 230 && next <= 300, "\(next)")
    try await agency.fail(nil)
    try await agency.reload()
    #expect(try await agency.shown("medium").contains("▀▀▀"))
    #expect(try await agency.timeline().secondsToTheNextReload > 5 * 3600)
  }

  /// Pictures are asked for together: six that never come take the time of one, and the deals are there.
  @Test func picturesThatHang() async throws {
    let agency = try agency()
    try await agency.fail(#"{"/deals/pictures": "hung"}"#)
    let start = ContinuousClock.now
    #expect(try await agency.reload().contains("w: read at "))
    #expect(ContinuousClock.now - start < .seconds(40))
    #expect(try await agency.shown("medium").contains("€"))
  }

  /// An airport that does not exist is told, with those that may be meant; twelve deals are the most, and none is
  /// asked again in an hour.
  @Test func anAirportThatIsNoneAndTenThousandDeals() async throws {
    let agency = try agency(", airport: MILAN")
    let told = try await agency.reload()
    #expect(told.contains("no airport MILAN") && told.contains("Milan Linate (LIN)"), "\(told)")
    let other = SystemWidgetBoard(agency.stand, kind: "deals", ", server: SERVER, airport: LHR")
    try other.write("")
    try await other.fail(#"{"/deals": "many"}"#)
    try await other.reload()
    #expect(try await other.timeline().entries.count == 12)
    try await other.fail(#"{"/deals": "empty"}"#)
    try await other.reload()
    let next = try await other.timeline().secondsToTheNextReload
    #expect(next > 3500 && next <= 3600, "\(next)")
  }

  /// Words on a picture can be read, on every family and whatever is behind them.
  @Test(arguments: ["small", "medium", "large"])
  func wordsCanBeReadOnAnyPicture(family: String) async throws {
    for airport in ["MXP", "FCO", "LHR"] {
      let agency = try agency(", airport: \(airport)")
      try await agency.reload()
      let letters = try await agency.painted(family, theme: "default").letters
      #expect(letters.count > 20)
      let worst = letters.min { $0.contrast < $1.contrast }
      #expect((worst?.contrast ?? 0) >= 4.5, "\(airport): \(worst as Any)")
    }
  }

  /// A deal whose address is somebody else's is shown, and Enter opens nothing.
  @Test func otherAddressesAreNotOpened() async throws {
    let agency = try agency()
    let answer = try await agency.stand.send("GET", "/deals?airport=MXP&language=en")
    for (address, isLink) in [
      ("javascript:alert(1)", false), ("https://elsewhere.example/", false),
      ("file:///etc/passwd", false), ("holidays://results?from=MXP&to=LIS", true),
    ] {
      let server = try await FileServer([
        "deals": answer.replacing(#/"url": "[^"]*"/#, with: #""url": "\#(address)""#)
          .replacing(#/"image_url": "[^"]*"/#, with: #""image_url": "/none.png""#)
      ])
      let board = SystemWidgetBoard(
        agency.stand, kind: "deals", ", server: \"\(server.address)\", airport: MXP")
      try board.write("")
      let session = try await board.dashboard()
      try await session.waitFor(Self.patience) { $0.contains("✈ Holidays") }
      try await session.send("Tab", "Enter")
      if isLink {
        try await session.waitFor(Self.patience) {
          $0.contains("╭ MXP to LIS") || $0.contains("Esc back")
        }
      } else {
        // That nothing opens shows only in time.
        try await Task.sleep(for: .seconds(1))
        let screen = try await session.screen()
        #expect(!screen.contains(address) && !screen.contains("opens"), "\(screen)")
      }
      await session.close()
    }
  }
}
