import Glibc
import TestServers
import Testing

@testable import WidgetTUI

/// Tests of the watch on a board's files, as editors write them.
@Suite struct BoardWatchTests {
  private let folder = TemporaryFolder()

  /// Returns true if the kernel has told of something; it tells before the call that changes a file
  /// returns.
  private func isTold(_ watch: BoardWatch) -> Bool {
    var polled = watch.descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    return poll(&polled, nfds_t(polled.count), 0) > 0
  }

  @Test func aFileThatIsWrittenReplacedAndRemoved() throws {
    let path = try folder.write("one", to: "board.yaml")
    let watch = BoardWatch([path])
    #expect(!isTold(watch))
    #expect(!watch.hasChanged())
    let file = open(path, O_WRONLY | O_APPEND)
    write(file, "more", 4)
    close(file)
    #expect(isTold(watch))
    #expect(watch.hasChanged())
    #expect(!watch.hasChanged())
    rename(try folder.write("three", to: "new"), path)
    #expect(watch.hasChanged())
    unlink(path)
    #expect(watch.hasChanged())
    try folder.write("four", to: "board.yaml")
    #expect(watch.hasChanged())
  }

  @Test func othersAreNoChange() throws {
    let watch = BoardWatch([try folder.write("one", to: "board.yaml")])
    try folder.write("two", to: "other.yaml")
    #expect(!watch.hasChanged())
    let both = watch.watching([folder["other.yaml"]])
    try folder.write("three and more", to: "other.yaml")
    #expect(both.hasChanged())
  }

  /// A board may be a link to a file elsewhere.
  @Test func theFileBehindALink() throws {
    let elsewhere = TemporaryFolder()
    let target = try elsewhere.write("one", to: "target.yaml")
    symlink(target, folder["board.yaml"])
    let watch = BoardWatch([folder["board.yaml"]])
    try elsewhere.write("two and more", to: "target.yaml")
    #expect(watch.hasChanged())
  }

  @Test func whatIsNotThereMayCome() throws {
    let watch = BoardWatch([folder["board.yaml"]])
    #expect(!watch.hasChanged())
    try folder.write("one", to: "board.yaml")
    #expect(watch.hasChanged())
  }
}
