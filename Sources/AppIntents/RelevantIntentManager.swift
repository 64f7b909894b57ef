public import AppleFoundation
public import CoreLocation

/// A circumstance in which a widget is relevant, as in AppIntents; here, boards place widgets.
public struct RelevantContext: Sendable {
  /// A place that the device finds out by itself, as in AppIntents.
  public struct InferredLocation: Sendable, Hashable {
    private let name: String
    public static let home = Self(name: "home")
    public static let work = Self(name: "work")
    public static let school = Self(name: "school")
    public static let commute = Self(name: "commute")
  }

  /// A time of sleep, as in AppIntents.
  public struct SleepCondition: Sendable, Hashable {
    private let name: String
    public static let wakeup = Self(name: "wakeup")
    public static let bedtime = Self(name: "bedtime")
  }

  /// A state of training, as in AppIntents.
  public struct FitnessCondition: Sendable, Hashable {
    private let name: String
    public static let workoutActive = Self(name: "workoutActive")
    public static let activityRingsIncomplete = Self(name: "activityRingsIncomplete")
  }

  /// A state of headphones, as in AppIntents.
  public struct HeadphonesCondition: Sendable, Hashable {
    private let name: String
    public static let connected = Self(name: "connected")
  }

  /// Returns the circumstance of a date.
  public static func date(_ exact: Date) -> Self { Self() }
  /// Returns the circumstance of a time from one date to another.
  public static func date(from: Date, to: Date) -> Self { Self() }
  /// Returns the circumstance of a place.
  public static func location(_ exact: CLRegion) -> Self { Self() }
  /// Returns the circumstance of a place that the device finds out.
  public static func location(inferred: InferredLocation) -> Self { Self() }
  /// Returns the circumstance of a time of sleep.
  public static func sleep(_ condition: SleepCondition) -> Self { Self() }
  /// Returns the circumstance of a state of training.
  public static func fitness(_ condition: FitnessCondition) -> Self { Self() }
  /// Returns the circumstance of a state of headphones.
  public static func hardware(headphones: HeadphonesCondition) -> Self { Self() }
}

/// A configuration of a widget that is relevant in a circumstance, as in AppIntents.
public struct RelevantIntent {
  /// Creates a relevant configuration, which has no effect here.
  public init(
    _ intent: some WidgetConfigurationIntent, widgetKind: String, relevance: RelevantContext
  ) {}
}

/// Tells the system of relevant widgets, as in AppIntents; here, boards place widgets.
public final class RelevantIntentManager: Sendable {
  public static let shared = RelevantIntentManager()

  /// Has no effect here.
  public func updateRelevantIntents(_ relevantIntents: [RelevantIntent]) async throws {}
}

extension NSUserActivity {
  /// Always `nil`: no activity comes from a widget here.
  public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(
    of intentType: Intent.Type = Intent.self
  ) -> Intent? { nil }
}
