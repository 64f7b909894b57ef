/// What a dashboard shows: pages of widgets, each drawn once or for several sizes of screen.
public struct Board: Sendable {
  /// One screen of a board.
  public struct Page: Sendable {
    let name: String
    /// From the smallest screen to the largest.
    let maps: [TileMap]
    let names: [String]

    /// A page of one or more maps; where none fits, the widgets flow in the order of `names`.
    public init(_ name: String, maps: [TileMap], names: [String]) {
      self.name = name
      self.maps = maps
      self.names = names
    }
  }

  let pages: [Page]
  /// Names that stand for several widgets in one place, of which the most relevant is shown.
  let stacks: [String: [String]]

  /// All widgets of a catalogue on one page, in order.
  @MainActor
  init(all catalog: Catalog) { self.init(pages: [Page("All", maps: [], names: catalog.kinds)]) }

  /// A board of pages.
  ///
  /// - Parameter stacks: names for several widgets in one place; the most relevant one is shown, and
  ///   `[` and `]` turn to the others.
  public init(pages: [Page], stacks: [String: [String]] = [:]) {
    self.pages = pages
    self.stacks = stacks
  }
}
