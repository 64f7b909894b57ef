import Testing
import WidgetTesting

@Suite("The README shows what is so")
struct ReadmeTests {
  private static let root =
    "/" + String(#filePath.split(separator: "/Tests/ProgramTests").first?.dropFirst() ?? "")
  private static let golden = root + "/Tests/ProgramTests/Snapshot/BoardTests/80x24.txt"

  /// Returns the text in the first code block.
  private func firstScreen() throws -> String {
    let page = try #require(try TextFile.read(Self.root + "/README.md"))
    let parts = page.split(separator: "```text\n", maxSplits: 1)
    return String(try #require(parts.last?.split(separator: "```", maxSplits: 1).first))
  }

  @Test func itsScreenIsTheGoldenOne() throws {
    let golden = try #require(try TextFile.read(Self.golden))
    try expectPicture(try firstScreen(), equals: golden)
  }

  @Test(arguments: ["small", "medium"])
  func itsWidgetIsAWholeProgram(family: String) async throws {
    let outcome = try await Program(try Program.path(ofProduct: "Orders"))
      .run(["snapshot", "--widget", "orders", "--family", family])
    #expect(outcome.ending == .exited(0))
    #expect(outcome.standardOutput.hasPrefix("╭ Orders ─"))
    #expect(outcome.standardOutput.contains("▲ 4 %"))
  }
}
