import Glibc
import TestServers
import Testing
import WidgetArchive
import WidgetTesting

/// Tests of machines that share a home folder.
@Suite(.fewAtOnce)
struct MachineTests {
  private static let board = """
    widgets:
      here: {kind: text, source: {run: [cat, name]}, every: 1h}
      load: {kind: metric, source: {run: [cat, load]}, every: 1h}
    pages:
      Home: [here, load]
    """

  @Test func neitherShowsWhatTheOtherRead() async throws {
    let atlas = BoardFolder(["WIDGETTUI_MACHINE": "atlas"])
    let bolt = BoardFolder(
      ["WIDGETTUI_MACHINE": "bolt", "WIDGETTUI_STATE": atlas.state, "HOME": atlas.path])
    try atlas.write("board.yaml", Self.board)
    try atlas.write("name", "on atlas")
    try atlas.write("load", "7")
    let first = try await atlas.dashboard("board.yaml")
    try await first.waitFor(.seconds(20)) { $0.contains("on atlas") }
    try atlas.write("name", "on bolt")
    let picture = try await Program.widgettui().run(
      ["snapshot", "\(atlas.path)/board.yaml"], environment: bolt.environment,
      timeout: .seconds(20))
    #expect(picture.standardOutput.contains("on bolt"))
    #expect(!picture.standardOutput.contains("on atlas"))
    // The first machine's own reading remains.
    let again = try await atlas.run("snapshot", "board.yaml")
    #expect(again.standardOutput.contains("on atlas"))
    for machine in ["atlas", "bolt"] {
      let folder = SharedFolder(program: "widgettui", root: atlas.state, machine: machine)
      #expect(folder.instances.count >= 2)
      let lines = (try TextFile.read(folder.hostFile) ?? "").split(separator: "\n")
      if let host = lines.first.flatMap({ pid_t($0) }) { kill(host, SIGTERM) }
    }
  }

  /// Uses real machine identifiers, which a process sees in a file system of its own.
  @Test(.enabled(if: UserNamespace.canMount())) func theIdentifierOfTheMachineDecides() async throws
  {
    let folder = BoardFolder()
    try folder.write("board.yaml", Self.board)
    try folder.write("load", "7")
    for digit in ["a", "b"] {
      try folder.write("name", "machine \(digit)")
      try folder.write("id", String(repeating: digit, count: 32) + "\n")
      let outcome = try await Program("unshare").run(
        [
          "-rm", "sh", "-c", #"mount --bind "$1" /etc/machine-id && shift && exec "$@""#, "sh",
          "\(folder.path)/id", try Program.widgettui().path, "snapshot", "board.yaml",
        ], environment: folder.environment, directory: folder.path, timeout: .seconds(20))
      #expect(outcome.standardOutput.contains("machine \(digit)"), "\(outcome)")
    }
    let machines = FileAccess.names(in: folder.state)
    #expect(machines.count == 2)
    for machine in machines {
      let host = try TextFile.read("\(folder.state)/\(machine)/widgettui/host") ?? ""
      if let host = host.split(separator: "\n").first.flatMap({ pid_t($0) }) {
        kill(host, SIGTERM)
      }
    }
  }

  @Test func whatWasKeptBeforeIsFoundAgain() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    try folder.write("board.yaml", Self.board)
    try folder.write("name", "kept")
    try folder.write("load", "7")
    _ = try await folder.run("snapshot", "board.yaml")
    folder.endHost()
    let isFree: Bool? = try await ask(for: .seconds(10)) {
      Lease.isHeld(in: folder.shared) ? nil : true
    }
    #expect(isFree == true)
    let history = FileAccess.names(in: "\(folder.shared.path)/history")
    #expect(!history.isEmpty)
    // This is the layout before machines had folders of their own.
    #expect(rename(folder.shared.path, "\(folder.state)/widgettui") == 0)
    try folder.write("name", "new")
    let picture = try await folder.run("snapshot", "board.yaml")
    #expect(picture.standardOutput.contains("kept"))
    #expect(FileAccess.names(in: "\(folder.shared.path)/history") == history)
    #expect(FileAccess.names(in: "\(folder.state)/widgettui").isEmpty)
  }

  /// All programs of a machine use the same folder.
  @Test func theStatusLineReadsWhatTheDashboardOfItsMachineShows() async throws {
    let folder = BoardFolder(["WIDGETTUI_MACHINE": "atlas/1"])
    try folder.write("board.yaml", Self.board)
    try folder.write("name", "on atlas")
    try folder.write("load", "7")
    let dashboard = try await folder.dashboard("board.yaml")
    try await dashboard.waitFor(.seconds(20)) { $0.contains("on atlas") }
    let status = try Program.status()
    let line: Bool? = try await ask(for: .seconds(10), every: .milliseconds(100)) {
      let outcome = try await status.run(["here"], environment: folder.environment)
      return outcome.standardOutput == "on atlas\n" ? true : nil
    }
    #expect(line == true)
    let machine = SharedFolder(program: "widgettui", root: folder.state, machine: "atlas%2F1")
    #expect(Lease.isHeld(in: machine))
    let host = try TextFile.read(machine.hostFile) ?? ""
    if let host = host.split(separator: "\n").first.flatMap({ pid_t($0) }) { kill(host, SIGTERM) }
  }
}
