import FoundationEssentials
public import WidgetTimeline

/// The widgets of five systems that teams built for phones, each with a back end of its own.
public struct SystemWidgets: WidgetBundle {
  private let surroundings: SystemSurroundings

  /// Creates the widgets with this machine's clock, which store nothing.
  public init() { self.init(clock: SystemClock(), state: nil) }

  /// Creates the widgets with a clock.
  ///
  /// - Parameter state: The folder for data that is kept between runs; `nil` keeps none.
  public init(clock: any WallClock, state: String?) {
    self.init(SystemSurroundings(clock: clock, state: state))
  }

  /// Creates the widgets in their surroundings.
  init(_ surroundings: SystemSurroundings) { self.surroundings = surroundings }

  /// Records the use of the shop's widgets, if anything is stored.
  public func instancesChanged(_ changes: [InstanceChange]) {
    guard let state = surroundings.state else { return }
    InsightsAnalytics(path: "\(state)/insights-analytics.jsonl", clock: surroundings.clock)
      .note(changes)
  }

  public var body: some Widget {
    SystemGroup(surroundings: surroundings)
  }
}
