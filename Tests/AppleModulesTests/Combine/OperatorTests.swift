import Combine
import Foundation
import Testing

@Suite("Operators of publishers")
struct OperatorTests {
  private struct Failure: Error {}

  /// Returns what a publisher sends at once.
  private func values<Source: Publisher>(of source: Source) -> [Source.Output] {
    var all: [Source.Output] = []
    let subscription = source.sink(receiveCompletion: { _ in }, receiveValue: { all.append($0) })
    withExtendedLifetime(subscription) {}
    return all
  }

  @Test func sequencesAreCut() {
    let numbers = (1...6).publisher
    #expect(values(of: numbers.dropFirst(2).prefix(2)) == [3, 4])
    #expect(values(of: numbers.drop { $0 < 5 }) == [5, 6])
    #expect(values(of: numbers.first { $0 > 3 }) == [4])
    #expect(values(of: numbers.last()) == [6])
    #expect(values(of: numbers.scan(0, +)) == [1, 3, 6, 10, 15, 21])
    #expect(values(of: numbers.collect()) == [[1, 2, 3, 4, 5, 6]])
    #expect(values(of: numbers.prepend(0).append(7).count()) == [8])
    #expect(values(of: [1, nil, 3].publisher.replaceNil(with: 2)) == [1, 2, 3])
    #expect(values(of: Empty<Int, Never>().replaceEmpty(with: 9)) == [9])
  }

  @Test func failuresAreFollowedByOthers() {
    let failing = Fail<Int, Failure>(error: Failure())
    #expect(values(of: failing.catch { _ in Just(4) }) == [4])
    var tries = 0
    let attempts = Deferred {
      tries += 1
      return Fail<Int, Failure>(error: Failure())
    }
    #expect(values(of: attempts.retry(2)).isEmpty)
    #expect(tries == 3)
  }

  @Test func severalPublishersBecomeOne() {
    let (left, right) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    var latest: [String] = []
    var pairs: [String] = []
    let subscriptions = [
      left.combineLatest(right) { "\($0)\($1)" }.sink { latest.append($0) },
      left.zip(right) { "\($0)\($1)" }.sink { pairs.append($0) },
    ]
    left.send(1)
    left.send(2)
    right.send("a")
    right.send("b")
    withExtendedLifetime(subscriptions) {}
    #expect(latest == ["2a", "2b"])
    #expect(pairs == ["1a", "2b"])
    #expect(values(of: Just(1).merge(with: Just(2))) == [1, 2])
    #expect(values(of: [Just(1), Just(2)].publisher.switchToLatest()) == [1, 2])
  }

  /// What these operators make has names of its own.
  @Test func joinedPublishersHaveNames() {
    let (one, two, three) = (Just(1), [2, 3].publisher, Just("c"))
    #expect(values(of: Publishers.Zip(one, two).map { "\($0)\($1)" }) == ["12"])
    #expect(values(of: Publishers.Zip3(one, two, three).map { "\($0)\($1)\($2)" }) == ["12c"])
    #expect(values(of: Publishers.CombineLatest(one, two).map { "\($0)\($1)" }) == ["12", "13"])
    #expect(
      values(of: Publishers.CombineLatest3(one, two, three).map { "\($0)\($1)\($2)" }) == ["13c"])
    #expect(values(of: Publishers.Merge(one, two)) == [1, 2, 3])
  }

  @Test func schedulersSendLater() async {
    let subject = PassthroughSubject<Int, Never>()
    let queue = DispatchQueue(label: "later")
    let newest = subject.debounce(for: .milliseconds(30), scheduler: queue)
    async let first: Int? = { () async -> Int? in
      do {
        for try await value in newest.values { return value }
      } catch {}
      return nil
    }()
    try? await Task.sleep(for: .milliseconds(100))
    for number in 1...5 { subject.send(number) }
    #expect(await first == 5)
  }
}
