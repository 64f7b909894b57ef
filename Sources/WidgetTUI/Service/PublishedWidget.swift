import FoundationEssentials
import WidgetArchive
import WidgetLayout
import WidgetTimeline

/// The state of a widget at a moment, for other programs.
struct PublishedWidget: Hashable, Sendable {
  let name: String
  let title: String
  /// `fresh`, `waiting`, `late`, `failed`, `stale`, `expired` or `denied`.
  let state: String
  /// The values of a fresh entry; empty in any other state.
  let values: [EntryValue]
  /// The words that a fresh entry shows; empty in any other state.
  let text: String
  /// The time at which the entry was read, or `nil` if none was.
  let read: Date?
  /// The time of the first failure of those that stand, of being late or of being stale.
  let since: Date?
  /// The reason of a failure; empty if there is none.
  let reason: String
  let next: Date?
  /// The reloads so far, by their outcome.
  let tally: ReloadTally

  var isFresh: Bool { state == Freshness.fresh.word }

  @MainActor
  init(
    _ widget: BoardWidget, _ placement: Placement, _ state: ShownTimeline, tally: ReloadTally,
    at now: Date
  ) {
    name = widget.name
    title = widget.title ?? NameTitle.title(of: widget.name)
    self.state = state.isPlaceholder && state.freshness == .fresh ? "waiting" : state.freshness.word
    let isFresh = self.state == Freshness.fresh.word
    values = isFresh ? state.entry.values : []
    text = isFresh ? Self.text(placement, state, values, at: now) : ""
    read = state.loaded
    next = state.reload
    self.tally = tally
    (since, reason) =
      switch state.freshness {
      case .failed(let failure), .denied(let failure): (failure.since, failure.reason)
      case .late(let since), .expired(let since): (since, "")
      case .stale(let since, let cause): (since, cause?.reason ?? "")
      case .waiting: (nil, state.pending)
      case .fresh: (nil, "")
      }
  }

  /// Returns the values in words, or what the widget shows if it has none.
  @MainActor
  private static func text(
    _ placement: Placement, _ state: ShownTimeline, _ values: [EntryValue], at now: Date
  ) -> String {
    guard values.isEmpty else {
      return values.map { value in
        let words = value.failure.isEmpty ? value.text : value.failure
        return value.name.isEmpty || values.count == 1 ? words : "\(value.name) \(words)"
      }.joined(separator: ", ")
    }
    let picture = state.entry.picture(
      size: placement.size, margins: .zero, family: placement.instance.family, at: now)
    return String(AccessibleText.words(of: picture.grid).prefix(1000))
  }
}
