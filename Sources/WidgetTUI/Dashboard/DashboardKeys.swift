import WidgetArchive
import WidgetLayout
import WidgetTimeline

extension Dashboard {
  /// Performs a key's action; returns false if it quits.
  func press(_ key: Key) -> Bool {
    if let layer {
      if !layer.press(key) { self.layer = nil }
      invalidate()
      return true
    }
    if case .mouse(let event) = key {
      follow(event)
      return true
    }
    if case .pasted(let text) = key {
      paste(text)
      return true
    }
    if notice != nil { notice = nil }
    if answers(key) { return true }
    if signalQuestion != nil { return works(key) }
    if finds(key) { return true }
    if scrollsHelp(key) { return true }
    if turnsPage(key) { return true }
    if turnsDetails(key) { return true }
    if works(key) { return true }
    if searches(key) { return true }
    if chooses(key) { return true }
    if let action = keys.action(of: key) { return perform(action) }
    return true
  }

  /// Types a pasted text where one is typed. Elsewhere its letters would do what keys do.
  private func paste(_ text: String) {
    let isTyping =
      finder != nil || search?.isTyping == true
      || (processTile != nil && processList?.isTyping == true)
    guard isTyping, !isHelpShown else { return say("A paste is taken where text is typed", .warn) }
    var rest = Key.typing(text)[...]
    while let key = rest.first {
      let typed = type(rest)
      if typed == 0 { _ = press(key) }
      rest = rest.dropFirst(max(1, typed))
    }
  }

  /// Types the letters with which some keys begin where the list of pages and widgets is open: they are
  /// looked for once. Returns how many there are; 0 where they are keys.
  func type(_ keys: ArraySlice<Key>) -> Int {
    guard var open = finder, layer == nil, question == nil, signalQuestion == nil else { return 0 }
    let text = keys.prefix(while: \.isTyped)
    guard text.count > 1 else { return 0 }
    open.list.append(
      text.compactMap { if case .character(let scalar) = $0 { scalar } else { nil } })
    finder = open
    return text.count
  }

  /// Handles a key that scrolls the help; returns false for other keys, and while it is not shown.
  private func scrollsHelp(_ key: Key) -> Bool {
    guard isHelpShown else { return false }
    let page = HelpOverlay(helpRows, size: tileArea).shown
    switch key {
    case .up: scrollHelp(by: -1)
    case .down: scrollHelp(by: 1)
    case .pageUp: scrollHelp(by: -page)
    case .pageDown: scrollHelp(by: page)
    default: return false
    }
    return true
  }

  /// The keys of what is shown, with their effects.
  var helpRows: [KeyBindings.Row] { detail == nil ? keys.rows : keys.detailRows }

  /// Scrolls the help by some rows.
  func scrollHelp(by rows: Int) {
    helpScrolled = HelpOverlay(helpRows, size: tileArea, scrolled: helpScrolled + rows).top
    invalidate()
  }

  /// Performs an action; returns false if it quits.
  private func perform(_ action: DashboardAction) -> Bool {
    switch action {
    case .quit: return false
    case .help: show(help: !isHelpShown)
    case .reload: reload()
    case .acknowledge: acknowledge()
    case .gallery: layer = makeGallery?()
    case .zoom: zoomFurther()
    case .nextInStack: if !turnStack(by: 1) { walk(by: 1) }
    case .previousInStack: if !turnStack(by: -1) { walk(by: -1) }
    case .nextPage: turn(by: 1)
    case .previousPage: turn(by: -1)
    case .page1, .page2, .page3, .page4, .page5, .page6, .page7, .page8, .page9:
      if let page = action.page { turn(toPage: page - 1) }
    case .open: openLink()
    case .details: if let tile = chosenTile { openDetails(of: tile) }
    case .focusLeft: moveFocus(dx: -1, dy: 0)
    case .focusRight: moveFocus(dx: 1, dy: 0)
    case .focusUp: if !scrollsZoom(by: -1) { moveFocus(dx: 0, dy: -1) }
    case .focusDown: if !scrollsZoom(by: 1) { moveFocus(dx: 0, dy: 1) }
    case .pageUp: if !scroll(by: .pages(-1)) { turn(by: -1) }
    case .pageDown: if !scroll(by: .pages(1)) { turn(by: 1) }
    case .search: beginSearch()
    case .nextMatch, .previousMatch: break
    case .find: beginFinder()
    case .copy: copy()
    case .toStart: _ = scroll(by: .toStart)
    case .toEnd: if past == nil { _ = scroll(by: .toEnd) } else { show(past: nil) }
    case .earlier: walk(by: -1)
    case .later: walk(by: 1)
    case .focusNext: step(by: 1)
    case .focusPrevious: step(by: -1)
    case .back: back()
    case .redraw: redrawAll()
    case .glyphs: turnGlyphs?()
    // They belong to the enlarged tile of processes.
    case .sort, .reverseSort, .tree, .fold, .signal: break
    }
    return true
  }

  /// Scrolls the zoomed tile by rows; returns false if none is zoomed or all of it is in view.
  private func scrollsZoom(by rows: Int) -> Bool { zoom != nil && scroll(by: .rows(rows)) }

  private func redrawAll() {
    front.redrawAll()
    invalidate()
  }

  func show(help: Bool) {
    isHelpShown = help
    helpScrolled = 0
    invalidate()
  }

  private func back() {
    if isHelpShown {
      isHelpShown = false
    } else if zoom != nil {
      zoom = nil
      keepInstances()
    } else if past != nil {
      return show(past: nil)
    } else {
      focus = nil
    }
    invalidate()
  }

  private func reload() {
    if refusesInPast() { return }
    let chosen = chosenTile
    var widgets: Set<String> = []
    let lines = statusPlacements.map(\.instance.id).filter { id in
      chosen.map { $0.widget == InstanceName.widget(of: id) } ?? true
    }
    // A widget's places are read together, so it is requested once.
    for id in (chosen.map { [$0] } ?? tiles).map(\.instance.id) + lines
    where widgets.insert(InstanceName.shared(id)).inserted {
      timelines.requestReload(id)
    }
    invalidate()
  }

  private func turn(by step: Int) {
    let next = screenIndex + step
    if (0..<screens).contains(next) {
      screenIndex = next
      focus = nil
      return arrange()
    }
    // The next page follows a page's last screen.
    turn(toPage: (page + step + board.pages.count) % board.pages.count, isBack: step < 0)
  }

  func turn(toPage number: Int, isBack: Bool = false) {
    guard board.pages.indices.contains(number), board.pages.count > 1 || screens > 1 else { return }
    page = number
    screenIndex = 0
    focus = nil
    arrange()
    if isBack, screens > 1 {
      screenIndex = screens - 1
      arrange()
    }
  }

  /// Turns the chosen stack, or the first one on the screen, to its next widget; returns false if there is
  /// none.
  private func turnStack(by step: Int) -> Bool {
    let index = focus ?? tiles.firstIndex { $0.stack != nil }
    guard let index, var stack = tiles[index].stack else { return false }
    stack.turn(by: step, relevances(of: stack), at: clock.now)
    tiles[index].stack = stack
    invalidate()
    return true
  }

  private func step(by step: Int) {
    guard !tiles.isEmpty else { return }
    setFocus(focus.map { ($0 + step + tiles.count) % tiles.count } ?? 0)
  }

  func setFocus(_ index: Int) {
    focus = index
    chosenLink = nil
    if zoom != nil {
      zoom = nil
      keepInstances()
    }
    invalidate()
  }

  /// Moves the focus to the nearest tile in a direction; the first press shows the current focus.
  private func moveFocus(dx: Int, dy: Int) {
    guard let focus else {
      if !tiles.isEmpty { setFocus(0) }
      return
    }
    if let nearest = tiles[focus].rect.nearest(of: tiles.map(\.rect), dx: dx, dy: dy) {
      setFocus(nearest)
    } else if screens > 1 || board.pages.count > 1 {
      turn(by: dx + dy)
    }
  }

  /// Enlarges the chosen tile over the others: to each supported family that is larger than its
  /// place, then to the whole screen, then back to its own place.
  private func zoomFurther() {
    guard !tiles.isEmpty else { return }
    let tile = tiles[focus ?? 0]
    focus = focus ?? 0
    chosenLink = nil
    let steps = zoomSteps(of: tile)
    let current = zoom.flatMap { zoom in steps.firstIndex { $0.rect == zoom.rect } }
    let next = current.map { $0 + 1 } ?? 0
    zoom = steps.indices.contains(next) ? steps[next] : nil
    keepInstances()
    invalidate()
  }

  /// Enlarges the chosen tile to the whole screen, or shows all tiles again.
  func toggleZoom() {
    guard zoom == nil, let focus, let last = zoomSteps(of: tiles[focus]).last else {
      zoom = nil
      chosenLink = nil
      keepInstances()
      return invalidate()
    }
    zoom = last
    chosenLink = nil
    keepInstances()
    invalidate()
  }

  private func zoomSteps(of tile: Tile) -> [Tile] {
    let supported = catalog.description(tile.widget)?.families ?? []
    let larger = supported.filter {
      !$0.isAccessory && $0.rawValue > tile.instance.family.rawValue
    }.sorted { $0.rawValue < $1.rawValue }
    let whole = tileRect
    let family = WidgetFamily.best(for: whole.size, of: supported)
    let steps = larger.map { ($0, zoomRect(of: tile, in: $0)) } + [(family, whole)]
    // A tile in which people work can be enlarged to its own place.
    var seen = catalog.description(tile.widget)?.work == nil ? [tile.rect] : []
    return steps.compactMap { family, rect in
      guard !seen.contains(rect) else { return nil }
      seen.append(rect)
      return catalog.tile(tile.widget, family: family, rect: rect, look: look)
    }
  }

  /// Returns the rectangle of a family at its own size, as near to the tile as the screen allows.
  /// It covers the tile completely.
  private func zoomRect(of tile: Tile, in family: WidgetFamily) -> Rect {
    let area = tileRect
    let width = min(area.width, max(family.tileSize.width, tile.rect.width))
    let height = min(area.height, max(family.tileSize.height, tile.rect.height))
    return Rect(
      x: min(tile.rect.x, area.maxX - width), y: min(tile.rect.y, area.maxY - height),
      width: width, height: height)
  }
}

extension Rect {
  /// Returns the index of the nearest rectangle in a direction; `nil` if there is none.
  func nearest(of places: [Rect], dx: Int, dy: Int) -> Int? {
    func distance(_ to: Rect) -> Int? {
      let along = dx * (to.x - x) + dy * (to.y - y)
      // A rectangle that overlaps sideways is straight ahead, and preferred to a nearer one aside.
      let aside =
        dx != 0
        ? max(0, max(to.y - maxY, y - to.maxY) + 1) : max(0, max(to.x - maxX, x - to.maxX) + 1)
      return along > 0 ? along + 1000 * aside : nil
    }
    let there = places.enumerated().compactMap { index, place in
      distance(place).map { (index: index, distance: $0) }
    }
    return there.min { $0.distance < $1.distance }?.index
  }
}
