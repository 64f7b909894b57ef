/// A place in the tree of folders, by its path without links and by its path in its file system.
///
/// A folder that is mounted at a second place has two paths, and one in its file system.
package struct MountedPlace: Sendable {
  package let path: String
  /// The number of the file system, as `8:1`; empty if it is not known.
  let device: String
  /// The path in the file system.
  let inner: String

  /// Returns true if it is a folder, or lies in it, by one of their names.
  package func lies(in folder: MountedPlace) -> Bool {
    FilePath.lies(path, in: folder.path)
      || device == folder.device && FilePath.lies(inner, in: folder.inner)
  }
}
