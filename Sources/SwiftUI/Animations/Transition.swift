/// The look of a view as it comes and goes, as in SwiftUI. Here, views come and go at once.
@MainActor @preconcurrency public protocol Transition {
  associatedtype Body: View
  /// The view that comes or goes.
  typealias Content = PlaceholderContentView<Self>

  /// Returns the view in a phase.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
  /// The properties of the transition.
  static var properties: TransitionProperties { get }
}

extension Transition {
  public nonisolated static var properties: TransitionProperties { TransitionProperties() }

  /// Returns what the transition makes of a view in a phase.
  public func apply(content: some View, phase: TransitionPhase) -> some View {
    body(content: PlaceholderContentView(content: AnyView(content)), phase: phase)
  }

  /// Returns both transitions, one in the other.
  public nonisolated func combined<Other: Transition>(with other: Other) -> some Transition {
    CombinedTransition(first: self, second: other)
  }

  /// Returns the transition: there is no animation here.
  public nonisolated func animation(_ animation: Animation?) -> some Transition { self }
}

private nonisolated struct CombinedTransition<First: Transition, Second: Transition>: Transition {
  let first: First
  let second: Second

  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }
}

/// Whether a view comes, is there, or goes, as in SwiftUI.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear

  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }

  /// -1 for a view that comes, 0 for one that is there, 1 for one that goes.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// The properties of a transition, as in SwiftUI.
public struct TransitionProperties: Sendable {
  /// Whether something moves.
  public var hasMotion: Bool

  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

extension AnyTransition {
  /// Creates a transition of any type.
  public init(_ transition: some Transition) { self = .identity }
}

extension View {
  /// Has no effect here, as pictures change without animation.
  nonisolated public func transition(_ transition: some Transition) -> some View { self }
}
