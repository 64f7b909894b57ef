import FoundationEssentials
import Glibc
import WidgetArchive
import WidgetLayout
import WidgetSources
import WidgetTimeline

/// A board on a front end: its tiles, each with its instance's current entry, and keys for a closer
/// look.
///
/// Only changes are drawn; the scheduler reports which instances have another entry.
@MainActor
final class Dashboard {
  let front: any FrontEnd
  let timelines: BoardTimelines
  let clock: any WallClock
  private(set) var catalog: BoardCatalog
  private(set) var board: Board
  /// The name of the place in the status row: the machine's name.
  let host: String
  /// The program's own share of a processor; `nil` to hide it.
  var cost: ProcessCost?

  /// Called to open a link, with the name of its widget.
  var onOpen: @MainActor (String, String) -> Void = { _, _ in }
  /// Returns the gallery, which the dashboard's key opens; `nil` if there is none.
  var makeGallery: (@MainActor () -> (any ScreenLayer)?)?
  /// Draws with the next set of characters; `nil` where the screen has none.
  var turnGlyphs: (@MainActor () -> Void)?
  /// The screen that lies over the tiles; `nil` while none does.
  var layer: (any ScreenLayer)? {
    didSet {
      layer?.onChange = { [weak self] in self?.invalidate() }
      invalidate()
    }
  }
  /// False for a picture of only widgets.
  var hasStatus = true
  /// The family of all tiles; `nil` for the one that suits each tile best.
  var forcedFamily: WidgetFamily?
  var page = 0
  var screenIndex = 0
  var screens = 1
  var tiles: [Tile] = []
  var focus: Int?
  var zoom: Tile?
  /// The tile that keys apply to: the zoomed one, else the focused one; `nil` if there is neither.
  var chosenTile: Tile? { zoom ?? focus.map { tiles[$0] } }
  /// The link that Enter opens, if the chosen tile has several.
  var chosenLink: URL?
  var isHelpShown = false
  /// The number of rows of the help that are scrolled out at the top.
  var helpScrolled = 0
  /// The keys of the actions.
  var keys = KeyBindings.standard { didSet { if keys != oldValue { invalidate() } } }
  /// The last press of the mouse that may become a double click.
  var lastPress: LastPress?
  /// The positions of scrolled tiles.
  var scrolls: [TileScroll.Place: TileScroll] = [:]
  /// The whole contents of tiles that scroll, as last drawn.
  var contents: [TileScroll.Place: ScrolledContent] = [:]
  /// The search in the chosen tile; `nil` if there is none.
  var search: TileSearch?
  /// The list of pages and widgets; `nil` while it is closed.
  var finder: Finder? { didSet { if finder != oldValue { invalidate() } } }
  /// The tiles whose whole content is wanted.
  var wantedWhole: Set<TileScroll.Place> = []
  /// The columns of the status row in which a press turns to a page.
  var pagePlaces: [(columns: Range<Int>, page: Int)] = []
  /// The columns of the status row that show the help; empty if none do.
  var helpColumns = 0..<0
  private(set) var screen = CellGrid(size: .zero)
  /// The alarms of the board's widgets.
  var alarms: BoardAlarms
  /// The folder of the alarms; `nil` if none are shown.
  private let alarmFolder: SharedFolder?
  /// The folder that processes share; `nil` if nothing is shared.
  let sharedFolder: SharedFolder?
  /// True if the present is shown from the start, not another moment.
  let isPresent: Bool
  /// The moment that tiles show; `nil` for the present.
  var past: DashboardPast?
  /// The stacks of pages as they were left, by the names of their widgets.
  private var turnedStacks: [[String]: WidgetStack] = [:]
  /// The look for which the tiles were arranged.
  private var arrangedLook = BoardLook()
  private var changed: Set<String> = []
  private var needsAll = true
  /// The times at which the instances on the screen look different without new data, because of
  /// live texts or freshness.
  private var ownChanges: [String: Date] = [:]

  init(
    front: any FrontEnd, scheduler: Scheduler, clock: any WallClock, catalog: Catalog,
    board: Board, host: String, folder: SharedFolder? = nil,
    moment: ShownMoment = .now
  ) {
    self.front = front
    let placed = catalog.placing(board, on: host)
    timelines = BoardTimelines(
      scheduler: scheduler, clock: clock, folder: folder, moment: moment,
      describe: { placed[$0] })
    self.clock = clock
    self.catalog = placed
    self.board = board
    self.host = host
    sharedFolder = folder
    isPresent = moment == .now
    // At another moment, the current alarms are not shown.
    alarmFolder = moment == .now ? folder : nil
    alarms = BoardAlarms(board, in: alarmFolder)
    timelines.onChange = { [weak self] id in
      self?.changed.insert(id)
      if self?.detailPast?.id == id { self?.detailPast = nil }
    }
  }

  /// The area for tiles: all but the status row, which is left out on a screen of one row.
  var tileArea: Size {
    let size = front.size
    return hasStatusRow ? size.reduced(columns: 0, rows: 1) : size
  }

  private var hasStatusRow: Bool { hasStatus && front.size.height > 1 }

  /// How the page's tiles are set apart.
  var look: BoardLook { board.look(on: board.pages[page], theme: front.theme) }

  /// True if the first row is the header: where it is wanted, and tiles have room below it.
  private var hasHeader: Bool {
    hasStatus && look.hasHeader == true && tileArea.height > Arrangement.leastUnit.height
  }

  /// The rectangle of all tiles: below the header.
  var tileRect: Rect {
    let rows = hasHeader ? 1 : 0
    return Rect(x: 0, y: rows, size: tileArea.reduced(columns: 0, rows: rows))
  }

  /// Arranges the page again: at the start, after a resize, or on another page.
  func arrange() {
    let area = tileRect
    arrangedLook = look
    let arrangement = Arrangement(
      board.pages[page], in: area.size, unit: board.tile, look: look, screen: screenIndex,
      usefulRows: usefulRows, isThere: isThere)
    screens = arrangement.screens
    screenIndex = min(screenIndex, screens - 1)
    let focused = focus.map { tiles[$0].name }
    noteChoices()
    tiles = arrangement.tiles.compactMap { place in
      var place = place
      place.rect.y += area.y
      return catalog.tile(
        for: place, family: forcedFamily, stacks: board.stacks, look: look)
    }
    keepChoices()
    focus = focused.flatMap { name in tiles.firstIndex { $0.name == name } }
    zoom = nil
    chosenLink = nil
    keepInstances()
    needsAll = true
  }

  /// Remembers what the user turned the stacks of the page to.
  private func noteChoices() {
    for stack in tiles.compactMap(\.stack) { turnedStacks[stack.names] = stack }
  }

  /// Turns the stacks of the page to what the user chose before.
  private func keepChoices() {
    for index in tiles.indices {
      guard let names = tiles[index].stack?.names, let turned = turnedStacks[names] else {
        continue
      }
      tiles[index].stack?.keepChoice(of: turned)
    }
  }

  /// Draws everything in a theme that has changed, and arranges the page again where it sets tiles
  /// apart otherwise.
  func followTheme() {
    if look != arrangedLook { arrange() }
    laidPage = nil
    invalidate()
  }

  /// Shows another board in place of this one, beginning with the page of the same name.
  func show(_ board: Board) {
    let name = self.board.pages[page].name
    self.board = board
    let placed = catalog.catalog.placing(board, on: host)
    catalog = placed
    timelines.describe { placed[$0] }
    alarms = BoardAlarms(board, in: alarmFolder)
    page = board.pages.firstIndex { $0.name == name } ?? 0
    message = nil
    // The moment was that of another board.
    past = nil
    arrange()
  }

  /// An error besides the widgets' own, in one line for the status row; `nil` if there is none.
  var message: String? {
    didSet { if message != oldValue { invalidate() } }
  }

  /// The question asked before a link is opened; `nil` while none is asked.
  var question: LinkQuestion? {
    didSet { if question != oldValue { invalidate() } }
  }

  /// The questions that the user has agreed to since the start.
  var agreements: Set<LinkQuestion> = []

  /// The page of the most recently opened link; `nil` while none is shown.
  var openedPage: OpenedPage? {
    didSet {
      guard openedPage != oldValue else { return }
      if openedPage?.page != oldValue?.page || openedPage?.date != oldValue?.date { laidPage = nil }
      invalidate()
    }
  }

  /// The box of the opened page for the area in which it was laid out; `nil` before it is needed.
  private var laidPage: (area: Size, overlay: PageOverlay)?

  /// The box of the opened page, laid out once for each size of the screen; `nil` while none is shown.
  var pageOverlay: PageOverlay? {
    guard let openedPage else { return nil }
    let area = tileArea
    if let laidPage, laidPage.area == area { return laidPage.overlay }
    let overlay = PageOverlay(openedPage, on: area, front.theme.scheme, at: clock.now)
    laidPage = (area, overlay)
    return overlay
  }

  /// The page of details that is shown; `nil` while none is.
  var detail: DetailPage? {
    didSet { if detail != oldValue { invalidate() } }
  }

  /// The past that the page of details shows, of an instance; `nil` before it is read.
  var detailPast: (id: String, history: WidgetHistory?)?

  /// The number of links that were opened.
  var openings = 0
  /// The numbers of the links that are being opened: one that takes long is not opened once more meanwhile, and its end
  /// is that of the last one.
  var underWay: [LinkUnderWay: Int] = [:]

  /// The machine whose processes people work with; `nil` if none is read.
  var processes: SystemMonitor?

  /// The list of processes in the enlarged tile; `nil` while none is.
  var processList: ProcessList?

  /// True if signals may be sent to processes.
  var sendsSignals = true

  /// The question asked before a signal is sent; `nil` while none is asked.
  var signalQuestion: SignalQuestion? {
    didSet { if signalQuestion != oldValue { invalidate() } }
  }

  /// The presses of buttons.
  var presses = ButtonPresses()

  /// The state of the most recently opened link; `nil` if there is none.
  var notice: LinkNotice? {
    // Only the status row is redrawn.
    didSet { shownMinute = nil }
  }

  /// Returns true if a name of the board stands for a widget whose source is available.
  private func isThere(_ name: String) -> Bool {
    board.stacks[name]?.contains(where: catalog.isAvailable) ?? catalog.isAvailable(name)
  }

  /// Returns the rows of content beyond which a widget, or each of a stack, shows nothing more; `nil`
  /// for any number.
  private func usefulRows(of name: String) -> Int? {
    let rows = (board.stacks[name] ?? [name]).map { name in
      catalog.widget(name).flatMap { catalog[$0.kind]?.usefulRows($0.settings) }
    }
    return rows.contains(nil) ? nil : rows.compactMap { $0 }.max()
  }

  /// Returns the relevance of each widget of a stack; an alarm matters most.
  func relevances(of stack: WidgetStack) -> [Float] {
    stack.members.map { member in
      let record = alarms.record(of: InstanceName.widget(of: member.id))
      return WidgetStack.relevance(
        shownTimelines.state(of: member.id)?.relevance, isRinging: record?.needsAttention == true)
    }
  }

  /// Shows the most relevant widget of each stack.
  private func followStacks() {
    for index in tiles.indices {
      guard var stack = tiles[index].stack else { continue }
      if stack.follow(relevances(of: stack), at: clock.now) {
        changed.insert(stack.members[stack.top].id)
      }
      tiles[index].stack = stack
    }
  }

  /// Keeps the timelines of the instances on the screen, and no others.
  func keepInstances() {
    let shown = tiles + [zoom].compactMap { $0 }
    forgetScrolls()
    timelines.show(
      shown.flatMap(placements) + statusPlacements + watchmen(besides: shown))
    past?.timelines.show(shown.flatMap(placements) + statusPlacements)
    let ids = Set(shown.flatMap(\.instances).map(\.id))
    ownChanges = ownChanges.filter { ids.contains($0.key) }
  }

  /// Redraws everything at the next draw.
  func invalidate() { needsAll = true }

  /// Redraws one tile at the next draw.
  func redraw(_ tile: Tile) { changed.insert(tile.instance.id) }

  /// Redraws the status row at the next draw.
  func redrawStatus() { shownMinute = nil }

  /// The instances that the screen shows or chooses from, including all widgets of a stack and the
  /// status row's.
  var shownInstances: [ConfiguredInstance] {
    tiles.flatMap(\.instances) + statusPlacements.map(\.instance)
  }

  /// The maximum number of styles on the screen before they are numbered again.
  private static let mostStyles = 30_000

  /// Draws the changes, and presents them.
  func draw() {
    let size = front.size
    // A 24-bit picture adds hundreds of styles, and their table only grows.
    if screen.size != size || screen.styles.count > Self.mostStyles {
      screen = CellGrid(size: size)
      front.forget()
      needsAll = true
    }
    if zoom == nil { processList = nil }
    followFocus()
    followSearch()
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
    if let layer { return draw(layer) }
    for (index, tile) in drawn {
      draw(tile, isFocused: focus == index)
      areas.append(tile.rect)
    }
    if hasHeader { areas.append(drawHeader()) }
    if let zoom, mustDrawZoom == true {
      draw(zoom, isFocused: true)
      areas.append(zoom.rect)
    }
    if let detailOverlay { areas.append(drawDetails(detailOverlay)) }
    if let pageOverlay { areas.append(drawPage(pageOverlay)) }
    if isHelpShown { areas.append(drawHelp()) }
    if let finder { areas.append(drawFinder(finder)) }
    if let question { areas.append(drawQuestion(question)) }
    if let signalQuestion { areas.append(drawQuestion(signalQuestion)) }
    if hasStatusRow { areas.append(drawStatus()) }
    changed = []
    needsAll = false
    front.present(screen, areas: areas, links: visibleLinks)
  }

  /// The widgets with lines in the page's status row.
  var statusPlacements: [Placement] {
    guard hasStatusRow else { return [] }
    let names = board.status(on: page)
    return (names.left + names.right).filter(catalog.isAvailable).compactMap { name in
      catalog.widget(name).map {
        Placement($0.instance(in: .accessoryInline), size: lineSize)
      }
    }
  }

  /// Returns the widgets on no tile now that are read nevertheless, for alarms or for other machines.
  private func watchmen(besides shown: [Tile]) -> [Placement] {
    let names = Set(shown.flatMap(\.instances).map { InstanceName.widget(of: $0.id) })
    return board.widgets.values.filter { widget in
      widget.isAlwaysRead && !names.contains(widget.name) && catalog.isAvailable(widget.name)
    }.sorted { $0.name < $1.name }.map {
      Placement($0.instance(in: .accessoryInline), size: lineSize)
    }
  }

  private var lineSize: Size { Size(width: min(40, max(8, front.size.width / 4)), height: 1) }

  /// Returns the current lines of widgets for the status row.
  func lines(_ names: [String]) -> [StatusRow.Part] {
    names.compactMap { name in
      guard let widget = catalog.widget(name),
        let state = shownTimelines.state(of: widget.instance(in: .accessoryInline).id)
      else { return nil }
      // Data that is denied or missing is replaced by words, not by sample data.
      if let words = TilePicture.words(for: state) {
        let title = catalog.title(of: name)
        return StatusRow.Part(text: "\(title): \(words)", role: .warn, weight: .asked)
      }
      let picture = state.entry.picture(
        size: lineSize, family: .accessoryInline, on: front.theme.scheme, at: shownNow,
        redaction: state.isPlaceholder ? .placeholder : [])
      let note = TileNote(state, isLookedAt: false, at: shownNow)
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

  /// The time at which the status row's clock shows another minute.
  var nextMinute: Date {
    let seconds = clock.now.timeIntervalSince1970
    return Date(timeIntervalSince1970: (seconds / 60).rounded(.down) * 60 + 60)
  }

  /// The time of the next change on the screen without new data; `nil` for never, as below a layer.
  var nextOwnChange: Date? { layer == nil ? ownChanges.values.min() : nil }

  private func draw(_ tile: Tile, isFocused: Bool) {
    guard let state = shownTimelines.state(of: tile.instance.id) else { return }
    let now = shownNow
    let alarm = alarm(of: tile)
    let widget = InstanceName.widget(of: tile.instance.id)
    let pressed = past == nil ? presses.note(of: widget, at: now) : nil
    let isLookedAt = isFocused || !isPresent || past != nil
    let note = pressed ?? TileNote(state, isLookedAt: isLookedAt, at: now).following(alarm)
    let course = pastCourse(of: tile, state)
    let content = course == nil ? content(of: tile, state) : nil
    let picture =
      content == nil && course == nil
      ? TilePicture(of: state, in: tile, note: note, on: front.theme.scheme, at: now) : nil
    // The hidden widgets of a stack may become more relevant.
    let hidden =
      tile.instances.compactMap { timelines.state(of: $0.id)?.nextChange }
      + [tile.stack?.choiceEnd(after: now)].compactMap { $0 }
    let ending = presses.end(of: widget).flatMap { $0 > now ? $0 : nil }
    // Nothing changes by itself at a moment that has passed.
    ownChanges[tile.instance.id] =
      past != nil
      ? nil
      : ([picture?.nextChange, content?.nextChange, state.nextChange, note.nextChange, ending]
        .compactMap { $0 } + hidden).min()
    screen.clear(tile.rect)
    var matches: [ShownMatch] = []
    var bar: ScrollBar?
    // That of a placeholder belongs to a sample.
    var label = state.isPlaceholder ? [] : content?.grid.label ?? picture?.grid.label ?? []
    if let processes = processView(in: tile) {
      bar = draw(processes, in: tile)
      label = []
    } else if let course {
      screen.draw(course.cropped(to: tile.inside.size), x: tile.inside.x, y: tile.inside.y)
    } else if let content {
      let top = top(of: content, in: tile)
      matches = self.matches(in: tile, grid: content.grid, of: content, below: top)
      bar = ScrollBar(top: top, shown: content.shown, rows: content.rows)
      screen.draw(
        content.window(from: top, size: tile.inside.size), x: tile.inside.x, y: tile.inside.y)
    } else if let picture {
      matches = self.matches(in: tile, grid: picture.grid)
      screen.draw(
        picture.grid.cropped(to: tile.inside.size), x: tile.inside.x, y: tile.inside.y)
    }
    let hasOldValue = state.freshness.hasFailed && !state.isPlaceholder && course == nil
    paint {
      if hasOldValue { $0.reason(of: note, in: tile) }
      $0.frame(
        tile, note: note, label: label, isFocused: isFocused,
        trouble: TileTrouble(state.freshness), alarm: alarm)
      if let bar, tile.frame != .nothing { $0.scrollBar(bar, in: tile.rect) }
    }
    for match in matches { screen.mark(match.rect, isCurrent: match.isCurrent) }
    if isFocused, let place = chosenPlace(in: tile) { screen.highlight(place) }
  }

  /// Draws the screen that lies over the tiles, which change unseen.
  private func draw(_ layer: any ScreenLayer) {
    guard needsAll else { return }
    screen.draw(layer.picture(size: screen.size), x: 0, y: 0)
    changed = []
    needsAll = false
    front.present(screen, areas: [screen.bounds], links: [])
  }

  /// Draws the processes in which the user works, and returns which of them are in view.
  private func draw(_ view: ProcessListView, in tile: Tile) -> ScrollBar? {
    var environment = EnvironmentValues()
    environment.contentSize = view.size
    let picture = Rendering.picture(
      of: Lowering.tree(of: view, environment: environment), size: view.size)
    screen.draw(picture.grid, x: tile.content.x, y: tile.content.y)
    let marks = processMarks(view, grid: picture.grid)
    func place(_ rect: Rect) -> Rect {
      Rect(x: rect.x + tile.content.x, y: rect.y + tile.content.y, size: rect.size)
    }
    for rect in marks.found { screen.mark(place(rect), isCurrent: false) }
    if let chosen = marks.chosen { screen.highlight(place(chosen)) }
    let bar = ScrollBar(
      top: view.list.top, shown: view.places.rows.count, rows: view.list.rows.count)
    return bar.rows > bar.shown ? bar : nil
  }

  private func drawPage(_ overlay: PageOverlay) -> Rect {
    let (scrolled, now) = (openedPage?.scrolled ?? 0, clock.now)
    screen.clear(overlay.rect)
    paint { overlay.draw(scrolled: scrolled, at: now, with: &$0) }
    return overlay.rect
  }

  private func drawDetails(_ overlay: DetailOverlay) -> Rect {
    screen.clear(overlay.rect)
    paint { overlay.draw(with: &$0) }
    return overlay.rect
  }

  private func drawHelp() -> Rect {
    let help = HelpOverlay(helpRows, size: tileArea, scrolled: helpScrolled)
    screen.clear(help.rect)
    paint { help.draw(with: &$0) }
    return help.rect
  }

  private func drawQuestion(_ question: LinkQuestion) -> Rect {
    let box = QuestionOverlay(question.lines, size: screen.size)
    screen.clear(box.rect)
    paint { box.draw(with: &$0) }
    return box.rect
  }

  private func drawQuestion(_ question: SignalQuestion) -> Rect {
    let box = SignalOverlay(question, size: screen.size)
    screen.clear(box.rect)
    paint { box.draw(with: &$0) }
    return box.rect
  }

  private func drawFinder(_ finder: Finder) -> Rect {
    let box = FinderOverlay(finder, size: screen.size)
    screen.clear(box.rect)
    paint { box.draw(with: &$0) }
    return box.rect
  }

  private func drawHeader() -> Rect {
    let rect = Rect(x: 0, y: 0, width: screen.size.width, height: 1)
    screen.clear(rect)
    let header = PageHeader(board.pages[page].name, at: shownNow, isPresent: past == nil)
    paint { header.draw(in: rect, with: &$0) }
    return rect
  }

  private func drawStatus() -> Rect {
    let rect = Rect(x: 0, y: screen.size.height - 1, width: screen.size.width, height: 1)
    // The machine's time zone may have changed.
    tzset()
    shownMinute = LocalTime(clock.now).minute
    screen.clear(rect)
    let row = statusRow(columns: rect.width)
    let places = row.places(in: rect)
    pagePlaces = places.compactMap { place in place.part.page.map { (place.columns, $0) } }
    helpColumns = places.first { $0.part.opensHelp }?.columns ?? 0..<0
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
