/// A style that colours a text, a shape or an area, as in SwiftUI.
public protocol ShapeStyle: Sendable {
  /// The style that an author's own style becomes.
  associatedtype Substitute: ShapeStyle = Never
  /// Returns the style that an author's own style becomes in an environment.
  @_disfavoredOverload func resolve(in environment: EnvironmentValues) -> Substitute
  /// Returns the style's paint in an environment.
  func resolve(in environment: EnvironmentValues) -> Paint
  /// Returns the colours of an area cell by cell; `nil`, the default, for a single paint.
  func shading(in environment: EnvironmentValues) -> (any Shading)?
}

extension ShapeStyle {
  /// Returns the colours of the style that this one becomes.
  public func shading(in environment: EnvironmentValues) -> (any Shading)? {
    guard Substitute.self != Never.self else { return nil }
    let resolved: Substitute = resolve(in: environment)
    return resolved.shading(in: environment)
  }
}

extension ShapeStyle where Substitute == Never {
  /// Returns nothing: a style with a paint of its own becomes no other.
  @_disfavoredOverload
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("this style has a paint of its own")
  }
}

extension ShapeStyle {
  /// Returns the paint of the style that this one becomes.
  @_disfavoredOverload
  public func resolve(in environment: EnvironmentValues) -> Paint {
    let resolved: Substitute = resolve(in: environment)
    return resolved.resolve(in: environment)
  }
}

extension Never: ShapeStyle {
  public func resolve(in environment: EnvironmentValues) -> Paint { switch self {} }
}

extension Color: ShapeStyle {
  public func resolve(in environment: EnvironmentValues) -> Paint { paint(in: environment) }
}

extension Role: ShapeStyle {
  public func resolve(in environment: EnvironmentValues) -> Paint { .role(self) }
}

/// The environment's tint, as in SwiftUI; the theme's accent by default.
public struct TintShapeStyle: ShapeStyle {
  public init() {}
  public func resolve(in environment: EnvironmentValues) -> Paint { environment.tint }
}

/// The background of the content, as in SwiftUI; here the theme's background.
public struct BackgroundStyle: ShapeStyle {
  public init() {}
  public func resolve(in environment: EnvironmentValues) -> Paint { .role(.background) }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: Self { Self() }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: Self { Self() }
}

extension ShapeStyle where Self == Role {
  /// Returns a role of the theme, as in `.foregroundStyle(.role(.warn))`.
  public static func role(_ role: Role) -> Role { role }
}

extension ShapeStyle where Self == Color {
  public static var clear: Self { .clear }
  public static var red: Self { .red }
  public static var orange: Self { .orange }
  public static var yellow: Self { .yellow }
  public static var green: Self { .green }
  public static var mint: Self { .mint }
  public static var teal: Self { .teal }
  public static var cyan: Self { .cyan }
  public static var blue: Self { .blue }
  public static var indigo: Self { .indigo }
  public static var purple: Self { .purple }
  public static var pink: Self { .pink }
  public static var brown: Self { .brown }
  public static var gray: Self { .gray }
  public static var white: Self { .white }
  public static var black: Self { .black }
}
