/// How a corner is rounded, as in SwiftUI; cells do not show the difference.
public enum RoundedCornerStyle: Sendable, Hashable { case circular, continuous }

/// A rectangle with rounded corners, as in SwiftUI.
///
/// Here: from two rows on, corners of six points and more lose a quarter of a cell or more; a thin
/// stroke is drawn as `╭─╮│╰╯`.
public nonisolated struct RoundedRectangle: InsettableShape {
  /// The corners' radius in points.
  public var cornerRadius: Double

  /// A rectangle with corners of a radius; the style is not shown.
  public init(cornerRadius: Double, style: RoundedCornerStyle = .continuous) {
    self.cornerRadius = cornerRadius
  }

  public func path(in rect: ShapeRect) -> Path {
    Path(roundedRect: rect, cornerRadius: cornerRadius)
  }

  public typealias InsetShape = Inset<RoundedRectangle>
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with corners of a radius.
  public nonisolated static func rect(
    cornerRadius: Double, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
