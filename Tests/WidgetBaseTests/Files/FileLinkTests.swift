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
      FileLink.walk("\(folder)/\(path)").links
    }
    let one = FileLink(path: "\(folder)/one", folder: folder, target: "\(folder)/a")
    let up = FileLink(path: "\(folder)/a/b/up", folder: "\(folder)/a/b", target: "\(folder)/a")
    #expect(links("a/b").isEmpty && links("a/./b/..").isEmpty)
    #expect(links("one/b/up") == [one, up])
    #expect(links("one/b/up/b/up") == [one, up, up])
    let broken = FileLink(
      path: "\(folder)/a/broken", folder: "\(folder)/a", target: "\(folder)/a/nowhere")
    #expect(links("one/gone/b") == [one] && links("a/broken/x") == [broken])
    #expect(FileLink.walk("\(folder)/one/b/up/new/x").place == "\(folder)/a/new/x")
    #expect(FileLink.walk("\(folder)/a/broken/x").place == "\(folder)/a/nowhere/x")
    // A link may lead to another one, which lies elsewhere.
    #expect(symlink("a/b/up", "\(folder)/two") == 0)
    let two = FileLink(path: "\(folder)/two", folder: folder, target: "\(folder)/a")
    #expect(links("two/b") == [two, up])
    #expect(FilePath.isLink("\(folder)/one") && !FilePath.isLink("\(folder)/a"))
  }

  /// The system follows a link whose path is no text, and one that is very long; nobody else knows where they lead.
  @Test func whereNobodyCanFollowIsNotKnown() throws {
    let made = "\(FileManager.default.temporaryDirectory.path)/widgettui-test-\(UUID())"
    try FileAccess.makeFolder("\(made)/a")
    defer { FolderRemoval.remove(made) }
    _ = [CChar(-1), 0].withUnsafeBufferPointer { symlink($0.baseAddress!, "\(made)/odd") }
    symlink(String(repeating: "a/../", count: 130) + "a", "\(made)/long")
    symlink("a", "\(made)/short")
    // Only the system gets to a path of more than 4096 bytes, by this link.
    let part = String(repeating: "d", count: 254)
    var folder = open(made, FileAccess.placeOnly | O_CLOEXEC)
    for _ in 0..<16 {
      #expect(mkdirat(folder, part, 0o700) == 0)
      let next = openat(folder, part, FileAccess.placeOnly | O_CLOEXEC)
      close(folder)
      folder = next
    }
    symlinkat("/etc", folder, "out")
    close(folder)
    symlink(Array(repeating: part, count: 16).joined(separator: "/"), "\(made)/deep")
    #expect(access("\(made)/deep/out/hosts", R_OK) == 0)
    symlink("loop", "\(made)/loop")
    for (name, isWhole) in [
      ("odd", false), ("odd/x", false), ("long", false), ("short", true), ("deep/out/hosts", false),
      ("loop", true), ("none/x", true),
    ] {
      let walk = FileLink.walk("\(made)/\(name)")
      #expect(walk.isWhole == isWhole && walk.mayLead { _ in false } == !isWhole, "\(name)")
    }
    #expect(FileLink.walk("\(made)/short").mayLead { _ in true })
  }
}
