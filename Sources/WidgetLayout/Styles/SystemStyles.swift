/// The quiet colour of filled areas, as in SwiftUI.
///
/// Here it is the theme's text at an opacity of one eighth. Sixteen colours have none so quiet, so
/// there a shape is faint, and a widget's background is the theme's own.
public struct FillShapeStyle: ShapeStyle {
  public init() {}
  public func resolve(in environment: EnvironmentValues) -> Paint {
    Paint.role(.text).opacity(0.125)
  }
}

extension FillShapeStyle {
  /// The colour of filled areas, which has one level here.
  public var secondary: FillShapeStyle { self }
  /// The colour of filled areas, which has one level here.
  public var tertiary: FillShapeStyle { self }
  /// The colour of filled areas, which has one level here.
  public var quaternary: FillShapeStyle { self }
  /// The colour of filled areas, which has one level here.
  public var quinary: FillShapeStyle { self }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The quiet colour of filled areas.
  public static var fill: Self { Self() }
}

/// The colour of separators, as in SwiftUI; here the colour of the theme's borders.
public struct SeparatorShapeStyle: ShapeStyle {
  public init() {}
  public func resolve(in environment: EnvironmentValues) -> Paint { .role(.border) }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of separators.
  public static var separator: Self { Self() }
}

/// The colour of links, as in SwiftUI; here the tint.
public struct LinkShapeStyle: ShapeStyle {
  public init() {}
  public func resolve(in environment: EnvironmentValues) -> Paint { environment.tint }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The colour of links.
  public static var link: Self { Self() }
}

/// The colour of placeholder text, as in SwiftUI; here the theme's faint colour.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  public init() {}
  public func resolve(in environment: EnvironmentValues) -> Paint { .role(.faint) }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The colour of placeholder text.
  public static var placeholder: Self { Self() }
}

/// The colour of a selection, as in SwiftUI; here the tint.
public struct SelectionShapeStyle: ShapeStyle {
  public init() {}
  public func resolve(in environment: EnvironmentValues) -> Paint { environment.tint }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The colour of a selection.
  public static var selection: Self { Self() }
}

/// The background of windows, as in SwiftUI; here the theme's.
public struct WindowBackgroundShapeStyle: ShapeStyle {
  public init() {}
  public func resolve(in environment: EnvironmentValues) -> Paint { .role(.background) }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The background of windows.
  public static var windowBackground: Self { Self() }
}
