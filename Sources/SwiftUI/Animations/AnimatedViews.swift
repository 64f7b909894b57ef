// Views that are animated: each is shown in its first state.
extension View {
  /// Shows the view in the first of its phases.
  nonisolated public func phaseAnimator<Phase: Equatable, Content: View>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View { FirstPhase(content: self, phases: Array(phases), make: content) }

  /// Shows the view in the first of its phases.
  nonisolated public func phaseAnimator<Phase: Equatable, Content: View>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View { FirstPhase(content: self, phases: Array(phases), make: content) }

  /// Has no effect here: a symbol stands still.
  nonisolated public func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { self }

  /// Has no effect here: a symbol stands still.
  nonisolated public func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: some Equatable
  ) -> some View { self }

  /// Has no effect here: a symbol stands still.
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }

  /// Has no effect here: one picture follows another at once.
  nonisolated public func matchedGeometryEffect(
    id: some Hashable, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { self }

  /// Has no effect here: one picture follows another at once.
  nonisolated public func geometryGroup() -> some View { self }
}

/// The content of an animated view, as in SwiftUI.
public nonisolated struct PlaceholderContentView<Value>: View {
  let content: AnyView
  public var body: some View { content }
}

private nonisolated struct FirstPhase<Source: View, Phase: Equatable, Content: View>: View {
  let content: Source
  let phases: [Phase]
  let make: (PlaceholderContentView<Source>, Phase) -> Content

  var body: some View {
    if let phase = phases.first {
      make(PlaceholderContentView(content: AnyView(content)), phase)
    } else {
      content
    }
  }
}

/// A view that goes through phases, as in SwiftUI. Here, the first is shown.
public nonisolated struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phases: [Phase]
  private let content: (Phase) -> Content

  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.content = content
  }

  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.content = content
  }

  public var body: some View {
    if let phase = phases.first { content(phase) }
  }
}

/// A movement of a symbol, as in SwiftUI.
public struct SymbolEffect: Sendable, Hashable {
  public static let bounce = Self()
  public static let pulse = Self()
  public static let variableColor = Self()
  public static let scale = Self()
  public static let appear = Self()
  public static let disappear = Self()
  public static let replace = Self()
  public static let rotate = Self()
  public static let breathe = Self()
  public static let wiggle = Self()

  public var up: Self { self }
  public var down: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
  public var iterative: Self { self }
  public var cumulative: Self { self }
  public var reversing: Self { self }
  public var nonReversing: Self { self }
  public var dimInactiveLayers: Self { self }
  public var hideInactiveLayers: Self { self }
  public var downUp: Self { self }
  public var upUp: Self { self }
  public var offUp: Self { self }
}

/// The speed and number of a symbol's movements, as in SwiftUI.
public struct SymbolEffectOptions: Sendable, Hashable {
  public static let `default` = Self()
  public static let repeating = Self()
  public static let nonRepeating = Self()

  /// Returns options with a number of repetitions.
  public static func `repeat`(_ count: Int?) -> Self { Self() }

  /// Returns options with a speed.
  public static func speed(_ speed: Double) -> Self { Self() }

  /// Returns the options with a number of repetitions.
  public func `repeat`(_ count: Int?) -> Self { self }

  /// Returns the options with a speed.
  public func speed(_ speed: Double) -> Self { self }
}

/// The parts of a place that two views share, as in SwiftUI.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let position = Self(rawValue: 1)
  public static let size = Self(rawValue: 2)
  public static let frame: Self = [.position, .size]
}

/// A space of names for views that belong together, as in SwiftUI.
@propertyWrapper public struct Namespace: DynamicProperty, Sendable {
  /// A name of such a space.
  public struct ID: Hashable, Sendable { fileprivate let id = UUID() }

  public let wrappedValue = ID()

  public init() {}
}

extension ContentTransition {
  /// Returns the exchange of one symbol by another.
  public static func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default
  ) -> ContentTransition { .symbolEffect }
}

extension AnyTransition {
  /// Returns a transition by an offset.
  public static func offset(_ offset: CGSize) -> AnyTransition { .identity }

  /// Returns a transition by an offset.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { .identity }

  /// Returns a transition by two modifiers.
  public static func modifier<Modifier: ViewModifier>(
    active: Modifier, identity: Modifier
  ) -> AnyTransition { .identity }

  public static let symbolEffect: AnyTransition = .identity
}
