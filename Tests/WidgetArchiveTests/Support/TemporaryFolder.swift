import Glibc

@testable import WidgetArchive

/// A temporary folder for one test, removed with the value.
final class TemporaryFolder {
  let path: String

  init() throws {
    var template = Array("/tmp/widgettui-archive-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw FileError(path: "/tmp", call: "written", code: errno)
    }
    path = template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
  }

  deinit {
    remove(path)
  }

  var shared: SharedFolder {
    get throws {
      let folder = SharedFolder(path: path)
      try folder.prepare()
      return folder
    }
  }

  private func remove(_ path: String) {
    for name in FileAccess.names(in: path) { remove("\(path)/\(name)") }
    if rmdir(path) != 0 { unlink(path) }
  }
}
