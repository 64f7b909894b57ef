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
