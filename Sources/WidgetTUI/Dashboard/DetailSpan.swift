import FoundationEssentials

/// The length of time that a page of details shows.
enum DetailSpan: CaseIterable, Hashable {
  case fiveMinutes, hour, sixHours, day, week

  /// The length in seconds.
  var seconds: TimeInterval {
    switch self {
    case .fiveMinutes: 300
    case .hour: 3600
    case .sixHours: 6 * 3600
    case .day: 86400
    case .week: 7 * 86400
    }
  }

  var name: String {
    switch self {
    case .fiveMinutes: "5 min"
    case .hour: "1 h"
    case .sixHours: "6 h"
    case .day: "24 h"
    case .week: "7 d"
    }
  }

  /// Returns the shortest span that shows a past of so many seconds; the longest if none does.
  static func fitting(_ seconds: TimeInterval) -> DetailSpan {
    allCases.first { $0.seconds >= seconds } ?? .week
  }

  /// Returns the span that is shorter or longer by some steps.
  func moved(by steps: Int) -> DetailSpan {
    let all = Self.allCases
    let index = (all.firstIndex(of: self) ?? 0) + steps
    return all[min(max(index, 0), all.count - 1)]
  }
}
