import Dispatch
import FoundationEssentials
import WidgetArchive
import WidgetLayout
import WidgetTimeline

extension Dashboard {
  /// Opens the chosen tile's link: the board's own, else the widget's. If a widget has several or a
  /// button, or its data has one that the desktop opens, the first press shows it, and the next
  /// opens it. A tile without any shows its details.
  func openLink() {
    guard let tile = chosenTile else { return }
    // What a link or a button of a former picture means by now is not known.
    if past != nil { return openDetails(of: tile) }
    let links = links(of: tile)
    let hasButtons = links.contains { ActionAddress.isOne($0.url) }
    if let link = catalog.widget(tile.widget)?.link, !hasButtons {
      return onOpen(link, tile.widget)
    }
    if let index = chosenIndex(in: links) {
      onOpen(links[index].url.absoluteString, tile.widget)
    } else if links.count == 1, opening(links[0], of: tile).isImmediate {
      onOpen(links[0].url.absoluteString, tile.widget)
    } else if !links.isEmpty {
      choose(0, of: links, in: tile)
    } else if !opensProcesses(tile) {
      openDetails(of: tile)
    }
  }

  /// Handles a key for the chosen link: arrows and Tab move to another one, Esc leaves it. Returns
  /// false for other keys.
  func chooses(_ key: Key) -> Bool {
    guard chosenLink != nil, let tile = chosenTile, !isHelpShown else { return false }
    let links = links(of: tile)
    guard let index = chosenIndex(in: links) else { return false }
    if links.count == 1, key != .enter {
      chosenLink = nil
      invalidate()
      return key == .escape
    }
    switch key {
    case .left: choose(nearest(to: index, of: links, dx: -1, dy: 0), of: links, in: tile)
    case .right: choose(nearest(to: index, of: links, dx: 1, dy: 0), of: links, in: tile)
    case .up: choose(nearest(to: index, of: links, dx: 0, dy: -1), of: links, in: tile)
    case .down: choose(nearest(to: index, of: links, dx: 0, dy: 1), of: links, in: tile)
    case .tab: choose((index + 1) % links.count, of: links, in: tile)
    case .backTab: choose((index + links.count - 1) % links.count, of: links, in: tile)
    case .escape:
      chosenLink = nil
      invalidate()
    default: return false
    }
    return true
  }

  private func nearest(to index: Int, of links: [GridLink], dx: Int, dy: Int) -> Int {
    links[index].rect.nearest(of: links.map(\.rect), dx: dx, dy: dy) ?? index
  }

  func choose(_ index: Int, of links: [GridLink], in tile: Tile) {
    chosenLink = links[index].url
    // The state of what was opened before must not take the place of what Enter opens now.
    openings += 1
    notice = LinkNotice(
      choosing: index, of: links.count, opening(links[index], of: tile), at: clock.now)
    invalidate()
  }

  private func opening(_ link: GridLink, of tile: Tile) -> LinkOpening {
    LinkOpening(link.url.absoluteString, of: tile.widget, on: board, in: catalog)
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

  /// Returns the links and buttons of a tile in reading order, each address once. A link of the board
  /// stands in place of the widget's own, for the whole tile.
  func links(of tile: Tile) -> [GridLink] {
    var links = screen.links.filter { $0.rect.intersection(tile.rect) == $0.rect }
      .sorted { ($0.rect.y, $0.rect.x) < ($1.rect.y, $1.rect.x) }
    if let own = catalog.widget(tile.widget)?.link.flatMap({ URL(string: $0) }) {
      links.removeAll { !ActionAddress.isOne($0.url) }
      links.insert(GridLink(url: own, rect: tile.inside), at: 0)
    }
    var known: Set<URL> = []
    return links.filter { known.insert($0.url).inserted }
  }

  /// The links of which no part is covered: none while a box lies over the tiles.
  var visibleLinks: [GridLink] {
    if isHelpShown || finder != nil || question != nil || openedPage != nil { return [] }
    guard let zoom else { return screen.links }
    return screen.links.filter {
      let common = $0.rect.intersection(zoom.rect)
      return common.isEmpty || common == $0.rect
    }
  }

  /// Opens the address of a widget as `widgettui open` does, without waiting, once the user has
  /// agreed if consent is needed; the status row shows its state.
  func open(_ address: String, of widget: String) {
    if refusesInPast() { return }
    let opening = LinkOpening(address, of: widget, on: board, in: catalog)
    switch opening.consent {
    case .given: start(opening, of: widget)
    case .refused(let words): notice = LinkNotice(.failed(words), of: address, at: clock.now)
    case .needed(let lines):
      let asked = LinkQuestion(widget: widget, address: address, lines: lines)
      if agreements.contains(asked) { start(opening, of: widget) } else { ask(asked) }
    }
  }

  private func start(_ opening: LinkOpening, of widget: String) {
    if opening.isPress { guard press(opening.address, of: widget) else { return } }
    let address = opening.shown
    let link = LinkUnderWay(widget: widget, address: opening.address)
    let isUnderWay = underWay[link] != nil
    openings += 1
    underWay[link] = openings
    let size = PageOverlay.room(on: tileArea)
    if opening.isPress { notice = nil }
    if opening.summary == nil { notice = LinkNotice(opening: address, at: clock.now) }
    if isUnderWay { return }
    Task.detached { [weak self] in
      await opening.open(size: size) { state in
        // The main queue keeps the states in order.
        DispatchQueue.main.async {
          MainActor.assumeIsolated {
            guard let self, let number = self.underWay[link] else { return }
            self.show(state, of: address, number)
            if opening.isPress { self.follow(state, ofPress: opening.address, of: widget, number) }
            if case .done(_, reloads: true, let kinds) = state { self.reload(widget, kinds) }
          }
        }
      }
      DispatchQueue.main.async { MainActor.assumeIsolated { self?.underWay[link] = nil } }
    }
  }

  /// Reloads a widget in every place that shows it, and the widgets of some kinds.
  private func reload(_ widget: String, _ kinds: Set<String> = []) {
    for shown in shownInstances
    where InstanceName.widget(of: shown.id) == widget || kinds.contains(shown.kind) {
      timelines.requestReload(shown.id)
    }
    invalidate()
  }

  /// Shows the state of a link, unless another one was opened or chosen meanwhile.
  private func show(_ state: LinkRoute.State, of address: String, _ number: Int) {
    guard number == openings else { return }
    if case .opened(let page) = state, !page.lines.isEmpty {
      notice = nil
      openedPage = OpenedPage(page: page, date: clock.now)
    } else {
      notice = LinkNotice(state, of: address, at: clock.now)
    }
  }

  // MARK: Buttons

  /// Begins the press of a button; returns false if it has been sent already.
  private func press(_ address: String, of widget: String) -> Bool {
    guard let words = presses.begin(address, of: widget, loaded: loaded(widget)) else {
      invalidate()
      return true
    }
    notice = LinkNotice(.loading(words), of: address, at: clock.now)
    return false
  }

  /// Follows a press. After a failure the widget is reloaded too: the answer may have been lost, and
  /// not the request.
  private func follow(
    _ state: LinkRoute.State, ofPress address: String, of widget: String, _ number: Int
  ) {
    switch state {
    case .loading: return
    case .opened, .done: presses.end(address, of: widget, loaded: loaded(widget))
    case .failed(let reason):
      presses.fail(address, of: widget, reason, at: clock.now)
      if number == openings {
        let title = IntentAddress(address)?.title ?? ""
        notice = LinkNotice(.failed("\(title): \(reason)"), of: address, at: clock.now)
      }
      reload(widget)
    }
    invalidate()
  }

  /// Returns the date of the timeline that shows a widget.
  private func loaded(_ widget: String) -> Date? {
    shownInstances.first { InstanceName.widget(of: $0.id) == widget }
      .flatMap { timelines.state(of: $0.id)?.loaded }
  }
}
