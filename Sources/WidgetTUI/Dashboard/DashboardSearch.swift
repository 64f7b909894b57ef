import WidgetLayout
import WidgetTimeline

extension Dashboard {
  /// A match on the screen.
  struct ShownMatch {
    let rect: Rect
    /// True for the match that was gone to.
    let isCurrent: Bool
  }

  /// Begins a search in the chosen tile, or in the first one.
  func beginSearch() {
    guard !tiles.isEmpty else { return }
    if chosenTile == nil { setFocus(0) }
    guard let tile = chosenTile else { return }
    let place = TileScroll.Place(tile)
    search = TileSearch(widget: tile.widget, origin: scrolls[place]?.top ?? 0)
    redrawSearch()
  }

  /// Handles a key while words are searched for; returns false for keys that have nothing to do with
  /// it.
  func searches(_ key: Key) -> Bool {
    guard let search, !isHelpShown else { return false }
    return search.isTyping ? types(key) : goesOn(key)
  }

  /// Handles a key while the words are typed: what is no part of them ends that.
  private func types(_ key: Key) -> Bool {
    switch key {
    case .character(let scalar) where scalar.value >= 0x20:
      guard let words = search?.words, words.unicodeScalars.count < SearchedList.mostTyped
      else { return true }
      search?.words.unicodeScalars.append(scalar)
      findAgain()
    case .backspace:
      if search?.words.isEmpty == true { return endSearch() }
      search?.words.removeLast()
      findAgain()
    case .up: go(by: -1)
    case .down: go(by: 1)
    case .escape: return endSearch()
    case .enter:
      if search?.words.isEmpty == true { return endSearch() }
      search?.isTyping = false
      redrawSearch()
    default:
      search?.isTyping = false
      return false
    }
    return true
  }

  /// Handles a key after the words were typed.
  private func goesOn(_ key: Key) -> Bool {
    switch keys.action(of: key, isSearching: true) {
    case .nextMatch: go(by: 1)
    case .previousMatch: go(by: -1)
    case .back: return endSearch()
    default: return false
    }
    return true
  }

  private func endSearch() -> Bool {
    redrawSearch()
    search = nil
    return true
  }

  /// Finds the words from where the search began, and shows the first match.
  private func findAgain() {
    guard let tile = chosenTile, let grid = searchedGrid(of: tile) else { return }
    follow(grid)
    guard var search else { return }
    search.current = search.matches.firstIndex { $0.row >= search.origin } ?? 0
    self.search = search
    showMatch(in: tile)
  }

  /// Goes to another match; after the last one comes the first.
  private func go(by step: Int) {
    guard let tile = chosenTile, let grid = searchedGrid(of: tile) else { return }
    follow(grid)
    guard var search else { return }
    let count = search.matches.count
    if count > 0 { search.current = (search.current + step + count) % count }
    self.search = search
    showMatch(in: tile)
  }

  /// Finds the words in a picture, which may be that of a new entry.
  func follow(_ grid: CellGrid) {
    guard var search else { return }
    search.matches = grid.matches(of: search.words)
    search.current = min(search.current, max(0, search.matches.count - 1))
    self.search = search
  }

  /// Returns the picture of all rows of a tile, or of those that it shows.
  func searchedGrid(of tile: Tile) -> CellGrid? {
    guard let state = shownTimelines.state(of: tile.instance.id) else { return nil }
    return content(of: tile, state)?.grid
      ?? TilePicture(of: state, in: tile, note: .none, on: front.theme.scheme, at: shownNow).grid
  }

  /// Scrolls the current match into view.
  private func showMatch(in tile: Tile) {
    let place = TileScroll.Place(tile)
    if let search, search.matches.indices.contains(search.current),
      let content = contents[place], content.scrolls
    {
      let row = search.matches[search.current].row
      var scroll = scrolls[place] ?? TileScroll()
      let top = scroll.follow(content)
      if !content.isInView(row, below: top) {
        scroll.move(to: row - content.shown / 2, of: content)
        scrolls[place] = scroll
      }
    }
    redrawSearch()
  }

  private func redrawSearch() {
    if let tile = chosenTile { redraw(tile) }
    redrawStatus()
  }

  /// Returns the matches in the rows of a tile that are in view.
  func matches(
    in tile: Tile, grid: CellGrid, of content: ScrolledContent? = nil, below top: Int = 0
  ) -> [ShownMatch] {
    guard let search, search.widget == tile.widget, chosenTile?.rect == tile.rect else { return [] }
    follow(grid)
    return (self.search?.matches ?? []).enumerated().compactMap { number, match in
      guard content?.isInView(match.row, below: top) != false else { return nil }
      let row = content?.place(of: match.row, below: top) ?? match.row
      let rect = match.rect(in: row).intersection(Rect(size: tile.inside.size))
      guard !rect.isEmpty else { return nil }
      let place = Rect(
        x: rect.x + tile.inside.x, y: rect.y + tile.inside.y, size: rect.size)
      return ShownMatch(rect: place, isCurrent: number == self.search?.current)
    }
  }

  /// Ends a search whose tile is no longer the chosen one.
  func followSearch() {
    guard let search, chosenTile?.widget != search.widget else { return }
    self.search = nil
    redrawStatus()
  }

  /// The words of the search for the status row; `nil` if nothing is searched for.
  var searchPart: StatusRow.Part? {
    search.map { search in
      let cursor = search.isTyping ? "▏" : ""
      let isMissing = !search.words.isEmpty && search.matches.isEmpty
      return StatusRow.Part(
        words: "/\(search.words)\(cursor)   \(search.state)", role: isMissing ? .warn : .text)
    }
  }
}
