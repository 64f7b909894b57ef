import FoundationEssentials
import Glibc
import WidgetArchive
import WidgetLayout
import WidgetTimeline

/// A board on a front end: tiles where the board has them, each showing its instance's current
/// entry; keys to look closer.
///
/// Only what changed is drawn: the scheduler says which instance has another entry.
@MainActor
final class Dashboard {
  let front: any FrontEnd
  let timelines: SharedTimelines
  let clock: any WallClock
  private(set) var catalog: Catalog
  private(set) var board: Board
  /// What the status row calls the place: the machine's name.
  let host: String
  /// The program's own share of a processor; nil where it is not to be shown.
  var cost: ProcessCost?

  /// Called with the link that is to be opened, and the name of the widget that has it.
  var onOpen: @MainActor (String, String) -> Void = { _, _ in }
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
  /// The tile that keys are about: the zoomed one, else the one in focus; nil where there is neither.
  var chosenTile: Tile? { zoom ?? focus.map { tiles[$0] } }
  /// The one of the chosen tile's links that Enter opens, where it has several.
  var chosenLink: URL?
  var isHelpShown = false
  private(set) var screen = CellGrid(size: .zero)
  /// The alarms of the board's widgets.
  var alarms: BoardAlarms
  /// Where they are kept; nil where none are shown.
  private let alarmFolder: SharedFolder?
  private var changed: Set<String> = []
  private var needsAll = true
  /// When the instances on the screen look different without anything new: their live texts, and
  /// how far they are to be believed.
  private var ownChanges: [String: Date] = [:]

  init(
    front: any FrontEnd, scheduler: Scheduler, clock: any WallClock, catalog: Catalog,
    board: Board, host: String, folder: SharedFolder? = nil,
    moment: ShownMoment = .now
  ) {
    self.front = front
    timelines = SharedTimelines(
      scheduler: scheduler, clock: clock, folder: folder, moment: moment,
      describe: { catalog[$0] })
    self.clock = clock
    self.catalog = catalog.placing(board, on: host)
    self.board = board
    self.host = host
    // Whoever looks back sees no alarm of now.
    alarmFolder = moment == .now ? folder : nil
    alarms = BoardAlarms(board, in: alarmFolder)
    timelines.onChange = { [weak self] id in self?.changed.insert(id) }
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
      board.pages[page], in: area, unit: board.tile, screen: screenIndex, isThere: isThere)
    screens = arrangement.screens
    screenIndex = min(screenIndex, screens - 1)
    let focused = focus.map { tiles[$0].name }
    tiles = arrangement.tiles.compactMap {
      catalog.tile(for: $0, family: forcedFamily, stacks: board.stacks)
    }
    focus = focused.flatMap { name in tiles.firstIndex { $0.name == name } }
    zoom = nil
    chosenLink = nil
    keepInstances()
    needsAll = true
  }

  /// Shows another board in place of this one, the page of the same name first.
  func show(_ board: Board) {
    let name = self.board.pages[page].name
    self.board = board
    catalog = catalog.placing(board, on: host)
    alarms = BoardAlarms(board, in: alarmFolder)
    page = board.pages.firstIndex { $0.name == name } ?? 0
    message = nil
    arrange()
  }

  /// What went wrong besides the widgets, in a line, for the status row; nil while nothing did.
  var message: String? {
    didSet { if message != oldValue { invalidate() } }
  }

  /// How many links were opened.
  var openings = 0

  /// What became of the link that was opened last; nil where none was.
  var notice: LinkNotice? {
    // The status row alone is drawn again.
    didSet { shownMinute = nil }
  }

  /// Whether a name of the board stands for a widget whose source is there.
  private func isThere(_ name: String) -> Bool {
    board.stacks[name]?.contains(where: catalog.isAvailable) ?? catalog.isAvailable(name)
  }

  /// How much what each widget of a stack shows matters now: an alarm matters most.
  func relevances(of stack: WidgetStack) -> [Float] {
    stack.members.map { member in
      let record = alarms.record(of: InstanceName.widget(of: member.id))
      if record?.needsAttention == true { return .greatestFiniteMagnitude }
      return timelines.state(of: member.id)?.relevance ?? 0
    }
  }

  /// Shows the most relevant widget of each stack.
  private func followStacks() {
    for index in tiles.indices {
      guard var stack = tiles[index].stack else { continue }
      if stack.follow(relevances(of: stack)) { changed.insert(stack.members[stack.top].id) }
      tiles[index].stack = stack
    }
  }

  /// Has the timelines of what is on the screen kept, and no others.
  func keepInstances() {
    let shown = tiles + [zoom].compactMap { $0 }
    timelines.show(
      shown.flatMap { tile in
        tile.instances.map { Want(instance: $0, size: tile.inside.size) }
      } + statusWants + watchmen(besides: shown))
    let ids = Set(shown.flatMap(\.instances).map(\.id))
    ownChanges = ownChanges.filter { ids.contains($0.key) }
  }

  /// Has everything drawn again.
  func invalidate() { needsAll = true }

  /// Has one tile drawn again.
  func redraw(_ tile: Tile) { changed.insert(tile.instance.id) }

  /// Has the status row drawn again.
  func redrawStatus() { shownMinute = nil }

  /// What the screen shows now, or chooses from: each widget of a stack, and the status row's.
  var shownInstances: [WidgetInstance] {
    tiles.flatMap(\.instances) + statusWants.map(\.instance)
  }

  /// How many styles the screen may have before they are numbered anew.
  private static let mostStyles = 30_000

  /// Draws what changed, and shows it.
  func draw() {
    let size = front.size
    // A picture in 24 bits brings styles by the hundred, and the table of them only grows.
    if screen.size != size || screen.styles.count > Self.mostStyles {
      screen = CellGrid(size: size)
      front.forget()
      needsAll = true
    }
    let now = clock.now
    for (id, date) in ownChanges where date <= now { changed.insert(id) }
    followStacks()
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

  /// The widgets whose lines stand in the page's status row.
  var statusWants: [Want] {
    guard hasStatusRow else { return [] }
    let names = board.status(on: page)
    return (names.left + names.right).filter(catalog.isAvailable).compactMap { name in
      catalog.widget(name).map {
        Want(instance: $0.instance(in: .accessoryInline), size: lineSize)
      }
    }
  }

  /// The widgets that may sound an alarm and are on no tile now: they are read all the same.
  private func watchmen(besides shown: [Tile]) -> [Want] {
    let names = Set(shown.flatMap(\.instances).map { InstanceName.widget(of: $0.id) })
    return board.widgets.values.filter { widget in
      widget.hasAlarm && !names.contains(widget.name) && catalog.isAvailable(widget.name)
    }.sorted { $0.name < $1.name }.map {
      Want(instance: $0.instance(in: .accessoryInline), size: lineSize)
    }
  }

  private var lineSize: Size { Size(width: min(40, max(8, front.size.width / 4)), height: 1) }

  /// The lines of widgets for the status row, as they are now.
  func lines(_ names: [String]) -> [StatusRow.Part] {
    names.compactMap { name in
      guard let widget = catalog.widget(name),
        let state = timelines.state(of: widget.instance(in: .accessoryInline).id)
      else { return nil }
      // What may not be shown, or never came, is told in words and not by sample data.
      if let words = TilePicture.words(for: state) {
        return StatusRow.Part(text: "\(widget.title ?? name): \(words)", role: .warn)
      }
      let picture = state.entry.picture(
        size: lineSize, family: .accessoryInline, at: clock.now,
        redaction: state.isPlaceholder ? .placeholder : [])
      let note = TileNote(state, at: clock.now)
      guard let suffix = note.suffix else {
        return picture.grid.line.map { StatusRow.Part(line: $0) }
      }
      let line = picture.grid.dimmed.line ?? CellGrid(size: .zero)
      return StatusRow.Part(line: line.followed(by: suffix, role: note.role))
    }
  }

  /// The minute that the status row shows.
  private var shownMinute: Int?
  private var isStatusDue: Bool { hasStatusRow && shownMinute != LocalTime(clock.now).minute }

  /// When the status row's clock shows another minute.
  var nextMinute: Date {
    let seconds = clock.now.timeIntervalSince1970
    return Date(timeIntervalSince1970: (seconds / 60).rounded(.down) * 60 + 60)
  }

  /// When anything on the screen looks different next, without anything new; nil is never.
  var nextOwnChange: Date? { ownChanges.values.min() }

  private func draw(_ tile: Tile, isFocused: Bool) {
    guard let state = timelines.state(of: tile.instance.id) else { return }
    let now = clock.now
    let alarm = alarm(of: tile)
    let note = TileNote(state, at: now).following(alarm)
    let picture = TilePicture(of: state, in: tile, note: note, at: now)
    // The hidden widgets of a stack may come to matter more.
    let hidden = tile.instances.compactMap { timelines.state(of: $0.id)?.nextChange }
    ownChanges[tile.instance.id] =
      ([picture.nextChange, state.nextChange].compactMap { $0 } + hidden).min()
    screen.clear(tile.rect)
    paint { $0.frame(tile, note: note, isFocused: isFocused, alarm: alarm) }
    screen.draw(
      picture.grid.cropped(to: tile.inside.size), x: tile.inside.x, y: tile.inside.y)
    if isFocused, let place = chosenPlace(in: tile) { screen.highlight(place) }
  }

  private func drawHelp() -> Rect {
    let help = HelpOverlay(size: screen.size)
    screen.clear(help.rect)
    paint { help.draw(with: &$0) }
    return help.rect
  }

  private func drawStatus() -> Rect {
    let rect = Rect(x: 0, y: screen.size.height - 1, width: screen.size.width, height: 1)
    // The machine may be in another zone by now.
    tzset()
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
