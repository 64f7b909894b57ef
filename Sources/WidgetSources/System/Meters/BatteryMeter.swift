import FoundationEssentials

/// A meter of the batteries.
struct BatteryMeter: Meter {
  func sample(_ machine: any Machine, at now: Date) -> BatteryReading? {
    let folder = "/sys/class/power_supply"
    let batteries = machine.names(in: folder).compactMap { name in
      battery(machine, "\(folder)/\(name)", name)
    }
    return batteries.isEmpty ? nil : BatteryReading(date: now, batteries: batteries)
  }

  private func battery(_ machine: any Machine, _ folder: String, _ name: String) -> Battery? {
    // A mouse's battery has the scope Device; the machine's own has no scope, or System.
    guard machine.firstLine(of: "\(folder)/type") == "Battery",
      machine.firstLine(of: "\(folder)/scope") != "Device",
      var battery = machine.withBytes(of: "\(folder)/uevent", Battery.parse) ?? nil
    else { return nil }
    battery.name = name
    return battery
  }
}
