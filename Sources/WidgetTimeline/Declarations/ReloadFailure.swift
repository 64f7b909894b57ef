public import FoundationEssentials

/// Why a provider has no timeline to give; the last good entries stay, dated and dimmed.
///
/// Terminal-first: WidgetKit's providers cannot fail.
public struct ReloadFailure: Error, Hashable, Sendable {
  /// What went wrong, in a few words, for the tile's border.
  public var reason: String
  /// What was read, what was expected and what to do, for whoever asks why; empty where the reason
  /// says it all.
  public var detail = ""
  /// When asking again may help, as a server's `Retry-After` says; nil leaves it to the scheduler.
  public var retryAfter: Date?
  /// True where the user may not see the data: then nothing kept is shown either.
  public var isDenied = false
  /// True where whoever asks now is known to be the one whom the last entries were shown to: what a
  /// denial took off the screen is shown again, dated, until it can be read anew.
  public var isOfSameAccount = false

  /// A failure that passes.
  public init(_ reason: String, retryAfter: Date? = nil) {
    self.reason = reason
    self.retryAfter = retryAfter
  }

  /// Signed out, or without permission: the widget shows the words in place of its entries.
  public static func denied(_ reason: String) -> ReloadFailure {
    var failure = ReloadFailure(reason)
    failure.isDenied = true
    return failure
  }

  /// Any error as a failure, in the error's own words.
  init(_ error: any Error) { self = error as? ReloadFailure ?? ReloadFailure("\(error)") }
}

/// A provider that says when it cannot give a timeline: by throwing a `ReloadFailure`, or any error.
public protocol ThrowingTimelineProvider: TimelineProvider {
  /// The entries to come.
  func timeline(in context: Context) async throws -> Timeline<Entry>
}

extension ThrowingTimelineProvider {
  /// The first entry that there is, else the placeholder.
  public func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {
    let provider = Handed(self)
    Task {
      let timeline = try? await provider.value.timeline(in: context)
      completion(timeline?.entries.first ?? provider.value.placeholder(in: context))
    }
  }

  /// For callers that know of no failures: none is an empty timeline, tried again in a minute.
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

/// A value that its maker hands over and does not touch again.
struct Handed<Value>: @unchecked Sendable {
  // Sendable: one side hands the value over, and does not touch it again.
  let value: Value
  init(_ value: Value) { self.value = value }
}
