/// An intent that starts a workout, as in AppIntents; here, it runs like any other.
public protocol StartWorkoutIntent: InstanceDisplayRepresentable, SystemIntent {
  associatedtype WorkoutStyle: AppValue
  /// The kind of the workout.
  var workoutStyle: WorkoutStyle { get set }
  /// The workouts that are offered.
  static var suggestedWorkouts: [Self] { get }
}

extension StartWorkoutIntent {
  public static var openAppWhenRun: Bool { true }
  /// Has no effect here: no workouts are offered.
  public static func invalidateSuggestedWorkouts() {}

  /// Creates an intent that starts a workout of a kind.
  public init(style: WorkoutStyle) {
    self.init()
    workoutStyle = style
  }
}

/// An intent that interrupts a workout, as in AppIntents; here, it runs like any other.
public protocol PauseWorkoutIntent: SystemIntent {}

/// An intent that goes on with a workout, as in AppIntents; here, it runs like any other.
public protocol ResumeWorkoutIntent: SystemIntent {}
