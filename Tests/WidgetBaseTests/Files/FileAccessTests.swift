import FoundationEssentials
import Testing

@testable import WidgetBase

struct FileAccessTests {
  @Test func aPathWithNULIsNoOtherFile() throws {
    let folder = "\(FileManager.default.temporaryDirectory.path)/widgettui-test-\(UUID())"
    try FileAccess.makeFolder(folder)
    try FileAccess.replace("\(folder)/a", with: [1])
    #expect(throws: FileError.self) { try FileAccess.replace("\(folder)/a\0b", with: [2]) }
    #expect(throws: FileError.self) { try FileAccess.read("\(folder)/a\0b") }
    #expect(throws: FileError.self) { try FileAccess.makeFolder("\(folder)/c\0d") }
    #expect(try FileAccess.read("\(folder)/a") == [1])
    #expect(FileAccess.names(in: folder) == ["a"])
  }

  /// A folder in which others may make names is read as far as there is time.
  @Test func namesHaveABeginningANumberAndATime() throws {
    let folder = "\(FileManager.default.temporaryDirectory.path)/widgettui-test-\(UUID())"
    defer { FolderRemoval.remove(folder) }
    try FileAccess.makeFolder(folder)
    for name in ["a1", "a2", "b1", "b2", "b3"] {
      try FileAccess.replace("\(folder)/\(name)", with: [])
    }
    #expect(FileAccess.names(in: folder, beginning: "b") == ["b1", "b2", "b3"])
    #expect(FileAccess.names(in: folder, beginning: "b", most: 2).count == 2)
    #expect(FileAccess.names(in: folder, before: Deadline(after: 0)).isEmpty)
    #expect(FileAccess.names(in: folder, before: Deadline(after: 60)).count == 5)
  }
}
