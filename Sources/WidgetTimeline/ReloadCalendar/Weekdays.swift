internal import WidgetBase

/// A set of days of the week.
public struct Weekdays: OptionSet, Sendable, Hashable {
  /// The days as bits; bit 0 is Sunday.
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue & 127 }

  public static let all = Weekdays(rawValue: 127)

  private static let names = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"]

  /// Creates the set from the days' numbers, where 0 (or 7) is Sunday.
  init(numbers: some Sequence<Int>) {
    self.init(rawValue: numbers.reduce(0) { $0 | 1 << ($1 % 7) })
  }

  /// Parses days such as `mon-fri`, `sat,sun` or `fri-mon`; `nil` for anything else.
  public init?(_ text: some StringProtocol) {
    var bits = 0
    for part in text.lowercased().splitExactly(separator: ",", omittingEmptySubsequences: false) {
      let ends = part.splitExactly(separator: "-", omittingEmptySubsequences: false)
        .map { Self.names.firstIndex(of: String($0)) }
      guard (1...2).contains(ends.count), let first = ends[0], let last = ends[ends.count - 1]
      else { return nil }
      for day in first...(last < first ? last + 7 : last) { bits |= 1 << (day % 7) }
    }
    self.init(rawValue: bits)
  }

  /// Returns true if the set contains a day; 0 is Sunday.
  public func contains(weekday: Int) -> Bool { rawValue & 1 << weekday != 0 }
}
