import Foundation
import Glibc
import Testing

@testable import WidgetSources

/// Tests of the time of a file's last change, independent of its modification date.
@Suite struct FileAgeTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("widgettui-age-\(UUID().uuidString)").path

  private func write(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data("1".utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
  }

  @Test func aFileIsNewerThanWhatWasBefore() throws {
    let before = Date() - 1
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write("value")
    // The modification date, which programs can set, does not count.
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1000)], ofItemAtPath: "\(folder)/value")
    #expect(FileAge.isNewer("\(folder)/value", than: before))
    #expect(!FileAge.isNewer("\(folder)/value", than: Date() + 1))
    #expect(FileAge.isNewer("\(folder)/none", than: Date() + 1))
  }

  /// Who may write the folder can make it take any time to look at all of it.
  @Test func aFolderThatTakesLongMayHaveChanged() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write("value")
    #expect(!FileAge.isNewer(folder, than: Date() + 1))
    for number in 0..<10_000 { link("\(folder)/value", "\(folder)/\(number)") }
    #expect(FileAge.isNewer(folder, than: Date() + 1))
  }

  /// What is at a path changes with the links and folders that lead there.
  @Test func whatIsExchangedOnTheWayIsNew() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write("value")
    for name in ["one", "two", "three"] { mkdir("\(folder)/\(name)", 0o700) }
    for name in ["one", "two", "three"] { link("\(folder)/value", "\(folder)/\(name)/value") }
    symlink("one", "\(folder)/link")
    usleep(30_000)
    let before = Date()
    usleep(30_000)
    let linked = "\(folder)/link/value"
    let moved = "\(folder)/two/value"
    #expect(!FileAge.isNewer(linked, than: before) && !FileAge.isNewer(moved, than: before))
    try write("other")
    #expect(!FileAge.isNewer(linked, than: before) && !FileAge.isNewer(moved, than: before))
    symlink("two", "\(folder)/new")
    rename("\(folder)/new", "\(folder)/link")
    #expect(FileAge.isNewer(linked, than: before))
    rename("\(folder)/two", "\(folder)/old")
    rename("\(folder)/three", "\(folder)/two")
    #expect(FileAge.isNewer(moved, than: before))
  }

  /// File systems date a change by the kernel's last tick.
  @Test func aChangeAtTheDateIsNewer() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let before = Date()
    try write("value")
    #expect(FileAge.isNewer("\(folder)/value", than: before))
  }

  @Test func aFolderIsAsNewAsItsNewestFile() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write("value")
    #expect(FileAge.isNewer(folder, than: Date() - 1))
    #expect(!FileAge.isNewer(folder, than: Date() + 1))
    let link = "\(folder).link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder)
    defer { unlink(link) }
    #expect(FileAge.isNewer(link, than: Date() - 1))
    #expect(!FileAge.isNewer(link, than: Date() + 1))
  }
}
