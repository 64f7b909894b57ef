// The transitions of SwiftUI. Here, views come and go at once: a phase other than the one in which
// the view is there shows what cells can show of it.

/// No change, as in SwiftUI.
public nonisolated struct IdentityTransition: Transition {
  public init() {}
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A view that fades, as in SwiftUI.
public nonisolated struct OpacityTransition: Transition {
  public init() {}
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

/// A view that slides through, as in SwiftUI. Here, it stays in its place.
public nonisolated struct SlideTransition: Transition {
  public init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A view that moves out at an edge, as in SwiftUI. Here, it stays in its place.
public nonisolated struct MoveTransition: Transition {
  /// The edge.
  public var edge: Edge
  public init(edge: Edge) { self.edge = edge }
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A view that pushes another one, as in SwiftUI. Here, it stays in its place.
public nonisolated struct PushTransition: Transition {
  /// The edge that it comes from.
  public var edge: Edge
  public init(edge: Edge) { self.edge = edge }
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A view that moves by an offset, as in SwiftUI.
public nonisolated struct OffsetTransition: Transition {
  /// The offset.
  public var offset: CGSize
  public init(_ offset: CGSize) { self.offset = offset }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(
      x: phase.isIdentity ? 0 : Double(offset.width),
      y: phase.isIdentity ? 0 : Double(offset.height))
  }
}

/// A view that grows, as in SwiftUI. Here, it has one size.
public nonisolated struct ScaleTransition: Transition {
  /// The size at the start.
  public var scale: Double
  /// The point that stays in place.
  public var anchor: UnitPoint
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A view that comes out of a blur, as in SwiftUI. Here, it is sharp.
public nonisolated struct BlurReplaceTransition: Transition {
  /// The directions of the change, as in SwiftUI.
  public struct Configuration: Equatable, Sendable {
    private let isUp: Bool
    /// One view goes down and the other comes up.
    public static let downUp = Self(isUp: false)
    /// Both views move up.
    public static let upUp = Self(isUp: true)
  }

  /// The directions of the change.
  public var configuration: Configuration
  public init(configuration: Configuration) { self.configuration = configuration }
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A symbol that is drawn on or off, as in SwiftUI. Here, it stands still.
public nonisolated struct SymbolEffectTransition: Transition {
  public init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// One transition as a view comes, and another one as it goes, as in SwiftUI.
public nonisolated struct AsymmetricTransition<Insertion: Transition, Removal: Transition>:
  Transition
{
  /// The transition of a view that comes.
  public var insertion: Insertion
  /// The transition of a view that goes.
  public var removal: Removal

  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    if phase == .willAppear {
      insertion.apply(content: content, phase: phase)
    } else {
      removal.apply(content: content, phase: phase)
    }
  }
}

extension Transition where Self == IdentityTransition {
  /// No change.
  public nonisolated static var identity: Self { Self() }
}

extension Transition where Self == OpacityTransition {
  /// A view that fades.
  public nonisolated static var opacity: Self { Self() }
}

extension Transition where Self == SlideTransition {
  /// A view that slides through.
  public nonisolated static var slide: Self { Self() }
}

extension Transition where Self == MoveTransition {
  /// Returns a view that moves out at an edge.
  public nonisolated static func move(edge: Edge) -> Self { Self(edge: edge) }
}

extension Transition where Self == PushTransition {
  /// Returns a view that pushes another one.
  public nonisolated static func push(from edge: Edge) -> Self { Self(edge: edge) }
}

extension Transition where Self == OffsetTransition {
  /// Returns a view that moves by an offset.
  public nonisolated static func offset(_ offset: CGSize) -> Self { Self(offset) }

  /// Returns a view that moves by an offset.
  public nonisolated static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
    Self(CGSize(width: x, height: y))
  }
}

extension Transition where Self == ScaleTransition {
  /// A view that grows.
  public nonisolated static var scale: Self { Self(0) }

  /// Returns a view that grows from a size.
  public nonisolated static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    Self(scale, anchor: anchor)
  }
}

extension Transition where Self == BlurReplaceTransition {
  /// A view that comes out of a blur.
  public nonisolated static var blurReplace: Self { Self(configuration: .downUp) }

  /// Returns a view that comes out of a blur.
  public nonisolated static func blurReplace(
    _ configuration: BlurReplaceTransition.Configuration = .downUp
  ) -> Self { Self(configuration: configuration) }
}

extension Transition where Self == SymbolEffectTransition {
  /// A symbol that is drawn on or off.
  public nonisolated static var symbolEffect: Self { Self() }
}
