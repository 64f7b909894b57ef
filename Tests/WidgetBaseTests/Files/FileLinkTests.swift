import FoundationEssentials
import Glibc
import Testing

@testable import WidgetBase

@Suite struct FileLinkTests {
  /// Each link on a path is named with the folder in which it lies and with what it leads to.
  @Test func linksOnAPath() throws {
    let made = "\(FileManager.default.temporaryDirectory.path)/widgettui-test-\(UUID())"
    try FileAccess.makeFolder("\(made)/a/b")
    defer { FolderRemoval.remove(made) }
    let folder = try #require(FilePath.real(made))
    #expect(symlink("a", "\(folder)/one") == 0 && symlink("..", "\(folder)/a/b/up") == 0)
    #expect(symlink("nowhere", "\(folder)/a/broken") == 0)
    func links(_ path: String) -> [FileLink] {
      FileLink.all(on: "\(folder)/\(path)")
    }
    let one = FileLink(path: "\(folder)/one", folder: folder, target: "\(folder)/a")
    let up = FileLink(path: "\(folder)/a/b/up", folder: "\(folder)/a/b", target: "\(folder)/a")
    #expect(links("a/b").isEmpty && links("a/./b/..").isEmpty)
    #expect(links("one/b/up") == [one, up])
    #expect(links("one/b/up/b/up") == [one, up, up])
    #expect(links("one/gone/b") == [one] && links("a/broken").isEmpty)
    #expect(FileLink.walk("\(folder)/one/b/up/new/x").place == "\(folder)/a/new/x")
    #expect(FileLink.walk("\(folder)/a/broken").place == "\(folder)/a/broken")
    // A link may lead to another one, which lies elsewhere.
    #expect(symlink("a/b/up", "\(folder)/two") == 0)
    let two = FileLink(path: "\(folder)/two", folder: folder, target: "\(folder)/a")
    #expect(links("two/b") == [two, up])
    #expect(FilePath.isLink("\(folder)/one") && !FilePath.isLink("\(folder)/a"))
  }
}
