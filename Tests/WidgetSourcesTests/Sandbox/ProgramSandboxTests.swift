import FoundationEssentials
import Glibc
import Testing
import WidgetSettings

@testable import WidgetSources

/// Tests of what programs can do in a sandbox, in each separation that a kernel may permit.
@Suite struct ProgramSandboxTests {
  private func run(
    _ script: String, _ permissions: Permissions = Permissions(), cache: String? = nil,
    folder: String = "/usr", separation: ProgramSandbox.Separation = .best
  ) throws -> CommandOutput {
    var sandbox = ProgramSandbox(permissions, cache: cache)
    sandbox.separation = separation
    return try Command(
      ["sh", "-c", script], environment: sandbox.environment(.own), folder: folder, timeout: 60,
      sandbox: sandbox
    ).run()
  }

  @Test(arguments: ProgramSandbox.Separation.allCases)
  func usualProgramsWork(_ separation: ProgramSandbox.Separation) throws {
    let script = """
      set -e
      date >/dev/null; df -h / >/dev/null; grep -q MemTotal /proc/meminfo; cat /etc/passwd >/dev/null
      id -un >/dev/null; uptime -p >/dev/null; sort /etc/group | head -1 >/dev/null; nproc >/dev/null
      python3 -c 'import json, subprocess; subprocess.check_output(["true"])'
      head -c 4 /dev/urandom | wc -c
      """
    let result = try run(script, separation: separation)
    #expect(result.text == "4\n", "\(result.lastErrorLine)")
  }

  @Test(arguments: ProgramSandbox.Separation.allCases)
  func endingAndOutputsAreTheProgram(_ separation: ProgramSandbox.Separation) throws {
    let result = try run("echo out; echo err >&2; exit 7", separation: separation)
    #expect(result.ending == .exit(7))
    #expect(result.text == "out\n")
    #expect(result.lastErrorLine == "err")
    #expect(try run("kill -SEGV $$", separation: separation).ending == .signal(Int(SIGSEGV)))
    #expect(try run("kill -TERM $$", separation: separation).ending == .signal(Int(SIGTERM)))
  }

  @Test(arguments: ProgramSandbox.Separation.allCases)
  func temporaryFolderIsItsOwnAndGoes(_ separation: ProgramSandbox.Separation) throws {
    let script = "echo x >$TMPDIR/file && cat $TMPDIR/file && chmod 700 $TMPDIR && echo $TMPDIR"
    let lines = try run(script, separation: separation).text.split(separator: "\n")
    #expect(lines.first == "x")
    let path = try #require(lines.last).description
    #expect(access(path, F_OK) != 0)
  }

  @Test(arguments: [ProgramSandbox.Separation.best, .user])
  func machinesTemporaryFolderIsPrivate(_ separation: ProgramSandbox.Separation) throws {
    let name = "/tmp/widgettui-test-\(UUID().uuidString)"
    #expect(
      try run("echo x >\(name); cat \(name); ls /tmp | wc -l", separation: separation).text
        == "x\n2\n")
    #expect(access(name, F_OK) != 0)
  }

  /// What it writes there is in memory, and is limited.
  @Test(arguments: [ProgramSandbox.Separation.best, .user])
  func temporaryFolderHasAFileSystemOfItsOwn(_ separation: ProgramSandbox.Separation) throws {
    let script = """
      stat -f -c %T "$TMPDIR"
      head -c 300000000 /dev/zero >"$TMPDIR/large" || stat -c %s "$TMPDIR/large"; rm "$TMPDIR/large"
      python3 -c 'import os, sys
      number = 0
      try:
        while number < 20000: os.mkdir(f"{sys.argv[1]}/{number}"); number += 1
      except OSError as error: print(error.strerror, number > 16000)' "$TMPDIR"
      """
    let result = try run(script, separation: separation)
    #expect(result.text == "tmpfs\n268435456\nNo space left on device True\n")
  }

  /// The machine's folder may have folders of users, as `pam_tmpdir` makes them.
  @Test(arguments: ["/tmp", "/tmp/widgettui-test-\(getpid())/7", "/var/tmp"])
  func temporaryFolderIsFoundByItsPath(_ parent: String) throws {
    try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    defer { if parent.hasSuffix("/7") { FolderRemoval.remove(FilePath.folder(of: parent)) } }
    let folder = try #require(ScratchFolder(in: parent))
    var sandbox = ProgramSandbox()
    sandbox.separation = .user
    let script = "echo x >\(folder.path)/y && cat \(folder.path)/y && echo y >/tmp/z && cat /tmp/z"
    let command = Command(["sh", "-c", script], environment: .own, folder: "/usr")
    var child = try ChildProcess(
      path: "/bin/sh", arguments: command.arguments, environment: ["PATH=/usr/bin:/bin"],
      folder: "/usr",
      confinement: Confinement(sandbox, of: command, program: "/bin/sh", temporary: folder.path),
      temporary: folder)
    var output = ChildOutput(child.output, limit: 100, keeping: .start)
    let hasEnded = child.waitsForEnd(orReadable: [], milliseconds: 20_000)
    output.drain()
    let ending = child.reap()
    #expect(hasEnded && ending == .exit(0))
    #expect(String(decoding: output.bytes, as: UTF8.self) == "x\ny\n")
    #expect(FileAccess.names(in: folder.path).isEmpty)
  }

  /// A program that may write the folder in which it lies could put a link in its place before it is permitted.
  @Test(arguments: ProgramSandbox.Separation.allCases)
  func aTemporaryFolderThatWasExchangedIsNone(_ separation: ProgramSandbox.Separation) throws {
    try withFolder { root throws in
      for name in ["tmp", "keys"] { mkdir("\(root)/\(name)", 0o700) }
      try "key".write(toFile: "\(root)/keys/key", atomically: false, encoding: .utf8)
      let folder = try #require(ScratchFolder(in: "\(root)/tmp"))
      rmdir(folder.path)
      symlink("\(root)/keys", folder.path)
      defer { unlink(folder.path) }
      var sandbox = ProgramSandbox()
      sandbox.separation = separation
      let keys = "\(root)/keys"
      let script = "cat \(folder.path)/key \(keys)/key /tmp/key; echo x >\(keys)/new; echo over"
      if let text = text(of: script, in: sandbox, temporary: folder) { #expect(text == "over\n") }
      #expect(access("\(keys)/new", F_OK) != 0)
    }
    // Others have their namespaces nevertheless.
    guard separation != .none else { return }
    #expect(try #require(Int(run("echo $$", separation: separation).text.trimmed)) < 50)
  }

  /// Returns what a shell's script prints with a temporary folder, or nil if it does not start.
  private func text(
    of script: String, in sandbox: ProgramSandbox, temporary folder: ScratchFolder
  ) -> String? {
    let command = Command(["sh", "-c", script], environment: .own, folder: "/usr")
    let confinement = Confinement(
      sandbox, of: command, program: "/bin/sh", temporary: folder.path)
    do throws(Errno) {
      var child = try ChildProcess(
        path: "/bin/sh", arguments: command.arguments, environment: ["PATH=/usr/bin:/bin"],
        folder: "/usr", confinement: confinement, temporary: folder)
      var output = ChildOutput(child.output, limit: 100, keeping: .start)
      let hasEnded = child.waitsForEnd(orReadable: [], milliseconds: 20_000)
      output.drain()
      _ = child.reap()
      return hasEnded ? String(decoding: output.bytes, as: UTF8.self) : ""
    } catch { return nil }
  }

  @Test(arguments: ProgramSandbox.Separation.allCases)
  func cacheLasts(_ separation: ProgramSandbox.Separation) throws {
    try withFolder { folder throws in
      let script = "cat $XDG_CACHE_HOME/file 2>/dev/null; echo kept >$XDG_CACHE_HOME/file"
      #expect(try run(script, cache: "\(folder)/cache", separation: separation).text == "")
      #expect(try run(script, cache: "\(folder)/cache", separation: separation).text == "kept\n")
    }
  }

  @Test(arguments: ProgramSandbox.Separation.allCases)
  func permissionsPermit(_ separation: ProgramSandbox.Separation) throws {
    try withFolder { folder throws in
      mkdir("\(folder)/data", 0o700)
      try "mine".write(toFile: "\(folder)/data/file", atomically: false, encoding: .utf8)
      let read = "cat \(folder)/data/file"
      let write = "echo more >\(folder)/data/other && mv \(folder)/data/other \(folder)/data/moved"
      #expect(try run(read, separation: separation).ending == .exit(1))
      var permissions = Permissions()
      permissions.read = ["\(folder)/data"]
      #expect(try run(read, permissions, separation: separation).text == "mine")
      #expect(try run(write, permissions, separation: separation).ending != .exit(0))
      permissions = Permissions()
      permissions.write = ["\(folder)/data"]
      #expect(try run(write, permissions, separation: separation).ending == .exit(0))
      #expect(try run(read, folder: "\(folder)/data", separation: separation).text == "mine")
    }
  }

  @Test func argumentsNameWhatMayBeRead() throws {
    try withFolder { folder throws in
      try "mine".write(toFile: "\(folder)/file", atomically: false, encoding: .utf8)
      var command = Command(["cat", "\(folder)/file"], environment: .own, folder: "/")
      command.sandbox = ProgramSandbox()
      #expect(try command.run().text == "mine")
      command.arguments = ["cat", "file"]
      command.folder = folder
      command.sandbox?.origin = ProcessEnvironment.own.adding(["HOME": folder])
      #expect(try command.run().text == "mine")
      command.arguments = ["ls", folder]
      #expect(try command.run().ending == .exit(2))
    }
  }

  /// A link that the program made in an earlier run leads nowhere, though the board, or its own command
  /// line, names it.
  @Test(arguments: ProgramSandbox.Separation.allCases)
  func linksInWhatItMayWriteAreNotFollowed(_ separation: ProgramSandbox.Separation) throws {
    try withFolder { folder throws in
      for name in ["own", "own/in", "keys"] { mkdir("\(folder)/\(name)", 0o700) }
      try "key".write(toFile: "\(folder)/keys/key", atomically: false, encoding: .utf8)
      let script = "cat \(folder)/keys/key; echo x >\(folder)/keys/key"
      var permissions = Permissions()
      permissions.write = ["\(folder)/own", "\(folder)/own/writable"]
      permissions.read = ["\(folder)/own/in/readable"]
      for name in ["-c", "writable", "in/readable"] {
        symlink("\(folder)/keys", "\(folder)/own/\(name)")
      }
      let result = try run(script, permissions, folder: "\(folder)/own", separation: separation)
      #expect(result.text == "" && result.ending != .exit(0))
      #expect(try String(contentsOfFile: "\(folder)/keys/key", encoding: .utf8) == "key")
    }
  }

  /// A program that may write a folder leads no other one, which has a place in it, to what is elsewhere.
  @Test(arguments: ProgramSandbox.Separation.allCases)
  func linksInWhatAnotherMayWriteAreNotFollowed(_ separation: ProgramSandbox.Separation) throws {
    try withFolder { folder throws in
      for name in ["shared", "keys"] { mkdir("\(folder)/\(name)", 0o700) }
      for name in ["shared/file", "keys/key"] {
        try "text".write(toFile: "\(folder)/\(name)", atomically: false, encoding: .utf8)
      }
      symlink("\(folder)/keys", "\(folder)/shared/today")
      symlink("\(folder)/keys/key", "\(folder)/shared/key")
      symlink("\(folder)/shared/file", "\(folder)/shared/other")
      // Nor does a program that it replaced say where it is from.
      try "#!/bin/sh\ncat ${0%/*}/key \(folder)/keys/key".write(
        toFile: "\(folder)/keys/run", atomically: false, encoding: .utf8)
      chmod("\(folder)/keys/run", 0o700)
      symlink("\(folder)/keys/run", "\(folder)/shared/run")
      WrittenFolders.note(["\(folder)/shared"])
      var permissions = Permissions()
      permissions.read = ["today", "key", "file", "other"].map { "\(folder)/shared/\($0)" }
      func text(_ path: String, in start: String = "/usr") throws -> String {
        try run("cat \(path)", permissions, folder: start, separation: separation).text
      }
      #expect(try text("\(folder)/shared/today/key", in: "\(folder)/shared/today") == "")
      #expect(try text("\(folder)/shared/key") == "")
      #expect(try text("\(folder)/keys/key", in: "\(folder)/shared/today") == "")
      var sandbox = ProgramSandbox(permissions)
      sandbox.separation = separation
      let replaced = try? Command(
        ["\(folder)/shared/run"], environment: sandbox.environment(.own), folder: "/usr",
        timeout: 60,
        sandbox: sandbox
      ).run()
      #expect(replaced?.text.contains("text") != true)
      #expect(try text("\(folder)/shared/file") == "text")
      #expect(try text("\(folder)/shared/other") == "text")
    }
  }

  /// A host or a status line starts programs whose board another process has read.
  @Test func linksInWhatProgramsOfOtherBoardsMayWriteAreNotFollowed() throws {
    try withFolder { folder throws in
      for name in ["shared", "late", "keys"] { mkdir("\(folder)/\(name)", 0o700) }
      try "text".write(toFile: "\(folder)/keys/key", atomically: false, encoding: .utf8)
      for name in ["shared", "late"] { symlink("\(folder)/keys", "\(folder)/\(name)/link") }
      func text(_ name: String) throws -> String {
        var sandbox = ProgramSandbox()
        sandbox.permissions.read = ["\(folder)/\(name)/link"]
        // A link that is followed otherwise.
        sandbox.board = "\(folder)/\(name)/link"
        return try Command(
          ["cat", "\(folder)/\(name)/link/key"], environment: sandbox.environment(.own),
          folder: "/usr", timeout: 60, sandbox: sandbox
        ).run().text
      }
      #expect(try text("shared") == "text")
      WrittenFolders.share(in: "\(folder)/written")
      defer { WrittenFolders.share(in: nil) }
      func kept() -> [String?] {
        FileAccess.names(in: "\(folder)/written").map {
          try? String(contentsOfFile: "\(folder)/written/\($0)", encoding: .utf8)
        }
      }
      WrittenFolders.keep(["\(folder)/shared"])
      #expect(kept().contains("\(folder)/shared"))
      // So is the folder that a program keeps.
      _ = try run("true", cache: "\(folder)/cache")
      #expect(kept().contains("\(folder)/cache"))
      #expect(try text("shared") == "")
      // Another process reads another board.
      #expect(try text("late") == "text")
      try FileAccess.replace("\(folder)/written/1", with: Array("\(folder)/late".utf8))
      #expect(try text("late") == "")
    }
  }

  /// Who ships a program ships the links beside it: one that an argument names does not widen what it may read.
  @Test func aLinkBesideAProgramThatLeadsElsewhereIsNotFollowed() throws {
    try withFolder { folder throws in
      for name in ["plugin", "plugin/data", "keys", "mine"] { mkdir("\(folder)/\(name)", 0o700) }
      for name in ["keys/key", "plugin/data/own"] {
        try "text".write(toFile: "\(folder)/\(name)", atomically: false, encoding: .utf8)
      }
      try "#!/bin/sh\ncat \"$1\"\n".write(
        toFile: "\(folder)/plugin/tool", atomically: false, encoding: .utf8)
      chmod("\(folder)/plugin/tool", 0o700)
      symlink("../keys/key", "\(folder)/plugin/cache")
      symlink("../keys", "\(folder)/plugin/work")
      symlink("data/own", "\(folder)/plugin/alias")
      symlink("../keys/key", "\(folder)/mine/link")
      func text(_ argument: String, in start: String = "/usr") throws -> String {
        let sandbox = ProgramSandbox(Permissions())
        return try Command(
          ["\(folder)/plugin/tool", argument], environment: sandbox.environment(.own),
          folder: start, timeout: 60, sandbox: sandbox
        ).run().text
      }
      #expect(try text("\(folder)/plugin/cache") == "")
      #expect(try text("cache", in: "\(folder)/plugin") == "")
      #expect(try text("key", in: "\(folder)/plugin/work") == "")
      #expect(try text("\(folder)/plugin/alias") == "text")
      // Nobody can tell whose link that is.
      #expect(try text("\(folder)/mine/link") == "")
    }
  }

  /// The links of a repository came with the script that an interpreter runs.
  @Test func aLinkThatLeadsOutOfARepositoryIsNotFollowed() throws {
    try withFolder { folder throws in
      for name in ["pack", "pack/.git", "pack/data", "pack/lib", "keys"] {
        mkdir("\(folder)/\(name)", 0o700)
      }
      for name in ["keys/key", "pack/lib/own"] {
        try "text".write(toFile: "\(folder)/\(name)", atomically: false, encoding: .utf8)
      }
      symlink("../../keys/key", "\(folder)/pack/data/cache")
      symlink("../keys", "\(folder)/pack/work")
      symlink("../lib/own", "\(folder)/pack/data/alias")
      symlink("pack/lib/own", "\(folder)/mine")
      func text(_ argument: String, in start: String = "/usr", _ read: [String] = []) throws
        -> String
      {
        var sandbox = ProgramSandbox()
        sandbox.permissions.read = read
        sandbox.board = "/"
        return try Command(
          ["cat", argument], environment: sandbox.environment(.own), folder: start, timeout: 60,
          sandbox: sandbox
        ).run().text
      }
      let cache = "\(folder)/pack/data/cache"
      #expect(try text(cache) == "")
      #expect(try text("key", in: "\(folder)/pack/work") == "")
      #expect(try text("\(folder)/pack/data/alias") == "")
      #expect(try text("\(folder)/mine") == "")
      #expect(try text("\(folder)/pack/lib/own") == "text")
      // The board's author may not know that it is a link; `check` says so.
      #expect(try text(cache, [cache]) == "")
      #expect(try text("\(folder)/keys/key", ["\(folder)/keys/key"]) == "text")
    }
  }

  @Test(arguments: ProgramSandbox.Separation.allCases)
  func nothingIsWrittenThroughALinkInWhatAnotherMayWrite(
    _ separation: ProgramSandbox.Separation
  ) throws {
    try withFolder { folder throws in
      for name in ["shared", "shared/real", "keys"] { mkdir("\(folder)/\(name)", 0o700) }
      symlink("\(folder)/keys", "\(folder)/shared/out")
      symlink("\(folder)/shared/real", "\(folder)/shared/alias")
      WrittenFolders.note(["\(folder)/shared"])
      var permissions = Permissions()
      permissions.write = ["out", "real", "alias"].map { "\(folder)/shared/\($0)" }
      for name in ["out", "real"] {
        _ = try run(
          "echo planted > \(folder)/shared/\(name)/file", permissions, folder: "/usr",
          separation: separation)
      }
      #expect(!FileManager.default.fileExists(atPath: "\(folder)/keys/file"))
      #expect(
        try String(contentsOfFile: "\(folder)/shared/real/file", encoding: .utf8) == "planted\n")
    }
  }

  /// One place that a program has made useless costs it and others no separation.
  @Test(arguments: ProgramSandbox.Separation.allCases.filter { $0 != .none })
  func aPlaceThatCannotBeMountedIsReadOnly(_ separation: ProgramSandbox.Separation) throws {
    try withFolder { folder throws in
      mkdir("\(folder)/locked", 0o700)
      mkdir("\(folder)/locked/in", 0o700)
      chmod("\(folder)/locked", 0)
      defer { chmod("\(folder)/locked", 0o700) }
      var permissions = Permissions()
      permissions.write = ["\(folder)/locked/in", "\(folder)/missing"]
      let result = try run("echo $$", permissions, folder: folder, separation: separation)
      #expect(result.ending == .exit(0))
      // Numbers begin anew in a namespace of its own.
      #expect(try #require(Int(result.text.trimmed)) < 50)
    }
  }

  /// Descriptors on their way through sockets are counted for all programs of a user, and compared with
  /// the limit of the one that sends.
  @Test(arguments: ProgramSandbox.Separation.allCases)
  func descriptorsAreFewerThanOurs(_ separation: ProgramSandbox.Separation) throws {
    var own = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &own)
    let most = try #require(Int(run("ulimit -Hn", separation: separation).text.trimmed))
    // A limit that is low already stays.
    #expect(most <= Int(own.rlim_max / (own.rlim_max < 4096 ? 1 : 4)))
  }

  /// The kernel counts the processes of a namespace for its user, too, who has to start others.
  @Test func aProgramGetsAPartOfTheProcesses() throws {
    var own = rlimit()
    // RLIMIT_NPROC, which Swift does not see.
    getrlimit(__rlimit_resource_t(6), &own)
    let text = try run("bash -c 'ulimit -Hu'", separation: .user).text.trimmed
    let most = try #require(Int(text), "\(text)")
    #expect(most <= max(64, Int(clamping: own.rlim_max / 4)) && most <= 1024)
  }

  @Test(arguments: ProgramSandbox.Separation.allCases)
  func processesAreSeenWhenAllowed(_ separation: ProgramSandbox.Separation) throws {
    var permissions = Permissions()
    permissions.processes = true
    let script = "cat /proc/\(getpid())/comm >/dev/null && echo seen"
    #expect(try run(script, permissions, separation: separation).text == "seen\n")
    #expect(try run(script, separation: separation).text == "")
  }

  @Test func networkAndSocketsAreThereWhenAllowed() throws {
    func python(_ family: String, _ permit: (inout Permissions) -> Void) throws -> String {
      var permissions = Permissions()
      permit(&permissions)
      let script = "python3 -c 'import socket; socket.socket(socket.\(family)); print(1)'"
      return try run(script, permissions).text
    }
    #expect(try python("AF_INET") { _ in } == "")
    #expect(try python("AF_INET") { $0.network = true } == "1\n")
    #expect(try python("AF_INET6") { $0.network = true } == "1\n")
    #expect(try python("AF_UNIX") { $0.network = true } == "")
    #expect(try python("AF_UNIX") { $0.sockets = true } == "1\n")
    #expect(try python("AF_INET") { $0.sockets = true } == "")
    #expect(try python("AF_NETLINK, socket.SOCK_RAW, 0") { _ in } == "1\n")
  }

  @Test func variables() {
    let all = ProcessEnvironment([
      "PATH": "/bin", "LC_TIME": "C", "TOKEN": "t", "AWS_KEY": "k", "AWS_PROFILE": "p",
      "https_proxy": "x", "SSH_AUTH_SOCK": "s", "XDG_CONFIG_HOME": "c",
    ])
    func names(_ permit: (inout Permissions) -> Void) -> Set<String> {
      var permissions = Permissions()
      permit(&permissions)
      return Set(ProgramSandbox(permissions).environment(all).variables.keys)
    }
    let usual: Set<String> = ["PATH", "LC_TIME", "XDG_CONFIG_HOME"]
    #expect(names { _ in } == usual)
    #expect(names { $0.variables = ["AWS_*"] } == usual.union(["AWS_KEY", "AWS_PROFILE"]))
    #expect(names { $0.variables = ["TOKEN", "AWS"] } == usual.union(["TOKEN"]))
    #expect(names { $0.network = true } == usual.union(["https_proxy"]))
    #expect(names { $0.sockets = true } == usual.union(["SSH_AUTH_SOCK"]))
  }

  @Test func failureSaysWhatToAllow() {
    func detail(_ script: String) -> String? {
      let command = Command(
        ["sh", "-c", script], environment: .own, folder: "/usr", sandbox: ProgramSandbox())
      do throws(SourceFailure) {
        _ = try command.output()
        return nil
      } catch { return error.detail }
    }
    #expect(
      detail("ls /root/../home/x/.. /var/log")?.hasSuffix(
        "Permission denied (its sandbox may have refused that; allow: permits more)") == true)
    #expect(
      detail("echo 'curl: (6) Could not resolve host: example.org' >&2; exit 6")
        == "curl: (6) Could not resolve host: example.org "
        + "(its sandbox has no network; if it needs one, allow: {network: yes})")
    #expect(detail("echo 'no such shop' >&2; exit 1") == "no such shop")
  }

  @Test func cannotBeStarted() {
    for (arguments, reason) in [
      (["no-such-program"], "no-such-program: command not found"),
      (["/usr"], "/usr: not executable"),
    ] {
      let command = Command(arguments, environment: .own, folder: "/usr", sandbox: ProgramSandbox())
      do throws(SourceFailure) {
        _ = try command.output()
        Issue.record("It was started.")
      } catch { #expect(error.reason == reason) }
    }
  }

  @Test func manyAtOnceLeaveNoDescriptor() async {
    let (rounds, atOnce) = (16, 16)
    let before = descriptors()
    for _ in 0..<rounds {
      let texts = await withTaskGroup(of: String.self) { group in
        for number in 0..<atOnce {
          group.addTask {
            let command = Command(
              ["echo", "\(number)"], environment: .own, folder: "/usr", sandbox: ProgramSandbox())
            return (try? command.run().text) ?? ""
          }
        }
        return await group.reduce(into: Set<String>()) { $0.insert($1) }
      }
      #expect(texts == Set((0..<atOnce).map { "\($0)\n" }))
    }
    // Other tests have descriptors, too, but not one for each of these programs.
    let deadline = Deadline(after: 20)
    while descriptors() >= before + rounds * atOnce, !deadline.isOver { usleep(50_000) }
    #expect(descriptors() < before + rounds * atOnce)
  }

  private func descriptors() -> Int {
    (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count) ?? 0
  }

  /// The programs of all users share the number of these; a program in a namespace has few of its own.
  @Test func inotifyInstancesAreFew() throws {
    let script = """
      python3 -c 'import ctypes
      c = ctypes.CDLL(None)
      print(sum(c.inotify_init1(0) >= 0 for _ in range(100)))'
      """
    let result = try run(script, separation: .user)
    #expect(result.text == "4\n", "\(result.lastErrorLine)")
  }

  /// Others read as much memory as a process says that its command line has.
  @Test func aCommandLineStaysWhereItIs() throws {
    let script = """
      python3 -c 'import ctypes
      c = ctypes.CDLL(None, use_errno=True)
      size = ctypes.c_uint()
      print(c.prctl(35, 15, ctypes.byref(size), 0, 0), ctypes.get_errno())'
      """
    #expect(try run(script).text == "-1 1\n")
  }

  /// Where memory ends, what supervises a program without namespaces has to end what the program leaves.
  @Test(arguments: ProgramSandbox.Separation.allCases)
  func endsBeforeItsSupervisorWhereMemoryEnds(_ separation: ProgramSandbox.Separation) throws {
    func score(_ process: String) throws -> String {
      try String(contentsOfFile: "/proc/\(process)/oom_score_adj", encoding: .utf8)
    }
    var sandbox = ProgramSandbox()
    sandbox.separation = separation
    let child = try Command(
      ["sh", "-c", "read score </proc/self/oom_score_adj; echo $score; sleep 100"],
      environment: sandbox.environment(.own), folder: "/usr", sandbox: sandbox
    ).start()
    var output = ChildOutput(child.output, limit: 100, keeping: .start)
    var errors = ChildOutput(child.errorOutput, limit: 100, keeping: .start)
    // With a supervisor in a namespace, all that it started ends as well.
    let supervisor = try score("\(child.process)")
    #expect(try supervisor == (child.enforcement.namespaces ? "500\n" : score("self")))
    _ = child.waitsForEnd(orReadable: [output.descriptor], milliseconds: 30_000)
    output.drain()
    errors.drain()
    let program = String(decoding: output.bytes, as: UTF8.self)
    #expect(program == "500\n")
  }
}
