import FoundationEssentials
import Glibc
import Synchronization
import TestServers
import Testing
import WidgetBase
import WidgetSettings

@testable import WidgetSources

/// Tests of commands on another host, with a real sshd.
@Suite struct SSHSourceTests {
  private let sandbox = Sandbox()
  private let server: SSHServer

  init() throws { server = try SSHServer.shared.get() }

  private func request(timeout: TimeInterval = 20) -> SourceRequest {
    var request = sandbox.request(timeout: timeout)
    request.environment = server.environment
    return request
  }

  private func read(_ setting: Setting, timeout: TimeInterval = 20) throws -> Datum {
    try SourceKinds.source(setting).read(request(timeout: timeout)).entries[0].datum
  }

  private func failure(_ setting: Setting, timeout: TimeInterval = 20) -> SourceFailure? {
    do throws(SourceFailure) {
      _ = try SourceKinds.source(setting).read(request(timeout: timeout))
      return nil
    } catch { return error }
  }

  /// The remote shell gets each argument as it is written.
  @Test func argumentsArriveAsTheyAre() throws {
    let words = [
      "a b", "$HOME", "`id`", "'", "\"", "\\", "*", "", "-n", "a\nb", ";exit 3", "é ✓", "~", "!x",
      "#",
    ]
    let datum = try read(
      [
        "ssh": "web1",
        "run": .list((["printf", "%s\\0"] + words).map { .text($0) }), "format": "text",
      ])
    #expect(
      datum.words?.split(separator: "\0", omittingEmptySubsequences: false).map(String.init)
        == words + [""])
  }

  @Test func linesForAShell() throws {
    let datum = try read([
      "ssh": "web1", "shell": "printf '%s|' \"a b\" | tr a-z A-Z; echo $((2+3))",
    ])
    #expect(datum == "A B|5")
    #expect(try read(["ssh": "web1", "run": ["echo", "{\"n\": 5}"], "pick": ".n"]) == 5)
    // What the user's configuration says for sessions at a terminal has no effect.
    #expect(try read(["ssh": "talkative", "run": ["echo", "right"]]) == "right")
  }

  @Test func oneConnectionServesAllCommands() throws {
    let line: Setting = ["ssh": "web1", "shell": "echo $SSH_CONNECTION"]
    var first = try read(line)
    #expect(first.words?.split(separator: " ").count == 4, "\(first)")
    // On a machine that is busy for ten seconds, ssh takes a connection for dead, and the next one is new.
    var second = try read(line)
    for _ in 1...5 where second != first { (first, second) = (second, try read(line)) }
    #expect(second == first)
    // A stream has one of its own.
    let stream = try SourceKinds.source([
      "ssh": "web1", "stream": ["sh", "-c", "echo $SSH_CONNECTION; sleep 60"], "keep": "1",
    ])
    let other = try stream.read(request()).entries[0].datum
    #expect(other.words?.split(separator: " ").count == 4, "\(other)")
    #expect(other.words != first.words?.trimmed)
  }

  @Test func manyAtOnce() throws {
    let results = Results()
    for number in 0..<12 {
      Threads.start { [self] in
        let datum = try? read(["ssh": "web1", "run": ["echo", .text("\(number)")]])
        results.add(datum?.words ?? "none")
      }
    }
    #expect(eventually(within: 40) { results.all.count == 12 })
    #expect(Set(results.all) == Set((0..<12).map { "\($0)" }))
  }

  @Test func failuresOfTheCommandAreItsOwn() throws {
    let failed = try #require(failure(["ssh": "web1", "shell": "echo oh dear >&2; exit 3"]))
    #expect(failed.reason == "exit 3")
    #expect(failed.detail == "oh dear")
    let odd = try #require(failure(["ssh": "web1", "shell": "echo my own words >&2; exit 255"]))
    #expect(odd.reason == "exit 255")
    // Only ssh itself says what is wrong with the connection.
    for words in [
      "WARNING: REMOTE HOST IDENTIFICATION HAS CHANGED!", "x: Permission denied (publickey).",
      "Connection closed by remote host",
    ] {
      for kind in ["shell", "stream"] {
        let line: Setting = .text("echo '\(words)' >&2; exit 255")
        let setting: Setting =
          kind == "shell"
          ? ["ssh": "web1", "shell": line] : ["ssh": "web1", "stream": ["sh", "-c", line]]
        let failed = try #require(failure(setting))
        #expect(failed.reason.contains("255"), "\(kind): \(failed)")
      }
    }
    let absent = try #require(failure(["ssh": "web1", "run": ["no-such-command"]]))
    #expect(absent.reason == "exit 127")
    let late = try #require(failure(["ssh": "web1", "run": ["sleep", "60"]], timeout: 2))
    #expect(late.reason.hasPrefix("no answer in "), "\(late)")
  }

  @Test(
    arguments: [
      ("fresh", "host key of fresh is unknown", "Run ssh fresh once in a terminal"),
      ("changed", "host key of changed has changed", "ssh-keygen -R"),
      ("refused", "refused denies access", "ssh-add"),
      ("locked", "locked denies access", "cannot ask for a password"),
      ("down", "cannot connect to down (refused)", "ssh: "),
      ("no-such-host.invalid", "cannot resolve no-such-host.invalid", "Check the name"),
    ])
  func failuresOfConnections(host: String, reason: String, detail: String) throws {
    for program in [["run": ["true"]], ["stream": ["true"]]] as [[String: Setting]] {
      let setting = Setting.mapping(program.merging(["ssh": .text(host)]) { $1 })
      let found = try #require(failure(setting))
      #expect(found.reason == reason, "\(found)")
      #expect(found.detail.contains(detail), "\(found)")
    }
    #expect(failure(["ssh": "refused", "run": ["true"]])?.isDenied == true)
  }

  @Test func aHostThatHangsDelaysNoOther() throws {
    let results = Results()
    for _ in 0..<4 {
      Threads.start { [self] in
        results.add(failure(["ssh": "silent", "run": ["true"]], timeout: 3)?.reason ?? "none")
      }
    }
    let start = ContinuousClock.now
    #expect(try read(["ssh": "web1", "run": ["echo", "here"]]) == "here")
    #expect(ContinuousClock.now - start < .seconds(3))
    #expect(eventually(within: 15) { results.all.count == 4 })
    #expect(Set(results.all) == ["no answer in 3 s"])
  }

  /// A server that was restarted is connected to again.
  @Test func aLostConnectionIsOpenedAgain() throws {
    let server = try SSHServer()
    var request = sandbox.request()
    request.environment = server.environment
    let source = try SourceKinds.source(["ssh": "web1", "shell": "echo $PPID"])
    _ = try source.read(request)
    let victim = try source.read(request).entries[0].datum.words?.trimmed ?? ""
    // The session's process on the server.
    kill(pid_t(victim) ?? 1 << 30, SIGKILL)
    let isBack = eventually(within: 20) { (try? source.read(request)) != nil }
    #expect(isBack)
    server.stop()
  }

  @Test(arguments: ["-oProxyCommand=id", "", "a b", "a;b", "web1\n", "$(id)", "me@-x", "ssh://-x"])
  func hostsThatAreNone(text: String) throws {
    #expect(SSHHost(text) == nil)
    #expect(throws: SourceFailure.self) {
      try SourceKinds.source(["ssh": .text(text), "run": ["true"]])
    }
  }

  @Test func hosts() {
    for text in ["web1", "me@web1.example", "ssh://me@web1:2222", "192.0.2.1", "me@[::1]"] {
      #expect(SSHHost(text) != nil, "\(text)")
    }
    #expect(SSHHost.line(["a", "b c", "", "it's"]) == #"a 'b c' '' 'it'\''s'"#)
    // A mark after the quotation mark makes one character of both, which the shell does not know.
    #expect(SSHHost.line(["'\u{301}; id"]) == "''\\''\u{301}; id'")
  }

  @Test func keysWithoutEffectAreNamed() throws {
    let remarks = CommandKeys.remarks(["ssh": "web1", "run": ["true"], "folder": "/", "allow": [:]])
    #expect(
      remarks.map(\.words) == ["folder has no effect with ssh", "allow has no effect with ssh"])
    #expect(CommandKeys.remarks(["run": ["true"], "folder": "/"]).isEmpty)
  }
}

/// What threads found.
private final class Results: Sendable {
  private let state = Mutex<[String]>([])

  var all: [String] { state.withLock { $0 } }

  func add(_ text: String) { state.withLock { $0.append(text) } }
}
