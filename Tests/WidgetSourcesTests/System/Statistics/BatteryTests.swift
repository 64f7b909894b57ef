import Testing

@testable import WidgetSources

@Suite struct BatteryTests {
  private func battery(_ lines: String...) -> Battery? {
    lines.map { "POWER_SUPPLY_\($0)" }.joined(separator: "\n").parsed(Battery.parse)
  }

  @Test func discharging() {
    #expect(
      battery(
        "NAME=BAT0", "STATUS=Discharging", "CAPACITY=78", "ENERGY_NOW=44000000",
        "POWER_NOW=11000000")
        == Battery(
          name: "BAT0", charge: 0.78, state: .discharging, secondsLeft: 4 * 3600, watts: 11))
  }

  @Test func chargingInAmpereHours() {
    #expect(
      battery(
        "NAME=BAT1", "STATUS=Charging", "CAPACITY=50", "CHARGE_NOW=2000000", "CHARGE_FULL=4000000",
        "CURRENT_NOW=1000000")
        == Battery(name: "BAT1", charge: 0.5, state: .charging, secondsLeft: 2 * 3600))
  }

  @Test func anOldOneHoldsLess() {
    let worn = battery("CAPACITY=9", "ENERGY_NOW=4", "ENERGY_FULL=57", "ENERGY_FULL_DESIGN=60")
    #expect(worn?.health == 0.95)
    #expect(battery("CAPACITY=9", "CHARGE_NOW=1", "CHARGE_FULL=9")?.health == nil)
    let odd = battery("CAPACITY=9", "CHARGE_NOW=1", "CHARGE_FULL=9", "CHARGE_FULL_DESIGN=0")
    #expect(odd.map { $0.health == nil } == true)
  }

  @Test func currentMayBeNegative() {
    #expect(
      battery("STATUS=Discharging", "CAPACITY=5", "CHARGE_NOW=1000000", "CURRENT_NOW=-2000000")?
        .secondsLeft == 1800)
  }

  @Test func noFlowIsNoTime() {
    let idle = battery("STATUS=Discharging", "CAPACITY=78", "ENERGY_NOW=44", "POWER_NOW=0")
    #expect(idle.map { $0.secondsLeft == nil } == true)
    let full = battery("STATUS=Full", "CAPACITY=100", "ENERGY_NOW=44", "POWER_NOW=9")
    #expect(full.map { $0.secondsLeft == nil && $0.state == .full } == true)
  }

  @Test func unitsAreNotMixed() {
    let mixed = battery("STATUS=Discharging", "CAPACITY=7", "ENERGY_NOW=44", "CURRENT_NOW=2")
    #expect(mixed.map { $0.secondsLeft == nil } == true)
  }

  @Test func chargeFromWhatItHolds() {
    #expect(battery("ENERGY_NOW=30", "ENERGY_FULL=40")?.charge == 0.75)
    #expect(battery("CAPACITY=104")?.charge == 1)
    #expect(battery("CAPACITY=4", "STATUS=Not charging")?.state == .idle)
    #expect(battery("CAPACITY=4", "STATUS=Exploding")?.state == .unknown)
  }

  @Test(arguments: ["", "POWER_SUPPLY_", "POWER_SUPPLY_CAPACITY=", "POWER_SUPPLY_CAPACITY=x", "="])
  func noChargeIsNothing(text: String) {
    #expect(text.parsed(Battery.parse) == nil)
  }

  @Test func onlyTheMachinesOwn() throws {
    let monitor = try monitor(
      """
      @ 0
      > /sys/class/power_supply/AC/type
      Mains
      > /sys/class/power_supply/AC/uevent
      POWER_SUPPLY_CAPACITY=1
      > /sys/class/power_supply/mouse/type
      Battery
      > /sys/class/power_supply/mouse/scope
      Device
      > /sys/class/power_supply/mouse/uevent
      POWER_SUPPLY_CAPACITY=2
      @ 1
      > /sys/class/power_supply/BAT0/type
      Battery
      > /sys/class/power_supply/BAT0/uevent
      POWER_SUPPLY_CAPACITY=60
      POWER_SUPPLY_STATUS=Discharging
      > /sys/class/power_supply/BAT1/type
      Battery
      > /sys/class/power_supply/BAT1/uevent
      POWER_SUPPLY_CAPACITY=100
      POWER_SUPPLY_STATUS=Full
      """)
    #expect(monitor.battery(at: .second(0)) == nil)
    let reading = try #require(monitor.battery(at: .second(1)))
    #expect(reading.batteries.map(\.name) == ["BAT0", "BAT1"])
    #expect(reading.charge == 0.8)
    #expect(reading.state == .discharging)
  }
}
