import FoundationEssentials
import WidgetSources

/// A widget of one figure of the machine, as data.
struct FigurePreset: Sendable {
  let kind: String
  /// The name for people.
  let name: String
  let description: String
  /// The seconds between readings.
  let interval: TimeInterval
  /// The figure that a gallery shows.
  let sample: FigureModel
  /// Returns the figure of a machine; `nil` if it has none.
  let read: @Sendable (SystemMonitor, Date) -> FigureModel?
  /// Returns false for a machine that does not have the figure.
  var isThere: @Sendable (SystemMonitor, Date) -> Bool = { _, _ in true }
}
