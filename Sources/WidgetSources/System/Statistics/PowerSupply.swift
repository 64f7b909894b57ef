/// The values in a battery's `uevent`, such as `POWER_SUPPLY_CAPACITY=78`.
struct PowerSupply {
  /// The amounts that the battery holds and can hold, and its flow: in µWh and µW, or in µAh and
  /// µA. Their ratios are the same in both units.
  private struct Store {
    var now: UInt64?
    var full: UInt64?
    /// The capacity when the battery was new.
    var design: UInt64?
    /// The flow, to which some drivers give a minus sign while discharging.
    var flow: Int64?
  }

  private(set) var name = ""
  private(set) var state = Battery.State.unknown
  private var percent: UInt64?
  private var energy = Store()
  private var electricity = Store()

  init(_ bytes: UnsafeRawBufferPointer) {
    let prefix: StaticString = "POWER_SUPPLY_"
    var lines = ByteCursor(bytes)
    while let line = lines.line() {
      guard line.begins(with: prefix), let sign = line.firstIndex(of: UInt8(ascii: "=")) else {
        continue
      }
      read(
        line.slice(prefix.utf8CodeUnitCount..<sign), line.slice(sign + 1..<line.count))
    }
  }

  /// The charge from 0 to 1: the reported percentage, else the ratio of the amount to the capacity.
  var charge: Double? {
    if let percent { return Double(min(percent, 100)) / 100 }
    guard let now = store.now, let full = store.full, full > 0 else { return nil }
    return min(Double(now) / Double(full), 1)
  }

  /// The seconds until the battery is empty or full at the current flow.
  var secondsLeft: Double? {
    guard let now = store.now, let flow = store.flow, flow != 0 else { return nil }
    let perSecond = Double(flow.magnitude) / 3600
    switch state {
    case .discharging: return Double(now) / perSecond
    case .charging: return store.full.map { Double($0 - min(now, $0)) / perSecond }
    case .full, .idle, .unknown: return nil
    }
  }

  /// The power supplied or drawn, in watts, or `nil` if only a current is known.
  var watts: Double? { energy.flow.map { Double($0.magnitude) / 1e6 } }

  /// The capacity relative to that when new, from 0 to 1.
  var health: Double? {
    guard let full = store.full, let design = store.design, design > 0 else { return nil }
    return min(Double(full) / Double(design), 1)
  }

  /// The energy, or the charge if the battery does not report energy.
  private var store: Store { energy.now == nil ? electricity : energy }

  private mutating func read(_ key: UnsafeRawBufferPointer, _ value: UnsafeRawBufferPointer) {
    var cursor = ByteCursor(value)
    switch key.text {
    case "NAME": name = value.text
    case "STATUS": state = Battery.State(rawValue: value.text.lowercased()) ?? .unknown
    case "CAPACITY": percent = cursor.unsigned()
    case "ENERGY_NOW": energy.now = cursor.unsigned()
    case "ENERGY_FULL": energy.full = cursor.unsigned()
    case "ENERGY_FULL_DESIGN": energy.design = cursor.unsigned()
    case "POWER_NOW": energy.flow = cursor.signed()
    case "CHARGE_NOW": electricity.now = cursor.unsigned()
    case "CHARGE_FULL": electricity.full = cursor.unsigned()
    case "CHARGE_FULL_DESIGN": electricity.design = cursor.unsigned()
    case "CURRENT_NOW": electricity.flow = cursor.signed()
    default: break
    }
  }
}
