import Dispatch
import Synchronization

/// The order in which this process calls its providers: one after another.
///
/// Authors' providers share variables and caches without locks. A call that waits holds the next
/// one back for a second at most; what a call awaits holds back nobody.
package enum QuestionOrder {
  private static let patience = DispatchTimeInterval.seconds(1)
  private static let queue = DispatchQueue(label: "widgettui.providers")
  private static let preparations = Mutex<[@Sendable () -> Void]>([])

  /// Runs `preparation` before each call from now on.
  package static func prepare(_ preparation: @escaping @Sendable () -> Void) {
    preparations.withLock { $0.append(preparation) }
  }

  /// Calls a provider when the calls before it have returned.
  package static func ask(_ question: @escaping @Sendable () -> Void) {
    queue.async {
      let returned = DispatchSemaphore(value: 0)
      DispatchQueue.global().async {
        for preparation in preparations.withLock({ $0 }) { preparation() }
        question()
        returned.signal()
      }
      _ = returned.wait(timeout: .now() + patience)
    }
  }
}
