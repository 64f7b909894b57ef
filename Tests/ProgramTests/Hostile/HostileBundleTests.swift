import Glibc
import Testing
import WidgetArchive
import WidgetTesting

/// Bundles that try to leave their sandbox.
@Suite(.fewAtOnce)
struct HostileBundleTests {
  /// What a bundle tries, by the name that it notes if it succeeds. `$2` is its folder.
  private static let attempts = [
    "key": "cat \"$HOME/.ssh/id_ed25519\"",
    "home": "ls \"$HOME\"",
    "start": "echo evil >>\"$HOME/.bashrc\"",
    "program": "echo /bin/sh >\"$2/executable\"",
    "folder": "mv \"$2/wants\" \"$2/other\"",
    "state": "ls \"$2/../../timelines\"",
    "starter": "cat /proc/$PPID/environ",
    "network": "python3 -c 'import socket; socket.socket()'",
    "sockets": "python3 -c 'import socket; socket.socket(socket.AF_UNIX)'",
    "modes": "chmod 777 \"$HOME/.ssh\" && test \"$(stat -c %a \"$HOME/.ssh\")\" = 777",
    "secret": "test -n \"$TOKEN\"",
    "link": "ln -s \"$HOME/.ssh\" \"$2/timelines/l\" && cat \"$2/timelines/l/id_ed25519\"",
  ]

  private func stand(_ settings: String, host: String, describe: String = "") throws -> BoardFolder
  {
    let folder = BoardFolder(["TOKEN": "secret"])
    mkdir("\(folder.path)/.ssh", 0o700)
    try folder.write(".ssh/id_ed25519", "key\n")
    mkdir("\(folder.path)/bin", 0o700)
    try folder.write(
      program: "bin/bundle",
      """
      #!/bin/sh
      case "$1" in
      describe)
      \(describe)
      echo '\(BundleStand.description)';;
      host)
      \(host)
      echo $$ >"$2/host"
      sleep 100;;
      esac

      """)
    try folder.write(
      "board.yaml",
      """
      bundles:
        shop: {program: ./bin/bundle\(settings)}
      widgets:
        orders: {kind: orders}
      pages: {Home: [orders]}
      """)
    return folder
  }

  /// Returns what the host of the folder's bundle said.
  private func said(_ folder: BoardFolder, until end: String) async throws -> [String] {
    let dashboard = try await folder.dashboard("board.yaml")
    let said: [String]? = try await ask(for: .seconds(30), every: .milliseconds(50)) {
      guard let bundle = folder.shared.bundles.first,
        let text = try TextFile.read("\(bundle.timelines)/.said")
      else { return nil }
      let lines = text.split(separator: "\n").map(String.init)
      return lines.contains(end) ? lines : nil
    }
    try await dashboard.send("q")
    return try #require(said)
  }

  private static var script: String {
    attempts.sorted { $0.key < $1.key }.map { name, attempt in
      "( \(attempt) ) >/dev/null 2>&1 && echo \(name) >>\"$2/timelines/.said\""
    }.joined(separator: "\n") + "\necho done >>\"$2/timelines/.said\""
  }

  @Test func reachesNothing() async throws {
    let folder = try stand("", host: Self.script, describe: "echo evil >>\"$HOME/.bashrc\"")
    defer { folder.endHost() }
    #expect(try await said(folder, until: "done") == ["done"])
    #expect(try TextFile.read("\(folder.path)/.bashrc") == nil)
  }

  /// The same script reaches it all if the board trusts it, so that it shows something.
  @Test func reachesAllIfItIsTrusted() async throws {
    let folder = try stand(", trusted: yes", host: Self.script)
    defer { folder.endHost() }
    let said = Set(try await said(folder, until: "done"))
    let missing = Set(Self.attempts.keys).subtracting(said)
    #expect(missing.isSubset(of: ["state", "starter"]), "\(missing)")
    let check = try await folder.run("check", "board.yaml")
    #expect(
      check.standardOutput.contains("bundle shop: trusted: its program runs without a sandbox"),
      "\(check)")
  }

  /// The kernel's rules are about files: the host of a program that runs on has to be another one.
  @Test func readsAPermittedFileThatIsReplaced() async throws {
    let program = try Program.systems().path
    let folder = BoardFolder()
    defer { folder.endHost() }
    func wallet(_ store: String) throws {
      try folder.write(
        "wallet.json",
        #"{"version": 1, "cards": [{"id": "a", "store": "\#(store)", "number": "1"}], "uses": []}"#)
    }
    try folder.write(
      "board.yaml",
      """
      bundles:
        systems: {program: \(program), allow: {read: wallet.json}}
      widgets:
        card: {kind: card, container: wallet.json, card: a}
      pages: {Home: [card]}
      """)
    // The host begins before there is such a file.
    let dashboard = try await folder.dashboard("board.yaml")
    try await dashboard.waitFor(.seconds(20)) { $0.contains("no wallet yet") }
    try wallet("Corner Bakery")
    try await dashboard.send("r")
    try await dashboard.waitFor(.seconds(20)) { $0.contains("Corner Bakery") }
    try wallet("Tea Hut")
    try await dashboard.send("r")
    try await dashboard.waitFor(.seconds(20)) { $0.contains("Tea Hut") }
  }

  @Test func isRefusedWhatOnlyOthersAreAllowed() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    try folder.write(
      "wallet.json",
      #"{"version": 1, "cards": [{"id": "a", "store": "Tea Hut", "number": "1"}], "uses": []}"#)
    let program = try Program.systems().path
    try folder.write(
      "board.yaml",
      """
      bundles:
        systems: \(program)
        allowed: {program: \(program), allow: {read: wallet.json}}
      widgets:
        no: {kind: systems/card, container: wallet.json, card: a}
        yes: {kind: allowed/card, container: wallet.json, card: a}
      pages: {Home: [no yes]}
      """)
    let dashboard = try await folder.dashboard("board.yaml", columns: 100)
    let screen = try await dashboard.waitFor(.seconds(20)) {
      $0.contains("Tea Hut") && $0.contains("denied")
    }
    #expect(screen.components(separatedBy: "Tea Hut").count == 2, "\(screen)")
  }
}
