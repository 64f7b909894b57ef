import FoundationEssentials
import WidgetSettings

@testable import WidgetTimeline

extension FuzzTarget {
  /// A rule for readings, as `every`, `at` or `cron` write it, names a later time or none.
  static let rules = FuzzTarget("rules") { bytes, promises in
    let text = String(decoding: bytes.prefix(200), as: UTF8.self)
    var calendars: [ReloadCalendar] = []
    do throws(CronExpression.Failure) {
      calendars.append(.cron(try CronExpression(text)))
    } catch {
      promises.expect(!error.problem.isEmpty && !error.fix.isEmpty, "a failure without words")
    }
    if let seconds = SettingKind<TimeInterval>.duration(atLeast: ReloadCalendar.leastInterval)
      .value(text)
    {
      promises.expect(seconds.isFinite && seconds >= ReloadCalendar.leastInterval, "\(seconds) s")
      calendars.append(.every(seconds))
    }
    if let time = TimeOfDay(text) { calendars.append(.at([time])) }
    if case .window(let days, let start, let end)? = SettingKind.reloadWindow.value(text) {
      let window = ReloadCalendar.Window(weekdays: days, from: start, to: end, every: 300)
      calendars.append(.windows([window], otherwise: 3600))
      _ = window.contains(now)
    }
    var windows: [String: Setting] = ["mon-fri 08:00-18:00": .text("1m")]
    windows[text] = .text("5m")
    _ = WindowOverlap.remarks(.mapping(windows))
    for calendar in calendars {
      for date in [now, Date(timeIntervalSince1970: 1_774_746_000 - 1)] {
        guard let next = calendar.next(after: date, in: zone) else { continue }
        promises.expect(next > date, "\(next) is not after \(date)")
      }
    }
  }

  /// The time at which texts are read: 2026-03-14 09:41:00 GMT.
  static let now = Date(timeIntervalSince1970: 1_773_481_260)

  /// A zone whose clocks are set an hour forward at the end of March 2026.
  private static let zone = CivilZone { $0 < 1_774_746_000 ? 3600 : 7200 }
}
