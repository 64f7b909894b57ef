import Glibc

/// The error that a state folder is not its user's alone.
///
/// The program draws the folder's files and starts programs that they name; with the home folder
/// of another user, root would run that user's programs.
package struct ForeignFolder: Error, Hashable, CustomStringConvertible {
  package let path: String
  /// True if it belongs to this user, but others may write it.
  package let isShared: Bool

  package var description: String {
    isShared
      ? "state folder \(path) can be written by other users; run: chmod go-w \(path)"
      : "state folder \(path) belongs to another user; set HOME, or WIDGETTUI_STATE to a folder of "
        + "your own"
  }
}

extension SharedFolder {
  /// Takes over the program's former folder, if there is one; throws if the folder then belongs to
  /// another user, or others may write it.
  package func claim() throws(ForeignFolder) {
    takeOverFormer()
    try refuseForeign()
  }

  private func refuseForeign() throws(ForeignFolder) {
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    guard status.st_uid == geteuid() else { throw ForeignFolder(path: path, isShared: false) }
    guard status.st_mode & (S_IWGRP | S_IWOTH) == 0 else {
      throw ForeignFolder(path: path, isShared: true)
    }
  }
}
