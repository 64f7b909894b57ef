public import WidgetLayout

/// Tells what a widget shows, and when, as in WidgetKit. Its conformance belongs to no actor: it is
/// asked on any thread.
public protocol TimelineProvider: SendableMetatype {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext

  /// An entry of the right shape, at once; it is drawn redacted until there is a timeline.
  func placeholder(in context: Context) -> Entry

  /// The entry for one moment: a gallery, a picture.
  @preconcurrency
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)

  /// The entries to come. `completion` may be called from any thread, at any later time, once.
  @preconcurrency
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// A provider that answers within its call, from memory or the kernel, and so is asked where the
/// screen is drawn, without a thread between. One that may wait for anything must not be one.
public protocol InlineTimelineProvider: TimelineProvider {}

/// What a provider is told about the picture it is asked for, as in WidgetKit.
public struct TimelineProviderContext: Sendable {
  /// The family of the widget's instance.
  public let family: WidgetFamily
  /// True where the picture is for a gallery: sample data, at once.
  public let isPreview: Bool
  /// The widget's size in points, 8 × 16 to a cell.
  public let displaySize: DisplaySize

  package init(family: WidgetFamily, isPreview: Bool, size: Size) {
    self.family = family
    self.isPreview = isPreview
    displaySize = DisplaySize(size)
  }
}
