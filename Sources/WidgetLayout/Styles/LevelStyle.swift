/// A style at a lower level of the hierarchy, with a lower opacity, as SwiftUI's `.tint.secondary`.
public struct LevelStyle<Base: ShapeStyle>: ShapeStyle {
  private let style: OpacityStyle<Base>

  fileprivate init(_ base: Base, opacity: Double) {
    style = OpacityStyle(base: base, opacity: opacity)
  }

  public func resolve(in environment: EnvironmentValues) -> Paint {
    style.resolve(in: environment)
  }

  public func shading(in environment: EnvironmentValues) -> (any Shading)? {
    style.shading(in: environment)
  }
}

extension ShapeStyle {
  /// The style at the second level.
  public var secondary: LevelStyle<Self> { LevelStyle(self, opacity: 0.7) }
  /// The style at the third level.
  public var tertiary: LevelStyle<Self> { LevelStyle(self, opacity: 0.5) }
  /// The style at the fourth level.
  public var quaternary: LevelStyle<Self> { LevelStyle(self, opacity: 0.35) }
  /// The style at the fifth level.
  public var quinary: LevelStyle<Self> { LevelStyle(self, opacity: 0.25) }
}

// A theme has no quieter background, and the background must not be mixed with the content on
// it.
extension BackgroundStyle {
  /// The theme's background, which has one level here.
  public var secondary: BackgroundStyle { self }
  /// The theme's background, which has one level here.
  public var tertiary: BackgroundStyle { self }
  /// The theme's background, which has one level here.
  public var quaternary: BackgroundStyle { self }
}
