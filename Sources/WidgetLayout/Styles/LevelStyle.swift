/// A style at a lower level of importance, as SwiftUI's `.tint.secondary`: less solid.
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
  /// The style at the second level of importance.
  public var secondary: LevelStyle<Self> { LevelStyle(self, opacity: 0.7) }
  /// The style at the third level of importance.
  public var tertiary: LevelStyle<Self> { LevelStyle(self, opacity: 0.5) }
  /// The style at the fourth level of importance.
  public var quaternary: LevelStyle<Self> { LevelStyle(self, opacity: 0.35) }
  /// The style at the fifth level of importance.
  public var quinary: LevelStyle<Self> { LevelStyle(self, opacity: 0.25) }
}

// A theme has no quieter background, and it must not be mixed with what is written on it.
extension BackgroundStyle {
  /// The theme's background, which has one level here.
  public var secondary: BackgroundStyle { self }
  /// The theme's background, which has one level here.
  public var tertiary: BackgroundStyle { self }
  /// The theme's background, which has one level here.
  public var quaternary: BackgroundStyle { self }
}
