import Glibc
import Testing
import WidgetArchive
import WidgetLayout

@testable import WidgetTimeline

@Suite("A folder that is watched")
struct FolderWatchTests {
  @Test("tells of what front ends want, and not of those who read it")
  func readingIsQuiet() throws {
    var template = Array("/tmp/widgettui-watch-XXXXXX".utf8CString)
    try #require(mkdtemp(&template) != nil)
    let path = template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    let folder = SharedFolder(path: path)
    try folder.prepare()
    defer {
      for name in [folder.wants, folder.timelines, folder.requests, path] { rmdir(name) }
    }

    let watch = try FolderWatch(folder.wants)
    #expect(!watch.hasChanged)
    let file = WantFile(in: folder, role: .dashboard, process: 1)
    let want = Want(
      instance: WidgetInstance(id: "cpu", kind: "cpu", family: .systemSmall),
      size: WidgetFamily.systemSmall.contentSize)
    try file.write([want])
    #expect(watch.hasChanged)
    // Otherwise a host would be woken by its own reading, again and again.
    #expect(WantFile.all(in: folder, now: 0) == [want])
    #expect(!watch.hasChanged)
    file.withdraw()
    #expect(watch.hasChanged)
  }
}
