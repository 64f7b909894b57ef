import WidgetTimeline

/// What the widgets of a system are made from.
struct SystemSurroundings: Sendable {
  /// The clock that their dates are by.
  let clock: any WallClock
  /// The folder for what they keep between runs; nil keeps nothing.
  let state: String?

  /// This machine's clock, and nothing that is kept.
  static let none = SystemSurroundings(clock: SystemClock(), state: nil)
}
