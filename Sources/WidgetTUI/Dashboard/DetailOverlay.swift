import FoundationEssentials
import WidgetArchive
import WidgetLayout
import WidgetTimeline

/// A box over the tiles with a page of details.
@MainActor
struct DetailOverlay {
  private let tile: Tile
  private let view: DetailView

  var rect: Rect { tile.rect }

  init(
    _ page: DetailPage, history: WidgetHistory?, record: TimelineRecord?,
    on area: Size, at now: Date
  ) {
    tile = .box(title: page.title, rect: Rect(size: area))
    view = DetailView(
      page: page, history: history, record: record, now: now, size: tile.content.size)
  }

  /// Returns the columns of the chart on a screen with so many cells for tiles.
  static func chartColumns(in area: Size) -> Int {
    DetailView.chartColumns(in: Tile.box(title: "", rect: Rect(size: area)).content.size)
  }

  /// Returns the column of the chart under the mouse; `nil` for a place beside it.
  func column(under event: MouseEvent) -> Int? {
    let (x, y) = (event.x - tile.content.x, event.y - tile.content.y)
    guard let chart = view.chartPlace, (chart.x..<chart.maxX).contains(x),
      (chart.y..<chart.maxY).contains(y)
    else { return nil }
    return x - chart.x
  }

  /// Draws the box.
  func draw(with painter: inout Painter) {
    painter.frame(
      tile,
      note: TileNote(
        ["1…5 + - span · [ ] earlier, later · ← → cursor · Tab value · Esc back", "Esc back"],
        role: .dim),
      isFocused: true)
    var environment = EnvironmentValues()
    environment.contentSize = tile.content.size
    let picture = Rendering.picture(
      of: Lowering.tree(of: view, environment: environment), size: tile.content.size)
    painter.grid.draw(picture.grid, x: tile.content.x, y: tile.content.y)
    if let place = view.cursorPlace {
      for y in place.y..<place.maxY where place.x < tile.content.width {
        let (x, y) = (tile.content.x + place.x, tile.content.y + y)
        let style = painter.number(of: Style(foreground: .role(.focus)))
        let isBlank = painter.grid[x, y].content == 0x20
        painter.put(isBlank ? 0x2502 : painter.grid[x, y].content, x: x, y: y, style: style)
      }
    }
  }
}
