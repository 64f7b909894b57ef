import CLinux
import Glibc

/// Watches a file that may change, be replaced, vanish, or come only later.
struct FileWatch: Sendable {
  /// How often changes are told of, at the most, in milliseconds.
  static let pace: Int32 = 100

  /// Its whole path.
  let path: String

  /// Tells of changes until the signal.
  func run(until signal: StopSignal, onChange: @Sendable () -> Void) {
    var isFirst = true
    while !signal.isSent {
      defer { isFirst = false }
      guard follow(until: signal, isFirst: isFirst, onChange: onChange) else {
        // There are too many watches already: what may have changed is read now and then.
        if signal.waits(10_000) { return }
        onChange()
        continue
      }
    }
  }

  /// Watches the file, or what has to be there before it, until something else is at its place;
  /// false where that is not possible.
  private func follow(
    until signal: StopSignal, isFirst: Bool, onChange: @Sendable () -> Void
  ) -> Bool {
    let (folder, name) = nearest()
    let isItself = folder == Self.parts(path).folder
    var content: Int32 = -1
    let descriptor = clinux_file_watch(
      folder, isItself ? path : "\(folder)/\(name)", &content)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    // It may have come, or gone, before the watch began.
    let (folderNow, nameNow) = nearest()
    if folderNow != folder || nameNow != name { return true }
    // What happened between the last watch and this one was seen by neither.
    if !isFirst { onChange() }
    while true {
      var polled = [descriptor, signal.descriptor].map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      poll(&polled, nfds_t(polled.count), -1)
      if signal.isSent { return true }
      let change = clinux_file_watch_drain(descriptor, name, content)
      if change.content, !change.place, isItself { onChange() }
      if change.content || change.place, signal.waits(Self.pace) || change.place { return true }
    }
  }

  /// The deepest folder on the way to the file that is there, and what comes next in it.
  private func nearest() -> (folder: String, name: String) {
    var (folder, name) = Self.parts(path)
    var status = stat()
    while folder != "/", stat(folder, &status) != 0 || status.st_mode & S_IFMT != S_IFDIR {
      (folder, name) = Self.parts(folder)
    }
    return (folder, name)
  }

  private static func parts(_ path: String) -> (folder: String, name: String) {
    let names = path.split(separator: "/")
    let folder = "/" + names.dropLast().joined(separator: "/")
    return (folder, String(names.last ?? ""))
  }
}
