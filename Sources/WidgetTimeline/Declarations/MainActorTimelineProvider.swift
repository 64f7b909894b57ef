import Dispatch
package import FoundationEssentials

/// A provider that is asked on the main actor and answers there, during the call or later, since the
/// places that show its widget share what it reads.
package protocol MainActorTimelineProvider: TimelineProvider {
  /// True if it answers within its call.
  var isInline: Bool { get }

  /// Passes `answer` the timeline of coming entries, or the reason why there is none, once.
  @MainActor
  func reload(
    in context: Context,
    answer: @escaping @MainActor @Sendable (Result<Timeline<Entry>, ReloadFailure>) -> Void)

  /// Begins to watch the entries' data until the returned object is released; returns `nil` if
  /// there is nothing to watch. `onChange` is called whenever asking again would return something
  /// else.
  @MainActor
  func watch(
    in context: Context, onChange: @escaping @MainActor @Sendable () -> Void
  ) -> AnyObject?

  /// Returns true if the watched data changed after a date, for changes that nobody was watching
  /// for.
  @MainActor
  func hasChanged(since date: Date) -> Bool

  /// Called with the reason when a question is given up without an answer.
  @MainActor
  func noteGivenUp(_ failure: ReloadFailure)
}

extension MainActorTimelineProvider {
  /// Passes on the timeline, for callers that do not support failures; a failure becomes an empty
  /// timeline that is tried again in a minute.
  package func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void
  ) {
    let provider = Handed(self)
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        provider.value.reload(in: context) {
          completion((try? $0.get()) ?? Timeline(entries: [], policy: .after(Date() + 60)))
        }
      }
    }
  }
}
