import FoundationEssentials

/// A unit of time for grouping dates and marking axes.
public enum DateUnit: UInt8, Sendable, Hashable, Comparable {
  case second, minute, hour, day, week, month, year

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// Creates the unit of a calendar component; a quarter counts in months, anything finer than a
  /// second in seconds.
  init(_ component: Calendar.Component) {
    switch component {
    case .minute: self = .minute
    case .hour: self = .hour
    case .day, .weekday, .weekdayOrdinal: self = .day
    case .weekOfMonth, .weekOfYear: self = .week
    case .month, .quarter: self = .month
    case .year, .yearForWeekOfYear, .era: self = .year
    default: self = .second
    }
  }

  /// The approximate length of the unit in seconds.
  var seconds: Double {
    switch self {
    case .second: 1
    case .minute: 60
    case .hour: 3600
    case .day: 86_400
    case .week: 7 * 86_400
    case .month: 30.4375 * 86_400
    case .year: 365.25 * 86_400
    }
  }
}
