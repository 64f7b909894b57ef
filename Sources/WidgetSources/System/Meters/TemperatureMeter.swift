import FoundationEssentials

/// A meter of the temperature sensors, which are searched for once a minute because that costs far
/// more than reading them.
struct TemperatureMeter: Meter {
  private static let searchInterval = 60.0
  private var sensors: [TemperatureSensor] = []
  private var searched: Double?
  var history: History

  init(history: History) {
    self.history = history
  }

  mutating func sample(_ machine: any Machine, at now: Date) -> TemperatureReading? {
    search(machine)
    let temperatures = sensors.compactMap { $0.read(machine) }
    // `max` would return the last of equal temperatures.
    guard let hottest = temperatures.reversed().max(by: { $0.celsius < $1.celsius }) else {
      return nil
    }
    history.append(hottest.celsius, at: now)
    return TemperatureReading(
      date: now, sensors: temperatures, hottest: hottest, history: history)
  }

  private mutating func search(_ machine: any Machine) {
    let clock = machine.clock
    if let searched, abs(clock - searched) < Self.searchInterval { return }
    sensors = TemperatureSensor.all(of: machine)
    searched = clock
  }
}
