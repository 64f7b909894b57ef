/// The curve of rounded corners, as in SwiftUI; cells do not show the difference.
public enum RoundedCornerStyle: Sendable, Hashable { case circular, continuous }

/// A rectangle with rounded corners, as in SwiftUI.
///
/// Here corners of at least six points lose a quarter of a cell or more in a fill of at least two
/// rows; a thin stroke is drawn as `╭─╮│╰╯`.
public nonisolated struct RoundedRectangle: InsettableShape {
  /// The radius of the corners in points.
  public var cornerRadius: Double

  /// Creates a rectangle with corners of a radius; the style has no effect here.
  public init(cornerRadius: Double, style: RoundedCornerStyle = .continuous) {
    self.cornerRadius = cornerRadius
  }

  public func path(in rect: ShapeRect) -> Path {
    Path(roundedRect: rect, cornerRadius: cornerRadius)
  }

  public typealias InsetShape = Inset<RoundedRectangle>
}

extension Shape where Self == RoundedRectangle {
  /// Returns a rectangle with corners of a radius.
  public nonisolated static func rect(
    cornerRadius: Double, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
