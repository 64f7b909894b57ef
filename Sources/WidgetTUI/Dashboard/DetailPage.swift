import FoundationEssentials
import WidgetArchive
import WidgetLayout
import WidgetTimeline

/// The page of details of a widget: the past of its values, its reloads and its entries.
struct DetailPage: Hashable {
  /// The widget's name on the board.
  let widget: String
  let title: String
  /// The number of the series that is charted.
  var series = 0
  var span: DetailSpan
  /// The column of the cursor; `nil` without one.
  var cursor: Int?
  var part = DetailPart.course
  /// The first row in view of a part that is text.
  var scrolled = 0
}

extension Dashboard {
  /// Opens the page of details of a tile, or says that there are none.
  func openDetails(of tile: Tile) {
    detailPast = nil
    let history = history(of: tile.instance)
    guard history != nil || shownTimelines.record(of: tile.instance.id) != nil else { return }
    let first = history?.series.first?.samples.first { $0.value != nil }?.date
    let past = first.map { clock.now.timeIntervalSince($0) } ?? 0
    detail = DetailPage(widget: tile.widget, title: tile.title, span: .fitting(past))
  }

  /// Returns the kept past of an instance's widget; `nil` while access to its data is denied.
  ///
  /// The series is read from its file once, and again when the instance has changed.
  private func history(of instance: ConfiguredInstance) -> WidgetHistory? {
    if isDenied(instance) { return nil }
    if let known = detailPast, known.id == instance.id { return known.history }
    let history = catalog.description(InstanceName.widget(of: instance.id))?
      .history(instance.settings)
    detailPast = (instance.id, history)
    return history
  }

  /// Returns true while access to the data of an instance is denied.
  func isDenied(_ instance: ConfiguredInstance) -> Bool {
    if case .denied = timelines.state(of: instance.id)?.freshness { true } else { false }
  }

  /// Returns the lines of the part that is shown, and where they are from.
  private func text(of part: DetailPart, _ instance: ConfiguredInstance) -> DetailText {
    let widget = InstanceName.widget(of: instance.id)
    switch part {
    case .course: return DetailText(origin: "", lines: [])
    case .reading:
      if past != nil {
        return DetailText(
          origin: "Only the last reading is kept, which is later than this moment.", lines: [])
      }
      if isDenied(instance) {
        return DetailText(origin: "Access to the data is denied, so none are shown.", lines: [])
      }
      guard let reading = catalog.description(widget)?.rawReading(instance.settings) else {
        return DetailText(origin: "No reading is kept of this widget.", lines: [])
      }
      return DetailText(
        origin: Self.origin(of: reading, at: clock.now), lines: reading.lines.map(InertText.text))
    case .settings:
      guard let text = board.widgets[widget]?.text else {
        return DetailText(
          origin: "No board configures it: it is the kind \(instance.kind) with its own settings.",
          lines: [])
      }
      return DetailText(
        origin: "\(text.file):\(text.line)", lines: text.lines.map(InertText.text))
    }
  }

  /// Returns the words about the time of a reading, and that of its data if they are older by more than a minute.
  private static func origin(of reading: RawReading, at now: Date) -> String {
    func time(_ date: Date) -> String { LocalTime(date).words(at: LocalTime(now)) }
    let read = "As read at \(time(reading.date))"
    guard let oldest = reading.oldest, oldest < reading.date - 60 else { return read }
    return "\(read), as of \(time(oldest))"
  }

  /// The instance that the page of details is about; `nil` without a page, or if no tile has it.
  private var detailInstance: ConfiguredInstance? {
    detail.flatMap { page in
      tiles.lazy.flatMap(\.instances).first { InstanceName.widget(of: $0.id) == page.widget }
    }
  }

  /// The picture of the tile, for a page without a chart; `nil` for pictures in pixels, which stay with their tile.
  private var detailPicture: CellGrid? {
    guard let grid = detailTile.flatMap({ searchedGrid(of: $0) }), grid.pictures.isEmpty else {
      return nil
    }
    return grid.withoutBlankEdges
  }

  /// The tile that shows what the page of details is about; `nil` if another widget of its stack is on top.
  private var detailTile: Tile? {
    detail.flatMap { page in
      tiles.first { InstanceName.widget(of: $0.instance.id) == page.widget }
    }
  }

  /// Handles a key for the page of details; returns false for the key that quits, and while no page is
  /// shown.
  func turnsDetails(_ key: Key) -> Bool {
    guard var page = detail, let instance = detailInstance, !isHelpShown else { return false }
    switch keys.action(of: key) {
    case .quit, .help: return false
    case .open: detail = nil
    case .details: turn(toPart: page.part.next)
    // The cursor is left first.
    case .back where page.cursor != nil: detail?.cursor = nil
    case .back where past != nil: show(past: nil)
    case .back: detail = nil
    case .reload: if !refusesInPast() { timelines.requestReload(instance.id) }
    case .earlier: walk(page, instance, by: -1)
    case .later: walk(page, instance, by: 1)
    default:
      if page.part == .course { turn(&page, by: key) } else { scroll(&page, by: key) }
      detail = page
    }
    return true
  }

  /// Goes to the entry before or after the moment, or, of a figure of this machine, which has no kept
  /// entries, to the kept value a sixteenth of the shown time away.
  private func walk(_ page: DetailPage, _ instance: ConfiguredInstance, by step: Int) {
    let description = catalog.description(page.widget)
    guard description?.isInline(instance.settings) ?? false,
      let all = history(of: instance)?.series
    else { return walk(by: step) }
    let dates = all.flatMap(\.samples).filter { $0.value != nil }.map(\.date)
    let (moment, stride) = (shownNow, page.span.seconds / 16)
    if step > 0 {
      show(past: past == nil ? nil : dates.filter { $0 >= moment + stride }.min())
    } else if let date = dates.filter({ $0 <= moment - stride }).max()
      ?? dates.filter({ $0 < moment - 1 }).min()
    {
      show(past: date)
    } else {
      notice = LinkNotice("Nothing older is kept", .warn, clock.now)
    }
  }

  private func turn(toPart part: DetailPart) {
    detail?.part = part
    detail?.scrolled = 0
    detail?.cursor = nil
  }

  private func scroll(_ page: inout DetailPage, by key: Key) {
    let rows = max(1, tileArea.height - 5)
    let steps: [Key: Int] = [
      .up: -1, .down: 1, .pageUp: -rows, .pageDown: rows, .home: -page.scrolled, .end: .max / 2,
    ]
    page.scrolled = detailOverlay?.scrolled(to: page.scrolled + (steps[key] ?? 0)) ?? 0
  }

  private func turn(_ page: inout DetailPage, by key: Key) {
    let width = DetailOverlay.chartColumns(in: tileArea)
    switch DetailAction.action(of: key) {
    case .longer: page.span = page.span.moved(by: 1)
    case .shorter: page.span = page.span.moved(by: -1)
    case .span:
      let number = DetailAction.span.keys.firstIndex(of: key) ?? 0
      page.span = DetailSpan.allCases[number]
    case .earlier: walk(by: -page.span.seconds / 2)
    case .later: walk(by: page.span.seconds / 2)
    case .cursorLeft: page.cursor = max(0, (page.cursor ?? width) - 1)
    case .cursorRight: page.cursor = min(width - 1, (page.cursor ?? width - 2) + 1)
    case .cursorToStart: page.cursor = 0
    case .toNow:
      page.cursor = nil
      show(past: nil)
    case .nextSeries: page.series += 1
    case .previousSeries: page.series -= 1
    case nil: break
    }
  }

  /// Puts the cursor of a page of details under the mouse, if that is over the chart.
  func pressDetails(_ event: MouseEvent, _ overlay: DetailOverlay) {
    if detail?.part == .course { detail?.cursor = overlay.column(under: event) }
  }

  /// Moves the time of a page of details by an eighth of its length, or scrolls its text.
  func turnDetails(by steps: Int) {
    guard let page = detail else { return }
    if page.part != .course {
      detail?.scrolled = detailOverlay?.scrolled(to: page.scrolled + 3 * steps) ?? 0
      return
    }
    walk(by: Double(steps) * page.span.seconds / 8)
  }

  /// The page of details as it is now; `nil` while none is shown.
  var detailOverlay: DetailOverlay? {
    guard let detail, let instance = detailInstance else { return nil }
    return DetailOverlay(
      detail,
      DetailView.Facts(
        history: history(of: instance), record: shownTimelines.record(of: instance.id),
        alarms: isDenied(instance) ? nil : alarms.record(of: detail.widget),
        text: text(of: detail.part, instance), isPast: past != nil,
        picture: detailPicture),
      on: tileArea, at: shownNow)
  }
}
