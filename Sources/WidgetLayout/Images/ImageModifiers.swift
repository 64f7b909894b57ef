extension Image {
  /// How a picture's size becomes its frame's, as in SwiftUI.
  public enum ResizingMode: Sendable, Hashable { case stretch, tile }

  /// Whether a picture keeps its colours, as in SwiftUI.
  public enum TemplateRenderingMode: Sendable, Hashable { case original, template }

  /// How finely a picture is scaled, as in SwiftUI.
  public enum Interpolation: Sendable, Hashable { case none, low, medium, high }

  /// How large a symbol is beside text, as in SwiftUI.
  public enum Scale: Sendable, Hashable { case small, medium, large }

  /// Lets a picture fill its frame; a symbol stays one cell.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  /// Draws a picture in the foreground's colour (`.template`) or in its own; a symbol has the colour
  /// of the text around it anyway.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
    var image = self
    image.isTemplate = mode == .template
    return image
  }

  /// Has no effect here: a symbol has the colour of the text around it.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

  /// Has no effect here: pictures are in cells.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// Has no effect here: pictures are in cells.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Has no effect here: all colours are shown.
  public func widgetAccentedRenderingMode(_ mode: WidgetAccentedRenderingMode?) -> Image { self }
}

/// How many colours a symbol has, as in SwiftUI; it has the text's here.
public struct SymbolRenderingMode: Sendable, Hashable {
  public static let monochrome = Self()
  public static let multicolor = Self()
  public static let hierarchical = Self()
  public static let palette = Self()
}

/// How a picture is coloured in an accented widget, as in WidgetKit.
public struct WidgetAccentedRenderingMode: Sendable, Hashable {
  public static let accented = Self()
  public static let accentedDesaturated = Self()
  public static let desaturated = Self()
  public static let fullColor = Self()
}

/// A form of a symbol, as in SwiftUI; all forms are one character here.
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
  /// Has no effect here: all forms of a symbol are one character.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View { self }

  /// Has no effect here: a symbol has the colour of the text around it.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }

  /// Has no effect here: a symbol is one cell.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View { self }
}
