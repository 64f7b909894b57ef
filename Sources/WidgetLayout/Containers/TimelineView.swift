public import FoundationEssentials

/// A view that is made anew at dates of a schedule, as in SwiftUI.
///
/// Here: it is made once, for the moment that the picture is drawn for. What must tick is a
/// `Text` of a date, or a timeline's next entry.
public nonisolated struct TimelineView<Schedule: TimelineSchedule, Content: View>: PrimitiveView {
  public typealias Context = TimelineViewDefaultContext

  private let content: @MainActor (TimelineViewDefaultContext) -> Content

  /// The view that `content` makes.
  public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping @MainActor (TimelineViewDefaultContext) -> Content
  ) {
    self.content = content
  }

  @MainActor public func lower(into lowering: inout Lowering) {
    EnvironmentValues.current = lowering.environment
    let context = TimelineViewDefaultContext(date: lowering.environment.currentDate)
    content(context).lower(into: &lowering)
  }
}

/// What a view is told of the moment that it is made for.
public struct TimelineViewDefaultContext: Sendable {
  /// The moment.
  public let date: Date
  /// How often the view is made anew.
  public let cadence = Cadence.minutes

  /// How often a view is made anew; the rarer, the greater.
  public enum Cadence: Comparable, Sendable {
    case live, seconds, minutes
  }
}

/// The dates at which a view is made anew, as in SwiftUI.
public protocol TimelineSchedule: Sendable {}

/// Every full minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule {
  public init() {}
}

/// So many seconds apart.
public struct PeriodicTimelineSchedule: TimelineSchedule {
  /// Dates from `date` on, so many seconds apart.
  public init(from date: Date, by interval: Double) {}
}

/// As often as the screen changes.
public struct AnimationTimelineSchedule: TimelineSchedule {
  /// Dates at least so many seconds apart.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: Self { Self() }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Dates from `date` on, so many seconds apart.
  public static func periodic(from date: Date, by interval: Double) -> Self {
    Self(from: date, by: interval)
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: Self { Self() }
}
