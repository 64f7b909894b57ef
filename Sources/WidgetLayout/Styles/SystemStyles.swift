/// The quiet colour of filled areas, as in SwiftUI.
///
/// Here: the theme's text, an eighth solid. On sixteen colours, where nothing is so quiet, it is a
/// shape's faint colour; a widget's background in it is the theme's own.
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

/// The colour of lines between things, as in SwiftUI; here the theme's borders.
public struct SeparatorShapeStyle: ShapeStyle {
  public init() {}
  public func resolve(in environment: EnvironmentValues) -> Paint { .role(.border) }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of lines between things.
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

/// The colour of text that stands for what is missing, as in SwiftUI; here the theme's faint one.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  public init() {}
  public func resolve(in environment: EnvironmentValues) -> Paint { .role(.faint) }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The colour of text that stands for what is missing.
  public static var placeholder: Self { Self() }
}

/// The colour of what is selected, as in SwiftUI; here the tint.
public struct SelectionShapeStyle: ShapeStyle {
  public init() {}
  public func resolve(in environment: EnvironmentValues) -> Paint { environment.tint }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The colour of what is selected.
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
