/// What spans of time are told in.
enum TimeUnit: Sendable, Hashable {
  case year, month, day, hour, minute, second

  /// `2 hours`.
  func words(_ count: Int) -> String { "\(count) \(name)\(count == 1 ? "" : "s")" }

  /// `2 hr`; the forms of English in short, as ICU has them.
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

  /// `2h`.
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
