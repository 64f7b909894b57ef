import Dispatch
import WidgetLayout
import WidgetTimeline

extension Dashboard {
  /// Opens the chosen tile's link: the board's own, else the widget's. If a widget has several, the
  /// first press chooses one, and the next opens it.
  func openLink() {
    guard let tile = chosenTile else { return }
    if let link = catalog.widget(tile.widget)?.link { return onOpen(link, tile.widget) }
    let links = links(of: tile)
    if links.count < 2 {
      if let link = links.first { onOpen(link.url.absoluteString, tile.widget) }
    } else if let index = chosenIndex(in: links) {
      onOpen(links[index].url.absoluteString, tile.widget)
    } else {
      choose(0, of: links)
    }
  }

  /// Handles a key for the chosen link: arrows and Tab move to another one, Esc leaves it. Returns
  /// false for other keys.
  func chooses(_ key: Key) -> Bool {
    guard chosenLink != nil, let tile = chosenTile, !isHelpShown else { return false }
    let links = links(of: tile)
    guard let index = chosenIndex(in: links) else { return false }
    switch key {
    case .left: choose(links, from: index, dx: -1, dy: 0)
    case .right: choose(links, from: index, dx: 1, dy: 0)
    case .up: choose(links, from: index, dx: 0, dy: -1)
    case .down: choose(links, from: index, dx: 0, dy: 1)
    case .tab: choose((index + 1) % links.count, of: links)
    case .backTab: choose((index + links.count - 1) % links.count, of: links)
    case .escape:
      chosenLink = nil
      invalidate()
    default: return false
    }
    return true
  }

  private func choose(_ links: [GridLink], from index: Int, dx: Int, dy: Int) {
    choose(links[index].rect.nearest(of: links.map(\.rect), dx: dx, dy: dy) ?? index, of: links)
  }

  private func choose(_ index: Int, of links: [GridLink]) {
    chosenLink = links[index].url
    notice = LinkNotice(choosing: index, of: links, at: clock.now)
    invalidate()
  }

  private func chosenIndex(in links: [GridLink]) -> Int? {
    links.firstIndex { $0.url == chosenLink }
  }

  /// Returns the rectangle of the chosen link, unless it is the whole tile.
  func chosenPlace(in tile: Tile) -> Rect? {
    guard chosenLink != nil else { return nil }
    let links = links(of: tile)
    let place = chosenIndex(in: links).map { links[$0].rect }
    return place == tile.inside ? nil : place
  }

  /// Returns the links of a tile in reading order, each address once.
  private func links(of tile: Tile) -> [GridLink] {
    let links = screen.links.filter { $0.rect.intersection(tile.rect) == $0.rect }
      .sorted { ($0.rect.y, $0.rect.x) < ($1.rect.y, $1.rect.x) }
    return links.enumerated().filter { number, link in
      !links[..<number].contains { $0.url == link.url }
    }.map(\.element)
  }

  /// Opens the address of a widget as `widgettui open` does, without waiting; the status row shows
  /// its state.
  func open(_ address: String, of widget: String) {
    openings += 1
    let number = openings
    notice = LinkNotice(opening: address, at: clock.now)
    let opening = LinkOpening(address, of: widget, on: board, in: catalog)
    Task.detached { [weak self] in
      await opening.open { state in
        // The main queue keeps the states in order.
        DispatchQueue.main.async {
          MainActor.assumeIsolated { self?.show(state, of: address, number) }
        }
      }
    }
  }

  /// Shows the state of a link, unless another one was opened meanwhile.
  private func show(_ state: LinkRoute.State, of address: String, _ number: Int) {
    guard number == openings else { return }
    notice = LinkNotice(state, of: address, at: clock.now)
  }
}
