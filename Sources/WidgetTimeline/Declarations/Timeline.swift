public import FoundationEssentials
package import WidgetArchive

/// Dated entries, and the policy for requesting more, as in WidgetKit.
public struct Timeline<EntryType: TimelineEntry> {
  public let entries: [EntryType]
  public let policy: TimelineReloadPolicy
  /// The time at which the entries' data was read, for the tile's border; `nil` for now.
  /// Terminal-first: a provider that shows stored data sets it.
  public var read: Date?
  /// The time at which the reading of the data began, where the data themselves are older; `nil` if `read` is that time.
  package var began: Date?
  /// The reason why the entries' data could not be read again; `nil` if they could. The entries are
  /// then shown with the failure, and the provider is asked again as after an error that is thrown.
  /// Terminal-first.
  public var failure: ReloadFailure?

  /// True if no entry that was shown before may be kept, since access to a part of the data is denied now.
  package var forgetsPast = false

  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

/// The earliest time at which a provider is asked for its next timeline, as in WidgetKit; it is not
/// a promise.
public struct TimelineReloadPolicy: Equatable {
  let rule: ReloadRule

  init(rule: ReloadRule) { self.rule = rule }

  /// Creates the policy of a rule.
  package init(_ rule: ReloadRule) { self.init(rule: rule) }

  /// The provider is asked after the last entry's date.
  public static var atEnd: TimelineReloadPolicy { Self(rule: .atEnd) }
  /// The provider is asked only on request.
  public static var never: TimelineReloadPolicy { Self(rule: .never) }
  /// Returns a policy under which the provider is asked after `date`, which may lie before the last
  /// entry's date.
  public static func after(_ date: Date) -> TimelineReloadPolicy { Self(rule: .after(date)) }
}
