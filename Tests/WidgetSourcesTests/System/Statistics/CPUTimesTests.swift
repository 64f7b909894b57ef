import Testing

@testable import WidgetSources

@Suite struct CPUTimesTests {
  @Test func totalAndCores() {
    let times = """
      cpu  100 10 30 400 50 1 2 3 90 9
      cpu0 60 5 20 200 25 1 1 1 50 5
      cpu1 40 5 10 200 25 0 1 2 40 4
      intr 12345 0 9
      cpu9 1 1 1 1
      """.parsed(CPUTimes.parse)
    // Guest time (90, 9) is already part of user and nice.
    #expect(
      times?.total == CPUTicks(user: 110, system: 33, idle: 400, waiting: 50, stolen: 3))
    #expect(times?.total.busy == 146)
    #expect(times?.cores.map(\.busy) == [88, 58])
  }

  @Test(arguments: ["", "cp", "intr 1 2 3", "cpu", "cpu 1 2 3", "cpu x 1 2 3", "cpu0 1 2 3 4"])
  func noTotalIsNothing(text: String) {
    #expect(text.parsed(CPUTimes.parse) == nil)
  }

  @Test func columnsOfNewKernelsMayBeMissing() {
    let times = "cpu 1 2 3 4".parsed(CPUTimes.parse)
    #expect(times?.total == CPUTicks(user: 3, system: 3, idle: 4, waiting: 0, stolen: 0))
  }

  @Test func hugeNumbersDoNotTrap() {
    let most = UInt64.max
    let times = "cpu \(most) \(most) \(most) \(most) \(most) 1 1 1".parsed(CPUTimes.parse)
    #expect(times != nil)
    #expect(times.map { CPUShare(from: $0.total, to: $0.total) == nil } == true)
  }
}

@Suite struct CPUShareTests {
  private let earlier = CPUTicks(user: 100, system: 50, idle: 1000, waiting: 80, stolen: 0)

  private func share(_ user: UInt64, _ system: UInt64, _ idle: UInt64, _ waiting: UInt64)
    -> CPUShare?
  {
    CPUShare(
      from: earlier,
      to: CPUTicks(user: user, system: system, idle: idle, waiting: waiting, stolen: 0))
  }

  @Test func partsOfTheTimeBetween() {
    #expect(share(120, 60, 1060, 90) == CPUShare(busy: 0.3, user: 0.2, system: 0.1))
    #expect(share(100, 50, 1100, 80) == CPUShare(busy: 0, user: 0, system: 0))
    #expect(share(150, 100, 1000, 80) == CPUShare(busy: 1, user: 0.5, system: 0.5))
  }

  @Test func noTimeBetweenIsNotKnown() {
    #expect(share(100, 50, 1000, 80) == nil)
  }

  @Test func aCounterThatWentBackIsNotKnown() {
    #expect(share(99, 60, 1100, 90) == nil)
    #expect(share(120, 49, 1100, 90) == nil)
    #expect(share(120, 60, 3, 0) == nil)
  }

  /// According to proc(5), the waiting time may decrease.
  @Test func waitingMayGoBackALittle() {
    #expect(share(130, 60, 1060, 50)?.busy == 40.0 / 70)
    #expect(share(130, 60, 1000, 60)?.busy == 1)
  }
}
