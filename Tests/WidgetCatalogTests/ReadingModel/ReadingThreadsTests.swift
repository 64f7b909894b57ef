import Dispatch
import Synchronization
import Testing

@testable import WidgetCatalog

@Suite struct ReadingThreadsTests {
  /// Readings that wait for an answer keep no other waiting.
  @Test func aHundredThatHangDelayNoOther() {
    let (gate, done) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    for _ in 0..<100 { ReadingThreads.shared.run { gate.wait() } }
    ReadingThreads.shared.run { done.signal() }
    #expect(done.wait(timeout: .now() + 20) == .success)
    for _ in 0..<100 { gate.signal() }
  }

  @Test func noMoreThanTheLimitRunAtATime() {
    let threads = ReadingThreads(most: 3)
    let state = Mutex((running: 0, most: 0))
    let done = DispatchSemaphore(value: 0)
    for _ in 0..<50 {
      threads.run {
        state.withLock { state in
          state.running += 1
          state.most = max(state.most, state.running)
        }
        state.withLock { $0.running -= 1 }
        done.signal()
      }
    }
    for _ in 0..<50 { #expect(done.wait(timeout: .now() + 20) == .success) }
    #expect(state.withLock { $0.most } <= 3)
  }
}
