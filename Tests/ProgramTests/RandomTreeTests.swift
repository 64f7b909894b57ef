import TestServers
import Testing
import WidgetTesting

/// Random trees of views, drawn by a program that is optimized like the shipped ones.
@Suite("Random trees of views", .fewAtOnce)
struct RandomTreeTests {
  /// The number of trees; `WIDGETTUI_TREES=1000000` draws more.
  private static let count =
    TextFile.environment("WIDGETTUI_TREES").flatMap { UInt64($0) } ?? 20_000

  @Test("are drawn whole, inside their room, and twice the same")
  func drawn() async throws {
    let outcome = try await Program.released("RandomTrees").run(
      ["\(Self.count)"], timeout: .seconds(60 + Double(Self.count) / 500))
    #expect(outcome.ending == .exited(0), "\(outcome.standardError)")
    #expect(
      outcome.standardOutput
        == "\(Self.count) trees and \(Self.count / 4) drawings are drawn\n")
  }
}
