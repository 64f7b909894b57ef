public import WidgetLayout
public import WidgetTimeline

extension TimelineProviderContext {
  /// Creates the context of a widget that is not on a board, in its family's own size, for tests of
  /// a provider.
  public init(family: WidgetFamily, isPreview: Bool = false) {
    self.init(family: family, isPreview: isPreview, size: family.contentSize)
  }
}
