import FoundationEssentials
import WidgetArchive
import WidgetTimeline

/// The page of details of a widget: the past of its values, its reloads and its entries.
struct DetailPage: Hashable {
  /// The widget's name on the board.
  let widget: String
  let title: String
  /// The number of the series that is charted.
  var series = 0
  var span: DetailSpan
  /// The seconds by which the chart ends before now.
  var ago: TimeInterval = 0
  /// The column of the cursor; `nil` without one.
  var cursor: Int?
}

extension Dashboard {
  /// Opens the page of details of a tile, or says that there are none.
  func openDetails(of tile: Tile) {
    let history = history(of: tile.instance)
    guard history != nil || timelines.record(of: tile.instance.id) != nil else { return }
    let first = history?.series.first?.samples.first { $0.value != nil }?.date
    let past = first.map { clock.now.timeIntervalSince($0) } ?? 0
    detail = DetailPage(widget: tile.widget, title: tile.title, span: .fitting(past))
  }

  /// Returns the kept past of an instance's widget; `nil` while access to its data is denied.
  private func history(of instance: ConfiguredInstance) -> WidgetHistory? {
    if case .denied = timelines.state(of: instance.id)?.freshness { return nil }
    return catalog.description(InstanceName.widget(of: instance.id))?.history(instance.settings)
  }

  /// The instance that the page of details is about; `nil` without a page, or if no tile has it.
  private var detailInstance: ConfiguredInstance? {
    detail.flatMap { page in
      tiles.lazy.flatMap(\.instances).first { InstanceName.widget(of: $0.id) == page.widget }
    }
  }

  /// Handles a key for the page of details; returns false for the key that quits, and while no page is
  /// shown.
  func turnsDetails(_ key: Key) -> Bool {
    guard var page = detail, let instance = detailInstance, !isHelpShown else { return false }
    switch keys.action(of: key) {
    case .quit, .help: return false
    case .open: detail = nil
    // The cursor is left first.
    case .back where page.cursor != nil: detail?.cursor = nil
    case .back: detail = nil
    case .reload: timelines.requestReload(instance.id)
    default:
      turn(&page, by: key)
      detail = page
    }
    return true
  }

  private func turn(_ page: inout DetailPage, by key: Key) {
    let width = DetailOverlay.chartColumns(in: tileArea)
    switch key {
    case .character("-"): page.span = page.span.moved(by: 1)
    case .character("+"), .character("="): page.span = page.span.moved(by: -1)
    case .character(let digit) where ("1"..."5").contains(digit):
      page.span = DetailSpan.allCases[Int(digit.value) - 0x31]
    case .character("["), .pageUp: page.ago += page.span.seconds / 2
    case .character("]"), .pageDown: page.ago = max(0, page.ago - page.span.seconds / 2)
    case .left: page.cursor = max(0, (page.cursor ?? width) - 1)
    case .right: page.cursor = min(width - 1, (page.cursor ?? width - 2) + 1)
    case .home: page.cursor = 0
    case .end: (page.cursor, page.ago) = (nil, 0)
    case .tab, .down: page.series += 1
    case .backTab, .up: page.series -= 1
    default: break
    }
  }

  /// Puts the cursor of a page of details under the mouse, if that is over the chart.
  func pressDetails(_ event: MouseEvent, _ overlay: DetailOverlay) {
    detail?.cursor = overlay.column(under: event)
  }

  /// Moves the time of a page of details by an eighth of its length.
  func turnDetails(by steps: Int) {
    guard let page = detail else { return }
    detail?.ago = max(0, page.ago - Double(steps) * page.span.seconds / 8)
  }

  /// The page of details as it is now; `nil` while none is shown.
  var detailOverlay: DetailOverlay? {
    guard let detail, let instance = detailInstance else { return nil }
    return DetailOverlay(
      detail, history: history(of: instance), record: timelines.record(of: instance.id),
      on: tileArea, at: clock.now)
  }
}
