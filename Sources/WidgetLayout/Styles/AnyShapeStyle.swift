/// A type-erased shape style, as in SwiftUI.
public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle

  /// Creates a type-erased style.
  public init(_ style: some ShapeStyle) { self.style = style }

  public func resolve(in environment: EnvironmentValues) -> Paint {
    style.resolve(in: environment)
  }

  public func shading(in environment: EnvironmentValues) -> (any Shading)? {
    style.shading(in: environment)
  }
}
