import FoundationEssentials
import Testing

@testable import WidgetSources

/// The rates at which processes use disks.
@Suite struct ProcessTrafficTests {
  private func process(_ number: Int, started: Int = 50, io: (Int, Int)?) -> String {
    """
    > /proc/\(number)/stat
    \(number) (cc) S 1 1 1 0 -1 0 0 0 0 0 5 0 0 0 20 0 1 0 \(started) 0 3
    """
      + (io.map {
        "\n> /proc/\(number)/io\nrchar: 9\nread_bytes: \($0.0)\nwrite_bytes: \($0.1)\n"
          + "cancelled_write_bytes: 1"
      } ?? "")
  }

  private func rates(_ monitor: SystemMonitor, at second: Double) throws -> [Double?] {
    try #require(monitor.allProcesses(at: .second(second))).processes
      .sorted { $0.processID < $1.processID }.map(\.diskRate)
  }

  @Test func readAndWrittenBytesAddUp() throws {
    let monitor = try monitor(
      """
      @ 0
      \(process(7, io: (1000, 0)))
      \(process(8, io: nil))
      \(process(9, io: (50, 50)))
      @ 2
      \(process(7, io: (3000, 400)))
      \(process(8, io: nil))
      \(process(9, started: 90, io: (50, 50)))
      """)
    #expect(try rates(monitor, at: 0) == [nil, nil, nil])
    // What cannot be read, and another process under the number, have no rate.
    #expect(try rates(monitor, at: 2) == [1200, nil, nil])
    #expect(try rates(monitor, at: 2) == [1200, nil, nil])
  }
}
