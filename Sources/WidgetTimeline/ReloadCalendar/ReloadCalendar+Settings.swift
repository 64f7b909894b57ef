package import FoundationEssentials
internal import WidgetBase
package import WidgetSettings

/// The settings `every`, `at` and `cron`, with which a board says when a widget is read again.
extension ReloadCalendar {
  /// The shortest interval between two readings, in seconds.
  package static let leastInterval: TimeInterval = 0.25

  /// The keys; a widget has at most one of them.
  package static var settingKeys: [SettingKey] {
    let interval = SettingSchema.text(.duration(atLeast: leastInterval))
    return [
      SettingKey(
        "every",
        .either([
          interval, .dictionary(.reloadWindow, interval).remarking(WindowOverlap.remarks),
        ]),
        "How often it is read: 5m, or {mon-fri 08:00-18:00: 5m, otherwise: 1h}."),
      SettingKey(
        "at", .oneOrMore(.text(.timeOfDay)), "At these times of each day: [07:00, 19:00]."),
      SettingKey("cron", .cron, "As crontab(5) says: \"30 7 * * mon-fri\", or \"@daily\"."),
    ]
  }

  /// The rule that a widget has at most one of the keys.
  package static var settingChoice: KeyChoice { KeyChoice(["every", "at", "cron"]) }

  /// Creates the calendar of checked settings; `nil` if they have none of the keys.
  package init?(_ setting: Setting) {
    if let expression = setting.value("cron", .cron) {
      self = .cron(expression)
    } else if setting["at"] != nil {
      self = .at(setting.values("at", .timeOfDay).sorted())
    } else if let interval = setting.value("every", .duration()) {
      self = .every(interval)
    } else if let windows = setting["every"]?.entries, !windows.isEmpty {
      self.init(windows: windows)
    } else {
      return nil
    }
  }

  private init(windows entries: [String: Setting]) {
    let seconds = { (setting: Setting) in
      setting.text.flatMap { SettingKind<TimeInterval>.duration().value($0) } ?? 0
    }
    let windows = entries.sorted { $0.key < $1.key }.compactMap { key, value -> Window? in
      guard case .window(let days, let start, let end)? = SettingKind.reloadWindow.value(key) else {
        return nil
      }
      return Window(weekdays: days, from: start, to: end, every: seconds(value))
    }
    self = .windows(windows, otherwise: entries["otherwise"].map(seconds) ?? 0)
  }
}

/// A key of the mapping `every`.
package enum ReloadWindowKey: Sendable {
  case window(Weekdays, TimeOfDay, TimeOfDay)
  case otherwise
}

extension SettingKind<ReloadWindowKey> {
  /// Days and hours, such as `mon-fri 08:00-18:00`, `sat,sun` or `22:00-06:00`; or `otherwise`.
  package static var reloadWindow: Self {
    SettingKind(
      noun: "window",
      expected: "days and hours such as mon-fri 08:00-18:00, either of them alone, or otherwise"
    ) { text in
      if text == "otherwise" { return .otherwise }
      let words = text.splitExactly(separator: " ")
      guard let first = words.first, words.count <= 2 else { return nil }
      if words.count == 1, let days = Weekdays(first) {
        return TimeOfDay("24:00").flatMap { end in
          TimeOfDay("00:00").map { .window(days, $0, end) }
        }
      }
      let days = words.count == 2 ? Weekdays(first) : .all
      let hours = words[words.count - 1].splitExactly(separator: "-").map { TimeOfDay($0) }
      guard let days, hours.count == 2, let start = hours[0], let end = hours[1] else { return nil }
      return .window(days, start, end)
    }
  }
}

extension SettingKind<TimeOfDay> {
  /// A time of day.
  package static var timeOfDay: Self {
    SettingKind(
      noun: "time of day", expected: "hours and minutes, such as 07:00",
      pattern: "^([01]?[0-9]|2[0-4]):[0-5][0-9]$"
    ) { TimeOfDay($0) }
  }
}

extension SettingSchema {
  /// A cron expression, with a remark on the field that is wrong.
  package static var cron: SettingSchema {
    var kind = TextSchema(SettingKind<CronExpression>.cron)
    kind.objection = { text in
      do throws(CronExpression.Failure) { _ = try CronExpression(text) } catch {
        return SettingRemark(error.problem, fix: error.fix, part: error.part)
      }
      return nil
    }
    return SettingSchema(.text(kind))
  }
}

extension SettingKind<CronExpression> {
  /// A cron expression, as in crontab(5).
  package static var cron: Self {
    SettingKind(
      noun: "cron expression",
      expected: "minute, hour, day, month and day of the week, such as \"30 7 * * mon-fri\""
    ) { try? CronExpression($0) }
  }
}
