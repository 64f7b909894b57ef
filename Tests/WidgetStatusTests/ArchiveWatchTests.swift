import Glibc
import Testing
import WidgetArchive
import WidgetBase

@testable import WidgetStatus

@Suite("The watch of a status line")
struct ArchiveWatchTests {
  @Test("tells of the line's own widgets alone, also of those that have no archive yet")
  func ownWidgets() throws {
    var template = Array("/tmp/widgettui-archives-XXXXXX".utf8CString)
    try #require(mkdtemp(&template) != nil)
    let folder = SharedFolder(
      path: template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) })
    try folder.prepare()
    defer {
      for name in FileAccess.names(in: folder.timelines) { unlink("\(folder.timelines)/\(name)") }
      for path in [folder.timelines, folder.wants, folder.requests, folder.asking, folder.path] {
        rmdir(path)
      }
    }
    func write(_ id: String) throws {
      try FileAccess.replace(folder.timelinePath(id), with: [1])
    }
    let watch = try ArchiveWatch()
    let own = [(instance: "cpu/inline", folder: folder)]
    func hasChanged() throws -> Bool {
      var polled = pollfd(fd: watch.descriptor, events: Int16(POLLIN), revents: 0)
      let hasChanged = poll(&polled, 1, 0) > 0
      watch.drain()
      try watch.follow(own)
      return hasChanged
    }

    try watch.follow(own)
    #expect(try !hasChanged())
    // It is missing, so what comes into the folder is looked at.
    try write("cpu/inline")
    #expect(try hasChanged())
    for _ in 0..<3 {
      try write("memory/inline")
      #expect(try !hasChanged())
      try write("cpu/inline")
      #expect(try hasChanged())
      #expect(try !hasChanged())
    }
    unlink(folder.timelinePath("cpu/inline"))
    #expect(try hasChanged())
    try write("cpu/inline")
    #expect(try hasChanged())
  }

  @Test("goes on beside anything that a bundle puts in the place of an archive")
  func oddThingsOfBundles() throws {
    var template = Array("/tmp/widgettui-archives-XXXXXX".utf8CString)
    try #require(mkdtemp(&template) != nil)
    let folder = SharedFolder(
      path: template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) })
    defer { FolderRemoval.remove(folder.path) }
    let bundle = folder.bundle("shop")
    try bundle.prepare()
    symlink("m%2Finline", bundle.timelinePath("m/inline"))
    symlink("/nowhere", bundle.timelinePath("n/inline"))
    let watch = try ArchiveWatch()
    try watch.follow([("m/inline", bundle), ("n/inline", bundle)])
    rmdir(bundle.timelines)
    rename(bundle.timelines, bundle.timelines + ".old")
    try watch.follow([("m/inline", bundle), ("o/inline", bundle)])
  }
}
