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

  /// Returns the first code block of a language.
  private func block(_ language: String) throws -> String {
    let page = try #require(try TextFile.read(Self.root + "/README.md"))
    let part = try #require(
      page.split(separator: "```\(language)\n", maxSplits: 1).dropFirst().first)
    return String(try #require(part.split(separator: "```", maxSplits: 1).first))
  }

  /// Returns the arguments of the status line in a configuration.
  private func arguments(in text: String) throws -> [String] {
    let words = try #require(text.firstMatch(of: /widgettui-status ([^"\n']*)/)).1
    return words.split(separator: " ").map(String.init)
  }

  @Test func itsBarOfI3HasABlockAWidget() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    let arguments = try arguments(in: try block("text i3")).filter { $0 != "--follow" }
    #expect(arguments.suffix(2) == ["cpu", "memory"])
    let outcome = try await Program.status().run(arguments, environment: folder.environment)
    #expect(outcome.ending == .exited(0), "\(outcome.standardError)")
    let blocks = outcome.standardOutput.split(separator: "},{")
    #expect(blocks.count == 2 && outcome.standardOutput.contains(#""instance":"memory""#))
  }

  @Test func itsModuleOfWaybarGetsJSON() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    let arguments = try arguments(in: try block("json waybar")).filter { $0 != "--follow" }
    let outcome = try await Program.status().run(arguments, environment: folder.environment)
    #expect(outcome.ending == .exited(0), "\(outcome.standardError)")
    #expect(outcome.standardOutput.hasPrefix(#"{"text":""#))
    #expect(outcome.standardOutput.contains(#""tooltip":""#))
    #expect(outcome.standardOutput.contains(#""class":"waiting""#))
  }

  /// What the user's status line has stays, and a second reading of the file adds nothing.
  @Test func itsLinesForTmuxKeepTheClock() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    let lines = try await folder.run("tmux", "cpu", "memory").standardOutput
    try folder.write("tmux.conf", "set -g status-right '%H:%M mine'\n" + lines + lines)
    let outcome = try await Program("tmux").run(
      [
        "-L", "conf\(folder.path.hashValue)", "-f", "\(folder.path)/tmux.conf", "new-session", "-d",
        "-s", "x",
        "sleep 5", ";", "show-options", "-gv", "status-right",
      ],
      environment: folder.environment.merging(["TMUX": nil]) { $1 })
    #expect(outcome.standardOutput.hasPrefix("%H:%M mine #(exec widgettui-status"), "\(outcome)")
    #expect(outcome.standardOutput.ranges(of: "widgettui-status").count == 1)
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
