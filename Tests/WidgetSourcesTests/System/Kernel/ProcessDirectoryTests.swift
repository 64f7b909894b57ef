import Glibc
import TestServers
import Testing

@testable import WidgetSources

@Suite struct ProcessDirectoryTests {
  /// Linux has whoever reads the state of a process wait while that becomes another program. A pipe does the same here.
  @Test func aProcessThatKeepsItsReaderWaitingIsLeftOut() throws {
    let folder = TemporaryFolder()
    for process in [10, 11, 12] { try #require(mkdir(folder["\(process)"], 0o700) == 0) }
    try folder.write("10 (one)", to: "10/stat")
    try #require(mkfifo(folder["11/stat"], 0o600) == 0)
    try folder.write("12 (three)", to: "12/stat")
    let directory = ProcessDirectory(root: folder.path)
    func found() -> [Int32: String] {
      var found: [Int32: String] = [:]
      directory.visit { found[$0] = String(decoding: $1, as: UTF8.self) }
      return found
    }
    #expect(found() == [10: "10 (one)", 12: "12 (three)"])
    #expect(directory.missed == 1)
    // While it is held up, nobody waits for it again.
    let start = ContinuousClock.now
    for _ in 0..<20 { #expect(found().count == 2) }
    #expect(ContinuousClock.now - start < .seconds(2))
    // When the kernel has answered, it is read again.
    let writer = open(folder["11/stat"], O_WRONLY)
    close(writer)
    unlink(folder["11/stat"])
    try folder.write("11 (two)", to: "11/stat")
    #expect(eventually { found()[11] == "11 (two)" })
    #expect(eventually { found().count == 3 && directory.missed == 0 })
  }

  /// However many are held up at a time, a walk is short, and says how many it has left out.
  @Test func manyThatKeepTheirReaderWaitingAreMissed() throws {
    let folder = TemporaryFolder()
    for process in 10..<90 {
      try #require(mkdir(folder["\(process)"], 0o700) == 0)
      if process < 30 {
        try folder.write("\(process) (one)", to: "\(process)/stat")
      } else {
        try #require(mkfifo(folder["\(process)/stat"], 0o600) == 0)
      }
    }
    mkdir(folder["self"], 0o700)
    let directory = ProcessDirectory(root: folder.path)
    let start = ContinuousClock.now
    for _ in 0..<10 {
      let walk = ContinuousClock.now
      var count = 0
      directory.visit { _, _ in count += 1 }
      #expect(count + directory.missed == 80)
      #expect(directory.missed >= 60)
      #expect(ContinuousClock.now - walk < .seconds(1))
    }
    #expect(ContinuousClock.now - start < .seconds(5))
    for process in 30..<90 { close(open(folder["\(process)/stat"], O_RDWR | O_NONBLOCK)) }
  }
}
