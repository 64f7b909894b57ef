import Dispatch
import Synchronization

/// The order in which this process calls its providers: one after another.
///
/// Authors' providers share variables and caches without locks. A call that waits holds the next
/// one back for a second at most; what a call awaits holds back nobody.
package enum QuestionOrder {
  private static let patience = DispatchTimeInterval.seconds(1)
  private static let queue = DispatchQueue(label: "widgettui.providers")
  private static let exchanges = Mutex<[@Sendable () -> Void]>([])

  /// Runs `exchange` before each call and at each answer from now on: it reads and writes what this
  /// process shares with others.
  package static func exchange(by exchange: @escaping @Sendable () -> Void) {
    exchanges.withLock { $0.append(exchange) }
  }

  /// Reads and writes what this process shares with others.
  static func exchange() {
    for exchange in exchanges.withLock({ $0 }) { exchange() }
  }

  /// Calls a provider when the calls before it have returned.
  package static func ask(_ question: @escaping @Sendable () -> Void) {
    queue.async {
      let returned = DispatchSemaphore(value: 0)
      DispatchQueue.global().async {
        exchange()
        question()
        returned.signal()
      }
      _ = returned.wait(timeout: .now() + patience)
    }
  }
}
