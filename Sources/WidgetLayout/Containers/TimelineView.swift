public import FoundationEssentials

/// A view that is updated at the dates of a schedule, as in SwiftUI.
///
/// Here it is created once, for the date of the picture. Use a `Text` of a date, or the timeline's
/// next entry, for content that changes.
public nonisolated struct TimelineView<Schedule: TimelineSchedule, Content: View>: PrimitiveView {
  public typealias Context = TimelineViewDefaultContext

  private let content: @MainActor (TimelineViewDefaultContext) -> Content

  /// Creates a view of `content`.
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

/// The context in which a timeline view is created.
public struct TimelineViewDefaultContext: Sendable {
  /// The date of the picture.
  public let date: Date
  /// The rate at which the view is updated.
  public let cadence = Cadence.minutes

  /// The rate at which a view is updated; slower rates compare as greater.
  public enum Cadence: Comparable, Sendable {
    case live, seconds, minutes
  }
}

/// The dates at which a timeline view is updated, as in SwiftUI.
public protocol TimelineSchedule: Sendable {}

/// A schedule of every full minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule {
  public init() {}
}

/// A schedule of dates at a regular interval.
public struct PeriodicTimelineSchedule: TimelineSchedule {
  /// Creates a schedule of dates from `date` on, `interval` seconds apart.
  public init(from date: Date, by interval: Double) {}
}

/// A schedule as fast as the screen changes.
public struct AnimationTimelineSchedule: TimelineSchedule {
  /// Creates a schedule of dates at least `minimumInterval` seconds apart.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: Self { Self() }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Returns a schedule of dates from `date` on, `interval` seconds apart.
  public static func periodic(from date: Date, by interval: Double) -> Self {
    Self(from: date, by: interval)
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: Self { Self() }

  /// Returns a schedule with a least time between pictures; here there is one picture.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self {
    Self()
  }
}
