import FoundationEssentials
import Glibc
import Synchronization
import WidgetBase

/// The file of a widget's last good reading.
final class KeptReadingFile: Sendable {
  private let folders: StateFolders
  private let name: String?
  /// The time at which a reading was last kept.
  private let lastKept = Mutex(Date.distantPast)

  /// - Parameter name: the name of the file; nil keeps nothing.
  init(_ name: String?, in folders: StateFolders) {
    self.name = name
    self.folders = folders
  }

  /// The last good reading, or `nil` if none is kept.
  var reading: KeptReading? {
    path.flatMap { try? FileAccess.read($0) }.flatMap { KeptReading(bytes: $0) }
  }

  /// Keeps a reading for new places and for the next process; one that is too large removes the
  /// last one.
  func keep(_ reading: KeptReading) {
    let isSoon = lastKept.withLock { last in
      // A stream is not written ten times a second.
      if abs(reading.date.timeIntervalSince(last)) < 1 { return true }
      last = reading.date
      return false
    }
    guard !isSoon, let path else { return }
    if let bytes = reading.bytes {
      try? FileAccess.replace(path, with: bytes)
    } else {
      unlink(path)
    }
  }

  /// Removes the last good reading.
  func forget() {
    lastKept.withLock { $0 = .distantPast }
    if let path { unlink(path) }
  }

  private var path: String? {
    name.flatMap { name in folders["readings"].map { "\($0)/\(name)" } }
  }
}
