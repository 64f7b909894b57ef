import Testing

@testable import WidgetSources

@Suite struct TemperatureTests {
  @Test(
    arguments: [
      ("58000\n", 58), ("-5500\n", -5.5), ("0\n", 0), ("40850", 40.85), ("", nil), ("hot", nil),
      ("-128000", nil), ("127500", nil), ("255000", nil), ("99999999999999999999", nil),
    ] as [(String, Double?)])
  func thousandths(text: String, celsius: Double?) {
    #expect(text.parsed(Temperature.parse) == celsius)
  }

  @Test(
    arguments: [("100000", 100), ("0", nil), ("65261850", nil), ("-1", nil)]
      as [(String, Double?)])
  func limits(text: String, celsius: Double?) {
    #expect(text.parsed(Temperature.parseLimit) == celsius)
  }

  @Test func chipsInNumberedOrder() throws {
    let monitor = try monitor(
      """
      @ 0
      > /sys/class/hwmon/hwmon10/name
      nvme
      > /sys/class/hwmon/hwmon10/temp1_input
      41850
      > /sys/class/hwmon/hwmon2/name
      coretemp
      > /sys/class/hwmon/hwmon2/temp1_input
      58000
      > /sys/class/hwmon/hwmon2/temp1_label
      Package id 0
      > /sys/class/hwmon/hwmon2/temp1_max
      80000
      > /sys/class/hwmon/hwmon2/temp1_crit
      100000
      > /sys/class/hwmon/hwmon2/temp10_input
      55000
      > /sys/class/hwmon/hwmon2/temp2_input
      -128000
      > /sys/class/thermal/thermal_zone0/type
      acpitz
      > /sys/class/thermal/thermal_zone0/temp
      99000
      @ 1
      - /sys/class/hwmon/hwmon2/temp1_input
      """)
    let package = Temperature(
      chip: "coretemp", label: "Package id 0", celsius: 58, maximum: 80, critical: 100)
    let core = Temperature(chip: "coretemp", label: "coretemp", celsius: 55)
    let disk = Temperature(chip: "nvme", label: "nvme", celsius: 41.85)
    let first = try #require(monitor.temperatures(at: .second(0)))
    #expect(first.sensors == [package, core, disk])
    #expect(first.hottest == package)
    let second = try #require(monitor.temperatures(at: .second(1)))
    #expect(second.sensors == [core, disk])
    #expect(second.history.values == [58, 55])
  }

  @Test func zonesWhereThereAreNoChips() throws {
    let monitor = try monitor(
      """
      @ 0
      > /sys/class/thermal/thermal_zone0/type
      x86_pkg_temp
      > /sys/class/thermal/thermal_zone0/temp
      48000
      > /sys/class/thermal/cooling_device0/type
      Fan
      """)
    #expect(
      monitor.temperatures(at: .second(0))?.sensors
        == [Temperature(chip: "x86_pkg_temp", label: "x86_pkg_temp", celsius: 48)])
  }
}
