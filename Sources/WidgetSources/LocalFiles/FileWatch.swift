import CLinux
import Glibc
import WidgetBase
import WidgetSettings

/// A watch for a file that may change, be replaced, be removed or be created later.
struct FileWatch: Sendable {
  /// The shortest time between two notifications, in milliseconds.
  static let pace: Int32 = 100

  /// The absolute path of the file.
  let path: String
  /// The file as it was before it was watched: it may be read, and change, before the watch begins.
  private let first: FileMark?

  /// True if a change is reported once more when it is over: its last line counts then.
  private let settles: Bool

  /// - Parameter path: The absolute path of the file.
  init(path: String, settles: Bool = false) {
    (self.path, self.settles, first) = (path, settles, FileMark(path))
  }

  /// The milliseconds after a change without another one after which it is over.
  private static let settling = Int32(FileBytes.writing * 1000) + 100

  /// The interval at which a file that cannot be watched is assumed to have changed, in
  /// milliseconds.
  private static let slowPace: Int32 = 10_000

  /// Calls `onChange` at changes until the signal is sent, and records in `health` whether the file
  /// can be watched.
  func run(until signal: StopSignal, _ health: WatchHealth, onChange: @Sendable () -> Void) {
    var isFirst = true
    var isSettled = !settles || first?.isYounger(than: FileBytes.writing) != true
    while !signal.isSent {
      defer { isFirst = false }
      do throws(Errno) {
        try follow(until: signal, health, isFirst: isFirst, &isSettled, onChange: onChange)
        isSettled = !settles
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
    until signal: StopSignal, _ health: WatchHealth, isFirst: Bool, _ isSettled: inout Bool,
    onChange: @Sendable () -> Void
  ) throws(Errno) {
    let steps = PathSteps(path)
    let (folder, name) = Self.nearest(to: steps.place)
    if clinux_is_kernel_folder(folder) {
      _ = health.note(nil)
      if !signal.waits(Self.slowPace) { onChange() }
      return
    }
    let isItself = folder == FilePath.parts(steps.place).folder
    var content: Int32 = -1
    let descriptor = clinux_file_watch(folder, FilePath.absolute(name, in: folder), &content)
    let error = errno
    guard descriptor >= 0 else { throw Errno(number: error) }
    defer { close(descriptor) }
    // A file without read permission cannot be watched either; reading it reports that.
    if isItself, content < 0, access(path, R_OK) == 0 { throw Errno(number: error) }
    steps.watch(by: descriptor)
    let isRestored = health.note(nil)
    // What lies on the way may have been created, removed or replaced before the watch began.
    guard PathSteps(path) == steps, Self.nearest(to: steps.place) == (folder, name) else { return }
    // Changes between the last watch and this one were not seen by either.
    if !isFirst || isRestored || FileMark(path) != first { onChange() }
    // Nobody is told of what other machines change.
    let isShared = clinux_is_network_folder(folder)
    var mark = isShared ? FileMark(path) : nil
    while true {
      var polled = [descriptor, signal.descriptor].map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      let patience = isSettled ? (isShared ? Self.slowPace : -1) : Self.settling
      let isTold = poll(&polled, nfds_t(polled.count), patience) > 0
      if signal.isSent { return }
      if !isTold, !isSettled {
        isSettled = true
        onChange()
      }
      if isShared, FileMark(path) != mark {
        mark = FileMark(path)
        if !isTold { onChange() }
      }
      let change = clinux_file_watch_drain(descriptor, name, content)
      if change.content { isSettled = !settles }
      if change.content, !change.place, isItself { onChange() }
      if change.content || change.place, signal.waits(Self.pace) || change.place { return }
    }
  }

  /// Returns the deepest existing folder on the path to a file, and the next component of that
  /// path.
  private static func nearest(to place: String) -> (folder: String, name: String) {
    let (folder, name) = FilePath.parts(place)
    let nearest = FilePath.nearestFolder(to: folder)
    return (nearest.folder, nearest.missing ?? name)
  }
}
