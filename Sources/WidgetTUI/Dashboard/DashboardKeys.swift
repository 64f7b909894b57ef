import WidgetArchive
import WidgetLayout
import WidgetTimeline

extension Dashboard {
  /// Does what a key asks for; false if it asks to quit.
  func press(_ key: Key) -> Bool {
    if notice != nil { notice = nil }
    switch key {
    case .character("q"): return false
    case .character("?"): show(help: !isHelpShown)
    case .character("r"): reload()
    case .character("z"): zoomToNextFamily()
    case .character("["): turnStack(by: -1)
    case .character("]"): turnStack(by: 1)
    case .character("n"), .pageDown: turn(by: 1)
    case .character("p"), .pageUp: turn(by: -1)
    case .character(let digit) where ("1"..."9").contains(digit):
      turn(toPage: Int(digit.value) - 0x31)
    case .enter: openLink()
    case .left: moveFocus(dx: -1, dy: 0)
    case .right: moveFocus(dx: 1, dy: 0)
    case .up: moveFocus(dx: 0, dy: -1)
    case .down: moveFocus(dx: 0, dy: 1)
    case .tab: step(by: 1)
    case .backTab: step(by: -1)
    case .escape: back()
    default: break
    }
    return true
  }

  private func show(help: Bool) {
    isHelpShown = help
    invalidate()
  }

  private func back() {
    if isHelpShown {
      isHelpShown = false
    } else if zoom != nil {
      zoom = nil
      keepInstances()
    } else {
      focus = nil
    }
    invalidate()
  }

  private func reload() {
    let chosen = zoom ?? focus.map { tiles[$0] }
    for tile in chosen.map({ [$0] }) ?? tiles { timelines.requestReload(tile.instance.id) }
    // A line in the status row shows the same as the tile: old data must not stay there.
    for want in statusWants
    where chosen.map({ $0.widget == InstanceName.widget(of: want.instance.id) }) ?? true {
      timelines.requestReload(want.instance.id)
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
    // After a page's last screen comes the next page.
    turn(toPage: (page + step + board.pages.count) % board.pages.count, isBack: step < 0)
  }

  private func turn(toPage number: Int, isBack: Bool = false) {
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

  private func openLink() {
    let tile = zoom ?? focus.map { tiles[$0] }
    guard let tile else { return }
    // The board's word counts, then what the widget itself opens.
    let own = screen.links.first { $0.rect.intersection(tile.rect) == $0.rect }
    if let link = catalog.widget(tile.widget)?.link ?? own?.url.absoluteString {
      onOpen(link, tile.widget)
    }
  }

  /// Turns the chosen stack to its next widget, or the first stack on the screen.
  private func turnStack(by step: Int) {
    let index = focus ?? tiles.firstIndex { $0.stack != nil }
    guard let index, var stack = tiles[index].stack else { return }
    stack.turn(by: step, relevances(of: stack))
    tiles[index].stack = stack
    invalidate()
  }

  private func step(by step: Int) {
    guard !tiles.isEmpty else { return }
    setFocus(focus.map { ($0 + step + tiles.count) % tiles.count } ?? 0)
  }

  private func setFocus(_ index: Int) {
    focus = index
    if zoom != nil {
      zoom = nil
      keepInstances()
    }
    invalidate()
  }

  /// Moves the focus to the nearest tile in a direction; the first press shows where it is.
  private func moveFocus(dx: Int, dy: Int) {
    guard let focus else {
      if !tiles.isEmpty { setFocus(0) }
      return
    }
    let from = tiles[focus].rect
    func distance(_ to: Rect) -> Int? {
      let along = dx * (to.x - from.x) + dy * (to.y - from.y)
      // What overlaps sideways lies straight ahead and is preferred to what is nearer but aside.
      let aside =
        dx != 0
        ? max(0, max(to.y - from.maxY, from.y - to.maxY) + 1)
        : max(0, max(to.x - from.maxX, from.x - to.maxX) + 1)
      return along > 0 ? along + 1000 * aside : nil
    }
    let nearest = tiles.indices.filter { distance(tiles[$0].rect) != nil }
      .min { distance(tiles[$0].rect) ?? 0 < distance(tiles[$1].rect) ?? 0 }
    if let nearest {
      setFocus(nearest)
    } else if screens > 1 || board.pages.count > 1 {
      turn(by: dx + dy)
    }
  }

  /// Shows the chosen tile in the next family that its widget is made for, over the others; after
  /// the largest comes the smallest, and its own family is its own place.
  private func zoomToNextFamily() {
    guard !tiles.isEmpty else { return }
    let tile = tiles[focus ?? 0]
    focus = focus ?? 0
    let families = (catalog.description(tile.widget)?.families ?? []).filter { !$0.isAccessory }
      .sorted { $0.rawValue < $1.rawValue }
    let current = zoom?.instance.family ?? tile.instance.family
    let next = families.first { $0.rawValue > current.rawValue } ?? families.first
    zoom = next.flatMap { family in
      family == tile.instance.family ? nil : overlay(of: tile, family: family)
    }
    keepInstances()
    invalidate()
  }

  /// The tile in `family` at its own size, where it was or as near as the screen allows.
  private func overlay(of tile: Tile, family: WidgetFamily) -> Tile? {
    let area = tileArea
    // A larger family covers its own tile whole; no part of that looks out from behind.
    let isLarger = family.rawValue > tile.instance.family.rawValue
    let least = isLarger ? tile.rect.size : .zero
    let width = min(area.width, max(family.tileSize.width, least.width))
    let height = min(area.height, max(family.tileSize.height, least.height))
    let rect = Rect(
      x: min(tile.rect.x, area.width - width), y: min(tile.rect.y, area.height - height),
      width: width, height: height)
    return catalog.tile(tile.widget, family: family, rect: rect)
  }
}
