public import FoundationEssentials

/// A pure function from a timeline's dates and the current time to the entry to show and the time
/// of the next reload.
///
/// The rules are WidgetKit's: the last entry not after now is shown, so missed entries collapse
/// into one; before the first entry's date the first is shown; an entry comes before a reload of
/// the same date; `.after` may lie before the last entry. A reload that could not advance is held
/// back for `minimumSpacing` after the timeline was loaded.
public struct Schedule: Sendable {
  /// The entries' dates, ascending.
  public let dates: [Date]
  public let rule: ReloadRule
  /// The time at which the timeline was loaded.
  public let loaded: Date
  /// The least time between loading a timeline and the next reload, in seconds.
  public let minimumSpacing: TimeInterval

  /// Creates a schedule of entries whose dates ascend.
  public init(dates: [Date], rule: ReloadRule, loaded: Date, minimumSpacing: TimeInterval = 1) {
    self.dates = dates
    self.rule = rule
    self.loaded = loaded
    self.minimumSpacing = minimumSpacing
  }

  /// The time of the next reload, or `nil` for never.
  public var reload: Date? {
    let earliest = loaded + minimumSpacing
    switch rule {
    case .never: return nil
    case .after(let date): return max(date, earliest)
    case .atEnd: return max(dates.last ?? earliest, earliest)
    }
  }

  /// Returns the decision at `now`.
  public func decision(at now: Date) -> Decision {
    let next = dates.partitioningIndex { $0 > now }
    let entry = dates.isEmpty ? nil : max(0, next - 1)
    // The first entry is shown before its date, so its date changes nothing.
    let nextEntry = next == 0 ? 1 : next
    let nextDate = nextEntry < dates.count ? dates[nextEntry] : nil
    guard let reload else { return Decision(entry: entry, wake: nextDate, isReloadDue: false) }
    if reload <= now { return Decision(entry: entry, wake: nextDate, isReloadDue: true) }
    return Decision(
      entry: entry, wake: min(nextDate ?? reload, reload), isReloadDue: false)
  }
}

/// A schedule's decision for one moment.
public struct Decision: Sendable, Hashable {
  /// The index of the entry to show, or `nil` if there are no entries.
  public var entry: Int?
  /// The time at which something is due next, apart from a reload that is due now, or `nil` for
  /// never.
  public var wake: Date?
  /// True if a reload is due now.
  public var isReloadDue: Bool
}

extension RandomAccessCollection {
  /// Returns the first index whose element satisfies `predicate`, which must hold for all elements
  /// after it too, in O(log n).
  func partitioningIndex(where predicate: (Element) -> Bool) -> Index {
    var low = startIndex
    var count = count
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if predicate(self[middle]) {
        count = half
      } else {
        low = index(after: middle)
        count -= half + 1
      }
    }
    return low
  }
}
