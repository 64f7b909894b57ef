import Glibc
import Testing
import WidgetBase
import WidgetImport

@testable import WidgetTUI

struct ResourceCopiesTests {
  private let home = "/tmp/widgettui-copies-\(UInt64.random(in: 0 ... .max))"

  private func write(_ text: String, to name: String) throws {
    try FileAccess.makeFolder(FilePath.folder(of: "\(home)/\(name)"))
    try FileAccess.replace("\(home)/\(name)", with: Array(text.utf8))
  }

  @Test func filesOfTheProjectAreCopiedAndNoLinks() throws {
    defer { FolderRemoval.remove(home) }
    try write("key", to: "key")
    try write("one", to: "p/one.txt")
    try write("two", to: "p/d/two.txt")
    symlink("../../key", "\(home)/p/d/key")
    symlink("../one.txt", "\(home)/p/d/linked.txt")
    symlink("..", "\(home)/p/d/up")
    symlink("gone", "\(home)/p/d/gone")
    let folder = ImportFolder("\(home)/out")
    try folder.begin()
    var copies = ResourceCopies(into: folder, from: ProjectTree(root: "\(home)/p"))
    try copies.add("\(home)/p/d", as: "bundle/d")
    try copies.add("\(home)/key", as: "bundle/key")
    try copies.add("\(home)/p/one.txt", as: "bundle/one.txt")
    let bundle = "\(folder.draft)/bundle"
    #expect(FileAccess.names(in: bundle) == ["d", "one.txt"])
    #expect(FileAccess.names(in: "\(bundle)/d") == ["linked.txt", "two.txt"])
    #expect(try FileAccess.read("\(bundle)/d/linked.txt", followsLinks: false) == Array("one".utf8))
    mkfifo("\(home)/p/pipe", 0o600)
    #expect(throws: ImportError.self) { try copies.add("\(home)/p/pipe", as: "bundle/pipe") }
  }
}
