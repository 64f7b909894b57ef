import Glibc
import WidgetBase
import WidgetSettings

/// A folder for a program's temporary files, which is removed with this value.
final class ScratchFolder: Sendable {
  let path: String

  /// Creates an empty folder that only this user may enter, or returns `nil` if it cannot be made.
  init?() {
    let parent = ProcessEnvironment.own["TMPDIR"] ?? "/tmp"
    var template = Array("\(parent)/widgettui-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return nil }
    path = template.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
    // The program may see it as /tmp, and finds it by the same path in either case.
    if FilePath.folder(of: path) == "/tmp" { mkdir("\(path)/\(FilePath.parts(path).name)", 0o700) }
  }

  deinit { FolderRemoval.remove(path) }
}
