import TestServers
import Testing
import WidgetTesting

/// Tests of commands on another host, with the program and a real sshd.
@Suite(.fewAtOnce)
struct SSHTests {
  private let server: SSHServer
  private let folder: BoardFolder

  init() throws {
    // Its connections are counted, so that no other test may use it.
    server = try SSHServer()
    let path = TextFile.environment("PATH") ?? "/usr/bin:/bin"
    folder = BoardFolder(["PATH": "\(server.programs):\(path)"])
  }

  /// Returns the processes of connections that this configuration has.
  private func connections() async throws -> String {
    try await Program("/usr/bin/env").run(
      ["pgrep", "-f", "^/usr/bin/ssh -F \(server.programs.dropLast(4))/ssh_config"],
      environment: folder.environment, directory: folder.path, timeout: .seconds(20)
    ).standardOutput
  }

  @Test func commandsOnAnotherHost() async throws {
    try folder.write(
      "board.yaml",
      """
      widgets:
        name: {kind: text, source: {ssh: web1, run: [printf, "%s", "it's $HOME"]}, every: 1h}
        sum: {kind: metric, source: {ssh: web1, shell: "echo $((40+2))"}, every: 1h}
        new: {kind: text, source: {ssh: fresh, run: [uptime]}, every: 1h}
        shut: {kind: text, source: {ssh: refused, run: [uptime]}, every: 1h}
      pages:
        Home:
          - name sum
          - new shut
      """)
    for widget in ["name", "sum", "new", "shut"] {
      let outcome = try await folder.run(
        "snapshot", "board.yaml", "--widget", widget, "--size", "44x8")
      #expect(outcome.ending == .exited(0), "\(outcome.standardError)")
      // The bottom line says in how many seconds it is tried again.
      let rows = outcome.standardOutput.split(separator: "\n").dropLast()
      try expectGolden(rows.joined(separator: "\n") + "\n", named: widget)
    }
    // Connections end with the host, which ends when nothing is wanted.
    let areClosed: Bool? = try await ask(for: .seconds(30)) {
      try await connections().isEmpty ? true : nil
    }
    #expect(areClosed == true)
  }

  @Test func keysWithoutEffectAreMistakes() async throws {
    let complaint = try await folder.complaint(
      """
      widgets:
        disk: {kind: text, source: {ssh: web1, run: [df], folder: /srv, allow: {network: yes}}}
        evil: {kind: text, source: {ssh: -oProxyCommand=id, run: [df]}}
      pages:
        Home: [disk, evil]

      """)
    try expectGolden(complaint, named: "mistakes")
  }

  @Test func checkSaysThatItHasNoSandbox() async throws {
    try folder.write(
      "board.yaml",
      """
      widgets:
        disk: {kind: text, source: {ssh: web1, run: [no-such-program-here]}}
      pages:
        Home: [disk]
      """)
    let outcome = try await folder.run("check", "--strict", "board.yaml")
    #expect(outcome.ending == .exited(0), "\(outcome.standardError)")
    let said = outcome.standardOutput + outcome.standardError
    #expect(said.contains("disk: trusted: its program runs without a sandbox"), "\(said)")
  }
}
