import FoundationEssentials
import Testing

@testable import WidgetSources

@Suite struct ProcessMeterTests {
  private func process(
    _ number: Int, _ name: String, ticks: Int, pages: Int = 1, started: Int = 50,
    state: String = "S"
  ) -> String {
    """
    > /proc/\(number)/stat
    \(number) (\(name)) \(state) 1 1 1 0 -1 0 0 0 0 0 \(ticks) 0 0 0 20 0 1 0 \(started) 0 \(pages)
    """
  }

  private func monitor(_ moments: [[String]]) throws -> SystemMonitor {
    try WidgetSourcesTests.monitor(
      moments.enumerated().map { (["@ \($0)"] + $1).joined(separator: "\n") }
        .joined(separator: "\n"))
  }

  /// Returns a course with one value after a sample without one.
  private func course(_ newest: Double) -> [Double?] { Array(repeating: nil, count: 15) + [newest] }

  @Test func sharesOfOneCore() throws {
    let monitor = try monitor([
      [
        process(1, "init", ticks: 500, pages: 9), process(7, "cc", ticks: 900, pages: 2),
        process(9, "vi", ticks: 3, pages: 4),
      ],
      [process(7, "cc", ticks: 1050, pages: 3, state: "R"), process(9, "vi", ticks: 28, pages: 4)],
    ])
    let first = try #require(monitor.processes(at: .second(0), limit: 2))
    #expect(first.processes.map(\.cpu) == [nil, nil])
    #expect(first.processes.map(\.name) == ["init", "vi"])
    let second = try #require(monitor.processes(at: .second(1), limit: 2))
    #expect(
      second.processes == [
        ProcessUsage(
          processID: 7, name: "cc", cpu: 1.5, memory: 12_288, state: "R", threads: 1,
          course: course(1.5), startTime: 50, parentID: 1),
        ProcessUsage(
          processID: 9, name: "vi", cpu: 0.25, memory: 16_384, state: "S", threads: 1,
          course: course(0.25), startTime: 50, parentID: 1),
      ])
    #expect((second.total, second.running) == (3, 1))
    // The same sample in another order.
    let byMemory = monitor.processes(at: .second(1), sortedBy: .memory, limit: 9)
    #expect(byMemory?.processes.map(\.processID) == [1, 9, 7])
    #expect(byMemory?.processes.map(\.cpu) == [0, 0.25, 1.5])
    #expect(monitor.processes(at: .second(1), limit: -1)?.processes == [])
  }

  @Test func aNewProcessOfAnOldNumber() throws {
    let monitor = try monitor([
      [process(7, "old", ticks: 900)],
      [process(7, "new", ticks: 40, started: 5000)],
      ["- /proc/7/stat", process(8, "other", ticks: 10)],
      [process(7, "new", ticks: 60, started: 5000)],
      [process(7, "new", ticks: 50, started: 5000)],
    ])
    let shares = (0...4).map { second in
      monitor.processes(at: .second(Double(second)), limit: 9)?.processes.first {
        $0.processID == 7
      }?
      .cpu
    }
    #expect(shares == [nil, 0.4, nil, 0.6, nil])
  }

  /// A process that was not seen before, but has used more time than has passed, is not new.
  @Test func oneThatWasHidden() throws {
    let monitor = try monitor([
      [process(1, "init", ticks: 0)], [process(7, "hidden", ticks: 90_000)],
    ])
    _ = monitor.processes(at: .second(0), limit: 9)
    let rows = try #require(monitor.processes(at: .second(1), limit: 9)).processes
    #expect(rows.first { $0.processID == 7 }.map { $0.cpu == nil } == true)
  }

  @Test func namesKeepTheirControlCharacters() throws {
    let monitor = try monitor([[process(7, "\u{1B}[31m) x", ticks: 1)]])
    #expect(monitor.processes(at: .second(0), limit: 1)?.processes.first?.name == "\u{1B}[31m) x")
  }

  @Test func equalsInTheOrderOfTheirNumbers() throws {
    let monitor = try monitor([[3, 1, 2].map { process($0, "p", ticks: 1) }])
    for order in [ProcessesReading.Order.cpu, .memory] {
      let reading = monitor.processes(at: .second(0), sortedBy: order, limit: 3)
      #expect(reading?.processes.map(\.processID) == [1, 2, 3])
    }
  }
}
