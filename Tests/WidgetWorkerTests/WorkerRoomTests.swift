import Dispatch
import Glibc
import Synchronization
import Testing
import WidgetBase

@testable import WidgetWorker

struct WorkerRoomTests {
  @Test func whatTakesLongIsDoneAgainInASlowPlace() throws {
    let room = WorkerRoom(most: 2)
    let given = Mutex<[Double]>([])
    func work(_ deadline: Deadline) throws(WorkerFailure) -> Int {
      given.withLock { $0.append(deadline.timeout) }
      guard deadline.timeout > WorkerRoom.quickTime else { throw .late }
      return 7
    }
    #expect(try room.perform("a", before: Deadline(after: 30), work) == 7)
    #expect(given.withLock { $0 } == [1, 30])
    // From then on the subject is known, and has no quick place.
    #expect(try room.perform("a", before: Deadline(after: 20), work) == 7)
    #expect(given.withLock { $0 } == [1, 30, 20])
    // Without a subject nothing is known.
    _ = try room.perform("", before: Deadline(after: 20), work)
    _ = try room.perform("", before: Deadline(after: 20), work)
    #expect(given.withLock { $0.dropFirst(3) } == [1, 20, 1, 20])
  }

  @Test func failuresOtherThanLatenessAreFinal() {
    let room = WorkerRoom(most: 2)
    var count = 0
    #expect(throws: WorkerFailure.ended) {
      try room.perform("a", before: Deadline(after: 30)) { (_) throws(WorkerFailure) -> Int in
        count += 1
        throw .ended
      }
    }
    #expect(count == 1)
  }

  /// Eight subjects whose work takes all its time have the quick places once, for a second each.
  @Test func whatTakesLongKeepsNothingQuickWaiting() throws {
    let room = WorkerRoom(most: 4)
    let isDone = Mutex(false)
    let group = DispatchGroup()
    for number in 0..<8 {
      DispatchQueue.global().async(group: group) {
        while !isDone.withLock({ $0 }) {
          _ = try? room.perform("slow \(number)", before: Deadline(after: 20)) {
            (deadline) throws(WorkerFailure) -> Int in
            while !deadline.isOver, !isDone.withLock({ $0 }) { usleep(10_000) }
            throw .late
          }
        }
      }
    }
    usleep(100_000)
    let start = Deadline(after: 60)
    for _ in 0..<20 {
      let result = try room.perform("quick", before: Deadline(after: 15)) {
        (_) throws(WorkerFailure) in 1
      }
      #expect(result == 1)
    }
    // Four pairs of a second each at the most; the works in slow places still have theirs.
    #expect(start.elapsed < 15, "\(start.elapsed) s")
    isDone.withLock { $0 = true }
    group.wait()
  }
}
