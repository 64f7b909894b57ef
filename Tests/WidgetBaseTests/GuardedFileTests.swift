import Foundation
import Glibc
import Testing

@testable import WidgetBase

/// Reads of files that others can hold up; a pipe without a writer stands for a command line whose process keeps the
/// lock of its memory.
@Suite(.serialized) struct GuardedFileTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    .path

  @Test func aFileIsReadToTheSizeThatIsAskedFor() {
    let own = "/proc/self/cmdline"
    #expect(GuardedFile.bytes(of: own, most: 3)?.count == 3)
    #expect(GuardedFile.bytes(of: own, most: 100_000).map { $0.count > 3 } == true)
    #expect(GuardedFile.bytes(of: "/proc/self/none", most: 3) == nil)
  }

  @Test func oneThatIsHeldUpHoldsNobodyUp() async throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = "\(folder)/pipe"
    try #require(mkfifo(path, 0o600) == 0)
    let start = ContinuousClock.now
    for _ in 0..<20 { #expect(GuardedFile.bytes(of: path, most: 10) == nil) }
    #expect(ContinuousClock.now - start < .seconds(5))
    // Others are read meanwhile.
    #expect(GuardedFile.bytes(of: "/proc/self/cmdline", most: 3)?.count == 3)
    // Once it lets its reader go, it may be read again.
    let writer = open(path, O_WRONLY)
    try #require(writer >= 0)
    close(writer)
    var bytes: [UInt8]?
    for _ in 0..<200 where bytes == nil {
      let writer = open(path, O_RDWR | O_NONBLOCK)
      _ = write(writer, "abc", 3)
      bytes = GuardedFile.bytes(of: path, most: 3)
      close(writer)
      if bytes == nil { try await Task.sleep(for: .milliseconds(20)) }
    }
    #expect(bytes == Array("abc".utf8))
  }

  @Test func whatIsHeldUpIsLeftOutOfSeveral() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let pipes = ["\(folder)/one", "\(folder)/two"]
    for pipe in pipes { try #require(mkfifo(pipe, 0o600) == 0) }
    let own = "/proc/self/cmdline"
    let paths = [own, pipes[0], own, "\(folder)/none", pipes[1], own]
    for _ in 0..<2 {
      let lengths = GuardedFile.bytes(of: paths, most: 3).map { $0?.count }
      #expect(lengths == [3, nil, 3, nil, nil, 3])
    }
    #expect(GuardedFile.bytes(of: [], most: 3).isEmpty)
    for pipe in pipes { close(open(pipe, O_RDWR | O_NONBLOCK)) }
  }

  /// However many are held up, they take no longer together, and keep nobody from a file that is asked for alone.
  @Test func manyThatAreHeldUpHaveOneLimit() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let pipes = (0..<20).map { "\(folder)/\($0)" }
    for pipe in pipes { try #require(mkfifo(pipe, 0o600) == 0) }
    let start = ContinuousClock.now
    let answers = GuardedFile.bytes(of: pipes, most: 3)
    let alone = GuardedFile.bytes(of: "/proc/self/cmdline", most: 3)
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    for pipe in pipes { close(open(pipe, O_RDWR | O_NONBLOCK)) }
    #expect(answers.allSatisfy { $0 == nil } && alone?.count == 3)
    #expect(seconds < 1)
  }
}
