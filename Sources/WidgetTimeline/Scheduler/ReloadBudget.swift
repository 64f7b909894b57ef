public import FoundationEssentials

/// A limit on how often an instance's provider is asked by its policy: WidgetKit's daily budget, as
/// a visible option.
///
/// It covers the last 24 hours, not the time since midnight. Manual reloads do not count, as in
/// WidgetKit.
public struct ReloadBudget: Sendable, Hashable {
  /// The maximum number of reloads in 24 hours.
  public var perDay: Int
  /// The minimum number of seconds between two reloads.
  public var spacing: TimeInterval

  public init(perDay: Int, spacing: TimeInterval) {
    self.perDay = perDay
    self.spacing = spacing
  }

  /// WidgetKit's budget for a frequently viewed widget: 70 a day, five minutes apart.
  public static let apple = ReloadBudget(perDay: 70, spacing: 300)

  /// Returns the earliest date, not before `wanted`, at which a reload is within the budget.
  ///
  /// - Parameter past: The dates of earlier reloads, in ascending order.
  public func earliest(_ wanted: Date, after past: [Date]) -> Date {
    guard perDay > 0 else { return .distantFuture }
    let spaced = past.last.map { max(wanted, $0 + spacing) } ?? wanted
    guard past.count >= perDay else { return spaced }
    return max(spaced, past[past.count - perDay] + 86_400)
  }
}
