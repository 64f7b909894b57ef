import CLinux
import Glibc
import WidgetSettings

/// Watches a file that may change, be replaced, vanish, or come only later.
struct FileWatch: Sendable {
  /// How often changes are told of, at the most, in milliseconds.
  static let pace: Int32 = 100

  /// Its whole path.
  let path: String

  /// How often what cannot be watched is taken for changed, in milliseconds.
  private static let slowPace: Int32 = 10_000

  /// Tells of changes until the signal, and notes whether they can be watched.
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

  /// Watches the file, or what has to be there before it, until something else is at its place; throws
  /// where that is not possible.
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
    // A file that may not be read is not watched either; reading it says so.
    if isItself, content < 0, access(path, R_OK) == 0 { throw Errno(number: error) }
    let isRestored = health.note(nil)
    // It may have come, or gone, before the watch began.
    let (folderNow, nameNow) = nearest()
    if folderNow != folder || nameNow != name { return }
    // What happened between the last watch and this one was seen by neither.
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

  /// The deepest folder on the way to the file that is there, and what comes next in it.
  private func nearest() -> (folder: String, name: String) {
    let (folder, name) = FilePath.parts(path)
    let nearest = FilePath.nearestFolder(to: folder)
    return (nearest.folder, nearest.missing ?? name)
  }
}
