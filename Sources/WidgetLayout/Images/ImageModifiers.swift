extension Image {
  /// The way in which a picture is fitted to its frame, as in SwiftUI.
  public enum ResizingMode: Sendable, Hashable { case stretch, tile }

  /// The use of a picture's own colours, as in SwiftUI.
  public enum TemplateRenderingMode: Sendable, Hashable { case original, template }

  /// The quality of scaling, as in SwiftUI.
  public enum Interpolation: Sendable, Hashable { case none, low, medium, high }

  /// The size of a symbol relative to text, as in SwiftUI.
  public enum Scale: Sendable, Hashable { case small, medium, large }

  /// Makes a picture fill its frame; a symbol stays one cell.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  /// Draws a picture in the foreground colour (`.template`) or in its own; `nil` leaves it as its asset
  /// says. A symbol always has the colour of the surrounding text.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
    guard let mode else { return self }
    var image = self
    image.isTemplate = mode == .template
    return image
  }

  /// Has no effect here, as a symbol has the colour of the surrounding text.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

  /// Has no effect here, as pictures are drawn in cells.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// Has no effect here, as pictures are drawn in cells.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Has no effect here, as all colours are shown.
  public func widgetAccentedRenderingMode(_ mode: WidgetAccentedRenderingMode?) -> Image { self }
}

/// The colours of a symbol, as in SwiftUI; here it has the text's.
public struct SymbolRenderingMode: Sendable, Hashable {
  public static let monochrome = Self()
  public static let multicolor = Self()
  public static let hierarchical = Self()
  public static let palette = Self()
}

/// The colours of a picture in an accented widget, as in WidgetKit.
public struct WidgetAccentedRenderingMode: Sendable, Hashable {
  public static let accented = Self()
  public static let accentedDesaturated = Self()
  public static let desaturated = Self()
  public static let fullColor = Self()
}

/// A variant of a symbol, as in SwiftUI; here all variants are one character.
public struct SymbolVariants: Sendable, Hashable {
  public static let none = Self()
  public static let circle = Self()
  public static let square = Self()
  public static let rectangle = Self()
  public static let fill = Self()
  public static let slash = Self()

  public var circle: Self { self }
  public var square: Self { self }
  public var rectangle: Self { self }
  public var fill: Self { self }
  public var slash: Self { self }
}

extension View {
  /// Has no effect here, as all variants of a symbol are one character.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View { self }

  /// Has no effect here, as a symbol has the colour of the surrounding text.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }

  /// Has no effect here, as a symbol is one cell.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View { self }
}
