import FoundationEssentials
import Testing

@testable import WidgetSources

/// Tests of the content of rows, which strangers may write.
struct FleetContentTests {
  @Test func aReadingAndAFailureComeBack() throws {
    let reading = Reading(
      ["n": 7, "text": "a\u{0}b\u{1b}[31m"], at: Date(timeIntervalSince1970: 9))
    let text = try #require(FleetContent.reading(reading).text)
    #expect(FleetContent(text: text) == .reading(reading))
    // PostgreSQL's texts have no such byte.
    #expect(!text.utf8.contains(0))
    let failure = FleetContent.failure(SourceFailure("HTTP 503", "down"), attempts: 3)
    #expect(FleetContent(text: try #require(failure.text)) == failure)
    // That there is nothing yet is a failure on no machine.
    for kind in [SourceFailure.Kind.waiting, .denied] {
      let other = FleetContent.failure(SourceFailure("no message yet", kind: kind), attempts: 1)
      #expect(FleetContent(text: try #require(other.text)) == other)
    }
  }

  @Test(arguments: [
    "", "{}", "[]", "nonsense", #"{"reading": {}}"#, #"{"reading": {"entries": []}}"#,
    #"{"reading": {"entries": [{"date": "x", "datum": 1}], "reload": "never"}}"#,
    #"{"reading": {"entries": [{"date": 1e300, "datum": 1}], "reload": "never"}}"#,
    #"{"reading": {"entries": [{"date": 1, "datum": 1}], "reload": {"not-before": 1e300}}}"#,
    #"{"picture": "1"}"#, String(repeating: "[", count: 100_000),
  ])
  func whatIsNoContentIsRefused(text: String) {
    #expect(FleetContent(text: text) == nil)
  }

  @Test func whatIsTooLongIsNeitherSharedNorTaken() {
    let long = String(repeating: "x", count: FleetContent.most)
    let reading = Reading(.text(long), at: Date(timeIntervalSince1970: 9))
    #expect(FleetContent.reading(reading).text == nil)
    #expect(FleetContent(text: #"{"failure": {"reason": "\#(long)"}}"#) == nil)
  }

  @Test func aNotificationNamesRowsOrStandsForAll() {
    #expect(FleetStore.named(in: "*") == nil)
    let named = FleetStore.named(in: "3\ta-1\t\nx\ty\tz\n4\tb\tweb1\n\nhello")
    #expect(named?.map(\.key) == [FleetKey("a-1"), FleetKey("b", machine: "web1")])
    #expect(named?.map(\.generation) == [3, 4])
  }
}
