import Dispatch
import Glibc
import Synchronization
import WidgetBase
import WidgetSources

/// The file of metrics at a path. It is written by a thread of its own: a program that may write its folder can have
/// whoever replaces the file wait.
final class PublishedFile: Sendable {
  private struct State {
    /// The text that is written next; an older one that still waits is left out.
    var next: [UInt8]?
    /// The reason why the file could not be written.
    var failure: String?
  }

  private let path: String
  private let log: @Sendable (ServiceLogLine) -> Void
  private let state = Mutex(State())
  private let queue = DispatchQueue(label: "widgettui.metrics")
  /// The seconds for which the end of the service waits for the removal.
  private static let patience = 2.0

  /// - Parameter log: Writes a line of the service's log; called on any thread.
  init(path: String, log: @escaping @Sendable (ServiceLogLine) -> Void) {
    (self.path, self.log) = (path, log)
  }

  /// Writes a text soon, in place of one that waits.
  func write(_ text: String) {
    let isWaiting = state.withLock { state in
      defer { state.next = Array(text.utf8) }
      return state.next != nil
    }
    if !isWaiting { queue.async { [self] in writeNext() } }
  }

  /// Removes the file after all that was written, and waits for that if it does not take long.
  func remove() {
    let removal = DispatchWorkItem { [path] in
      do throws(FileError) { try PlacedFolder(of: path).withFile { _ = unlink($0) } } catch {}
    }
    state.withLock { $0.next = nil }
    queue.async(execute: removal)
    _ = removal.wait(timeout: .now() + Self.patience)
  }

  private func writeNext() {
    let text = state.withLock { state in
      defer { state.next = nil }
      return state.next
    }
    guard let text else { return }
    do throws(FileError) {
      let folder = try PlacedFolder(of: path)
      try folder.withFile { file throws(FileError) in
        // Another user's collector reads it.
        try FileAccess.prepare(file, with: text, mode: 0o644).commit()
      }
      note(nil)
    } catch {
      note("\(FileError(path: path, call: error.call, code: error.code))")
    }
  }

  /// Logs whether the file can be written, if that is new.
  private func note(_ failure: String?) {
    let former = state.withLock { state in
      defer { state.failure = failure }
      return state.failure
    }
    guard failure != former else { return }
    let file = ServiceLogLine.Field("file", path)
    guard let failure else {
      return log(ServiceLogLine(.notice, [.init("event", "publishing"), file]))
    }
    log(
      ServiceLogLine(
        .warning, [.init("event", "not-publishing"), file, .init("reason", failure)]))
  }
}
