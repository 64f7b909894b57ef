import CLinux
import Glibc
internal import WidgetArchive

/// A watch on the archives of a line's widgets alone: what other widgets show does not wake the line.
final class ArchiveWatch {
  /// A descriptor that becomes readable when one of the archives may have changed; -1 where the user's programs have
  /// taken all that the kernel gives.
  let descriptor: Int32
  /// The milliseconds after which to look by oneself; -1 for never.
  var patience: Int32 { descriptor < 0 ? 2000 : -1 }
  /// The watches of the folders in which an archive is missing.
  private var arrivals: [SharedFolder: Int32] = [:]

  init() throws(FileError) {
    descriptor = clinux_watch_open()
    guard descriptor >= 0 || errno == EMFILE || errno == ENFILE else {
      throw FileError(path: "archives", call: "watched", code: errno)
    }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Watches the archives of instances. To be called again before they are read: a file that was
  /// replaced is another one.
  func follow(_ archives: [(instance: String, folder: SharedFolder)]) throws(FileError) {
    guard descriptor >= 0 else { return }
    var missing: Set<SharedFolder> = []
    for (instance, folder) in archives {
      let path = folder.timelinePath(instance)
      if clinux_watch_add_file(descriptor, path) >= 0 { continue }
      // A bundle may put anything in its place, which ends no line.
      guard errno == ENOENT || folder.isBundle else {
        throw FileError(path: path, call: "watched", code: errno)
      }
      missing.insert(folder)
      // It may have come in between.
      if try watchArrivals(in: folder) { _ = clinux_watch_add_file(descriptor, path) }
    }
    let over = arrivals.filter { !missing.contains($0.key) }
    for (folder, watch) in over {
      clinux_watch_remove(descriptor, watch)
      arrivals[folder] = nil
    }
    // The end of a watch is told as well. What else is told here is read after this.
    if !over.isEmpty { drain() }
  }

  /// Watches for archives that come into a folder; returns true if they were not watched for before.
  private func watchArrivals(in folder: SharedFolder) throws(FileError) -> Bool {
    guard arrivals[folder] == nil else { return false }
    let watch = clinux_watch_add_arrivals(descriptor, folder.timelines)
    guard watch >= 0 else {
      if folder.isBundle { return false }
      throw FileError(path: folder.timelines, call: "watched", code: errno)
    }
    arrivals[folder] = watch
    return true
  }

  /// Forgets the changes until now.
  func drain() { if descriptor >= 0 { _ = clinux_watch_drain(descriptor) } }
}
