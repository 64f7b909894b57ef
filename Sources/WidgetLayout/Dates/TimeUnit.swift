/// The units in which spans of time are written.
enum TimeUnit: Sendable, Hashable {
  case year, month, day, hour, minute, second

  /// Returns a count in words, such as `2 hours`.
  func words(_ count: Int) -> String { "\(count) \(name)\(count == 1 ? "" : "s")" }

  /// Returns a count in short words, such as `2 hr`, which are ICU's short English forms.
  func shortWords(_ count: Int) -> String {
    switch self {
    case .year: "\(count) yr\(count == 1 ? "" : "s")"
    case .month: "\(count) mth\(count == 1 ? "" : "s")"
    case .day: "\(count) day\(count == 1 ? "" : "s")"
    case .hour: "\(count) hr"
    case .minute: "\(count) min"
    case .second: "\(count) sec"
    }
  }

  /// Returns a count with a letter or two, such as `2h`.
  func letters(_ count: Int) -> String {
    switch self {
    case .month: "\(count)mo"
    default: "\(count)\(name.prefix(1))"
    }
  }

  private var name: String {
    switch self {
    case .year: "year"
    case .month: "month"
    case .day: "day"
    case .hour: "hour"
    case .minute: "minute"
    case .second: "second"
    }
  }
}
