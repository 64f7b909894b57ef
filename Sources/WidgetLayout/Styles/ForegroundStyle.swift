/// The style set by `foregroundStyle`, as in SwiftUI.
public struct ForegroundStyle: ShapeStyle {
  /// Creates the style of the view in which it is used.
  public init() {}

  public func resolve(in environment: EnvironmentValues) -> Paint { environment.foreground }

  public func shading(in environment: EnvironmentValues) -> (any Shading)? {
    environment[ForegroundShadingKey.self]
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style set by `foregroundStyle`.
  public static var foreground: Self { Self() }
}

enum ForegroundShadingKey: EnvironmentKey {
  static let defaultValue: (any Shading)? = nil
}

extension EnvironmentValues {
  /// Sets the foreground style. Its shading is stored only if it has one: custom keys are in a
  /// dictionary, and most foregrounds are one paint.
  @usableFromInline mutating func setForeground(_ style: some ShapeStyle) {
    let shading = style.shading(in: self)
    if shading != nil || self[ForegroundShadingKey.self] != nil {
      self[ForegroundShadingKey.self] = shading
    }
    foreground = style.resolve(in: self)
    if !self[ForegroundLevelsKey.self].isEmpty { self[ForegroundLevelsKey.self] = [] }
  }
}
