import Glibc
import TestServers
import Testing
import WidgetArchive
import WidgetTesting

/// Machines on which something is full, missing, read-only or unusual.
@Suite(.fewAtOnce)
struct OddMachineTests {
  private static let board = """
    widgets:
      lines: {kind: text, source: {shell: "echo x >>lines; echo line $(wc -l <lines)", allow: {write: .}}, every: 1s}
      plain: {kind: text, source: {file: /etc/hostname}}
    pages: {Home: [lines plain]}
    """

  private static let isMounting: Bool = {
    guard
      let child = try? Child(
        ["unshare", "-Urm", "mount", "-t", "tmpfs", "none", "/mnt"],
        files: { actions in
          for number: Int32 in 0...2 {
            posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_RDWR, 0)
          }
        })
    else { return false }
    return child.wait() == .exited(0)
  }()

  /// Starts the dashboard after a line for the shell, in namespaces of its own if `isApart`.
  private func dashboard(
    _ folder: BoardFolder, after line: String, isApart: Bool = false
  ) async throws -> TmuxSession {
    try folder.write("board.yaml", Self.board)
    return try await TmuxSession(
      (isApart ? ["unshare", "-Urm"] : []) + [
        "sh", "-c", line + "; exec \"$@\"", "sh", try Program.widgettui().path, "board.yaml",
      ], columns: 100, rows: 12, environment: folder.environment, directory: folder.path)
  }

  private func quit(_ session: TmuxSession) async throws {
    try await session.send("q")
    #expect(try await session.waitForEnd() == 0)
  }

  @Test(arguments: [
    ["snapshot", "board.yaml"], ["why", "lines"], ["plan"], ["timeline", "lines"],
    ["check", "board.yaml"], ["check", "wrong.yaml", "--format", "json"], ["schema"], ["themes"],
    ["alarms"], ["try", "{shell: echo hello}"], ["--help"], ["--version"],
  ])
  func aFullOutputIsAFailure(_ arguments: [String]) async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    try folder.write("board.yaml", Self.board)
    try folder.write("wrong.yaml", "widgets: {}\nwidget: {}\n")
    _ = try await folder.run("snapshot", "board.yaml")
    let program = try Program.widgettui().path
    let full = try await Program("sh").run(
      ["-c", "exec \"$@\" >/dev/full", "sh", program] + arguments, environment: folder.environment,
      directory: folder.path, timeout: .seconds(20))
    #expect(full.ending == .exited(1))
    #expect(full.standardError.hasSuffix("No space left on device\n"), "\(full.standardError)")
    let closed = try await Program("sh").run(
      ["-c", "exec \"$@\" >&-", "sh", program] + arguments, environment: folder.environment,
      directory: folder.path, timeout: .seconds(20))
    #expect(closed.ending == .exited(1))
    #expect(closed.standardError.hasSuffix("Bad file descriptor\n"), "\(closed.standardError)")
  }

  @Test(.enabled(if: isMounting)) func onAFullDiskTheDashboardGoesOn() async throws {
    let folder = BoardFolder()
    try folder.shared.prepare()
    let session = try await dashboard(
      folder,
      after: "mount -t tmpfs -o size=64k,mode=700 none state; "
        + "head -c 1M /dev/zero >state/full 2>/dev/null", isApart: true)
    try await session.waitFor(.seconds(30)) {
      $0.contains("line 3") && $0.contains("No space left on device")
    }
    try await quit(session)
  }

  @Test(.enabled(if: isMounting)) func withAReadOnlyStateTheDashboardGoesOn() async throws {
    let folder = BoardFolder()
    try folder.shared.prepare()
    let session = try await dashboard(
      folder, after: "mount --bind state state; mount -o remount,bind,ro state", isApart: true)
    try await session.waitFor(.seconds(30)) {
      $0.contains("line 3") && $0.contains("Read-only file system")
    }
    try await quit(session)
  }

  @Test(.enabled(if: isMounting)) func withoutInotifyTheDashboardGoesOn() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    let session = try await dashboard(
      folder, after: "echo 0 >/proc/sys/user/max_inotify_instances", isApart: true)
    try await session.waitFor(.seconds(30)) { $0.contains("line 3") }
    try await quit(session)
  }

  @Test(.enabled(if: isMounting)) func withoutInotifyAStatusLineGoesOn() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    try folder.write("board.yaml", Self.board)
    _ = try await folder.run("tmux", "--board", "board.yaml")
    let session = try await TmuxSession(
      [
        "unshare", "-Urm", "sh", "-c",
        "echo 0 >/proc/sys/user/max_inotify_instances; exec \"$@\"", "sh",
        try Program.status().path, "-b", "board.yaml", "--follow", "lines",
      ], columns: 100, rows: 12, environment: folder.environment, directory: folder.path)
    // It looks every two seconds.
    try await session.waitFor(.seconds(30)) { screen in
      Set(screen.split(separator: "\n").filter { $0.contains("line ") }).count > 2
    }
  }

  @Test func whatIsMadeIsTheUsersAloneWhateverTheMask() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    let session = try await dashboard(folder, after: "umask 0")
    try await session.waitFor(.seconds(20)) { $0.contains("line 3") }
    _ = try await Program("sh").run(
      ["-c", "umask 0; exec \"$@\"", "sh", try Program.status().path, "lines"],
      environment: folder.environment)
    try await quit(session)
    for path in Self.paths(in: folder.state) {
      var status = stat()
      guard lstat(path, &status) == 0 else { continue }
      #expect(status.st_mode & 0o077 == 0, "\(path)")
    }
  }

  private static func paths(in folder: String) -> [String] {
    [folder] + FileAccess.names(in: folder).flatMap { paths(in: "\(folder)/\($0)") }
  }

  /// Folders of the state that lie elsewhere.
  @Test func linksInTheStateFolderAreFollowed() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    let state = folder.shared
    try FileAccess.makeFolder(state.path)
    for name in ["timelines", "readings", "asking"] {
      try FileAccess.makeFolder("\(folder.path)/elsewhere/\(name)")
      try #require(symlink("\(folder.path)/elsewhere/\(name)", "\(state.path)/\(name)") == 0)
    }
    let session = try await dashboard(folder, after: ":")
    try await session.waitFor(.seconds(20)) { $0.contains("line 3") }
    try await quit(session)
    #expect(FileAccess.names(in: "\(folder.path)/elsewhere/timelines").count == 2)
  }

  /// Nothing lies in the runtime folder, so it may be missing, a file, or another user's.
  @Test(arguments: ["/nonexistent/run", "/etc/hostname", "/root/run", ""])
  func theRuntimeFolderMayBeAnything(_ path: String) async throws {
    let folder = BoardFolder(["XDG_RUNTIME_DIR": path])
    defer { folder.endHost() }
    try folder.write("board.yaml", Self.board)
    let outcome = try await folder.run("snapshot", "board.yaml", "--size", "60x8")
    #expect(outcome.ending == .exited(0), "\(outcome.standardError)")
    #expect(outcome.standardOutput.contains("line 1"))
  }

  /// The host's address space is too small for what one widget reads; the other goes on.
  @Test func withLittleMemoryTheOthersGoOn() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    let session = try await dashboard(folder, after: "ulimit -v 3000000")
    try await session.waitFor(.seconds(30)) { $0.contains("line 3") }
    let host = folder.host
    try await session.waitFor(.seconds(30)) { $0.contains("line 6") }
    #expect(folder.host == host)
    try await quit(session)
  }
}
