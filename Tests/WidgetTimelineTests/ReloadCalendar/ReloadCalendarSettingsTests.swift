import Foundation
import Testing
import WidgetSettings

@testable import WidgetTimeline

@Suite struct ReloadCalendarSettingsTests {
  private func time(_ text: String) -> TimeOfDay { TimeOfDay(text) ?? TimeOfDay("00:00")! }

  @Test func eachFormIsACalendar() {
    #expect(ReloadCalendar(["every": "5m"]) == .every(300))
    #expect(ReloadCalendar(["at": "07:00"]) == .at([time("07:00")]))
    #expect(ReloadCalendar(["at": ["19:00", "7:00"]]) == .at([time("07:00"), time("19:00")]))
    #expect(
      ReloadCalendar(["cron": "30 7 * * mon-fri"])
        == (try? .cron(CronExpression("30 7 * * mon-fri"))))
    #expect(ReloadCalendar(["kind": "metric"]) == nil)
  }

  @Test func windowsHaveDaysOrHoursOrBoth() throws {
    let setting: Setting = [
      "every": ["mon-fri 08:00-18:00": "5m", "sat": "30m", "22:00-06:00": "2h", "otherwise": "1h"]
    ]
    guard case .windows(let windows, let otherwise)? = ReloadCalendar(setting) else {
      Issue.record("no windows")
      return
    }
    #expect(otherwise == 3600)
    #expect(windows.map(\.interval) == [7200, 300, 1800])
    #expect(windows[0].weekdays == .all)
    #expect(windows[2].start == time("00:00") && windows[2].end == time("24:00"))
  }

  @Test(arguments: [
    "mon-fri 08:00", "8-18", "monday 08:00-18:00", "", "mon fri 08:00-18:00", "25:00-26:00",
  ])
  func whatIsNoWindow(_ text: String) {
    #expect(SettingKind.reloadWindow.value(text) == nil)
  }
}
