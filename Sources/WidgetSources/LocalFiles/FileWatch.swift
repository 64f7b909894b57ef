import CLinux
import Glibc
import WidgetSettings

/// A watch for a file that may change, be replaced, be removed or be created later.
struct FileWatch: Sendable {
  /// The shortest time between two notifications, in milliseconds.
  static let pace: Int32 = 100

  /// The absolute path of the file.
  let path: String

  /// The interval at which a file that cannot be watched is assumed to have changed, in
  /// milliseconds.
  private static let slowPace: Int32 = 10_000

  /// Calls `onChange` at changes until the signal is sent, and records in `health` whether the file
  /// can be watched.
  func run(until signal: StopSignal, _ health: WatchHealth, onChange: @Sendable () -> Void) {
    var isFirst = true
    while !signal.isSent {
      defer { isFirst = false }
      do throws(Errno) {
        try follow(until: signal, health, isFirst: isFirst, onChange: onChange)
      } catch {
        if health.note(FileWords.unwatched(path, error)) { onChange() }
        if signal.waits(Self.slowPace) { return }
        onChange()
      }
    }
  }

  /// Watches the file, or its nearest existing folder, until something else is at its path; throws
  /// if that is impossible.
  private func follow(
    until signal: StopSignal, _ health: WatchHealth, isFirst: Bool, onChange: @Sendable () -> Void
  ) throws(Errno) {
    let (folder, name) = nearest()
    let isItself = folder == FilePath.parts(path).folder
    var content: Int32 = -1
    let descriptor = clinux_file_watch(
      folder, isItself ? path : FilePath.absolute(name, in: folder), &content)
    let error = errno
    guard descriptor >= 0 else { throw Errno(number: error) }
    defer { close(descriptor) }
    // A file without read permission cannot be watched either; reading it reports that.
    if isItself, content < 0, access(path, R_OK) == 0 { throw Errno(number: error) }
    let isRestored = health.note(nil)
    // The file may have been created or removed before the watch began.
    let (folderNow, nameNow) = nearest()
    if folderNow != folder || nameNow != name { return }
    // Changes between the last watch and this one were not seen by either.
    if !isFirst || isRestored { onChange() }
    while true {
      var polled = [descriptor, signal.descriptor].map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      poll(&polled, nfds_t(polled.count), -1)
      if signal.isSent { return }
      let change = clinux_file_watch_drain(descriptor, name, content)
      if change.content, !change.place, isItself { onChange() }
      if change.content || change.place, signal.waits(Self.pace) || change.place { return }
    }
  }

  /// Returns the deepest existing folder on the path to the file, and the next component of that
  /// path.
  private func nearest() -> (folder: String, name: String) {
    let (folder, name) = FilePath.parts(path)
    let nearest = FilePath.nearestFolder(to: folder)
    return (nearest.folder, nearest.missing ?? name)
  }
}
