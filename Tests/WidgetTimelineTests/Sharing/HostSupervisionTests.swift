import Foundation
import TestServers
import Testing
import WidgetArchive

@testable import WidgetTimeline

/// The supervision of a host's program, with programs that hang and programs that only have much to
/// do.
@MainActor @Suite("Supervision of hosts")
final class HostSupervisionTests {
  private let root = "\(NSTemporaryDirectory())widgettui-bundle-host-\(UUID().uuidString)"
  private let folder: SharedFolder

  init() throws {
    folder = SharedFolder(path: "\(root)/state")
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  /// Returns the supervision of a program that becomes the host, and then does what `work` says.
  private func host(_ work: String) throws -> HostSupervision {
    try folder.prepare()

    let program = "\(root)/bundle"
    let script = """
      #!/bin/sh
      asking="$2/asking/orders-1"
      requests="$2/requests"
      echo $$ >"$2/host"
      echo $$ >>\(root)/starts
      \(work)
      exec sleep 100
      """
    try ProgramFile.write(script, to: program)
    let launcher = program + "-launcher"
    try ProgramFile.write("#!/bin/sh\nexec \"$3\" host \"$4\"\n", to: launcher)
    let folder = folder
    return HostSupervision(
      folder: folder,
      patience: .init(start: 300, grace: 0, step: 0.1, silence: 2, looks: 6), refusal: nil
    ) {
      HostStart(
        bundle: BundleProgram(path: program, permissions: nil), in: folder, launcher: launcher
      ).start(lease: $0)
    }
  }

  /// The processes that were started, in order.
  private var started: [pid_t] {
    let text = (try? String(contentsOfFile: "\(root)/starts", encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { pid_t($0) }
  }

  /// Waits, with a limit, until a condition holds; the supervision runs meanwhile.
  ///
  /// - Parameter host: A supervision for which an answer is overdue since its start.
  private func wait(_ host: HostSupervision? = nil, until condition: () -> Bool) async throws {
    // Among thousands of tests a shell starts late, and the main actor is busy for seconds, so that the
    // limit is a time and a number of looks.
    let limit = Date() + 120
    var looks = 0
    while !condition(), Date() < limit || looks < 400 {
      host?.look(due: begun, at: Date())
      looks += 1
      // A pause may last for seconds, in which the next host ends what this look has found.
      if condition() { break }
      try await Task.sleep(for: .milliseconds(10))
    }
    #expect(condition())
  }

  private let begun = Date()

  private func end(_ host: HostSupervision) {
    host.end()
    for process in started { kill(process, SIGKILL) }
  }

  /// A view that never returns holds its host's only thread: nothing in the host can end it.
  @Test func oneThatHangsWhileItDrawsIsKilledAndStartedAgain() async throws {
    let work = """
      if [ -s \(root)/second ]; then
        while :; do rm -f $requests/*; sleep 0.01; done
      fi
      printf 1 >$asking
      echo x >\(root)/second
      """
    let host = try host(work)
    defer { end(host) }
    try host.begin()
    try await wait {
      started.count >= 1 && (started.count > 1 || (try? folder.asked)?.isEmpty == false)
    }
    // While the main actor is busy for long, the next one is there before anybody has looked.
    var isTold = started.count > 1
    try await wait(host) {
      isTold = isTold || HostProblem(in: folder)?.failure.reason == HostProblem.silence
      // The next one may look silent, too.
      return isTold && started.count >= 2
    }
    #expect(kill(started[0], 0) != 0, "the host that hangs is still there")
    #expect(started.last.map { kill($0, 0) } == 0)
  }

  /// Whatever holds it: a picture, a pipe, a library, a signal.
  @Test func oneThatIsStoppedIsKilledAndStartedAgain() async throws {
    let host = try host("while :; do rm -f $requests/*; sleep 0.01; done")
    defer { end(host) }
    try host.begin()
    try await wait { started.count == 1 }
    kill(started[0], SIGSTOP)
    try await wait(host) { started.count >= 2 }
    #expect(kill(started[0], 0) != 0, "the stopped host is still there")
  }

  /// A bundle writes the number of its host itself, or leaves it out.
  @Test func aHostThatDoesNotSayWhoItIsIsAsked() async throws {
    let host = try host("echo none >\"$2/host\"; printf 1 >$asking")
    defer { end(host) }
    try host.begin()
    try await wait { !started.isEmpty && (try? folder.asked)?.isEmpty == false }
    try await wait(host) { started.count >= 2 }
    #expect(kill(started[0], 0) != 0, "the host that does not answer is still there")
  }

  @Test func oneThatRepliesIsAskedLessAndLess() async throws {
    let host = try host("while :; do rm -f $requests/*; sleep 0.01; done")
    defer { end(host) }
    try host.begin()
    try await wait { started.count == 1 }
    var hasReplied = false
    try await wait {
      hasReplied = host.look(due: begun, at: Date()) || hasReplied
      return hasReplied
    }
    let now = Date()
    let next = try #require(host.nextLook(due: begun, at: now))
    #expect(next > now + 5)
    #expect(host.nextLook(due: nil, at: now) == nil)
    #expect(HostProblem(in: folder) == nil)
    #expect(started.count == 1)
  }

  /// Each look finds another question.
  @Test func oneThatAsksAgainAndAgainIsNotKilled() async throws {
    let host = try host("while :; do printf 1 >$asking; sleep 0.05; done")
    defer { end(host) }
    try host.begin()
    try await wait { started.count == 1 && (try? folder.asked)?.isEmpty == false }
    let asked = try folder.asked
    let end = Date() + 4
    // Ten times as long as a program that hangs has.
    try await wait(host) { Date() > end }
    #expect(started.count == 1 && kill(started[0], 0) == 0)
    #expect(try folder.asked != asked)
  }
}
