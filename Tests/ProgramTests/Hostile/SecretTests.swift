import FoundationEssentials
import Glibc
import TestServers
import Testing
import WidgetArchive
import WidgetTesting

/// Secrets from every kind of place in every kind of source, and all that any process wrote meanwhile.
@Suite(.fewAtOnce)
struct SecretTests {
  /// The secrets, which occur nowhere else; none begins as another does.
  private static let canaries = [
    "file": "canary-of-file-4711-Qx", "env": "robin-of-env-0815-Wy",
    "command": "finch-of-command-1234-Ez", "keyring": "wren-of-keyring-9876-Ru",
  ]

  private static let server = #"""
    import http.server, json, sys, threading
    folder = sys.argv[1]
    ports = []
    class Handler(http.server.BaseHTTPRequestHandler):
        def log_message(self, *words): pass
        def do_GET(self):
            port = self.server.server_address[1]
            name = self.path.split("?")[0].strip("/")
            seen = json.dumps({"path": self.path, "headers": dict(self.headers)})
            with open(folder + "/seen-" + str(ports.index(port)), "a") as file: file.write(seen + "\n")
            body = b"calm" if name == "calm" else ("answer to " + seen).encode()
            self.send_response({"fail": 500, "denied": 401, "redirect": 302}.get(name, 200))
            if name == "redirect":
                self.send_header("Location", "http://localhost:" + str(ports[1]) + "/echo")
            self.send_header("ETag", '"v1"')
            self.send_header("Content-Type", "text/plain")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)
    servers = [http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler) for _ in range(2)]
    ports += [server.server_address[1] for server in servers]
    for server in servers: threading.Thread(target=server.serve_forever, daemon=True).start()
    with open(folder + "/ports.new", "w") as file: file.write(" ".join(map(str, ports)) + "\n")
    import os; os.rename(folder + "/ports.new", folder + "/ports")
    threading.Event().wait()
    """#

  private static func board(port: Int) -> String {
    let address = "http://127.0.0.1:\(port)"
    return """
      secrets:
        file: {file: hidden/file}
        env: {env: SHOP_TOKEN}
        command: {command: [cat, hidden/command]}
        keyring: {keyring: shop}
      widgets:
        header: {kind: text, source: {http: "\(address)/echo", headers: {Authorization: "Bearer ${secret:file}"}}, every: 1s}
        param: {kind: text, source: {http: "\(address)/echo?key=${secret:env}"}, every: 1s}
        basic: {kind: text, source: {http: "http://user:${secret:command}@127.0.0.1:\(port)/echo"}, every: 1s}
        calm: {kind: text, source: {http: "\(address)/calm?key=${secret:env}"}, every: 1s}
        fail: {kind: text, source: {http: "\(address)/fail", headers: {X-Key: "${secret:keyring}"}}, every: 1s}
        denied: {kind: text, source: {http: "\(address)/denied?key=${secret:file}"}, every: 1s}
        redirect: {kind: text, source: {http: "\(address)/redirect", headers: {Authorization: "Bearer ${secret:env}", Cookie: "id=${secret:file}"}}, every: 1s}
        sql: {kind: metric, source: {postgres: "postgresql://me:${secret:command}@127.0.0.1:1/shop", query: "select 1"}, every: 1s}
        run:
          kind: text
          source: {shell: 'echo "run $TOKEN"', environment: {TOKEN: "${secret:keyring}"}}
          every: 1s
        broken:
          kind: text
          source: {shell: 'echo "no $TOKEN" >&2; exit 3', environment: {TOKEN: "${secret:env}"}}
          every: 1s
          alert: {failed: yes, run: [sh, -c, 'echo "$WIDGETTUI_VALUE" >>said']}
        flow: {kind: log, source: {stream: [sh, -c, 'echo "flow $TOKEN"; echo "$TOKEN" >&2; sleep 60'], environment: {TOKEN: "${secret:command}"}}}
      pages:
        Home:
          - header param basic fail
          - denied redirect sql run
          - broken flow calm .
      """
  }

  /// The texts of all processes' command lines that were seen while `body` ran.
  private func commandLines(during body: () async throws -> Void) async throws -> [String] {
    let sampling = Task.detached { () -> Set<String> in
      var lines: Set<String> = []
      while !Task.isCancelled {
        for process in FileAccess.names(in: "/proc") where Int(process) != nil {
          // The test's own processes tell no secret either.
          if let line = try? TextFile.read("/proc/\(process)/cmdline") { lines.insert(line) }
        }
        try? await Task.sleep(for: .milliseconds(50))
      }
      return lines
    }
    defer { sampling.cancel() }
    try await body()
    sampling.cancel()
    return Array(await sampling.value)
  }

  /// The paths of all files in a folder but the places of the secrets.
  private static func files(in folder: String) -> [String] {
    FileAccess.names(in: folder).filter { $0 != "hidden" }.flatMap { name -> [String] in
      let path = "\(folder)/\(name)"
      var status = stat()
      guard lstat(path, &status) == 0 else { return [] }
      switch status.st_mode & S_IFMT {
      case S_IFDIR: return files(in: path)
      case S_IFREG: return [path]
      default: return []
      }
    }
  }

  /// The names of the secrets that occur in some bytes.
  private static func secrets(in bytes: some Collection<UInt8>) -> [String] {
    let text = String(decoding: bytes, as: UTF8.self)
    return canaries.filter { _, secret in
      text.contains(secret) || text.contains(Data("user:\(secret)".utf8).base64EncodedString())
    }.map(\.key).sorted()
  }

  private func start(in folder: BoardFolder) async throws -> (
    child: Child, ports: [Int], seen: ScratchFolder
  ) {
    let seen = ScratchFolder()
    let child = try Child(["python3", "-c", Self.server, seen.path]) {
      for number: Int32 in 0...2 {
        posix_spawn_file_actions_addopen(&$0, number, "/dev/null", O_RDWR, 0)
      }
    }
    let ports: [Int]? = try await ask(for: .seconds(10)) {
      try TextFile.read("\(seen.path)/ports")?.dropLast().split(separator: " ").compactMap {
        Int($0)
      }
    }
    return (child, try #require(ports), seen)
  }

  private func plant(in folder: BoardFolder, port: Int) throws {
    try TextFile.write("", to: "\(folder.path)/hidden/empty")
    for name in ["file", "command", "keyring"] {
      let path = "\(folder.path)/hidden/\(name)"
      try TextFile.write(Self.canaries[name, default: ""] + "\n", to: path)
      try #require(chmod(path, 0o600) == 0)
    }
    // In place of the keyring's own program.
    let tool = "\(folder.path)/bin/secret-tool"
    try ProgramFile.write(
      "#!/bin/sh\necho \"secret = $(cat \"$HOME/hidden/keyring\")\"\n", to: tool)
    try FileAccess.makeFolder("\(folder.path)/tmp")
    try folder.write("board.yaml", Self.board(port: port))
  }

  @Test func secretsAreInNothingThatIsWritten() async throws {
    let folder = BoardFolder([
      "SHOP_TOKEN": Self.canaries["env", default: ""]
    ])
    let (server, ports, seen) = try await start(in: folder)
    defer { server.end() }
    defer { folder.endHost() }
    try plant(in: folder, port: ports[0])
    var environment = folder.environment
    environment["PATH"] =
      "\(folder.path)/bin:" + (environment["PATH"].flatMap { $0 } ?? "/usr/bin:/bin")
    environment["TMPDIR"] = "\(folder.path)/tmp"
    for (name, path) in ["CONFIG", "CACHE", "DATA"].map({ ($0, $0.lowercased()) }) {
      environment["XDG_\(name)_HOME"] = "\(folder.path)/\(path)"
    }
    var texts: [(name: String, text: String)] = []
    let lines = try await commandLines {
      let session = try await TmuxSession(
        [
          "sh", "-c", "ulimit -c unlimited; exec \"$@\"", "sh", try Program.widgettui().path,
          "board.yaml",
        ],
        columns: 160, rows: 40, environment: environment, directory: folder.path)
      try await session.waitFor(.seconds(40)) { screen in
        screen.contains("run •••") && screen.contains("calm") && screen.contains("flow •••")
          && screen.contains("exit 3")
          && screen.contains("500")
      }
      texts.append(("the screen", try await session.screen(colors: true)))
      let source = "{http: \"http://127.0.0.1:\(ports[0])/fail?key=${secret:env}\"}"
      for arguments in [
        ["snapshot", "board.yaml"], ["snapshot", "board.yaml", "--format", "json"],
        ["why", "header"],
        ["why", "denied"], ["why", "redirect"], ["why", "sql"], ["why", "broken"],
        ["timeline", "param"], ["plan"], ["check", "board.yaml"],
        ["check", "board.yaml", "--live"],
        ["reload", "header"], ["alarms"], ["try", source, "--board", "board.yaml"],
      ] {
        let outcome = try await Program.widgettui().run(
          arguments, environment: environment, directory: folder.path, timeout: .seconds(40))
        texts.append(("\(arguments)", outcome.standardOutput + outcome.standardError))
      }
      let line = try await Program.status().run(["fail", "run", "param"], environment: environment)
      texts.append(("the status line", line.standardOutput + line.standardError))
      let said: Bool? = try await ask(for: .seconds(20)) {
        TextFile.exists("\(folder.path)/said") ? true : nil
      }
      #expect(said == true)
      let host = try #require(folder.host)
      texts.append(("the host's variables", try TextFile.read("/proc/\(host)/environ") ?? ""))
      try await expectNoCore(of: host, in: folder)
      try await session.send("q")
      #expect(try await session.waitForEnd() == 0)
    }
    for (name, text) in texts + lines.map({ ("a command line", $0) }) {
      #expect(Self.secrets(in: text.utf8) == [], "\(name): \(text)")
    }
    let written = Self.files(in: folder.path)
    // What is kept of an answer does not tell what was asked.
    let answers = written.filter { $0.contains("/answer-") }
    #expect(
      try answers.contains {
        String(decoding: try FileAccess.read($0) ?? [], as: UTF8.self).hasSuffix("\ncalm")
      })
    for path in written {
      #expect(Self.secrets(in: try FileAccess.read(path) ?? []) == [], "\(path)")
    }
    // The server got them all, and the one to which it redirected none.
    let got = try FileAccess.read("\(seen.path)/seen-0") ?? []
    #expect(Self.secrets(in: got) == ["command", "env", "file", "keyring"])
    #expect(Self.secrets(in: try FileAccess.read("\(seen.path)/seen-1") ?? []) == [])
    #expect(TextFile.exists("\(seen.path)/seen-1"))
  }

  /// Kills the host by a signal that writes its memory to a file, where this machine does so for others.
  private func expectNoCore(of host: pid_t, in folder: BoardFolder) async throws {
    if geteuid() != 0 {
      for name in ["mem", "environ"] {
        #expect(open("/proc/\(host)/\(name)", O_RDONLY) < 0 && errno == EACCES)
      }
    }
    kill(host, SIGSEGV)
    let hasEnded: Bool? = try await ask(for: .seconds(20)) { JobShell.isRunning(host) ? nil : true }
    #expect(hasEnded == true)
    #expect(FileAccess.names(in: folder.path).filter { $0.hasPrefix("core") } == [])
  }
}
