import Glibc
package import WidgetBase

/// The folder of a file that is written, which was opened and is no link of a program: whatever a program exchanges for
/// it meanwhile, this folder is written.
package struct PlacedFolder: ~Copyable {
  private let descriptor: Int32
  private let name: String

  /// Opens the folder of the file at a path; throws if there is none, or if a link leads to it that a program may have
  /// made.
  package init(of path: String) throws(FileError) {
    let (folder, name) = FilePath.parts(path)
    self.name = name
    descriptor = open(folder, FileAccess.placeOnly | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(path: path, call: "written", code: errno) }
    guard !WrittenFolders.isLedAstray(folder, to: descriptor) else {
      throw FileError(path: path, call: "written", code: ELOOP)
    }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Calls `body` with a path of the file that leads through the opened folder.
  package borrowing func withFile<Result, Failure: Error>(
    _ body: (String) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body("/proc/self/fd/\(descriptor)/\(name)")
  }
}
