import FoundationEssentials
import TestServers
import Testing
import WidgetTesting

@testable import WidgetSystems

/// The example boards of the systems, with their back ends.
@MainActor
@Suite("Boards of the systems", .fewAtOnce)
struct SystemBoardTests {
  /// Returns an example with the back end's address and a file instead of those that it names.
  private func example(
    _ name: String, _ sandbox: Sandbox, file: String, in place: String
  ) throws -> String {
    let path = "\(Sandbox.root)/Examples/boards/\(name).yaml"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    try #require(text.contains("http://localhost:8900") && text.contains(place))
    // The widgets are in this process.
    return text.replacing(#/bundles:\n( +.*\n)+/#, with: "").replacing(
      "http://localhost:8900", with: sandbox.address
    )
    .replacing(place, with: file)
  }

  @Test func activity() async throws {
    let account = ActivityWidgetTests.Account(try Sandbox())
    try account.app("sign-in", "ada", "lovelace")
    let scene = try Scene(
      board: example(
        "activity", account.sandbox, file: account.path, in: "/tmp/market.token"))
    try await scene.settle()
    try expectGolden([GoldenPicture("100×20", scene.grid)], named: "activity")
  }

  @Test func insights() async throws {
    let merchant = try Merchant(try Sandbox())
    let scene = try Scene(
      board: example(
        "insights", merchant.sandbox, file: merchant.session, in: "/tmp/merchant/session"
      ).replacing("kind: insights", with: "kind: insights\n    language: en")
        .replacing("language: en\n    language: de", with: "language: de"))
    try await scene.settle()
    try expectGolden([GoldenPicture("100×20", scene.grid)], named: "insights")
  }
}
