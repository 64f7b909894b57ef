import Glibc
import TestServers
import Testing
import WidgetArchive
import WidgetTesting

/// Files of the state folder that cannot be read: no more than their widgets suffer.
@Suite(.fewAtOnce)
struct BrokenFileTests {
  /// What stands where a file was.
  enum Fault: String, CaseIterable, CustomTestStringConvertible {
    case secret, folder, filledFolder, loop, pipe

    var testDescription: String { rawValue }

    func replace(_ path: String) throws {
      if self == .secret {
        guard chmod(path, 0) == 0 else { throw SystemFailure("chmod \(path)") }
        return
      }
      unlink(path)
      let made =
        switch self {
        case .pipe: mkfifo(path, 0o600)
        case .loop: symlink(path, path)
        default: mkdir(path, 0o700)
        }
      guard made == 0 else { throw SystemFailure("replace \(path)") }
      if self == .filledFolder { try TextFile.write("", to: "\(path)/file") }
    }
  }

  private static let board = """
    widgets:
      one: {kind: text, source: {shell: "echo x >>one; echo one $(wc -l <one)", allow: {write: .}}, every: 1s}
      two: {kind: text, source: {shell: "echo x >>two; echo two $(wc -l <two)", allow: {write: .}}, every: 1s}
    pages: {Home: [one two]}
    """

  /// Starts the dashboard without the right of root to read everything.
  private func dashboard(_ folder: BoardFolder) async throws -> TmuxSession {
    let plain = [
      "setpriv", "--bounding-set", "-dac_override,-dac_read_search", "--inh-caps",
      "-dac_override,-dac_read_search",
    ]
    return try await TmuxSession(
      (geteuid() == 0 ? plain : []) + [try Program.widgettui().path, "\(folder.path)/board.yaml"],
      columns: 100, rows: 12, environment: folder.environment)
  }

  /// Shows the board, and ends it and its host.
  private func fill(_ folder: BoardFolder) async throws {
    try folder.write("board.yaml", Self.board)
    let session = try await dashboard(folder)
    try await session.waitFor(.seconds(20)) { $0.contains("one 2") && $0.contains("two 2") }
    try await session.send("q")
    #expect(try await session.waitForEnd() == 0)
    let host = folder.host
    folder.endHost()
    let hasEnded: Bool? = try await ask(for: .seconds(10)) {
      host.map { JobShell.isRunning($0) } == true ? nil : true
    }
    #expect(hasEnded == true)
  }

  /// Waits until the board shows a reading of a widget after a number.
  private func waitFor(
    _ widget: String, after last: Int, in session: TmuxSession
  ) async throws -> Int {
    var number = 0
    try await session.waitFor(.seconds(20)) { screen in
      number =
        screen.matches(of: /(one|two) ([0-9]+)/).filter { $0.output.1 == widget }
        .compactMap { Int($0.output.2) }.max() ?? 0
      return number > last
    }
    return number
  }

  @Test(arguments: Fault.allCases)
  func whatCannotBeReadIsReplaced(_ fault: Fault) async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    try await fill(folder)
    let state = folder.shared
    for place in ["readings", "sources", "environments", "asking", "boards"] {
      // Sandboxes have folders of their own there.
      for name in FileAccess.names(in: "\(state.path)/\(place)") where !name.contains("program") {
        try fault.replace("\(state.path)/\(place)/\(name)")
      }
    }
    for name in FileAccess.names(in: state.timelines) where name.hasPrefix("one") {
      try fault.replace("\(state.timelines)/\(name)")
    }
    let session = try await dashboard(folder)
    let one = try await waitFor("one", after: 2, in: session)
    let two = try await waitFor("two", after: 2, in: session)
    let host = folder.host
    _ = try await waitFor("one", after: one, in: session)
    _ = try await waitFor("two", after: two, in: session)
    #expect(folder.host == host)
    try await session.send("q")
    #expect(try await session.waitForEnd() == 0)
  }

  @Test func whatCannotBeReplacedIsOneBrokenTile() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    try await fill(folder)
    let timelines = folder.shared.timelines
    let name = try #require(FileAccess.names(in: timelines).first { $0.hasPrefix("one") })
    try Fault.filledFolder.replace("\(timelines)/\(name)")
    try Fault.filledFolder.replace("\(timelines)/\(name).unreadable")
    let session = try await dashboard(folder)
    let two = try await waitFor("two", after: 2, in: session)
    let host = folder.host
    _ = try await waitFor("two", after: two + 1, in: session)
    #expect(folder.host == host)
    #expect(try await session.screen().contains("archive cannot be read"))
    let why = try await folder.run("why", "one")
    #expect(why.standardOutput.contains("archive cannot be read: not a regular file; remove /"))
    #expect(why.standardOutput.contains("\(name)"))
    try await session.send("q")
    #expect(try await session.waitForEnd() == 0)
  }
}
