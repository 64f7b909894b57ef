import WidgetArchive
import WidgetLayout

/// The contents of a dashboard: pages of widgets, each drawn for one or several screen sizes.
public struct Board: Sendable {
  /// One screen of a board.
  public struct Page: Sendable {
    let name: String
    /// The maps, from the smallest screen to the largest.
    let maps: [TileMap]
    let names: [String]
    /// True if a widget's family follows from its drawn shape; false if it follows from its space.
    var hasDrawnFamilies = false
    /// The widgets with lines in the page's status row; `nil` for the board's.
    var status: StatusNames?
    /// How its tiles are set apart, where it differs from the board.
    var look = BoardLook()

    /// Creates a page of one or more maps; if none fits, the widgets flow in the order of `names`.
    public init(_ name: String, maps: [TileMap], names: [String]) {
      self.name = name
      self.maps = maps
      self.names = names
    }
  }

  /// The widgets with lines in a status row.
  struct StatusNames: Sendable, Hashable {
    var left: [String] = []
    var right: [String] = []
  }

  let pages: [Page]
  /// The stacks by name: each lists several widgets for one place, of which the most relevant is
  /// shown.
  let stacks: [String: [String]]
  /// The widgets that the board configures, by name; other names are kinds.
  var widgets: [String: BoardWidget] = [:]
  /// The bundles that the board names, in order.
  var bundles: [BoardBundle] = []
  /// The size of a drawing's unit in cells; `nil` fills the screen.
  var tile: Size?
  /// How tiles are set apart, where the theme is not to say so.
  var look = BoardLook()
  /// The widgets with lines in the status row of pages that set none.
  var status = StatusNames()
  /// The publication by an agent; `nil` for none.
  var publication: BoardPublication?
  /// The name under which the board's instances are stored; `nil` for the names of its pages.
  var file: String?

  /// Creates a board that shows all widgets of a catalogue on one page, in order; of equivalent
  /// kinds, only the machine's.
  @MainActor
  init(all catalog: Catalog) { self.init(pages: [Page("All", maps: [], names: catalog.ownKinds)]) }

  /// Creates a board of pages.
  ///
  /// - Parameter stacks: The names of several widgets in one place; the most relevant one is shown,
  ///   and `[` and `]` turn to the others.
  public init(pages: [Page], stacks: [String: [String]] = [:]) {
    self.pages = pages
    self.stacks = stacks
  }

  /// Returns the status row's widgets on a page.
  func status(on page: Int) -> StatusNames { pages[page].status ?? status }

  /// Returns how the tiles of a page are set apart: as it says, or else the board, or else the theme.
  func look(on page: Page, theme: Theme? = nil) -> BoardLook {
    page.look.over(look).over(theme?.look ?? BoardLook())
  }
}
