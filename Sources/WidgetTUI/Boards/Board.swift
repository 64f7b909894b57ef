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

  /// All widgets of a catalogue on one page, in order.
  @MainActor
  init(all catalog: Catalog) { self.init(pages: [Page("All", maps: [], names: catalog.kinds)]) }

  public init(pages: [Page]) { self.pages = pages }
}
