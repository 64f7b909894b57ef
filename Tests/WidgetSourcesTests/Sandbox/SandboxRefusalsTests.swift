import FoundationEssentials
import Glibc
import Testing
import WidgetSettings

@testable import WidgetSources

/// Tests of what is proposed for programs that fail in their sandbox.
@Suite struct SandboxRefusalsTests {
  private func withHome(_ body: (String) throws -> Void) throws {
    let home = FileManager.default.temporaryDirectory.path + "/refusals-\(UUID().uuidString)"
    try FileManager.default.createDirectory(
      atPath: "\(home)/notes", withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: home) }
    for name in [".token", "notes/a", "notes/b", "notes/c", "notes/d"] {
      try "text".write(toFile: "\(home)/\(name)", atomically: false, encoding: .utf8)
    }
    try body(home)
  }

  private func proposal(
    _ script: String, in home: String, _ permissions: Permissions = Permissions()
  ) -> String? { refusals(script, in: home, permissions)?.proposal }

  private func refusals(
    _ script: String, in home: String, _ permissions: Permissions = Permissions()
  ) -> SandboxRefusals? {
    var sandbox = ProgramSandbox(permissions)
    sandbox.origin = ProcessEnvironment.own.adding(["HOME": home])
    let command = Command(
      ["sh", "-c", script], environment: sandbox.origin, folder: "/usr", timeout: 20,
      sandbox: sandbox)
    return SandboxRefusals(of: command)
  }

  @Test func namesAFile() throws {
    try withHome { home in
      #expect(proposal("cat ~/.token", in: home) == "allow: {read: ~/.token}")
      // It repeats what is permitted already.
      var permissions = Permissions()
      permissions.network = true
      #expect(
        proposal("cat ~/.token; exit 1", in: home, permissions)
          == "allow: {read: ~/.token, network: yes}")
    }
  }

  /// What would be shown as another character could not be copied.
  @Test func writesCharactersThatActByTheirNumbers() throws {
    try withHome { home in
      let path = "\(home)/.a\u{2028}b\u{e0041} c"
      try "text".write(toFile: path, atomically: false, encoding: .utf8)
      #expect(
        proposal("cat ~/'.a\u{2028}b\u{e0041} c'", in: home)
          == #"allow: {read: "~/.a\u2028b\U000e0041 c"}"#)
    }
  }

  /// A program can ask for any number of files, spelled in any number of ways.
  @Test func ofManyPlacesAPartIsProposed() throws {
    try withHome { home in
      let script = """
        i=0; while [ $i -lt 300 ]; do mkdir -p ~/x$i; i=$((i + 1)); done
        """
      #expect(
        try Command(["sh", "-c", script], environment: .own.adding(["HOME": home])).run().ending
          == .exit(0))
      let asking = """
        i=0; while [ $i -lt 300 ]; do cat ~/x$i/../notes/a; ls ~/x$i; i=$((i + 1)); done
        """
      let refusals = try #require(self.refusals(asking, in: home))
      #expect(refusals.hasMore)
      #expect(refusals.proposal.map { $0.utf8.count < 600 } == true, "\(refusals.proposal ?? "")")
    }
  }

  /// Who permits it must see what it is.
  @Test func namesWhatALinkLeadsTo() throws {
    try withHome { home in
      symlink("notes/a", "\(home)/link")
      #expect(proposal("cat ~/link", in: home) == "allow: {read: ~/notes/a}")
    }
  }

  @Test func namesTheFolderOfManyFiles() throws {
    try withHome { home in
      #expect(
        proposal("cd ~/notes; cat a b c d", in: home) == "allow: {read: ~/notes}")
    }
  }

  @Test func namesTheFolderOfANewFile() throws {
    try withHome { home in
      #expect(proposal("echo x > ~/notes/new", in: home) == "allow: {write: ~/notes}")
      #expect(proposal("echo x > ~/notes/a", in: home) == "allow: {write: ~/notes/a}")
      #expect(access("\(home)/notes/new", F_OK) != 0)
    }
  }

  @Test func namesTheNetworkAndSockets() throws {
    try withHome { home in
      let connect = "python3 -c 'import socket; socket.socket(socket.%@)'"
      #expect(
        proposal(connect.replacing("%@", with: "AF_INET"), in: home) == "allow: {network: yes}")
      #expect(
        proposal(connect.replacing("%@", with: "AF_UNIX"), in: home) == "allow: {sockets: yes}")
    }
  }

  /// What else the calling thread has started is waited for by others.
  @Test func leavesOtherChildrenAlone() throws {
    var child: pid_t = 0
    var arguments = [strdup("true"), nil]
    defer { free(arguments[0]) }
    #expect(posix_spawnp(&child, "true", nil, nil, &arguments, environ) == 0)
    try withHome { home in _ = proposal("exit 1", in: home) }
    #expect(waitpid(child, nil, 0) == child)
  }

  /// The thread has the number of its process from then on.
  @Test func followsAThreadThatBecomesAProgram() throws {
    try withHome { home in
      let script = """
        import os, threading, time
        become = lambda: os.execvp("sh", ["sh", "-c", "cat ~/.token"])
        threading.Thread(target=become).start()
        time.sleep(60)
        """
      #expect(proposal("python3 -c '\(script)'", in: home) == "allow: {read: ~/.token}")
    }
  }

  /// A file in a folder that is proposed may be a link of the program's own by the next run.
  @Test func doesNotProposeWhatLiesInAnotherPlace() throws {
    try withHome { home in
      mkdir("\(home)/notes", 0o700)
      try "text".write(toFile: "\(home)/notes/old", atomically: false, encoding: .utf8)
      #expect(
        proposal("cd ~/notes; echo x >new; echo x >>old; cat old; exit 1", in: home)
          == "allow: {write: ~/notes}")
    }
  }

  /// Nobody who copies a proposal opens all that he has.
  @Test func doesNotProposeTheHomeFolder() throws {
    try withHome { home in
      #expect(proposal("ls ~ /tmp /; exit 1", in: home) == nil)
      #expect(proposal("echo x > ~/new", in: home) == nil)
      for name in ["one", "two", "three", "four"] {
        try "text".write(toFile: "\(home)/\(name)", atomically: false, encoding: .utf8)
      }
      #expect(
        proposal("cd; cat one two three four", in: home)
          == "allow: {read: [~/four, ~/one, ~/three, ~/two]}")
    }
  }

  @Test func nothingWasRefused() throws {
    try withHome { home in
      #expect(proposal("exit 1", in: home) == nil)
      #expect(proposal("cat ~/missing", in: home) == nil)
    }
  }

  /// A program that goes on, or leaves others behind, ends with the trace.
  @Test func endsWithAllThatItStarted() throws {
    try withHome { home in
      let mark = "6\(getpid())\(UInt32.random(in: 0...99_999))"
      #expect(
        proposal("cat ~/.token; setsid sleep \(mark) & exit 1", in: home)
          == "allow: {read: ~/.token}")
      let deadline = Deadline(after: 10)
      while HostileStage.isRunning(mark), !deadline.isOver { usleep(20_000) }
      #expect(!HostileStage.isRunning(mark))
    }
  }
}
