import TestServers
import Testing

/// The number of tasks inside at once, and its maximum.
private actor Count {
  private var now = 0
  private(set) var most = 0

  func enter() {
    now += 1
    most = max(most, now)
  }

  func leave() { now -= 1 }
}

struct FewAtOnceTests {
  @Test func onlySoManyAreIn() async throws {
    let gate = Gate(places: 2)
    let count = Count()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<10 {
        group.addTask {
          await gate.enter()
          await count.enter()
          // The first stays until there was another beside it.
          while await count.most < 2 { await Task.yield() }
          await count.leave()
          await gate.leave()
        }
      }
    }
    #expect(await count.most == 2)
  }
}
