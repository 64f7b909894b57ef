import Glibc

/// The identity of a file, its length and the times of its last changes, as the file system has them.
struct FileMark: Hashable, Sendable {
  private let device: dev_t
  private let file: ino_t
  let length: off_t
  /// The times of the last change of its content, and of anything about it, in seconds and nanoseconds.
  private let times: [Int]

  /// Creates the mark of the file at a path, or returns `nil` if no file is there.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  init(_ status: stat) {
    (device, file, length) = (status.st_dev, status.st_ino, status.st_size)
    times = [
      status.st_mtim.tv_sec, status.st_mtim.tv_nsec, status.st_ctim.tv_sec, status.st_ctim.tv_nsec,
    ]
  }

  /// Returns true if the file was written less than some seconds ago.
  func isYounger(than seconds: Double) -> Bool {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return Double(now.tv_sec - times[0]) + Double(now.tv_nsec - times[1]) / 1e9 < seconds
  }

  /// True if the file system may give a further change the same time as this one.
  var isFresh: Bool { isYounger(than: 0.02) }
}
