import FoundationEssentials
import Glibc
import TestServers
import Testing
import WidgetBase

@testable import WidgetSources

/// Tests of the folders for programs' temporary files.
@Suite struct ScratchFolderTests {
  @Test func itIsGoneWithItsValue() throws {
    var folder = ScratchFolder()
    let path = try #require(folder?.path)
    #expect(FileAccess.names(in: FilePath.folder(of: path)).contains(FilePath.parts(path).name))
    folder = nil
    #expect(!FileAccess.names(in: FilePath.folder(of: path)).contains(FilePath.parts(path).name))
  }

  /// A program can make more folders in seconds than can be removed in as many.
  @Test func nobodyWaitsForTheRemovalOfAFullFolder() throws {
    var folder = ScratchFolder()
    let path = try #require(folder?.path)
    for number in 0..<6 {
      mkdir("\(path)/\(number)", 0o700)
      for inner in 0..<1000 { mkdir("\(path)/\(number)/\(inner)", 0o700) }
    }
    let start = ContinuousClock.now
    folder = nil
    #expect(ContinuousClock.now - start < .seconds(5))
    #expect(access(path, F_OK) != 0)
    let left = ScratchSweep.abandonedPath(path)
    #expect(eventually(within: 200) { access(left, F_OK) != 0 })
  }

  @Test func whatAProcessLeftThatIsNoMoreIsRemoved() throws {
    let gone = try Self.endedProcess()
    let (abandoned, living) = (pid_t(0), getppid())
    let paths = [gone, abandoned, living].map {
      "/tmp/\(ScratchSweep.mark)\($0)-\(UUID().uuidString.prefix(6))"
    }
    for path in paths {
      mkdir(path, 0o700)
      try FileAccess.replace("\(path)/left", with: [1])
    }
    defer { for path in paths { FolderRemoval.remove(path) } }
    ScratchSweep.sweep(in: "/tmp")
    let left = FileAccess.names(in: "/tmp")
    #expect(paths.map { left.contains(FilePath.parts($0).name) } == [false, false, true])
  }

  /// What `widgettui open` hands to the desktop is read when the command has ended.
  @Test func oneThatLastsStaysForItsTime() throws {
    let parent = TemporaryFolder()
    let (over, lasting) = (
      try #require(ScratchFolder.lasting(-2, in: parent.path)),
      try #require(ScratchFolder.lasting(60, in: parent.path))
    )
    ScratchSweep.sweep(in: parent.path)
    #expect(access(over, F_OK) != 0 && access(lasting, F_OK) == 0)
  }

  /// A program that may write the folder could exchange what others are about to use.
  @Test(arguments: [
    (["/c", "/d"], [], "/tmp"), (["/c", "/d"], ["/tmp"], "/c"),
    (["/c", "/d"], ["/tmp", "/c"], "/d"), (["/c"], ["/tmp", "/c"], "/tmp"), ([], ["/tmp"], "/tmp"),
    (["/c"], ["/c"], "/tmp"),
  ])
  func theyAreWhereNoProgramOfABoardMayWrite(
    shelters: [String], written: [String], expected: String
  ) {
    #expect(ScratchSweep.parent("/tmp", or: shelters) { !written.contains($0) } == expected)
  }

  /// A thread that starts a program while the process ends would leave its folder.
  @Test func aProcessThatEndsMakesNoMore() {
    var folders = LivingFolders()
    #expect(folders.add { "/a" } == "/a" && folders.add { nil } == nil)
    #expect(Array(folders.end().keys) == ["/a"])
    var isMade = false
    let path = folders.add {
      isMade = true
      return "/b"
    }
    #expect(path == nil && !isMade)
  }

  /// The end of a process waits for its threads, and for a file of many pieces no signal ends them.
  @Test func whatTakesLongIsLeftToAnotherProcess() throws {
    let parent = TemporaryFolder()
    let path = "\(parent.path)/\(ScratchSweep.mark)0-left"
    mkdir(path, 0o700)
    try FileAccess.replace("\(path)/large", with: [UInt8](repeating: 1, count: 20 << 20))
    try FileAccess.replace("\(path)/small", with: [1])
    ScratchSweep.sweep(in: parent.path, leavesLarge: true)
    #expect(FileAccess.names(in: path) == ["large"])
    ScratchSweep.sweep(in: parent.path)
    #expect(access(path, F_OK) != 0)
  }

  /// What keeps one for long, such as a connection, moves when programs of a board may write around it.
  @Test func oneIsOutOfPlaceWhereNewOnesAreElsewhere() throws {
    let parent = TemporaryFolder()
    #expect(try #require(ScratchFolder(in: parent.path)).isOutOfPlace)
    #expect(try !#require(ScratchFolder()).isOutOfPlace)
  }

  /// What a process that was killed left is removed in every folder that has such folders.
  @Test func otherFoldersAreSweptToo() throws {
    let parent = TemporaryFolder()
    let left = "\(parent.path)/\(ScratchSweep.mark)\(try Self.endedProcess())-abcdef"
    mkdir(left, 0o700)
    ScratchSweep.watch(over: parent.path)
    ScratchSweep.begin()
    #expect(eventually(within: 20) { access(left, F_OK) != 0 })
  }

  /// Returns the number of a process that has ended.
  private static func endedProcess() throws -> pid_t {
    var process = pid_t()
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("/bin/true"), nil]
    defer { free(arguments[0]) }
    try #require(posix_spawn(&process, "/bin/true", nil, nil, &arguments, environ) == 0)
    var status: Int32 = 0
    waitpid(process, &status, 0)
    return process
  }
}
