public import FoundationEssentials

/// What to show when, and when to ask again: a pure function of a timeline's dates and the time.
///
/// The rules are WidgetKit's: the last entry not after now is shown, so entries missed collapse
/// into one; before the first entry's date the first is shown; an entry comes before a reload of
/// the same date; `.after` may lie before the last entry. A reload that could not advance is held
/// back for `minimumSpacing` after the timeline was loaded.
public struct Schedule: Sendable {
  /// The entries' dates, ascending.
  public let dates: [Date]
  public let rule: ReloadRule
  /// When the timeline was loaded.
  public let loaded: Date
  /// The least time from loading a timeline to asking for the next, in seconds.
  public let minimumSpacing: TimeInterval

  /// A schedule of entries whose dates ascend.
  public init(dates: [Date], rule: ReloadRule, loaded: Date, minimumSpacing: TimeInterval = 1) {
    self.dates = dates
    self.rule = rule
    self.loaded = loaded
    self.minimumSpacing = minimumSpacing
  }

  /// When the provider is to be asked again; nil is never.
  public var reload: Date? {
    let earliest = loaded + minimumSpacing
    switch rule {
    case .never: return nil
    case .after(let date): return max(date, earliest)
    case .atEnd: return max(dates.last ?? earliest, earliest)
    }
  }

  /// What holds at `now`.
  public func decision(at now: Date) -> Decision {
    let next = dates.partitioningIndex { $0 > now }
    let entry = dates.isEmpty ? nil : max(0, next - 1)
    // Before the first date the first entry is shown already; its date changes nothing.
    let nextEntry = next == 0 ? 1 : next
    let nextDate = nextEntry < dates.count ? dates[nextEntry] : nil
    guard let reload else { return Decision(entry: entry, wake: nextDate, isReloadDue: false) }
    if reload <= now { return Decision(entry: entry, wake: nextDate, isReloadDue: true) }
    return Decision(
      entry: entry, wake: min(nextDate ?? reload, reload), isReloadDue: false)
  }
}

/// What a schedule says of one moment.
public struct Decision: Sendable, Hashable {
  /// The entry to show; nil if there is none.
  public var entry: Int?
  /// When something is due next, apart from a reload that is due now; nil is never.
  public var wake: Date?
  /// True if the provider is to be asked now.
  public var isReloadDue: Bool
}

extension RandomAccessCollection {
  /// The first index whose element satisfies `predicate`, where all after it do too: O(log n).
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
