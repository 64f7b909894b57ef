package import WidgetSettings

/// A check for windows of a schedule that overlap, where a reader cannot see which one counts.
package enum WindowOverlap {
  /// Returns a warning for each two overlapping windows of `every:`, given its mapping of windows
  /// to intervals.
  @Sendable package static func remarks(_ setting: Setting) -> [SettingRemark] {
    let windows = setting.entries.sorted { $0.key < $1.key }.compactMap { key, interval in
      Window(key).map { (key: key, window: $0, interval: interval) }
    }
    var remarks: [SettingRemark] = []
    for (index, later) in windows.enumerated() {
      for earlier in windows[..<index] where earlier.interval != later.interval {
        guard let common = earlier.window.common(later.window) else { continue }
        remarks.append(
          SettingRemark(
            "the windows '\(earlier.key)' and '\(later.key)' overlap on \(common)",
            fix: "let one end where the other begins; '\(earlier.key)' counts in both",
            at: [.key(later.key)], isAboutKey: true, severity: .warning))
      }
    }
    return remarks
  }

  /// A window as ranges of a week's minutes, counted from the start of Sunday.
  private struct Window {
    private static let day = 1440
    private static let names = [
      "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
    ]
    var spans: [Range<Int>]

    /// Creates a window; `nil` for `otherwise`, and for text that is not a window.
    init?(_ text: String) {
      guard case .window(let days, let start, let end)? = SettingKind.reloadWindow.value(text)
      else { return nil }
      let first = start.hour * 60 + start.minute
      let last = end.hour * 60 + end.minute
      let length = last - first + (last > first ? 0 : Self.day)
      spans = (0..<7).filter(days.contains(weekday:)).flatMap { weekday -> [Range<Int>] in
        let from = weekday * Self.day + first
        let week = 7 * Self.day
        let whole = from..<from + length
        // The night from Saturday to Sunday wraps around to the start of the week.
        return whole.upperBound <= week
          ? [whole] : [from..<week, 0..<whole.upperBound - week]
      }
    }

    /// Returns the first range that both windows share, in words.
    func common(_ other: Window) -> String? {
      let stretches = spans.flatMap { own in
        other.spans.map { own.clamped(to: $0) }.filter { !$0.isEmpty }
      }
      guard let first = stretches.min(by: { $0.lowerBound < $1.lowerBound }) else { return nil }
      let weekday = first.lowerBound / Self.day
      return "\(Self.names[weekday]) from \(Self.clock(first.lowerBound, weekday)) to "
        + Self.clock(first.upperBound, weekday)
    }

    private static func clock(_ minute: Int, _ weekday: Int) -> String {
      let minute = minute - weekday * day
      let time = TimeOfDay(hour: minute == day ? 24 : minute / 60 % 24, minute: minute % 60)
      return time.map { "\($0)" } ?? ""
    }
  }
}
