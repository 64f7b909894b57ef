import Synchronization
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
  /// The family of the widget's instance. A provider that reads neither this nor `displaySize` is asked
  /// once for all places that show the widget.
  public var family: WidgetFamily {
    use?.note()
    return placeFamily
  }
  /// True where the picture is for a gallery: sample data, at once.
  public let isPreview: Bool
  /// The widget's size in points, 8 × 16 to a cell.
  @_disfavoredOverload public var displaySize: DisplaySize {
    use?.note()
    return placeSize
  }
  /// Where the widget stands on a board.
  package let place: BoardPlace
  /// The size, under a name that no other module has.
  package var size: DisplaySize { displaySize }

  private let placeFamily: WidgetFamily
  private let placeSize: DisplaySize
  /// Notes that the provider looked at its place; nil where nobody wants to know.
  private var use: PlaceUse?

  /// The same picture for a gallery.
  var preview: TimelineProviderContext {
    TimelineProviderContext(
      family: placeFamily, isPreview: true, displaySize: placeSize, place: place)
  }

  /// The same picture for one question, of which `use` notes whether it is about the family or the size.
  func noting(_ use: PlaceUse) -> TimelineProviderContext {
    var context = self
    context.use = use
    return context
  }

  private init(
    family: WidgetFamily, isPreview: Bool, displaySize: DisplaySize, place: BoardPlace
  ) {
    self.place = place
    placeFamily = family
    self.isPreview = isPreview
    placeSize = displaySize
  }

  /// The picture of an instance in `size` cells.
  package init(
    family: WidgetFamily, isPreview: Bool, size: Size, place: BoardPlace = BoardPlace()
  ) {
    self.place = place
    placeFamily = family
    self.isPreview = isPreview
    placeSize = DisplaySize(size)
  }
}

/// Whether a provider looked at the family or the size of the place that it was asked for, on whatever
/// thread. Entries of one that did not are the same for every place.
final class PlaceUse: Sendable {
  private let isMade = Atomic(false)

  /// True once the provider has looked.
  var isNoted: Bool { isMade.load(ordering: .acquiring) }

  func note() { isMade.store(true, ordering: .releasing) }
}
