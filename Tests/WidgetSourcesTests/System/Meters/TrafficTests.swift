import FoundationEssentials
import Testing

@testable import WidgetSources

@Suite struct TrafficTests {
  private func line(_ name: String, _ received: Int, _ sent: Int) -> String {
    "\(name): \(received) 0 0 0 0 0 0 0 \(sent)"
  }

  private func network(_ moments: [(Double, [String])]) throws -> SystemMonitor {
    try monitor(
      moments.map { "@ \($0)\n> /proc/net/dev\n\($1.joined(separator: "\n"))" }
        .joined(separator: "\n"))
  }

  @Test func bytesASecond() throws {
    let monitor = try network([
      (0, [line("eth0", 1000, 10), line("wlan0", 5, 5), line("docker0", 7, 7)]),
      (2, [line("eth0", 3000, 30), line("wlan0", 5, 5), line("docker0", 907, 7)]),
    ])
    let first = try #require(monitor.networkRates(at: .second(0)))
    #expect((first.incoming, first.outgoing) == (nil, nil))
    #expect(first.devices.map(\.name) == ["eth0", "wlan0", "docker0"])
    let second = try #require(monitor.networkRates(at: .second(2)))
    // The bytes that docker0 received have passed through eth0.
    #expect((second.incoming, second.outgoing) == (1000, 10))
    #expect(second.devices.map(\.incoming) == [1000, 0, 450])
    #expect(second.incomingHistory.values == [nil, 1000])
    #expect(second.outgoingHistory.values == [nil, 10])
  }

  @Test func interfacesThatCarryTheTrafficComeFirst() throws {
    let monitor = try network([
      (
        0,
        [
          line("ifb0", 0, 0), line("docker0", 7, 7), line("usb0", 0, 0), line("wlan0", 5, 5),
          line("eth0", 1000, 10),
        ]
      )
    ])
    let reading = try #require(monitor.networkRates(at: .second(0)))
    #expect(reading.devices.map(\.name) == ["wlan0", "eth0", "usb0", "docker0", "ifb0"])
    #expect((reading.incomingTotal, reading.outgoingTotal) == (1005, 15))
  }

  @Test func aCounterThatWentBack() throws {
    let monitor = try network([
      (0, [line("eth0", 1000, 10), line("eth1", 0, 0)]),
      (1, [line("eth0", 3, 20), line("eth1", 100, 0)]),
      (2, [line("eth0", 53, 20), line("eth1", 200, 0)]),
    ])
    _ = monitor.networkRates(at: .second(0))
    let reset = try #require(monitor.networkRates(at: .second(1)))
    #expect((reset.incoming, reset.outgoing) == (nil, nil))
    #expect(reset.devices.map(\.incoming) == [nil, 100])
    #expect(monitor.networkRates(at: .second(2))?.incoming == 150)
  }

  @Test func aDeviceThatComesAndGoes() throws {
    let monitor = try network([
      (0, [line("eth0", 0, 0)]),
      (1, [line("eth0", 10, 0), line("usb0", 1_000_000, 0)]),
      (2, [line("usb0", 1_000_005, 0)]),
      (3, [line("eth0", 9000, 0), line("usb0", 1_000_010, 0)]),
    ])
    let rates = (0...3).map { monitor.networkRates(at: .second(Double($0)))?.incoming }
    #expect(rates == [nil, 10, 5, 5])
  }

  @Test func nowMayGoBack() throws {
    let monitor = try network([
      (0, [line("eth0", 0, 0)]), (1, [line("eth0", 10, 0)]), (2, [line("eth0", 20, 0)]),
    ])
    _ = monitor.networkRates(at: .second(2))
    #expect(monitor.networkRates(at: .second(1))?.devices.map(\.incoming) == [nil])
    #expect(monitor.networkRates(at: .second(2))?.incoming == 10)
  }

  @Test(arguments: [(2, 50), (1, nil), (0.5, nil)] as [(Double, Double?)])
  func noTimeBetweenIsNotKnown(clock: Double, rate: Double?) {
    var counters = TrafficCounters()
    _ = counters.rates([.init(name: "sda", incoming: 0, outgoing: 0)], clock: 1)
    let rates = counters.rates([.init(name: "sda", incoming: 50, outgoing: 50)], clock: clock)
    #expect(rates.incoming == rate)
    #expect(rates.devices.map(\.outgoing) == [rate])
  }

  @Test func disksReadAndWrite() throws {
    let monitor = try monitor(
      """
      @ 0
      > /proc/diskstats
      8 0 sda 1 0 100 0 1 0 200 0 0 0 0
      @ 1
      > /proc/diskstats
      8 0 sda 1 0 102 0 1 0 210 0 0 0 0
      """)
    _ = monitor.diskRates(at: .second(0))
    let rates = try #require(monitor.diskRates(at: .second(1)))
    #expect(rates.devices == [Traffic(name: "sda", incoming: 1024, outgoing: 5120)])
    #expect((rates.incoming, rates.outgoing) == (1024, 5120))
  }
}
