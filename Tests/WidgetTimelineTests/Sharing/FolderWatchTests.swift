import Glibc
import Testing
import WidgetArchive
import WidgetBase
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

  @Test("names the files that were replaced, and not those that are being written")
  func namesAreTold() throws {
    let folder = try #require(ScratchPath())
    let watch = try FolderWatch(folder.path)
    #expect(watch.takeChanges() == .files([]))
    let replacements = try ["cpu", "memory"].map {
      try FileAccess.prepare("\(folder.path)/\($0)", with: [1])
    }
    #expect(watch.takeChanges() == .files([]))
    try replacements[1].commit()
    #expect(watch.takeChanges() == .files(["memory"]))
    try replacements[0].commit()
    unlink("\(folder.path)/memory")
    #expect(watch.takeChanges() == .files(["cpu", "memory"]))
    unlink("\(folder.path)/cpu")
    // The folder itself is gone: nothing is known of any file.
    rmdir(folder.path)
    #expect(watch.takeChanges() == .any)
  }
}

/// A folder for files of a test, which is removed with what is in it.
private final class ScratchPath {
  let path: String

  init?() {
    var template = Array("/tmp/widgettui-watch-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return nil }
    path = template.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
  }

  deinit {
    for name in FileAccess.names(in: path) { unlink("\(path)/\(name)") }
    rmdir(path)
  }
}
