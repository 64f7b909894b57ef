import Dispatch
import Glibc
import WidgetBase

/// What happens when an import is interrupted: its draft is removed, and the builds that it started end.
final class ImportInterruption {
  private let sources: [any DispatchSourceSignal]

  /// The seconds that builds have to end.
  private static let grace: UInt32 = 300_000

  init(_ folders: [String]) {
    sources = [SIGINT, SIGTERM, SIGHUP].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        Self.endChildren()
        usleep(Self.grace)
        for folder in folders { FolderRemoval.remove(folder) }
        _exit(128 + number)
      }
      source.resume()
      return source
    }
  }

  /// Ends the process groups of this process's children.
  private static func endChildren() {
    for task in FileAccess.names(in: "/proc/self/task") {
      let bytes = (try? FileAccess.read("/proc/self/task/\(task)/children")).flatMap { $0 } ?? []
      for word in String(decoding: bytes, as: UTF8.self).split(separator: " ") {
        if let number = pid_t(word) {
          kill(-number, SIGTERM)
          kill(number, SIGTERM)
        }
      }
    }
  }
}
