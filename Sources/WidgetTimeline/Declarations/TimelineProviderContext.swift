public import WidgetLayout

/// What a provider is told about the picture it is asked for, as in WidgetKit.
public struct TimelineProviderContext: Sendable {
  /// The environments that a picture is drawn in, as in WidgetKit; here there is one.
  @dynamicMemberLookup
  public struct EnvironmentVariants: Sendable {
    /// The values of a key; nil where they are not known before a picture is drawn.
    public subscript<Value>(keyPath: WritableKeyPath<EnvironmentValues, Value>) -> [Value]? {
      [EnvironmentValues()[keyPath: keyPath]]
    }

    /// The values of a key.
    public subscript<Value>(
      dynamicMember keyPath: WritableKeyPath<EnvironmentValues, Value>
    ) -> [Value]? { self[keyPath] }
  }

  /// The environments that the picture is drawn in.
  public var environmentVariants: EnvironmentVariants { EnvironmentVariants() }
  /// The family of the widget's instance.
  public let family: WidgetFamily
  /// True where the picture is for a gallery: sample data, at once.
  public let isPreview: Bool
  /// The widget's size in points, 8 × 16 to a cell.
  @_disfavoredOverload public let displaySize: DisplaySize
  /// Where the widget stands on a board.
  package let place: BoardPlace
  /// The size, under a name that no other module has.
  package var size: DisplaySize { displaySize }

  /// The same picture for a gallery.
  var preview: TimelineProviderContext {
    TimelineProviderContext(family: family, isPreview: true, displaySize: displaySize, place: place)
  }

  private init(
    family: WidgetFamily, isPreview: Bool, displaySize: DisplaySize, place: BoardPlace
  ) {
    self.place = place
    self.family = family
    self.isPreview = isPreview
    self.displaySize = displaySize
  }

  /// The picture of an instance in `size` cells.
  package init(
    family: WidgetFamily, isPreview: Bool, size: Size, place: BoardPlace = BoardPlace()
  ) {
    self.place = place
    self.family = family
    self.isPreview = isPreview
    displaySize = DisplaySize(size)
  }
}
