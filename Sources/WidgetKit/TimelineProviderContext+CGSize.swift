import WidgetLayout

extension TimelineProviderContext {
  /// The widget's size in points, 8 × 16 to a cell.
  public var displaySize: CGSize {
    CGSize(width: size.width, height: size.height)
  }
}
