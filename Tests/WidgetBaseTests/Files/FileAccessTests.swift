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
}
