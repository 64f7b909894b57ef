import WidgetArchive
import WidgetLayout

/// What a dashboard shows: pages of widgets, each drawn once or for several sizes of screen.
public struct Board: Sendable {
  /// One screen of a board.
  public struct Page: Sendable {
    let name: String
    /// From the smallest screen to the largest.
    let maps: [TileMap]
    let names: [String]
    /// True where the family of a widget follows from the shape that it is drawn in; false where it
    /// follows from the room that it gets.
    var hasDrawnFamilies = false
    /// The widgets whose lines stand in the page's status row; nil is the board's.
    var status: StatusNames?

    /// A page of one or more maps; where none fits, the widgets flow in the order of `names`.
    public init(_ name: String, maps: [TileMap], names: [String]) {
      self.name = name
      self.maps = maps
      self.names = names
    }
  }

  /// Widgets whose lines stand in a status row.
  struct StatusNames: Sendable, Hashable {
    var left: [String] = []
    var right: [String] = []
  }

  let pages: [Page]
  /// Names that stand for several widgets in one place, of which the most relevant is shown.
  let stacks: [String: [String]]
  /// The widgets that the board itself configures, by their names; other names are kinds.
  var widgets: [String: BoardWidget] = [:]
  /// The cells of one unit of a drawing; nil fills the screen.
  var tile: Size?
  /// The widgets whose lines stand in the status row of pages that say nothing else.
  var status = StatusNames()
  /// The name under which the board's instances are kept; nil is that of its pages.
  var file: String?

  /// All widgets of a catalogue on one page, in order: of several kinds alike the machine's.
  @MainActor
  init(all catalog: Catalog) { self.init(pages: [Page("All", maps: [], names: catalog.ownKinds)]) }

  /// A board of pages.
  ///
  /// - Parameter stacks: names for several widgets in one place; the most relevant one is shown, and
  ///   `[` and `]` turn to the others.
  public init(pages: [Page], stacks: [String: [String]] = [:]) {
    self.pages = pages
    self.stacks = stacks
  }

  /// The identifiers of all instances that the board may show.
  @MainActor
  func identifiers(of catalog: Catalog) -> Set<String> {
    let names = pages.flatMap(\.names) + stacks.values.joined() + widgets.keys
    let placed = catalog.placing(self, on: "")
    return Set(
      names.compactMap { placed.widget($0) }.flatMap { widget in
        WidgetFamily.allCases.map { widget.instance(in: $0).id }
      })
  }

  /// The status row's widgets on a page.
  func status(on page: Int) -> StatusNames { pages[page].status ?? status }
}
