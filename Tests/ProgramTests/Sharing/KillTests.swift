import Glibc
import TestServers
import Testing
import WidgetArchive
import WidgetTesting

/// Tests of hosts that are killed while they write.
@Suite(.fewAtOnce)
struct KillTests {
  /// The number of hosts to kill, 200 or `WIDGETTUI_KILLS`.
  private static let kills = TextFile.environment("WIDGETTUI_KILLS").flatMap { Int($0) } ?? 200

  @Test func nothingIsTornAndNothingIsLost() async throws {
    let scratch = ScratchFolder()
    let folder = SharedFolder(path: "\(scratch.path)/state")
    let log = "\(scratch.path)/log"
    let writer = try Program.path(ofProduct: "ArchiveWriter")
    try folder.prepare()
    var last = 0
    // There is always one that writes and one that waits for its lease.
    var writers = try [start(writer, folder, log), start(writer, folder, log)]
    defer { for writer in writers { writer.end() } }
    let first: Bool? = try await ask(for: .seconds(10)) {
      try folder.timeline("orders/small") == nil ? nil : true
    }
    #expect(first == true)
    for _ in 0..<Self.kills {
      // The moment is random: it is before, in or after a write.
      try await Task.sleep(for: .microseconds(Int.random(in: 500...40_000)))
      let host = try await host(of: folder, among: writers)
      kill(host.id, SIGKILL)
      host.wait()
      let noted = Int(
        (try TextFile.read(log) ?? "").split(separator: "\n").last ?? "0")
      let archive = try #require(try folder.timeline("orders/small"))
      let number = try #require(Int(archive.title))
      // The log's last line was written before the file was read.
      #expect(number >= noted ?? 0)
      #expect(number >= last)
      #expect(archive.entries.count == 50)
      last = number
      writers = writers.filter { $0.id != host.id } + [try start(writer, folder, log)]
    }
    let names = FileAccess.names(in: folder.timelines)
    #expect(names.filter { $0.hasSuffix(".unreadable") }.isEmpty)
    // On a busy machine many are killed before they have written anything.
    #expect(last >= 1)
  }

  private func start(_ path: String, _ folder: SharedFolder, _ log: String) throws -> Child {
    try Child([path, folder.path, log]) {
      for number: Int32 in 0...2 {
        posix_spawn_file_actions_addopen(&$0, number, "/dev/null", O_RDWR, 0)
      }
    }
  }

  /// Returns the process that holds the lease, waiting up to a second.
  private func host(of folder: SharedFolder, among writers: [Child]) async throws -> Child {
    let found: Child? = try await ask(for: .seconds(1)) {
      let lines = (try TextFile.read(folder.hostFile) ?? "").split(separator: "\n")
      guard Lease.isHeld(in: folder), let id = lines.first.flatMap({ pid_t($0) }) else {
        return nil
      }
      return writers.first { $0.id == id }
    }
    guard let found else {
      throw TimeUp(awaited: "another host", timeout: .seconds(1), seen: [])
    }
    return found
  }
}
