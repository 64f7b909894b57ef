import Foundation
import Testing
import WidgetArchive

@testable import WidgetTimeline

/// The supervision of a bundle's program, with programs that hang and programs that only have much to
/// do.
@MainActor @Suite("Hosts of bundles")
final class BundleHostTests {
  private let root = "\(NSTemporaryDirectory())widgettui-bundle-host-\(UUID().uuidString)"
  private let folder: SharedFolder

  init() throws {
    folder = SharedFolder(path: "\(root)/state")
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  /// Returns the supervision of a program that becomes the host, and then does what `work` says.
  ///
  /// A program that another test's child still has open for writing, for a moment after it is
  /// forked, cannot be started; the supervision tries again.
  private func host(_ work: String) throws -> BundleHost {
    let program = "\(root)/bundle"
    let script = """
      #!/bin/sh
      asking="$2/asking/orders-1"
      echo $$ >>\(root)/starts
      echo $$ >"$2/host"
      \(work)
      exec sleep 100
      """
    try script.write(toFile: program, atomically: true, encoding: .utf8)
    chmod(program, 0o755)
    let folder = folder
    return BundleHost(
      folder: folder, patience: .init(start: 10, answer: 0.4), refusal: nil
    ) { HostStart(bundle: program, in: folder).start(lease: $0) }
  }

  /// The processes that were started, in order.
  private var started: [pid_t] {
    let text = (try? String(contentsOfFile: "\(root)/starts", encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { pid_t($0) }
  }

  /// Waits, with a limit, until a condition holds; the supervision runs meanwhile.
  private func wait(until condition: () -> Bool) async throws {
    for _ in 0..<2000 where !condition() { try await Task.sleep(for: .milliseconds(10)) }
    #expect(condition())
  }

  private func end(_ host: BundleHost) {
    host.end()
    for process in started { kill(process, SIGKILL) }
  }

  /// A view that never returns holds its host's only thread: nothing in the host can end it.
  @Test func oneThatHangsWhileItDrawsIsKilledAndStartedAgain() async throws {
    let host = try host("[ -s \(root)/second ] || printf 1 >$asking; echo x >\(root)/second")
    defer { end(host) }
    host.begin()
    try await wait { started.count == 1 && !folder.asked.isEmpty }
    host.expect(Date())
    try await wait { started.count == 2 }
    #expect(kill(started[0], 0) != 0, "the host that hangs is still there")
    #expect(kill(started[1], 0) == 0)
  }

  /// Each look finds another question.
  @Test func oneThatAsksAgainAndAgainIsNotKilled() async throws {
    let host = try host("while :; do printf 1 >$asking; sleep 0.05; done")
    defer { end(host) }
    host.begin()
    try await wait { started.count == 1 && !folder.asked.isEmpty }
    let asked = folder.asked
    host.expect(Date())
    // Ten times as long as a program that hangs has.
    try await Task.sleep(for: .seconds(4))
    #expect(started.count == 1 && kill(started[0], 0) == 0)
    #expect(folder.asked != asked)
  }
}
