import FoundationEssentials
import Glibc
import Synchronization
import WidgetBase
import WidgetTimeline

/// The file of a widget's last good reading.
final class KeptReadingFile: Sendable {
  private struct State {
    /// The date of the reading that was last written.
    var written = Date.distantPast
    /// The newest reading, if it is still to be written.
    var pending: KeptReading?
  }

  private let folders: StateFolders
  private let name: String?
  private let timer: any DelayTimer
  private let state = Mutex(State())

  /// The least seconds between the dates of two readings that are written one after another.
  private static let spacing: TimeInterval = 1

  /// Returns the name of the file of a widget of a kind.
  static func name(of kind: String, mark: String) -> String { "\(kind)-\(mark)" }

  /// - Parameter name: the name of the file; nil keeps nothing.
  init(_ name: String?, in folders: StateFolders, timer: any DelayTimer = SystemTimer()) {
    self.name = name
    self.folders = folders
    self.timer = timer
  }

  /// The last good reading, or `nil` if none is kept.
  var reading: KeptReading? {
    path.flatMap { try? FileAccess.read($0) }.flatMap { KeptReading(bytes: $0) }
  }

  /// Keeps a reading for new places and for the next process; one that is too large removes the
  /// last one. A reading that comes within a second of the last is written at its end.
  func keep(_ reading: KeptReading) {
    let next: Date? = state.withLock { state in
      let next = state.written + Self.spacing
      // A stream is not written ten times a second. The clock may have been set back.
      guard reading.date < next, reading.date >= state.written else {
        state = State(written: reading.date)
        return nil
      }
      defer { state.pending = reading }
      return state.pending == nil ? next : .distantPast
    }
    switch next {
    case nil: write(reading)
    case .distantPast?: break
    case let next?:
      timer.wait(until: next, from: reading.date) { [weak self] in self?.writePending() }
    }
  }

  private func writePending() {
    let reading = state.withLock { state in
      defer { state.pending = nil }
      if let date = state.pending?.date { state.written = date }
      return state.pending
    }
    if let reading { write(reading) }
  }

  private func write(_ reading: KeptReading) {
    guard let path else { return }
    if let bytes = reading.bytes {
      try? FileAccess.replace(path, with: bytes)
    } else {
      unlink(path)
    }
  }

  /// Removes the last good reading.
  func forget() {
    state.withLock { $0 = State() }
    if let path { unlink(path) }
  }

  private var path: String? {
    name.flatMap { name in folders["readings"].map { "\($0)/\(name)" } }
  }
}
