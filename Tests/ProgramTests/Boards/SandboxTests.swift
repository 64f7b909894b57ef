import Glibc
import TestServers
import Testing
import WidgetArchive
import WidgetTesting

/// Programs of a board in their sandbox, as the release program runs them.
@Suite(.fewAtOnce)
struct SandboxTests {
  private func folder(_ source: String, _ script: String) throws -> BoardFolder {
    let folder = BoardFolder(["TOKEN": "open sesame"])
    try folder.write("home/.ssh/id_ed25519", "private key\n")
    try folder.write(program: "board/plugin.sh", "#!/bin/sh\n\(script)\n")
    try folder.write(
      "board/board.yaml",
      "widgets:\n  a: {kind: text, source: {\(source)}, every: 1h}\npages: {Home: [a a]}\n")
    return folder
  }

  private func picture(_ folder: BoardFolder) async throws -> String {
    var environment = folder.environment
    environment["HOME"] = "\(folder.path)/home"
    return try await Program.widgettui().run(
      ["snapshot", "board/board.yaml", "--size", "60x12"], environment: environment,
      directory: folder.path, timeout: .seconds(30)
    ).standardOutput
  }

  @Test(arguments: ["run: [./plugin.sh]", "shell: ./plugin.sh"])
  func aHostileProgramReachesNothing(_ source: String) async throws {
    let folder = try folder(
      source,
      """
      cat "$HOME"/.ssh/id_ed25519 2>/dev/null
      echo "token ${TOKEN:-none}"; touch "$HOME/evil" beside 2>/dev/null; echo done
      """)
    defer { folder.endHost() }
    let picture = try await picture(folder)
    #expect(picture.contains("token none"), "\(picture)")
    #expect(picture.contains("done"), "\(picture)")
    #expect(!picture.contains("private"))
    #expect(access("\(folder.path)/home/evil", F_OK) != 0)
    #expect(access("\(folder.path)/board/beside", F_OK) != 0)
  }

  @Test func whatIsAllowedIsReached() async throws {
    let folder = try folder(
      "run: [./plugin.sh], allow: {read: ~/.ssh, variables: TOKEN}",
      "cat \"$HOME\"/.ssh/id_ed25519; echo $TOKEN | tr a-z A-Z")
    defer { folder.endHost() }
    let picture = try await picture(folder)
    #expect(picture.contains("private key"), "\(picture)")
    #expect(picture.contains("OPEN SESAME"), "\(picture)")
  }

  /// Whether a machine permits namespaces is not told by a mount that fails for another reason: a program can cause
  /// that, such as by using up memory.
  @Test(
    .enabled(if: UserNamespace.canMount()),
    arguments: [
      (Mount.processes, "EPERM", "all together"), (.processes, "ENOMEM", "Cannot allocate memory"),
      (.temporary, "EPERM", "all apart"), (.temporary, "ENOSPC", "No space left on device"),
    ])
  func aMountThatFailsTakesNoNamespaces(mount: Mount, error: String, shown: String) async throws {
    let folder = try folder(
      "run: [./plugin.sh]",
      "head -c 1 /proc/self/stat >/dev/null 2>&1 && echo all apart || echo all together")
    defer { folder.endHost() }
    let run = try await Program("python3").run(
      [
        "\(PackageFolder.path)/Tests/Programs/failing_mount.py", "\(mount.rawValue)", error,
        try Program.widgettui().path, "snapshot", "board/board.yaml", "--size", "60x12",
      ], environment: folder.environment, directory: folder.path, timeout: .seconds(30))
    #expect(run.standardOutput.contains(shown), "\(run.standardOutput)\(run.standardError)")
  }

  /// A mount of a sandbox, by its flags.
  enum Mount: UInt {
    /// The program's part of /proc: MS_NOSUID, MS_NODEV and MS_NOEXEC.
    case processes = 14
    /// Its temporary folder: MS_NOSUID and MS_NODEV.
    case temporary = 6
  }

  @Test func aTrustedWidgetIsNamed() async throws {
    let folder = try folder("run: [./plugin.sh], trusted: yes", "cat \"$HOME\"/.ssh/id_ed25519")
    defer { folder.endHost() }
    #expect(try await picture(folder).contains("private key"))
    let checked = try await folder.run("check", "board/board.yaml").standardOutput
    #expect(checked.contains("a: trusted: its program runs without a sandbox"), "\(checked)")
    let why = try await folder.run("why", "a").standardOutput
    #expect(why.contains("sandbox  trusted: its program runs without a sandbox"), "\(why)")
  }

  @Test func nothingOutlivesAHostThatIsKilled() async throws {
    let mark = "6\(getpid())\(UInt32.random(in: 0...99_999))"
    let folder = try folder(
      "stream: [./plugin.sh]", "setsid sleep \(mark) & echo begun; sleep \(mark) | cat")
    defer { folder.endHost() }
    let session = try await folder.dashboard("board/board.yaml", columns: 80)
    try await session.waitFor(.seconds(20)) { $0.contains("begun") }
    #expect(eventually(within: 10) { Self.isRunning(mark) })
    let host = try #require(folder.host)
    try await session.send("q")
    kill(host, SIGKILL)
    #expect(eventually(within: 10) { !Self.isRunning(mark) })
  }

  /// Returns true if any process of this machine sleeps so many seconds.
  private static func isRunning(_ seconds: String) -> Bool {
    let processes = FileAccess.names(in: "/proc")
    return processes.contains { process in
      guard pid_t(process) != nil else { return false }
      let line = (try? TextFile.read("/proc/\(process)/cmdline")) ?? nil
      return line == "sleep\0\(seconds)\0"
    }
  }
}
