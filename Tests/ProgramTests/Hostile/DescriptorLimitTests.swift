import Glibc
import TestServers
import Testing
import WidgetTesting

/// Boards that need more descriptors than the program was given.
@Suite(.fewAtOnce)
struct DescriptorLimitTests {
  /// Writes a page of seven columns, with streams beside a widget that is read each second.
  private func writeBoard(streams: Int, in folder: BoardFolder) throws {
    let names = (1...streams).map { "s\($0)" }
    let widgets = names.map {
      "  \($0): {kind: text, source: {stream: [sh, -c, 'echo \($0) of $(ulimit -Sn); exec sleep 60']}}\n"
    }
    let tiles = ["lines"] + names
    let rows = stride(from: 0, to: tiles.count, by: 7).map { first in
      "    - " + tiles[first..<first + 7].joined(separator: " ") + "\n"
    }
    try folder.write(
      "board.yaml",
      "widgets:\n"
        + "  lines: {kind: text, source: {shell: 'echo x >>lines; echo line $(wc -l <lines)', "
        + "allow: {write: .}}, every: 1s}\n" + widgets.joined() + "pages:\n  Home:\n"
        + rows.joined())
  }

  private func dashboard(_ folder: BoardFolder, limits: String) async throws -> TmuxSession {
    try await TmuxSession(
      [
        "sh", "-c", limits + "; exec \"$@\"", "sh", try Program.widgettui().path,
        "\(folder.path)/board.yaml",
      ], columns: 140, rows: 60, environment: folder.environment)
  }

  /// Each stream has four descriptors.
  @Test func theSoftLimitIsRaisedAndProgramsGetTheirs() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    try writeBoard(streams: 48, in: folder)
    let session = try await dashboard(folder, limits: "ulimit -Sn 128")
    try await session.waitFor(.seconds(30)) { screen in
      (1...48).allSatisfy { screen.contains("s\($0) of 128") } && screen.contains("line 3")
    }
    try await session.send("q")
    #expect(try await session.waitForEnd() == 0)
  }

  @Test(arguments: [32, 64, 128])
  func streamsWithoutDescriptorsSaySo(_ limit: Int) async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    try writeBoard(streams: 34, in: folder)
    let session = try await dashboard(folder, limits: "ulimit -n \(limit)")
    try await session.waitFor(.seconds(30)) {
      $0.contains("line 2") && $0.contains("too many")
        && (limit < 64 || $0.contains("of \(limit)"))
    }
    let host = folder.host
    try await session.waitFor(.seconds(30)) { $0.contains("line 5") }
    #expect(folder.host == host)
    try await session.send("q")
    #expect(try await session.waitForEnd() == 0)
  }
}
