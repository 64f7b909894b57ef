import FoundationEssentials
import Testing

@testable import WidgetSources

@Suite struct HistoryTests {
  @Test func oldestFirst() {
    var history = History(capacity: 3)
    #expect(history.values == [])
    for value in [1, nil, 3, 4, 5] as [Double?] { history.append(value) }
    #expect(history.values == [3, 4, 5])
    #expect(history.last(2) == [4, 5])
    #expect(history.last(9) == [3, 4, 5])
    #expect(history.last(-1) == [])
    history.append(nil)
    #expect(history.values == [4, 5, nil])
    #expect(history.count == 3)
  }

  @Test func aTimeInWhichTheMachineSleptHasNoValues() {
    var history = History(capacity: 20)
    let start = Date(timeIntervalSince1970: 1e9)
    // The second reading follows soon, as rates need it.
    for (seconds, value) in [(0.0, 1.0), (0.3, 2), (10, 3), (20, 4), (30, 5), (80, 6), (90, 7)] {
      history.append(value, at: start + seconds)
    }
    #expect(history.values == [1, 2, 3, 4, 5, nil, nil, nil, nil, 6, 7])
    // The interval may be a different one from then on.
    for seconds in [190.0, 290] { history.append(8, at: start + seconds) }
    #expect(history.last(2) == [8, 8])
    // A whole night takes no more than the capacity.
    history.append(9, at: start + 40_000)
    #expect(history.last(20).compactMap { $0 } == [9])
  }

  @Test func whatIsNotFiniteHasNoValue() {
    var history = History()
    history.append(.infinity)
    history.append(.nan)
    #expect(history.values == [nil, nil])
    #expect(history.capacity == 512)
  }

  @Test func atLeastOneIsKept() {
    var history = History(capacity: 0)
    history.append(1)
    history.append(2)
    #expect(history.values == [2])
  }

  @Test func equalWhereverTheRingBegins() {
    var turned = History(capacity: 2)
    for value in [1.0, 2, 3] { turned.append(value) }
    var straight = History(capacity: 2)
    for value in [2.0, 3] { straight.append(value) }
    #expect(turned == straight)
    straight.append(nil)
    #expect(turned != straight)
  }
}
