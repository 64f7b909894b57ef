import FoundationEssentials
import WidgetTimeline

/// The content of the widget from a date on.
struct DealEntry: TimelineEntry, Sendable, Hashable {
  enum Content: Sendable, Hashable {
    /// The user has not chosen an airport of departure yet.
    case configure
    /// There are no deals from this airport on the chosen dates.
    case none(airport: String, dates: String)
    case deal(Deal)
  }

  let date: Date
  let content: Content

  /// The deal that is shown, or `nil` if there is none.
  var deal: Deal? { if case .deal(let deal) = content { deal } else { nil } }
}
