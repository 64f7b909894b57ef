import FoundationEssentials
public import WidgetTimeline

/// The widgets of five systems that teams built for phones, each against a back end of its own.
public struct SystemWidgets: WidgetBundle {
  private let surroundings: SystemSurroundings

  /// The widgets by this machine's clock, which keep nothing.
  public init() { self.init(clock: SystemClock(), state: nil) }

  /// The widgets by a clock.
  ///
  /// - Parameter state: the folder for what they keep between runs; nil keeps nothing.
  public init(clock: any WallClock, state: String?) {
    surroundings = SystemSurroundings(clock: clock, state: state)
  }

  /// Records how the shop's widgets are used, where anything is kept.
  public func instancesChanged(_ changes: [InstanceChange]) {
    guard let state = surroundings.state else { return }
    InsightsAnalytics(path: "\(state)/insights-analytics.jsonl", clock: surroundings.clock)
      .note(changes)
  }

  public var body: some Widget {
    SystemGroup(surroundings: surroundings)
  }
}
