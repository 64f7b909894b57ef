import FoundationEssentials
import WidgetLayout
import WidgetTimeline

/// Tiles whose content has more rows than they show.
///
/// The flow: a widget's kind says that its content scrolls (`WidgetDescription.scrollEdge`). For a tile
/// that has the focus, or is scrolled, the dashboard wants the whole content too, which is one more size
/// (`Size.scrolled`) of the same instance: whoever asks the provider draws it beside the tile's own
/// picture, from the same entry, into the same archive. The dashboard shows a window of it.
extension Dashboard {
  /// A number of rows to scroll by.
  enum ScrollStep: Hashable {
    case rows(Int)
    case pages(Int)
    case toStart
    case toEnd

    /// Returns the number of rows in a place that shows some of so many.
    func count(shown: Int, rows: Int) -> Int {
      switch self {
      case .rows(let count): count
      case .pages(let count): count * max(1, shown - 1)
      case .toStart: -rows
      case .toEnd: rows
      }
    }
  }

  /// Returns the end at which people begin to scroll in a tile; `nil` if its content does not scroll.
  private func scrollEdge(of tile: Tile) -> ScrollEdge? {
    guard !tile.instance.family.isAccessory else { return nil }
    return catalog.description(tile.widget)?.scrollEdge(tile.instance.settings)
  }

  /// Returns the instances of a tile in the sizes in which they are drawn.
  func placements(of tile: Tile) -> [Placement] {
    let size = tile.inside.size
    let isWhole = wantsWhole(tile)
    return tile.instances.map { instance in
      Placement(
        instance, size: size, also: isWhole && instance == tile.instance ? [size.scrolled] : [])
    }
  }

  /// Returns true if the whole content of a tile is wanted: it has the focus, or is scrolled.
  private func wantsWhole(_ tile: Tile) -> Bool {
    guard scrollEdge(of: tile) != nil, !hasProcesses(tile) else { return false }
    let place = TileScroll.Place(tile)
    return scrolls[place] != nil || chosenTile.map { TileScroll.Place($0) } == place
  }

  /// Wants the whole content of other tiles after the focus has moved, or one was scrolled back to
  /// where people begin.
  func followFocus() {
    let shown = tiles + [zoom].compactMap { $0 }
    let chosen = chosenTile.map(TileScroll.Place.init)
    for tile in shown {
      let place = TileScroll.Place(tile)
      guard place != chosen, let edge = scrollEdge(of: tile),
        scrolls[place]?.isAtBeginning(edge) == true
      else { continue }
      scrolls[place] = nil
      redraw(tile)
    }
    let wanted = Set(shown.filter(wantsWhole).map(TileScroll.Place.init))
    guard wanted != wantedWhole else { return }
    wantedWhole = wanted
    keepInstances()
  }

  /// Returns the whole content of a tile; `nil` if all of it is in view, or it is not there.
  func content(of tile: Tile, _ state: ShownTimeline) -> ScrolledContent? {
    guard wantsWhole(tile), let edge = scrollEdge(of: tile), !state.isPlaceholder,
      TilePicture.words(for: state) == nil
    else { return nil }
    let size = tile.inside.size
    guard
      let picture = state.entry.wholePicture(
        of: size, margins: tile.margins, family: tile.instance.family, at: shownNow)
    else { return nil }
    let head = catalog.description(tile.widget)?.headRows(tile.instance.settings) ?? 0
    var content = ScrolledContent(
      picture.grid, shown: size.height, edge: edge, head: head, nextChange: picture.nextChange)
    if state.freshness.isDoubtful { content.grid = picture.grid.dimmed }
    contents[TileScroll.Place(tile)] = content
    return content.scrolls ? content : nil
  }

  /// Returns the first row in view of a tile's content, which a new entry may have moved.
  func top(of content: ScrolledContent, in tile: Tile) -> Int {
    let place = TileScroll.Place(tile)
    guard var scroll = scrolls[place] else {
      var scroll = TileScroll()
      return scroll.follow(content)
    }
    defer { scrolls[place] = scroll }
    return scroll.follow(content)
  }

  /// Scrolls a tile; returns false if all of its content is in view.
  @discardableResult
  func scroll(_ tile: Tile, by step: ScrollStep) -> Bool {
    guard scrollEdge(of: tile) != nil else { return false }
    let place = TileScroll.Place(tile)
    if contents[place] == nil || !wantsWhole(tile) {
      contents[place] = nil
      if !wantsWhole(tile) { scrolls[place] = TileScroll() }
      // What this program reads itself is there at once.
      if let state = shownTimelines.state(of: tile.instance.id) { _ = content(of: tile, state) }
      followFocus()
    }
    guard let content = contents[place] else {
      let height = tile.inside.height
      scrolls[place, default: TileScroll()].pending +=
        step.count(shown: height, rows: Size.mostScrolledRows)
      redraw(tile)
      return true
    }
    guard content.scrolls else { return false }
    var scroll = scrolls[place] ?? TileScroll()
    let top = scroll.follow(content)
    let shown = content.shown - content.head
    scroll.move(to: top + step.count(shown: shown, rows: content.rows), of: content)
    scrolls[place] = scroll
    redraw(tile)
    return true
  }

  /// Scrolls the chosen tile; returns false if there is none or all of its content is in view.
  func scroll(by step: ScrollStep) -> Bool {
    chosenTile.map { scroll($0, by: step) } ?? false
  }

  /// Forgets the positions in tiles that have another size now. Those in tiles of other pages are kept: who comes back
  /// to a page reads on.
  func forgetScrolls() {
    let places = Set((tiles + [zoom].compactMap { $0 }).map(TileScroll.Place.init))
    let shown = Set(places.map(\.id))
    scrolls = scrolls.filter { places.contains($0.key) || !shown.contains($0.key.id) }
    contents = contents.filter { places.contains($0.key) }
  }
}
