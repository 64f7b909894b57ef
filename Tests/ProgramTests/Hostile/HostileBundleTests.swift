import Glibc
import Testing
import WidgetArchive
import WidgetBase
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
    "wants": "echo x >\"$2/wants/1234\" || echo x >\"$2/other/1234\"",
    "state": "ls \"$2/../../timelines\"",
    "starter": "cat /proc/$PPID/environ",
    "network": "python3 -c 'import socket; socket.socket()'",
    "sockets": "python3 -c 'import socket; socket.socket(socket.AF_UNIX)'",
    "modes": "chmod 777 \"$HOME/.ssh\" && test \"$(stat -c %a \"$HOME/.ssh\")\" = 777",
    "secret": "test -n \"$TOKEN\"",
    "prefixes": "test -n \"$WIDGETTUI_SHOP_TOKEN$SWIFT_PASSWORD$LD_TOKEN\"",
    // Who lists a folder keeps others from changing it meanwhile.
    "processes": "ls /proc",
    "list": "ls \"$2\"",
    "link": "ln -s \"$HOME/.ssh\" \"$2/timelines/l\" && cat \"$2/timelines/l/id_ed25519\"",
  ]

  /// The kernel takes the locks of both folders of a rename before it looks at rights, unless they are on different
  /// mounts, which few containers allow.
  private static let renaming = """
    import errno, os, sys
    try: os.rename(sys.argv[1], sys.argv[2])
    except OSError as error: sys.exit(error.errno == errno.EXDEV)
    """

  private func stand(
    _ settings: String, host: String, describe: String = "", command: String? = nil
  ) throws -> BoardFolder {
    let folder = BoardFolder([
      "TOKEN": "secret", "WIDGETTUI_SHOP_TOKEN": "secret", "SWIFT_PASSWORD": "secret",
      "LD_TOKEN": "secret",
    ])
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
        orders: {kind: orders}\(command.map { "\n  command: {kind: text, source: \($0), every: 1s}" } ?? "")
      pages: {Home: [orders\(command == nil ? "" : ", command")]}
      """)
    return folder
  }

  /// Returns what the host of the folder's bundle said, which a dashboard started.
  private func said(_ folder: BoardFolder, until end: String) async throws -> [String] {
    let dashboard = try await folder.dashboard("board.yaml")
    let said = try await whatIsSaid(folder, until: end)
    // A dashboard that still runs would note the end of a host, and when to start the next.
    try await dashboard.send("q")
    #expect(try await dashboard.waitForEnd() == 0)
    return try #require(said)
  }

  private func whatIsSaid(_ folder: BoardFolder, until end: String) async throws -> [String]? {
    try await ask(for: .seconds(60), every: .milliseconds(50)) {
      guard let bundle = folder.shared.bundles.first,
        let text = try TextFile.read("\(bundle.timelines)/.said")
      else { return nil }
      let lines = text.split(separator: "\n").map(String.init)
      return lines.contains(end) ? lines : nil
    }
  }

  private static let locks =
    "cd \"$2/timelines\" && mkdir a && python3 -c '\(renaming)' a \"$HOME/none\""

  private static let possible = attempts.merging(UserNamespace.canMount() ? ["locks": locks] : [:])
  { one, _ in one }

  private static var script: String {
    possible.sorted { $0.key < $1.key }.map { name, attempt in
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
    let missing = Set(Self.possible.keys).subtracting(said)
    #expect(missing.isSubset(of: ["state", "starter"]), "\(missing)")
    let check = try await folder.run("check", "board.yaml")
    #expect(
      check.standardOutput.contains("bundle shop: trusted: its program runs without a sandbox"),
      "\(check)")
  }

  /// Whoever checks a board may still have to read it.
  @Test func aTrustedBundleDescribesItselfInASandboxUntilItRuns() async throws {
    let describe = "echo evil >>\"$HOME/.bashrc\""
    let folder = try stand(", trusted: yes", host: "", describe: describe)
    let check = try await folder.run("check", "board.yaml")
    #expect(check.ending == .exited(0), "\(check)")
    #expect(try TextFile.read("\(folder.path)/.bashrc") == nil)
    _ = try await folder.run("check", "--live", "board.yaml")
    #expect(try TextFile.read("\(folder.path)/.bashrc") == "evil\n")
  }

  /// Nor does it get what the board permits it.
  @Test(arguments: [["board.yaml"], ["--format", "json", "board.yaml"]])
  func aBundleGetsNoPermissionUntilItRuns(arguments: [String]) async throws {
    let describe = "cat \"$HOME/.ssh/id_ed25519\" >\"$HOME/shared/key\" 2>&1"
    let folder = try stand(", allow: {read: .ssh, write: shared}", host: "", describe: describe)
    mkdir("\(folder.path)/shared", 0o700)
    let check = try await folder.run(["check"] + arguments)
    #expect(check.ending == .exited(0), "\(check)")
    #expect(try TextFile.read("\(folder.path)/shared/key") == nil)
    _ = try await folder.run(["check", "--live"] + arguments)
    #expect(try TextFile.read("\(folder.path)/shared/key") != nil)
  }

  /// Nor does it leave anything in the state.
  @Test(arguments: [["board.yaml"], ["--live", "board.yaml"]])
  func aBundleLeavesNothingWhereItIsDescribed(arguments: [String]) async throws {
    let describe = """
      echo left >"$WIDGETTUI_ACTIVITIES/left"
      echo left >"$XDG_CACHE_HOME/left"
      """
    let folder = try stand("", host: "", describe: describe)
    let check = try await folder.run(["check"] + arguments)
    #expect(check.ending == .exited(0), "\(check)")
    let bundle = try #require(folder.shared.bundles.first)
    let names = FileAccess.names(in: bundle.path)
    #expect(Set(names).isSubset(of: ["description", "executable"]), "\(names)")
  }

  /// A bundle that describes nothing without its rights is said to need them.
  @Test func aTrustedBundleThatNeedsItsRightsIsAskedWhenItRuns() async throws {
    let describe = "cat \"$HOME/.ssh/id_ed25519\" >/dev/null || exit 1"
    let folder = try stand(", trusted: yes", host: "", describe: describe)
    let check = try await folder.run("check", "board.yaml")
    #expect(
      check.standardError.contains("in a sandbox; --live asks it as the board says"), "\(check)")
    let live = try await folder.run("check", "--live", "board.yaml")
    #expect(!live.standardError.contains("in a sandbox"), "\(live)")
  }

  /// A command of the board decides where a link in what it may write leads, and not what the bundle reads: with
  /// a dashboard, and with a status line, which starts the host without having read the board.
  @Test(arguments: [true, false])
  func readsNothingThroughTheLinkOfACommand(mayWrite: Bool) async throws {
    let command = "{run: [\"true\"]\(mayWrite ? ", allow: {write: src/shared}" : "")}"
    let read = """
      cat "$HOME/src/shared/data/id_ed25519" >/dev/null 2>&1 && echo key >>"$2/timelines/.said"
      echo done >>"$2/timelines/.said"
      """
    let folder = try stand(", allow: {read: src/shared/data}", host: read, command: command)
    defer { folder.endHost() }
    try FileAccess.makeFolder("\(folder.path)/src/shared")
    if mayWrite {
      symlink("\(folder.path)/.ssh", "\(folder.path)/src/shared/data")
    } else {
      try folder.write("src/shared/data/id_ed25519", "not private\n")
    }
    let expected = mayWrite ? ["done"] : ["key", "done"]
    #expect(try await said(folder, until: "done") == expected)

    let bundle = try #require(folder.shared.bundles.first)
    // The script tells its number last; what it started has the lease as well.
    let number: pid_t? = try await ask(for: .seconds(30)) {
      try TextFile.read(bundle.hostFile)?.split(separator: "\n").first.flatMap { pid_t($0) }
    }
    let host = try #require(number)
    kill(-host, SIGKILL)
    // What still ends has the lease, and a status line starts no other host beside it.
    let isGone: Bool? = try await ask(for: .seconds(30)) { kill(-host, 0) == -1 ? true : nil }
    #expect(isGone == true)
    unlink("\(bundle.timelines)/.said")
    _ = try await Program.status().run(
      ["orders"], environment: folder.environment, directory: folder.path, timeout: .seconds(60))
    #expect(try await whatIsSaid(folder, until: "done") == expected)
  }

  /// A bundle decides where a link in what it may write leads, and not what a command reads.
  @Test func noCommandReadsThroughItsLink() async throws {
    let link = """
      ln -s "$HOME/.ssh" "$HOME/shared/data" && echo done >>"$2/timelines/.said"
      """
    let folder = try stand(
      ", allow: {write: shared}", host: link,
      command: "{shell: \"cat shared/data/id_ed25519; echo tried\"}")
    defer { folder.endHost() }
    mkdir("\(folder.path)/shared", 0o700)
    try folder.write(".ssh/id_ed25519", "canary\n")
    #expect(try await said(folder, until: "done") == ["done"])
    let dashboard = try await folder.dashboard("board.yaml")
    let screen = try await dashboard.waitFor(.seconds(30)) {
      $0.contains("tried") || $0.contains("canary")
    }
    #expect(!screen.contains("canary"), "\(screen)")
    try await dashboard.send("q")
  }

  /// A shell may have left a file or a terminal open that no sandbox would let the bundle open.
  @Test func getsNoDescriptorOfTheShell() async throws {
    let folder = try stand(
      "",
      host: """
        ls /proc/self/fd >"$2/timelines/.all"
        ( cat <&9 ) 2>/dev/null >>"$2/timelines/.said"
        echo done >>"$2/timelines/.said"
        """)
    defer { folder.endHost() }
    let program = try Program.widgettui().path
    let dashboard = try await TmuxSession(
      ["sh", "-c", "exec 9<.ssh/id_ed25519; exec '\(program)' board.yaml"], columns: 80, rows: 24,
      environment: folder.environment, directory: folder.path)
    let said = try await whatIsSaid(folder, until: "done")
    try await dashboard.send("q")
    #expect(said == ["done"])
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

  /// A bundle that is asked for its widgets reads nothing of the folder in which the user stands.
  @Test func theFolderOfTheUserIsNotRead() async throws {
    let folder = BoardFolder()
    mkdir("\(folder.path)/project", 0o700)
    try folder.write("project/note", "a private note\n")
    try write(
      bundle: "#!/bin/sh\ncat '\(folder.path)/project/note' >&2\nexit 1\n", in: folder)
    try folder.write("board.yaml", "bundles: {shop: ./bin/bundle}\npages: {Home: [clock]}\n")
    let outcome = try await Program.widgettui().run(
      ["check", "../board.yaml"], environment: folder.environment,
      directory: "\(folder.path)/project", timeout: .seconds(60))
    let text = outcome.standardOutput + outcome.standardError
    #expect(text.contains("Permission denied"))
    #expect(!text.contains("private"))
  }

  private func write(bundle script: String, in folder: BoardFolder) throws {
    mkdir("\(folder.path)/bin", 0o700)
    try folder.write(program: "bin/bundle", script)
  }

  /// A bundle says how opening an address ended once: each word more would have the widget read again.
  @Test func onlyTheLastOfManyAnswersCounts() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    try write(
      bundle: """
        #!/bin/sh
        case "$1" in
        describe) echo '{"widgettui-bundle": 1, "widgets": [
          {"kind": "orders", "name": "Orders", "families": ["small"], "schemes": ["shop"]}]}';;
        answer)
        echo '{"state": "loading", "lines": ["one moment"]}'
        yes '{"state": "done", "lines": ["again"], "reloads": true}' | head -10000
        echo '{"state": "done", "lines": ["ready"]}';;
        esac

        """, in: folder)
    try folder.write(
      "board.yaml",
      "bundles: {shop: ./bin/bundle}\nwidgets: {orders: {kind: orders}}\npages: {Home: [orders]}\n")
    let outcome = try await Program.widgettui().run(
      ["open", "shop://order/1", "--board", "board.yaml"], environment: folder.environment,
      directory: folder.path, timeout: .seconds(60))
    #expect(outcome.standardOutput == "ready\n", "\(outcome)")
  }

  /// A range whose end lies before its beginning is the fault of its bundle alone.
  /// A bundle may call its parameters as it likes, and gets nothing of the fleet with that.
  @Test func aBundleIsNotToldOfTheFleet() async throws {
    let folder = BoardFolder()
    try write(
      bundle: """
        #!/bin/sh
        echo '{"widgettui-bundle": 1, "widgets": [{"kind": "orders", "families": ["small"],
          "parameters": [{"key": "source"}, {"key": "ask"}]}]}'

        """, in: folder)
    let board = """
      bundles: {shop: ./bin/bundle}
      widgets: {orders: {kind: orders, source: Berlin, ask: much}}
      pages: {Home: [orders]}

      """
    try folder.write(
      "board.yaml",
      "fleet: {postgres: \"postgresql://dash:hunter2hunter2@127.0.0.1:1/f\"}\n\(board)")
    let dashboard = try await folder.dashboard("board.yaml")
    let want: String? = try await ask(for: .seconds(60), every: .milliseconds(100)) {
      guard let bundle = folder.shared.bundles.first else { return nil }
      let texts = FileAccess.names(in: bundle.wants).compactMap {
        try? TextFile.read("\(bundle.wants)/\($0)")
      }
      return texts.first { $0.contains("Berlin") }
    }
    try await dashboard.send("q")
    #expect(try await dashboard.waitForEnd() == 0)
    folder.endHost()
    #expect(try #require(want).contains("hunter2") == false)
    // Without a fleet the parameter is one all the same.
    try folder.write("board.yaml", board)
    let snapshot = try await folder.run("snapshot", "board.yaml")
    #expect(!snapshot.standardError.contains("no fleet"), "\(snapshot)")
  }

  @Test func aRangeThatIsNoneIsOneBrokenTile() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    try write(
      bundle: """
        #!/bin/sh
        echo '{"widgettui-bundle": 1, "widgets": [{"kind": "orders", "families": ["small"],
          "parameters": [{"key": "n", "type": {"within": "integer", "from": 9, "to": 1}}]}]}'

        """, in: folder)
    try folder.write(
      "board.yaml",
      """
      bundles: {shop: ./bin/bundle}
      widgets:
        orders: {kind: orders, n: 5}
        note: {kind: text, source: {run: [echo, beside it]}}
      pages: {Home: [orders note]}
      """)
    let check = try await folder.run("check", "board.yaml")
    #expect(check.ending == .exited(1), "\(check)")
    let words = check.standardOutput + check.standardError
    #expect(words.contains("parameter \"n\" of kind orders cannot be used"), "\(words)")
    let snapshot = try await folder.run("snapshot", "board.yaml")
    #expect(snapshot.standardOutput.contains("beside it"), "\(snapshot)")
  }
}
