import FoundationEssentials
import WidgetTimeline

/// The page of details of a widget: the past of its values, its reloads and its entries.
struct DetailPage: Hashable {
  /// The widget's name on the board.
  let widget: String
  /// The instance whose reloads are listed.
  let instance: String
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
    let id = tile.instance.id
    let history = history(of: tile)
    guard history != nil || timelines.record(of: id) != nil else { return }
    let first = history?.series.first?.samples.first { $0.value != nil }?.date
    let past = first.map { clock.now.timeIntervalSince($0) } ?? 0
    detail = DetailPage(widget: tile.widget, instance: id, span: .fitting(past))
  }

  /// Returns the kept past of a tile's widget.
  func history(of tile: Tile) -> WidgetHistory? {
    catalog.description(tile.widget)?.history(tile.instance.settings)
  }

  /// Handles a key for the page of details; returns false for the key that quits, and while no page is
  /// shown.
  func turnsDetails(_ key: Key) -> Bool {
    guard var page = detail, !isHelpShown, ![.quit, .help].contains(keys.action(of: key))
    else { return false }
    let width = detailColumns
    switch key {
    case .background: return false
    case .escape, .enter:
      // The cursor is left first.
      if page.cursor == nil || key == .enter {
        detail = nil
        return true
      }
      page.cursor = nil
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
    case .character("r"): timelines.requestReload(page.instance)
    default: break
    }
    detail = page
    return true
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

  /// The columns of the chart on a page of details.
  private var detailColumns: Int { DetailOverlay.chartColumns(in: tileArea) }

  /// The page of details as it is now; `nil` while none is shown.
  var detailOverlay: DetailOverlay? {
    guard let detail, let tile = tiles.first(where: { $0.widget == detail.widget }) ?? zoom else {
      return nil
    }
    return DetailOverlay(
      detail, title: tile.title, history: history(of: tile),
      record: timelines.record(of: detail.instance), on: tileArea, at: clock.now)
  }
}
