// What scrolls in an app. A widget does not scroll.

/// The place of a view that comes into sight or goes out of it. Here, it is in sight.
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing
  public var isIdentity: Bool { self == .identity }
  public var value: Double { 0 }
}

/// The way in which a scrolled view changes with its place. Here, it has no effect.
public struct ScrollTransitionConfiguration: Sendable {
  /// The part of a view that has to be visible, as in SwiftUI. Here, all of it is.
  public struct Threshold: Sendable {
    private let amount: Double
    private let inset: Double
    /// All of the view is seen.
    public static let visible = Self(amount: 1, inset: 0)
    /// Nothing of the view is seen.
    public static let hidden = Self(amount: 0, inset: 0)
    /// The view is in the middle.
    public static let centered = Self(amount: 0.5, inset: 0)

    /// Returns a part of the view.
    public static func visible(_ amount: Double) -> Self { Self(amount: amount, inset: 0) }

    /// Returns a threshold between this one and another one.
    public func interpolated(towards other: Self, amount: Double) -> Self {
      Self(
        amount: self.amount + (other.amount - self.amount) * amount,
        inset: inset + (other.inset - inset) * amount)
    }

    /// Returns the threshold at a distance from the edge.
    public func inset(by distance: Double) -> Self { Self(amount: amount, inset: inset + distance) }
  }

  public static let animated = ScrollTransitionConfiguration()
  public static let interactive = ScrollTransitionConfiguration()
  public static let identity = ScrollTransitionConfiguration()

  /// Returns a change with an animation.
  public static func animated(_ animation: Animation = .default) -> Self { Self() }

  /// Returns a change that follows a finger.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> Self { Self() }

  /// Returns the configuration with an animation.
  public func animation(_ animation: Animation) -> Self { self }

  /// Returns the configuration with a threshold.
  public func threshold(_ threshold: Threshold) -> Self { self }
}

extension CoordinateSpace {
  /// The space of the view that scrolls.
  public static let scrollView = CoordinateSpace.named("scrollView")
}

extension GeometryProxy {
  /// Returns nil: no view around this one has a space of its own.
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? { nil }
}

extension View {
  /// Has no effect: the outline of a widget is the tile's.
  public func containerShape(_ shape: some Shape) -> some View { self }

  /// Has no effect: the view is in sight.
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping (AnyView, ScrollTransitionPhase) -> some View
  ) -> some View { self }

  /// Has no effect: nothing scrolls.
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View { self }

  /// Has no effect: nothing scrolls.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }

  /// Has no effect: nothing scrolls.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }

  /// Has no effect: nothing scrolls.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { self }
}

/// The distance by which a view scrolls over its end. Here, it has no effect.
public struct ScrollBounceBehavior: Sendable {
  public static let automatic = ScrollBounceBehavior()
  public static let always = ScrollBounceBehavior()
  public static let basedOnSize = ScrollBounceBehavior()
}

extension ShapeStyle {
  /// Returns the style: what is drawn later covers what was drawn before.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
}

/// A picture of a view, as in SwiftUI. Here, none is made: its picture is missing.
@MainActor public final class ImageRenderer<Content: View>: ObservableObject {
  public var content: Content
  public var scale: CGFloat = 1
  public var proposedSize = ProposedViewSize.unspecified
  public var isOpaque = false
  public var colorMode = ColorRenderingMode.nonLinear

  public init(content: Content) { self.content = content }

  public var cgImage: CGImage? { missing() }
  public var uiImage: UIImage? { missing() }
  public var nsImage: NSImage? { missing() }

  private func missing<Picture>() -> Picture? {
    Absence.report("ImageRenderer")
    return nil
  }
}
