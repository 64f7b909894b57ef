/// A level of the content hierarchy, as in SwiftUI.
///
/// Here it is the style that `foregroundStyle(_:_:_:)` set for the level, otherwise the theme's
/// text, dim or faint colour.
public struct HierarchicalShapeStyle: ShapeStyle {
  private let level: Int

  public static let primary = Self(level: 0)
  public static let secondary = Self(level: 1)
  public static let tertiary = Self(level: 2)
  public static let quaternary = Self(level: 3)
  public static let quinary = Self(level: 4)

  public func resolve(in environment: EnvironmentValues) -> Paint {
    if let style = style(in: environment) { return style.resolve(in: environment) }
    return switch level {
    case 0: .role(.text)
    case 1: .role(.dim)
    default: .role(.faint)
    }
  }

  public func shading(in environment: EnvironmentValues) -> (any Shading)? {
    style(in: environment)?.shading(in: environment)
  }

  /// Returns the style set for the level; the last one set applies to the levels below it as well.
  private func style(in environment: EnvironmentValues) -> (any ShapeStyle)? {
    let levels = environment[ForegroundLevelsKey.self]
    return levels.isEmpty ? nil : levels[min(level, levels.count - 1)]
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: Self { .primary }
  public static var secondary: Self { .secondary }
  public static var tertiary: Self { .tertiary }
  public static var quaternary: Self { .quaternary }
  public static var quinary: Self { .quinary }
}

/// The styles of the levels; empty for the theme's colours.
enum ForegroundLevelsKey: EnvironmentKey {
  static let defaultValue: [any ShapeStyle] = []
}

extension View {
  /// Sets the styles of the levels of the content, as in SwiftUI.
  nonisolated public func foregroundStyle(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle
  ) -> some View {
    changing { $0.setForeground(levels: [primary, secondary]) }
  }

  /// Sets the styles of the levels of the content, as in SwiftUI.
  nonisolated public func foregroundStyle(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle, _ tertiary: some ShapeStyle
  ) -> some View {
    changing { $0.setForeground(levels: [primary, secondary, tertiary]) }
  }
}

extension EnvironmentValues {
  fileprivate mutating func setForeground(levels: [any ShapeStyle]) {
    func set(_ style: some ShapeStyle) { setForeground(style) }
    if let first = levels.first { set(first) }
    self[ForegroundLevelsKey.self] = levels
  }
}
