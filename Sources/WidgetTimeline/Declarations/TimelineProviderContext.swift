package import WidgetArchive
package import WidgetBase
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
    use?.notePlace()
    return placeFamily
  }
  /// True if the picture is for a gallery: sample data, at once.
  public let isPreview: Bool
  /// The widget's size in points, 8 × 16 per cell.
  @_disfavoredOverload public var displaySize: DisplaySize {
    use?.notePlace()
    return placeSize
  }
  /// The environment variables of the program that shows the widget: a dashboard's before a status
  /// line's. The provider runs in another process, whose own variables are few. It is asked again
  /// when they change, except for those that identify a window, a connection or a shell.
  public var environmentVariables: [String: String] { environment.variables }
  /// The environment of the program that shows the widget.
  package var environment: ProcessEnvironment {
    let environment = readEnvironment()
    use?.note(environment)
    return environment
  }
  /// The reason for the request.
  package private(set) var reason = ReloadReason.requested
  /// The widget's place on a board.
  package let place: BoardPlace
  /// The size, under a name that no other module declares.
  package var size: DisplaySize { displaySize }

  private let placeFamily: WidgetFamily
  private let placeSize: DisplaySize
  private var readEnvironment: @Sendable () -> ProcessEnvironment = { .own }
  /// The record of what the provider reads; `nil` if nothing is recorded.
  private var use: ContextUse?

  /// The same context for a gallery.
  var preview: TimelineProviderContext {
    TimelineProviderContext(
      family: placeFamily, isPreview: true, displaySize: placeSize, place: place)
  }

  /// Returns the same context for one request; `use` records what the provider reads.
  func noting(_ use: ContextUse, for reason: ReloadReason) -> TimelineProviderContext {
    var context = self
    context.use = use
    context.reason = reason
    return context
  }

  /// Returns the same context in another environment, which is read when the provider asks for it.
  func inEnvironment(
    _ read: @escaping @Sendable () -> ProcessEnvironment
  ) -> TimelineProviderContext {
    var context = self
    context.readEnvironment = read
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
