public import FoundationEssentials
internal import WidgetArchive

/// Dated entries and when to ask for more, as in WidgetKit.
public struct Timeline<EntryType: TimelineEntry> {
  public let entries: [EntryType]
  public let policy: TimelineReloadPolicy
  /// When what the entries show was read, for the tile's border; nil is now. Terminal-first: a provider
  /// that shows what it kept says so.
  public var read: Date?

  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

/// When a provider is asked for its next timeline, as in WidgetKit: an earliest date, no promise.
public struct TimelineReloadPolicy: Equatable {
  let rule: ReloadRule

  /// After the last entry's date.
  public static var atEnd: TimelineReloadPolicy { Self(rule: .atEnd) }
  /// Only on request.
  public static var never: TimelineReloadPolicy { Self(rule: .never) }
  /// After `date`, which may lie before the last entry's.
  public static func after(_ date: Date) -> TimelineReloadPolicy { Self(rule: .after(date)) }
}
