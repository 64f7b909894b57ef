import FoundationEssentials
import WidgetLayout
import WidgetSources
import WidgetTimeline

/// The enlarged tile of processes, in which people sort, filter, choose, look closer and send signals.
extension Dashboard {
  /// The enlarged tile if it is one of processes; `nil` if not, and for a machine that is not read.
  var processTile: Tile? {
    processes == nil || past != nil ? nil : zoom.flatMap { work(in: $0) }
  }

  /// Returns true if a tile is the enlarged one in which people work with processes.
  func hasProcesses(_ tile: Tile) -> Bool {
    processes != nil && past == nil && zoom == tile && work(in: tile) != nil
  }

  /// Returns a tile if people work with processes in it.
  private func work(in tile: Tile) -> Tile? {
    guard case .processes = catalog.description(tile.widget)?.work else { return nil }
    return tile
  }

  /// Enlarges a tile of processes to the whole screen; returns false for other tiles.
  func opensProcesses(_ tile: Tile) -> Bool {
    guard processes != nil, zoom == nil, work(in: tile) != nil else { return false }
    toggleZoom()
    return zoom != nil
  }

  // MARK: Drawing

  /// Returns the rows of processes for a tile as they are now; `nil` for other tiles.
  func processView(in tile: Tile) -> ProcessListView? {
    guard let monitor = processes, hasProcesses(tile) else { return nil }
    var list = processList ?? newList(for: tile)
    if let reading = monitor.allProcesses(at: clock.now) { list.follow(reading) }
    let size = tile.content.size
    let places = ProcessListView.Places(height: size.height, isDetailed: list.isDetailed)
    list.scroll(showing: places.rows.count)
    processList = list
    let facts = list.isDetailed ? list.selected.map(monitor.facts) : nil
    return ProcessListView(
      list: list, columns: ProcessColumns(list, width: size.width), facts: facts, now: clock.now,
      hint: hint(list, columns: size.width), size: size)
  }

  /// Returns the list of a tile, which may be enlarged but not drawn yet.
  private func currentList(in tile: Tile) -> ProcessList? {
    if processList == nil { _ = processView(in: tile) }
    return processList
  }

  private func newList(for tile: Tile) -> ProcessList {
    guard case .processes(byMemory: true) = catalog.description(tile.widget)?.work else {
      return ProcessList()
    }
    return ProcessList(sort: .memory)
  }

  /// Returns the last row: the filter, and as many keys as fit.
  private func hint(_ list: ProcessList, columns: Int) -> String {
    var parts = [list.omission].compactMap(\.self)
    if list.isTyping || !list.filter.isEmpty {
      parts.append("/\(list.filter)\(list.isTyping ? "▏" : "") \(list.rows.count) of \(list.total)")
    }
    func add(_ actions: [DashboardAction], _ words: String) {
      let names = actions.compactMap { keys[$0].first?.name }
      guard !names.isEmpty else { return }
      let part = "\(names.joined(separator: " ")) \(words)"
      if Painter.width(of: (parts + [part]).joined(separator: " · ")) <= columns {
        parts.append(part)
      }
    }
    if list.isTyping { return (parts + ["Enter keeps it", "Esc ends"]).joined(separator: " · ") }
    add([.sort, .reverseSort], "sort")
    if list.selection != nil, sendsSignals { add([.signal], "signal") }
    add([.tree], list.isTree ? "list" : "tree")
    if list.isTree, list.selection != nil { add([.fold], "fold") }
    add([.search], "filter")
    if list.selection == nil {
      add([.focusUp, .focusDown], "choose")
    } else {
      add([.open], "details")
    }
    return parts.joined(separator: " · ")
  }

  /// Returns the cells of the chosen row and of the words of the filter in the picture of the rows.
  func processMarks(_ view: ProcessListView, grid: CellGrid) -> (chosen: Rect?, found: [Rect]) {
    let rows = view.places.rows
    let chosen = view.list.selectedIndex.map { $0 - view.list.top + rows.lowerBound }
      .flatMap { rows.contains($0) ? Rect(x: 0, y: $0, width: view.size.width, height: 1) : nil }
    let found = view.list.filter.isEmpty ? [] : grid.matches(of: view.list.filter)
    return (
      chosen,
      found.filter { rows.contains($0.row) }.map { $0.rect(in: $0.row) }
    )
  }

  // MARK: Keys

  /// Handles a key in the enlarged tile of processes; returns false for other keys.
  func works(_ key: Key) -> Bool {
    if asksSignal(key) { return true }
    guard let tile = processTile, !isHelpShown, detail == nil, var list = currentList(in: tile)
    else {
      return false
    }
    if list.isTyping, types(key, &list) {
      show(list, in: tile)
      return true
    }
    let isDone = keys.action(of: key).map { perform($0, &list, in: tile) } ?? false
    if isDone { show(list, in: tile) }
    return isDone
  }

  private func show(_ list: ProcessList, in tile: Tile) {
    processList = list
    redraw(tile)
  }

  private func types(_ key: Key, _ list: inout ProcessList) -> Bool {
    switch key {
    case .character(let scalar) where scalar.value >= 0x20:
      guard list.filter.unicodeScalars.count < SearchedList.mostTyped else { return true }
      list.filter.unicodeScalars.append(scalar)
    case .backspace:
      if list.filter.isEmpty { list.isTyping = false } else { list.filter.removeLast() }
    case .escape: (list.filter, list.isTyping) = ("", false)
    case .enter: list.isTyping = false
    case .up: list.move(by: -1)
    case .down: list.move(by: 1)
    default:
      list.isTyping = false
      return false
    }
    return true
  }

  private func perform(
    _ action: DashboardAction, _ list: inout ProcessList, in tile: Tile
  ) -> Bool {
    let page = max(
      1,
      ProcessListView.Places(
        height: tile.content.height, isDetailed: list.isDetailed
      ).rows.count - 1)
    switch action {
    case .focusUp: list.move(by: -1)
    case .focusDown: list.move(by: 1)
    case .pageUp: list.move(by: -page)
    case .pageDown: list.move(by: page)
    case .toStart: list.choose(0)
    case .toEnd: list.choose(list.rows.count - 1)
    case .focusLeft: turnColumn(by: -1, &list, in: tile)
    case .focusRight: turnColumn(by: 1, &list, in: tile)
    case .sort: (list.sort, list.isReversed) = (list.sort.next, false)
    case .reverseSort: list.isReversed.toggle()
    case .tree: list.isTree.toggle()
    case .fold: list.selectedIndex.map { list.fold($0) }
    case .search: list.isTyping = true
    case .open: if list.selection == nil { list.move(by: 0) } else { list.isDetailed.toggle() }
    case .signal: askSignal(list)
    case .back: return leaves(&list)
    default: return false
    }
    return true
  }

  /// Sorts by the column beside the one that is sorted by.
  private func turnColumn(by step: Int, _ list: inout ProcessList, in tile: Tile) {
    let columns = ProcessColumns(list, width: tile.content.width).columns.compactMap(\.content.sort)
    guard let index = columns.firstIndex(of: list.sort) else { return }
    (list.sort, list.isReversed) = (columns[(index + step + columns.count) % columns.count], false)
  }

  /// Leaves the details, then the chosen row, then the filter; returns false if there is none of them.
  private func leaves(_ list: inout ProcessList) -> Bool {
    if list.isDetailed {
      list.isDetailed = false
    } else if list.selection != nil {
      list.clearSelection()
    } else if !list.filter.isEmpty {
      list.filter = ""
    } else {
      return false
    }
    return true
  }

  // MARK: Mouse

  /// Follows a press in the enlarged tile of processes: on a heading, on a row, on the mark of a fold.
  func pressProcesses(_ event: MouseEvent) -> Bool {
    guard let tile = processTile, tile.rect.hasCell(event), var list = currentList(in: tile) else {
      return false
    }
    let (x, y) = (event.x - tile.content.x, event.y - tile.content.y)
    let columns = ProcessColumns(list, width: tile.content.width)
    let places = ProcessListView.Places(height: tile.content.height, isDetailed: list.isDetailed)
    let column = columns.column(at: x)
    if y == 0, let sort = column?.content.sort {
      list.sort(by: sort)
    } else if places.rows.contains(y),
      list.rows.indices.contains(list.top + y - places.rows.lowerBound)
    {
      press(row: list.top + y - places.rows.lowerBound, column, x, &list)
    }
    show(list, in: tile)
    return true
  }

  private func press(
    row: Int, _ column: ProcessColumns.Column?, _ x: Int, _ list: inout ProcessList
  ) {
    let wasChosen = list.selectedIndex == row
    list.choose(row)
    // The lines before a name fold what is below it.
    let branch = Painter.width(of: list.rows[row].branch) + 1
    if list.isTree, list.rows[row].hasChildren, let column, column.content == .name,
      x < column.place.lowerBound + branch
    {
      list.fold(row)
    } else if wasChosen {
      list.isDetailed.toggle()
    }
  }

  /// Moves the chosen row by the wheel; returns false where no list is under it.
  func turnProcesses(_ event: MouseEvent, by step: Int) -> Bool {
    guard let tile = processTile, tile.rect.hasCell(event), var list = currentList(in: tile) else {
      return false
    }
    list.move(by: 3 * step)
    show(list, in: tile)
    return true
  }

  // MARK: Signals

  private func askSignal(_ list: ProcessList) {
    guard sendsSignals else {
      notice = LinkNotice("Signals are turned off (signals: no)", .warn, clock.now)
      return
    }
    guard let process = list.selected else {
      notice = LinkNotice("Choose a process first", .warn, clock.now)
      return
    }
    let asked = SignalQuestion(process)
    guard SignalOverlay(asked, size: front.size).showsAll else {
      notice = LinkNotice(SignalOverlay.noRoom, .bad, clock.now)
      return
    }
    signalQuestion = asked
  }

  /// Returns true if a key answers the question: Enter sends, arrows choose another signal, any other key
  /// declines.
  private func asksSignal(_ key: Key) -> Bool {
    guard let asked = signalQuestion else { return false }
    switch key {
    case .up: signalQuestion?.choose(by: -1)
    case .down: signalQuestion?.choose(by: 1)
    case .enter:
      signalQuestion = nil
      send(asked)
    default: signalQuestion = nil
    }
    return true
  }

  /// Follows a press while the question is asked; returns false if none is.
  func pressSignal(_ event: MouseEvent) -> Bool {
    guard let asked = signalQuestion else { return false }
    let box = SignalOverlay(asked, size: front.size)
    switch box.part(under: event) {
    case .signal(let signal): signalQuestion?.signal = signal
    case .send:
      signalQuestion = nil
      send(asked)
    case .cancel: signalQuestion = nil
    case nil: if !box.rect.hasCell(event) { signalQuestion = nil }
    }
    return true
  }

  private func send(_ asked: SignalQuestion) {
    guard sendsSignals, SignalOverlay(asked, size: front.size).showsAll else {
      notice = LinkNotice(SignalOverlay.noRoom, .bad, clock.now)
      return
    }
    if let refusal = processes?.send(asked.signal, to: asked.process.identity) {
      notice = LinkNotice("\(asked.subject) was not sent: \(refusal)", .bad, clock.now)
    } else {
      notice = LinkNotice("Sent \(asked.subject)", .good, clock.now)
    }
  }
}
