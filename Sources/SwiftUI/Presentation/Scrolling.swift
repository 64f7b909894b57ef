// What scrolls in an app. A widget does not scroll.

/// The place of a view that comes into sight or goes out of it. Here, it is in sight.
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing
  public var isIdentity: Bool { self == .identity }
  public var value: Double { 0 }
}

/// The way in which a scrolled view changes with its place. Here, it has no effect.
public struct ScrollTransitionConfiguration: Sendable {
  public static let animated = ScrollTransitionConfiguration()
  public static let interactive = ScrollTransitionConfiguration()
  public static let identity = ScrollTransitionConfiguration()
}

extension CoordinateSpace {
  /// The space of the view that scrolls.
  public static let scrollView = CoordinateSpace.named("scrollView")
}

extension GeometryProxy {
  /// Returns nil: no view around this one has a space of its own.
  public func bounds(of space: CoordinateSpace) -> CGRect? { nil }
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

extension NavigationLink where Destination == Never {
  /// Creates a link to what an app shows for a value.
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    self.init(label: label)
  }
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
