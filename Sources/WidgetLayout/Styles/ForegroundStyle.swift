/// The style that `foregroundStyle` set, as in SwiftUI.
public struct ForegroundStyle: ShapeStyle {
  /// The style of the view that it is used in.
  public init() {}

  public func resolve(in environment: EnvironmentValues) -> Paint { environment.foreground }

  public func shading(in environment: EnvironmentValues) -> (any Shading)? {
    environment[ForegroundShadingKey.self]
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style that `foregroundStyle` set.
  public static var foreground: Self { Self() }
}

enum ForegroundShadingKey: EnvironmentKey {
  static let defaultValue: (any Shading)? = nil
}

extension EnvironmentValues {
  /// Takes a style as the foreground. Its shading is only stored where there is one: the keys of
  /// one's own are a dictionary, and most foregrounds are one paint.
  @usableFromInline mutating func setForeground(_ style: some ShapeStyle) {
    let shading = style.shading(in: self)
    if shading != nil || self[ForegroundShadingKey.self] != nil {
      self[ForegroundShadingKey.self] = shading
    }
    foreground = style.resolve(in: self)
    if !self[ForegroundLevelsKey.self].isEmpty { self[ForegroundLevelsKey.self] = [] }
  }
}
