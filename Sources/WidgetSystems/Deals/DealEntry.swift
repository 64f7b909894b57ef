import FoundationEssentials
import WidgetTimeline

/// What is shown from a date on.
struct DealEntry: TimelineEntry, Sendable, Hashable {
  enum Content: Sendable, Hashable {
    /// Nobody has said yet where to depart from.
    case configure
    /// There is nothing from this airport at the time that was chosen.
    case none(airport: String, dates: String)
    case deal(Deal)
  }

  let date: Date
  let content: Content

  /// The deal that is shown; nil where none is.
  var deal: Deal? { if case .deal(let deal) = content { deal } else { nil } }
}
