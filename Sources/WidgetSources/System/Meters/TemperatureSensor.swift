import WidgetBase

/// The file of a temperature sensor, and its constant properties.
struct TemperatureSensor {
  var path: String
  var chip: String
  var label: String
  var maximum: Double?
  var critical: Double?

  /// Returns the current temperature, or `nil` if it cannot be read or is absurd.
  func read(_ machine: any Machine) -> Temperature? {
    guard let celsius = machine.withBytes(of: path, Temperature.parse) ?? nil else { return nil }
    return Temperature(
      chip: chip, label: label, celsius: celsius, maximum: maximum, critical: critical)
  }

  /// Returns the sensors of a machine: those of its chips, else its thermal zones, which are fewer
  /// and often the same.
  static func all(of machine: any Machine) -> [TemperatureSensor] {
    let chips = sensors(of: machine, in: "/sys/class/hwmon", chipSensors)
    return chips.isEmpty ? sensors(of: machine, in: "/sys/class/thermal", zoneSensors) : chips
  }

  /// Returns the sensors in all subfolders of a folder, with `hwmon10` after `hwmon9`.
  private static func sensors(
    of machine: any Machine, in folder: String,
    _ find: (any Machine, String) -> [TemperatureSensor]
  ) -> [TemperatureSensor] {
    machine.names(in: folder).sorted(by: isNumberedBefore).flatMap {
      find(machine, "\(folder)/\($0)")
    }
  }

  private static func chipSensors(_ machine: any Machine, _ folder: String) -> [TemperatureSensor] {
    let chip = machine.firstLine(of: "\(folder)/name") ?? "hwmon"
    let inputs = machine.names(in: folder).filter {
      $0.hasExactPrefix("temp") && $0.hasExactSuffix("_input")
    }
    return inputs.sorted(by: isNumberedBefore).map { input in
      let stem = "\(folder)/\(input.dropLast("_input".count))"
      return TemperatureSensor(
        path: "\(folder)/\(input)", chip: chip,
        label: machine.firstLine(of: "\(stem)_label") ?? chip,
        maximum: machine.withBytes(of: "\(stem)_max", Temperature.parseLimit) ?? nil,
        critical: machine.withBytes(of: "\(stem)_crit", Temperature.parseLimit) ?? nil)
    }
  }

  private static func zoneSensors(_ machine: any Machine, _ folder: String) -> [TemperatureSensor] {
    guard let type = machine.firstLine(of: "\(folder)/type"),
      machine.withBytes(of: "\(folder)/temp", { _ in true }) ?? false
    else { return [] }
    return [TemperatureSensor(path: "\(folder)/temp", chip: type, label: type)]
  }

  /// Returns true if a name comes first; shorter names do, so that 10 comes after 9.
  private static func isNumberedBefore(_ one: String, _ other: String) -> Bool {
    (one.utf8.count, one) < (other.utf8.count, other)
  }
}
