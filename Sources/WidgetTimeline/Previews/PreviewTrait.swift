package import WidgetLayout

/// A property of a preview, as in SwiftUI.
public struct PreviewTrait<Kind>: Sendable {
  /// The size of the picture; `nil` for the device's.
  package let layout: PreviewLayout?

  private init(_ layout: PreviewLayout? = nil) { self.layout = layout }

  /// The standard layout, which is the device's width.
  public static var defaultLayout: Self { Self() }
  /// A picture as large as the view is by itself.
  public static var sizeThatFitsLayout: Self { Self(.sizeThatFits) }
  /// Has no effect here: a terminal is not turned.
  public static var portrait: Self { Self() }
  /// Has no effect here: a terminal is not turned.
  public static var portraitUpsideDown: Self { Self() }
  /// Has no effect here: a terminal is not turned.
  public static var landscapeLeft: Self { Self() }
  /// Has no effect here: a terminal is not turned.
  public static var landscapeRight: Self { Self() }
  /// Returns a picture of a size in points, which are 8 × 16 per cell.
  public static func fixedLayout(width: Double, height: Double) -> Self {
    Self(.fixed(width: width, height: height))
  }
}
