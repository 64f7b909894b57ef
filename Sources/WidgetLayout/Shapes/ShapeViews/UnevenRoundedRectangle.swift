/// A rectangle with a radius for each corner, as in SwiftUI.
///
/// Here the leading side is always the left one.
public nonisolated struct UnevenRoundedRectangle: InsettableShape {
  /// The radii in points.
  public var cornerRadii: RectangleCornerRadii

  /// Creates a rectangle with a radius for each corner; the style has no effect here.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
  }

  /// Creates a rectangle with a radius for each corner; the style has no effect here.
  public init(
    topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0,
    bottomTrailingRadius: Double = 0, topTrailingRadius: Double = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    cornerRadii = RectangleCornerRadii(
      topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
      bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius)
  }

  public func path(in rect: ShapeRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii)
  }

  public typealias InsetShape = Inset<UnevenRoundedRectangle>
}

extension Shape where Self == UnevenRoundedRectangle {
  /// Returns a rectangle with a radius for each corner.
  public nonisolated static func rect(
    topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0,
    bottomTrailingRadius: Double = 0, topTrailingRadius: Double = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius)
  }
}
