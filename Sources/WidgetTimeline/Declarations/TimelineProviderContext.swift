import Synchronization
public import WidgetLayout

/// The context of a request to a provider, as in WidgetKit.
public struct TimelineProviderContext: Sendable {
  /// The environments in which a picture is drawn, as in WidgetKit; here, there is one.
  @dynamicMemberLookup
  public struct EnvironmentVariants: Sendable {
    /// The values of a key; `nil` if they are unknown before a picture is drawn.
    public subscript<Value>(keyPath: WritableKeyPath<EnvironmentValues, Value>) -> [Value]? {
      [EnvironmentValues()[keyPath: keyPath]]
    }

    /// The values of a key; `nil` if they are unknown before a picture is drawn.
    public subscript<Value>(
      dynamicMember keyPath: WritableKeyPath<EnvironmentValues, Value>
    ) -> [Value]? { self[keyPath] }
  }

  /// The environments in which the picture is drawn.
  public var environmentVariants: EnvironmentVariants { EnvironmentVariants() }
  /// The family of the widget's instance. A provider that reads neither this nor `displaySize` is
  /// asked once for all places that show the widget.
  public var family: WidgetFamily {
    use?.note()
    return placeFamily
  }
  /// True if the picture is for a gallery: sample data, at once.
  public let isPreview: Bool
  /// The widget's size in points, 8 × 16 per cell.
  @_disfavoredOverload public var displaySize: DisplaySize {
    use?.note()
    return placeSize
  }
  /// The widget's place on a board.
  package let place: BoardPlace
  /// The size, under a name that no other module declares.
  package var size: DisplaySize { displaySize }

  private let placeFamily: WidgetFamily
  private let placeSize: DisplaySize
  /// The record of the provider's reads of its family or size; `nil` if nothing is recorded.
  private var use: PlaceUse?

  /// The same context for a gallery.
  var preview: TimelineProviderContext {
    TimelineProviderContext(
      family: placeFamily, isPreview: true, displaySize: placeSize, place: place)
  }

  /// Returns the same context for one request; `use` records whether the provider reads its family
  /// or size.
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

  /// Creates the context of an instance in `size` cells.
  package init(
    family: WidgetFamily, isPreview: Bool, size: Size, place: BoardPlace = BoardPlace()
  ) {
    self.place = place
    placeFamily = family
    self.isPreview = isPreview
    placeSize = DisplaySize(size)
  }
}

/// A record of whether a provider, on any thread, read the family or size of its place. Entries of
/// one that did not are the same for every place.
final class PlaceUse: Sendable {
  private let isMade = Atomic(false)

  /// True once the provider has read either.
  var isNoted: Bool { isMade.load(ordering: .acquiring) }

  func note() { isMade.store(true, ordering: .releasing) }
}
