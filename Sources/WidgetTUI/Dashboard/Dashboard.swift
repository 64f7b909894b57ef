import FoundationEssentials
import WidgetLayout
import WidgetTimeline

/// A board on a front end: tiles where the board has them, each showing its instance's current
/// entry; keys to look closer.
///
/// Only what changed is drawn: the scheduler says which instance has another entry.
@MainActor
final class Dashboard {
  let front: any FrontEnd
  let scheduler: Scheduler
  let clock: any WallClock
  let catalog: Catalog
  let board: Board
  /// What the status row calls the place: the machine's name.
  let host: String
  /// The program's own share of a processor; nil where it is not to be shown.
  var cost: ProcessCost?

  /// False for a picture of widgets alone.
  var hasStatus = true
  /// The family of all tiles; nil is what fits each tile best.
  var forcedFamily: WidgetFamily?
  var page = 0
  var screenIndex = 0
  var screens = 1
  var tiles: [Tile] = []
  var focus: Int?
  var zoom: Tile?
  var isHelpShown = false
  private(set) var screen = CellGrid(size: .zero)
  private var changed: Set<String> = []
  private var needsAll = true
  /// When live texts of the instances on the screen change.
  private var textChanges: [String: Date] = [:]
  /// The instances that the scheduler keeps for this screen.
  private var kept: Set<String> = []

  init(
    front: any FrontEnd, scheduler: Scheduler, clock: any WallClock, catalog: Catalog,
    board: Board, host: String
  ) {
    self.front = front
    self.scheduler = scheduler
    self.clock = clock
    self.catalog = catalog
    self.board = board
    self.host = host
    scheduler.onChange = { [weak self] instance in self?.changed.insert(instance.id) }
  }

  /// The room for tiles: all but the status row, which gives way on a screen of one row.
  var tileArea: Size {
    let size = front.size
    return hasStatusRow ? size.reduced(columns: 0, rows: 1) : size
  }

  private var hasStatusRow: Bool { hasStatus && front.size.height > 1 }

  /// Arranges the page anew: at the start, after a resize, on another page.
  func arrange() {
    let area = tileArea
    let arrangement = Arrangement(
      board.pages[page], in: area, screen: screenIndex, isThere: catalog.isAvailable)
    screens = arrangement.screens
    screenIndex = min(screenIndex, screens - 1)
    let focused = focus.map { tiles[$0].instance.kind }
    tiles = arrangement.tiles.compactMap { catalog.tile(for: $0, family: forcedFamily) }
    focus = focused.flatMap { kind in tiles.firstIndex { $0.instance.kind == kind } }
    zoom = nil
    keepInstances()
    needsAll = true
  }

  /// Has the scheduler keep the instances that are on the screen, and no others.
  func keepInstances() {
    let shown = tiles + [zoom].compactMap { $0 }
    let ids = Set(shown.map(\.instance.id))
    for id in kept.subtracting(ids) {
      scheduler.remove(id)
      textChanges[id] = nil
    }
    for tile in shown where !kept.contains(tile.instance.id) {
      guard let description = catalog[tile.instance.kind] else { continue }
      scheduler.add(tile.instance, of: description, size: tile.content.size)
    }
    kept = ids
  }

  /// Has everything drawn again.
  func invalidate() { needsAll = true }

  /// True while an instance waits for its first timeline.
  var isWaiting: Bool {
    kept.contains { scheduler.state(of: $0)?.isPlaceholder ?? false }
  }

  /// Draws what changed, and shows it.
  func draw() {
    let size = front.size
    if screen.size != size {
      screen = CellGrid(size: size)
      needsAll = true
    }
    let now = clock.now
    for (id, date) in textChanges where date <= now { changed.insert(id) }
    var areas: [Rect] = []
    if needsAll {
      screen.clear(screen.bounds)
      areas = [screen.bounds]
    }
    let drawn = tiles.enumerated().filter { needsAll || changed.contains($1.instance.id) }
    let mustDrawZoom = zoom.map { needsAll || !drawn.isEmpty || changed.contains($0.instance.id) }
    guard needsAll || !changed.isEmpty || isStatusDue else { return }
    for (index, tile) in drawn {
      draw(tile, isFocused: focus == index)
      areas.append(tile.rect)
    }
    if let zoom, mustDrawZoom == true {
      draw(zoom, isFocused: true)
      areas.append(zoom.rect)
    }
    if isHelpShown { areas.append(drawHelp()) }
    if hasStatusRow { areas.append(drawStatus()) }
    changed = []
    needsAll = false
    front.present(screen, areas: areas)
  }

  /// The minute that the status row shows.
  private var shownMinute: Int?
  private var isStatusDue: Bool { hasStatusRow && shownMinute != LocalTime(clock.now).minute }

  /// When the status row's clock shows another minute.
  var nextMinute: Date {
    let seconds = clock.now.timeIntervalSince1970
    return Date(timeIntervalSince1970: (seconds / 60).rounded(.down) * 60 + 60)
  }

  /// When a live text on the screen changes next, without any new data; nil is never.
  var nextTextChange: Date? { textChanges.values.min() }

  private func draw(_ tile: Tile, isFocused: Bool) {
    guard let state = scheduler.state(of: tile.instance.id) else { return }
    let picture = state.entry.picture(
      size: tile.inside.size, margins: tile.margins, family: tile.instance.family, at: clock.now,
      redaction: state.isPlaceholder ? .placeholder : [])
    textChanges[tile.instance.id] = picture.nextChange
    screen.clear(tile.rect)
    paint { $0.frame(tile, note: TileNote(state), isFocused: isFocused) }
    screen.draw(picture.grid, x: tile.inside.x, y: tile.inside.y)
  }

  private func drawHelp() -> Rect {
    let help = HelpOverlay(size: screen.size)
    screen.clear(help.rect)
    paint { help.draw(with: &$0) }
    return help.rect
  }

  private func drawStatus() -> Rect {
    let rect = Rect(x: 0, y: screen.size.height - 1, width: screen.size.width, height: 1)
    shownMinute = LocalTime(clock.now).minute
    screen.clear(rect)
    let row = statusRow
    paint { row.draw(in: rect, with: &$0) }
    return rect
  }

  /// Paints on the screen without copying it.
  private func paint(_ body: (inout Painter) -> Void) {
    var painter = Painter(grid: screen)
    screen = CellGrid(size: .zero)
    body(&painter)
    screen = painter.grid
  }
}

extension TileNote {
  /// What there is to say of an instance.
  @MainActor init(_ state: TimelineLoad) {
    if let seconds = state.unanswered {
      self = .unanswered(Int(seconds))
    } else {
      self = state.isPlaceholder ? .loading : .none
    }
  }
}
