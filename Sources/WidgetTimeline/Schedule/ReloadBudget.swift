public import FoundationEssentials

/// How often an instance's provider may be asked by its policy: WidgetKit's daily budget, as an
/// option, and as a number that can be looked at.
///
/// It counts over the last 24 hours, not from midnight. What somebody asks for by hand is not
/// counted, as in WidgetKit.
public struct ReloadBudget: Sendable, Hashable {
  /// The most reloads in 24 hours.
  public var perDay: Int
  /// The least seconds between two.
  public var spacing: TimeInterval

  public init(perDay: Int, spacing: TimeInterval) {
    self.perDay = perDay
    self.spacing = spacing
  }

  /// What WidgetKit gives a widget that is looked at often: 70 a day, five minutes apart.
  public static let apple = ReloadBudget(perDay: 70, spacing: 300)

  /// The earliest date, not before `wanted`, at which a reload is within the budget; `past` are the
  /// dates of those before, ascending.
  public func earliest(_ wanted: Date, after past: [Date]) -> Date {
    guard perDay > 0 else { return .distantFuture }
    let spaced = past.last.map { max(wanted, $0 + spacing) } ?? wanted
    guard past.count >= perDay else { return spaced }
    return max(spaced, past[past.count - perDay] + 86_400)
  }
}
