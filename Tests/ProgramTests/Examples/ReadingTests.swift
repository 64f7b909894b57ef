import Testing
import WidgetTesting

@Suite("A widget bundle as an iOS developer writes it")
struct ReadingTests {
  @Test(arguments: [
    ("pages", "small"), ("pages", "medium"), ("pages", "large"), ("streak", "small"),
    ("streak", "circular"), ("streak", "inline"),
  ])
  func isDrawn(widget: String, family: String) async throws {
    let folder = ScratchFolder()
    let outcome = try await Program(try Program.path(ofProduct: "Reading"))
      .run(
        ["snapshot", "--widget", widget, "--family", family, "--at", "2026-03-14T09:26:00Z"],
        environment: folder.environment)
    #expect(outcome.ending == .exited(0))
    #expect(outcome.standardError == "")
    try expectGolden(outcome.standardOutput, named: "\(widget)-\(family)")
  }
}
