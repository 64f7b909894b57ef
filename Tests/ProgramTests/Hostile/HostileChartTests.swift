import Testing
import WidgetTesting

/// Data of which a chart or a gauge must leave nothing out without a word, on the release program.
@Suite(.fewAtOnce)
struct HostileChartTests {
  /// Returns the picture of a tile whose source is a file.
  private func picture(_ kind: String, _ data: String, size: String = "60x16") async throws
    -> String
  {
    let folder = BoardFolder()
    defer { folder.endHost() }
    try folder.write("data.json", data)
    try folder.write(
      "board.yaml",
      """
      widgets:
        tile: {kind: \(kind), source: {file: data.json, format: json}}
      pages: {Home: [tile tile]}
      """)
    return try await folder.run("snapshot", "board.yaml", "--size", size).standardOutput
  }

  private func rows(_ count: Int, _ row: (Int) -> String) -> String {
    "[\((0..<count).map(row).joined(separator: ","))]"
  }

  /// Whoever may write one row of a table took the axis of time, or a whole column, from all others.
  @Test func aRowTakesNoColumnAndNoAxisAway() async throws {
    let data = rows(40) { row in
      let time = row == 9 ? "\"soon\"" : "\"2026-03-01T10:\(59 - row):00Z\""
      let second = row == 7 ? "\"n/a\"" : "50"
      return "{\"time\": \(time), \"first\": \(100 - row), \"second\": \(second)}"
    }
    let picture = try await picture("chart", data)
    #expect(picture.contains("first 100") && picture.contains("second 50"), "\(picture)")
    #expect(picture.contains("⚠ 1 item of the data left out"), "\(picture)")
  }

  /// Many servers have the newest value first.
  @Test func theNewestValueIsTheNewest() async throws {
    let data = rows(40) { "[\"2026-03-01T10:\(59 - $0):00Z\", \(100 - $0)]" }
    let picture = try await picture("chart", data)
    #expect(picture.contains("100") && !picture.contains("│ 61 "), "\(picture)")
  }

  /// The past of a value, too, may have the newest first.
  @Test(arguments: ["metric", "gauge, range: 0..90"])
  func theNewestValueOfACourseIsTheNewest(_ kind: String) async throws {
    let pairs = rows(12) { "[\"2026-03-01T10:\(59 - $0):00Z\", \(50 + $0)]" }
    let picture = try await picture(
      kind, "[{\"name\": \"x\", \"values\": \(pairs)}]", size: "40x6")
    #expect(picture.contains("50") && !picture.contains("61"), "\(picture)")
  }

  /// What a course dates later than now, such as a forecast, is not the value of now.
  @Test(arguments: ["metric", "gauge, range: 0..90"])
  func aValueThatIsToComeIsNoneOfNow(_ kind: String) async throws {
    let pairs = "[[\"2026-03-01T10:00:00Z\", 51], [\"2126-03-01T10:00:00Z\", 87]]"
    let picture = try await picture(
      kind, "[{\"name\": \"x\", \"values\": \(pairs)}]", size: "40x6")
    #expect(picture.contains("51") && !picture.contains("87"), "\(picture)")
  }

  /// Whoever may add one row of any form took the columns of all others.
  @Test(
    arguments: [
      #"{"count": 9}"#, #"{"value": 9}"#, #"{"values": [1, 2]}"#, "null", "5", #""x""#,
      #"{"time": "9999-12-31T00:00:00Z", "p50": 9999}"#,
    ])
  func oneRowTakesNothingAway(_ row: String) async throws {
    let data = rows(12) {
      "{\"time\": \"2026-03-01T10:\(10 + $0):00Z\", \"p50\": \($0), \"p99\": 50}"
    }
    let picture = try await picture("chart", "[\(row), \(data.dropFirst())")
    #expect(picture.contains("p50 11") && picture.contains("p99 50"), "\(picture)")
  }

  @Test func twoBarsOfOneNameAreNotOne() async throws {
    let picture = try await picture(
      "chart, style: rows", #"[{"name": "web", "value": 3}, {"name": "web", "value": 4}]"#)
    #expect(picture.contains("web (2)"), "\(picture)")
  }

  @Test func whatIsMissingIsNoZero() async throws {
    let data = #"[{"name": "a", "value": 3}, {"name": "b"}, {"name": "c", "value": null}]"#
    let bars = try await picture("chart, style: bars", data)
    #expect(bars.contains("⚠ no value: b, c"), "\(bars)")
    let words = try await picture("chart, style: bars", #"{"web": 3, "db": "n/a", "api": [1]}"#)
    #expect(words.contains("no value: db") || words.contains("left out"), "\(words)")
    let gauge = try await picture("gauge", data)
    #expect(gauge.split(separator: "\n").count { $0.contains("–") } == 2, "\(gauge)")
  }

  @Test func whatHasNoRoomIsSaid() async throws {
    let map = try await picture(
      "chart, style: heatmap", rows(80) { "{\"name\": \"r\($0)\", \"values\": [1, 2, \($0)]}" })
    #expect(map.contains(/\+6[0-9] more rows/), "\(map)")
    let gauge = try await picture(
      "gauge", rows(150) { "{\"name\": \"p\($0)\", \"value\": \($0), \"of\": 150}" })
    #expect(gauge.contains("p149") && gauge.contains(/\+13[0-9] more/), "\(gauge)")
    let many = try await picture("chart, style: histogram", rows(20_050) { "\($0 % 9)" })
    #expect(many.contains("⚠ 50 items of the data left out"), "\(many)")
  }
}
