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
    _ page: DetailPage, _ facts: DetailView.Facts, on area: Size, at now: Date
  ) {
    tile = .box(title: page.title, rect: Rect(size: area))
    var page = page
    // The text may have become shorter.
    page.scrolled = Self.scrolled(to: page.scrolled, facts.text, tile)
    view = DetailView(page: page, facts: facts, now: now, size: tile.content.size)
  }

  /// Returns a number of rows at the top of a text that can be scrolled out.
  func scrolled(to rows: Int) -> Int { Self.scrolled(to: rows, view.facts.text, tile) }

  private static func scrolled(to rows: Int, _ text: DetailText, _ tile: Tile) -> Int {
    min(max(0, rows), max(0, text.lines.count - max(1, tile.content.height - 2)))
  }

  /// The keys of the part that is shown.
  private var note: [String] {
    let next = "i \(view.page.part.next.name)"
    guard view.page.part == .course else {
      return ["↑ ↓ PgUp PgDn scroll · \(next) · Esc back", "\(next) · Esc back", "Esc back"]
    }
    return [
      "1…5 + - span · [ ] earlier, later · ← → cursor · Tab value · \(next) · Esc back",
      "[ ] earlier, later · \(next) · Esc back", "\(next) · Esc back", "Esc back",
    ]
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
      note: TileNote(note, role: .dim),
      isFocused: true)
    var environment = EnvironmentValues()
    environment.contentSize = tile.content.size
    let picture = Rendering.picture(
      of: Lowering.tree(of: view, environment: environment), size: tile.content.size)
    painter.grid.draw(picture.grid, x: tile.content.x, y: tile.content.y)
    if let (grid, place) = view.picture {
      painter.grid.draw(
        grid.cropped(to: place.size), x: tile.content.x + place.x, y: tile.content.y + place.y)
    }
    drawFormer(with: &painter)
    drawMarks(with: &painter)
    if let place = view.cursorPlace {
      for y in place.y..<place.maxY where place.x < tile.content.width {
        let (x, y) = (tile.content.x + place.x, tile.content.y + y)
        let style = painter.number(of: Style(foreground: .role(.focus)))
        let isBlank = painter.grid[x, y].content == 0x20
        painter.put(isBlank ? 0x2502 : painter.grid[x, y].content, x: x, y: y, style: style)
      }
    }
  }

  /// Draws the time before as a dotted line through the chart.
  private func drawFormer(with painter: inout Painter) {
    let style = painter.number(of: Style(foreground: .role(.dim)))
    for place in view.formerPlaces where place.x < tile.content.width {
      painter.put(0xB7, x: tile.content.x + place.x, y: tile.content.y + place.y, style: style)
    }
  }

  /// Draws the marks of what happened below the chart.
  private func drawMarks(with painter: inout Painter) {
    guard let place = view.markPlace, place.y < tile.content.height else { return }
    for (column, event) in view.marks where column < tile.content.width {
      let role: Role = event.weight == 0 ? .dim : event.role
      painter.write(
        String(event.mark), x: tile.content.x + column, y: tile.content.y + place.y, width: 1,
        style: painter.number(of: Style(foreground: .role(role))))
    }
  }
}
