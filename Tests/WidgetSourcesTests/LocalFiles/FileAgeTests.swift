import Foundation
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
