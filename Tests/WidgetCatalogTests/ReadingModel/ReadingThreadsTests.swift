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

  /// Each piece ends only once all have begun.
  @Test func piecesOfWorkRunAtTheSameTimeAndKeepTheirOrder() {
    let begun = (0..<4).map { _ in DispatchSemaphore(value: 0) }
    let pieces = begun.indices.map { number in
      { @Sendable in
        for _ in begun { begun[number].signal() }
        let all = begun.allSatisfy { $0.wait(timeout: .now() + 20) == .success }
        return all ? number : -1
      }
    }
    #expect(ReadingThreads(most: 512).results(of: pieces) == [0, 1, 2, 3])
  }

  /// A reading runs on such a thread itself, and must not wait for another one that never comes free.
  @Test func workIsDoneWithoutAFreeThread() {
    let threads = ReadingThreads(most: 1)
    let (gate, done) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    threads.run { gate.wait() }
    let pieces = (0..<9).map { number in { @Sendable in number } }
    #expect(threads.results(of: pieces) == Array(0..<9))
    #expect(threads.results(of: [] as [@Sendable () -> Int]).isEmpty)
    gate.signal()
    threads.run { done.signal() }
    #expect(done.wait(timeout: .now() + 20) == .success)
  }
}
