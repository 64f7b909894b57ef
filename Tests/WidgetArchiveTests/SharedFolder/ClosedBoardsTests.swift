import Glibc
import TestServers
import Testing
import WidgetBase
import WidgetLayout

@testable import WidgetArchive

/// Tests of what is kept of boards that nobody opens.
@MainActor
@Suite("Boards that nobody opens")
struct ClosedBoardsTests {
  private static let now = 1_800_000_000.0
  private let temporary = TemporaryFolder()
  private let folder: SharedFolder

  init() throws { folder = try temporary.shared }

  private func age(_ path: String, days: Double, read: Double? = nil) {
    let written = timespec(tv_sec: Int(Self.now - days * 86_400), tv_nsec: 0)
    let read = timespec(tv_sec: Int(Self.now - (read ?? days) * 86_400), tv_nsec: 0)
    utimensat(AT_FDCWD, path, [read, written], 0)
  }

  /// Writes an archive that was written and read so many days ago.
  private func archive(_ id: String, days: Double, read: Double? = nil) throws {
    var timeline = sampleTimeline()
    timeline.instance = .test(id)
    try folder.write(timeline)
    age(folder.timelinePath(id), days: days, read: read)
  }

  private func list(_ board: String, _ ids: [String], days: Double) throws {
    try InstanceList(ids.map { .test($0) }).write(of: board, in: folder)
    age("\(folder.path)/boards/\(FileName.shortened(board))", days: days)
  }

  private func left(keeping ids: [String] = []) -> [String] {
    let closed = ClosedBoards(in: folder, now: Self.now, keeping: ids)
    closed.remove()
    closed.removeFolders()
    return folder.instances
  }

  @Test func archivesGoAfterThirtyDays() throws {
    try archive("old/small", days: 31)
    try archive("new/small", days: 29)
    try archive("seen/small", days: 31, read: 29)
    try archive("used/small", days: 31)
    #expect(left(keeping: ["used/large"]) == ["new/small", "seen/small", "used/small"])
  }

  /// A widget that is read once a year stays as long as its board is opened.
  @Test func whatIsOnAnOpenBoardStays() throws {
    try archive("yearly/small", days: 300)
    try archive("yearly/large", days: 300)
    try archive("other/small", days: 300)
    try list("/nowhere/at/all/board.yaml", ["yearly/small"], days: 1)
    #expect(left() == ["yearly/large", "yearly/small"])
  }

  /// A status line reads its widgets' archives without opening the board again.
  @Test func aBoardThatStatusLinesShowIsOpen() throws {
    try archive("line/small", days: 1)
    try archive("rare/small", days: 300)
    try list("/nowhere/at/all/board.yaml", ["line/small", "rare/small"], days: 300)
    #expect(left() == ["line/small", "rare/small"])
  }

  /// A program may set the time of its folder to any other.
  @Test func foldersOfProgramsGoAfterAYear() throws {
    let sources = "\(folder.path)/sources"
    for (name, days) in [("program-new", 0.0), ("program-old", 400), ("program-never", -400)] {
      try FileAccess.makeFolder("\(sources)/\(name)/kept")
      age("\(sources)/\(name)", days: days)
    }
    try FileAccess.makeFolder("\(sources)/other")
    for (days, expected) in [
      (364.0, ["other", "program-never", "program-new", "program-old"]), (366, ["other"]),
    ] {
      let now = Double(time(nil)) + days * 86_400
      ClosedBoards(in: folder, now: now, keeping: []).removeFolders()
      #expect(FileAccess.names(in: sources) == expected)
    }
  }

  @Test func aBoardWhoseFileIsGoneGoesAtOnce() throws {
    let board = temporary["board.yaml"]
    try archive("a/small", days: 0)
    try archive("shared/small", days: 0)
    try list(board, ["a/small", "shared/small"], days: 0)
    try list("/nowhere/at/all/other.yaml", ["shared/small"], days: 0)
    try temporary.write("x", to: "board.yaml")
    #expect(left() == ["a/small", "shared/small"])
    unlink(board)
    // A dashboard that is still open uses it.
    #expect(left(keeping: ["a/small"]) == ["a/small", "shared/small"])
    #expect(left() == ["shared/small"])
    #expect(InstanceList(of: board, in: folder) == nil)
  }

  @Test func lastReadingsGoToo() throws {
    try FileAccess.makeFolder("\(folder.path)/readings")
    for (name, days) in [("old", 31.0), ("new", 1)] {
      let path = "\(folder.path)/readings/\(name)"
      try FileAccess.replace(path, with: [1])
      age(path, days: days)
    }
    _ = left()
    #expect(FileAccess.names(in: "\(folder.path)/readings") == ["new"])
  }

  /// Writes the folder of a bundle whose board was opened so many days ago, with what its program left there.
  private func bundle(program: String, days: Double) throws -> SharedFolder {
    let program = BundleProgram(path: program, permissions: nil)
    let bundle = folder.bundle(program.folderName)
    try program.keep(in: bundle)
    try FileAccess.makeFolder("\(bundle.activities)/deep")
    try FileAccess.replace("\(bundle.activities)/deep/x", with: [1])
    try FileAccess.replace("\(bundle.path)/description", with: [1])
    age("\(bundle.path)/executable", days: days)
    return bundle
  }

  @Test func theFolderOfABundleThatIsGoneGoesAfterThirtyDays() throws {
    let old = try bundle(program: temporary["old"], days: 31)
    let recent = try bundle(program: temporary["recent"], days: 29)
    // It may lie on a disk that is not mounted.
    let unmounted = try bundle(program: "/nowhere/x", days: 300)
    let there = try bundle(program: temporary.write("x", to: "program"), days: 300)
    // What a bundle leaves decides nothing.
    try FileAccess.makeFolder(old.timelines)
    symlink("/tmp", old.timelinePath("x"))
    _ = left()
    #expect(access(old.path, F_OK) != 0)
    for bundle in [recent, there, unmounted] {
      #expect(access("\(bundle.activities)/deep/x", F_OK) == 0)
    }
  }

  /// Where reading a file leaves no trace, opening a board does.
  @Test func aBundleThatABoardNamesStays() throws {
    let bundle = try bundle(program: "/nowhere/old", days: 20_000)
    try BundleProgram(path: "/nowhere/old", permissions: nil).keep(in: bundle)
    var status = stat()
    #expect(stat("\(bundle.path)/executable", &status) == 0)
    #expect(Double(status.st_mtim.tv_sec) > Self.now - 10_000 * 86_400)
  }
}
