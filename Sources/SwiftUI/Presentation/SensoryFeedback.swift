extension View {
  /// Has no effect here: a terminal cannot be felt.
  nonisolated public func sensoryFeedback(
    _ feedback: SensoryFeedback, trigger: some Equatable
  ) -> some View { self }

  /// Has no effect here: a terminal cannot be felt.
  nonisolated public func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback, trigger: Trigger,
    condition: @escaping (_ oldValue: Trigger, _ newValue: Trigger) -> Bool
  ) -> some View { self }

  /// Has no effect here: a terminal cannot be felt.
  nonisolated public func sensoryFeedback<Trigger: Equatable>(
    trigger: Trigger,
    _ feedback: @escaping (_ oldValue: Trigger, _ newValue: Trigger) -> SensoryFeedback?
  ) -> some View { self }
}

/// A feedback that is felt, as in SwiftUI. Here, none is.
public struct SensoryFeedback: Sendable, Hashable {
  /// The weight of a feedback.
  public enum Weight: Sendable { case light, medium, heavy }

  /// The stiffness of an impact, as in SwiftUI.
  public enum Flexibility: Sendable { case rigid, solid, soft }

  private let name: String
  public static let success = Self(name: "success")
  public static let warning = Self(name: "warning")
  public static let error = Self(name: "error")
  public static let selection = Self(name: "selection")
  public static let increase = Self(name: "increase")
  public static let decrease = Self(name: "decrease")
  public static let start = Self(name: "start")
  public static let stop = Self(name: "stop")
  public static let alignment = Self(name: "alignment")
  public static let levelChange = Self(name: "levelChange")
  public static let impact = Self(name: "impact")

  /// Returns a feedback of a weight.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> Self {
    Self(name: "impact \(weight) \(intensity)")
  }

  /// Returns a feedback of something stiff or soft.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> Self {
    Self(name: "impact \(flexibility) \(intensity)")
  }
}
