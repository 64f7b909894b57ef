import FoundationEssentials
import WidgetTimeline

/// The environment in which the widgets of a system are created.
struct SystemSurroundings: Sendable {
  /// The clock for the widgets' dates.
  let clock: any WallClock
  /// The folder for data that is kept between runs; `nil` keeps none.
  let state: String?
  /// The seconds for which a widget waits for its back end before it shows what is stored.
  var patience: TimeInterval = 1

  /// This machine's clock, without storage.
  static let none = SystemSurroundings(clock: SystemClock(), state: nil)
}
