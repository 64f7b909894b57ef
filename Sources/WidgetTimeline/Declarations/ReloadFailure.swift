public import FoundationEssentials

/// The reason why a provider has no timeline to return; the last good entries stay, dated and
/// dimmed.
///
/// Terminal-first: WidgetKit's providers cannot fail.
public struct ReloadFailure: Error, Hashable, Sendable {
  /// A few words on what went wrong, for the tile's border.
  public var reason: String
  /// The details: what was read, what was expected and what to do; empty if the reason says it all.
  public var detail = ""
  /// The time from which asking again may help, as in a server's `Retry-After`; `nil` leaves it to
  /// the scheduler.
  public var retryAfter: Date?
  /// True if the user is denied access to the data: stored data is then not shown either.
  public var isDenied = false
  /// True if nothing has failed and there is no value yet, such as a rate before the second reading.
  package var isWaiting = false
  /// The cause as one word, such as `timeout`, by which failures are counted.
  package var cause: String {
    get { isDenied ? "denied" : writtenCause }
    set { writtenCause = newValue }
  }
  private var writtenCause = "other"
  /// True if the current user is known to be the one whom the last entries were shown to: entries
  /// hidden by a denial are shown again, dated, until they can be read anew.
  public var isOfSameAccount = false
  /// The status of the server's answer that was the reason, such as 404; `nil` for another reason.
  public var httpStatus: Int?

  /// The reason with its details.
  package var words: String { detail.isEmpty ? reason : "\(reason): \(detail)" }

  /// Creates a temporary failure.
  public init(_ reason: String, retryAfter: Date? = nil) {
    self.reason = reason
    self.retryAfter = retryAfter
  }

  /// Returns a failure for a user who is signed out or lacks permission: the widget shows the
  /// reason in place of its entries.
  public static func denied(_ reason: String) -> ReloadFailure {
    var failure = ReloadFailure(reason)
    failure.isDenied = true
    return failure
  }

  /// Creates a failure from any error, in the error's own words.
  init(_ error: any Error) { self = error as? ReloadFailure ?? ReloadFailure("\(error)") }
}

/// A provider that reports failure to produce a timeline by throwing a `ReloadFailure` or any other
/// error.
public protocol ThrowingTimelineProvider: TimelineProvider {
  /// Returns the timeline of coming entries.
  func timeline(in context: Context) async throws -> Timeline<Entry>
}

extension ThrowingTimelineProvider {
  /// Passes on the timeline's first entry, or the placeholder if there is none.
  public func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {
    let provider = Handed(self)
    Task {
      let timeline = try? await provider.value.timeline(in: context)
      completion(timeline?.entries.first ?? provider.value.placeholder(in: context))
    }
  }

  /// Passes on the timeline, for callers that do not support failures; a failure becomes an empty
  /// timeline that is tried again in a minute.
  public func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void
  ) {
    let provider = Handed(self)
    Task {
      let timeline = try? await provider.value.timeline(in: context)
      completion(timeline ?? Timeline(entries: [], policy: .after(Date() + 60)))
    }
  }
}

/// A value that is handed to another thread and not used by its creator afterwards.
struct Handed<Value>: @unchecked Sendable {
  // Sendable: one side hands the value over, and does not touch it again.
  let value: Value
  init(_ value: Value) { self.value = value }
}
