import FoundationEssentials
import WidgetArchive
import WidgetLayout
import WidgetTimeline

/// A box in the middle of the screen with the page of a link: its picture, or its words in rows.
struct PageOverlay {
  private static let largest = Size(width: 80, height: 30)

  /// The rows of the whole page.
  private let grid: CellGrid
  private let tile: Tile
  private let date: Date

  var rect: Rect { tile.rect }

  /// The number of rows of the whole page.
  var rows: Int { grid.size.height }

  /// The number of rows that the box shows.
  var shownRows: Int { min(rows, tile.content.height) }

  /// Returns the size of a page on a screen with so many cells for tiles.
  static func room(on area: Size) -> Size {
    Tile.box(title: "", size: largest, in: area).content.size
  }

  /// Creates the box of a page for a screen; it shrinks to fit, and is no higher than its content.
  @MainActor
  init(_ opened: OpenedPage, on area: Size, _ scheme: ColorScheme, at now: Date) {
    let most = Tile.box(title: "", size: Self.largest, in: area)
    grid =
      Self.picture(of: opened.page, in: most.content.size, scheme, at: now)
      .withoutLastBlanks
    let border = most.rect.height - most.content.height
    tile = .box(
      title: opened.page.title,
      size: Size(width: Self.largest.width, height: grid.size.height + border), in: area)
    date = opened.date
  }

  /// Returns a number of rows at the top that can be scrolled out.
  func scrolled(to rows: Int) -> Int { min(max(0, rows), self.rows - shownRows) }

  /// Draws the box; `scrolled` rows are scrolled out at the top.
  func draw(scrolled: Int, at now: Date, with painter: inout Painter) {
    let top = self.scrolled(to: scrolled)
    let more = shownRows < rows ? "\(top + 1)–\(top + shownRows) of \(rows) · " : ""
    let time = LocalTime(date).words(at: LocalTime(now))
    painter.frame(
      tile,
      note: TileNote(["\(more)\(time) · Esc back", "\(more)\(time)", time], role: .dim),
      isFocused: true)
    var shown = CellGrid(size: Size(width: tile.content.width, height: shownRows))
    shown.draw(grid, x: 0, y: -top)
    painter.grid.draw(shown, x: tile.content.x, y: tile.content.y)
  }

  /// Returns the picture of a page, or its words if there is no picture or if the screen has become
  /// smaller than the picture.
  @MainActor
  private static func picture(
    of page: LinkedPage, in room: Size, _ scheme: ColorScheme, at now: Date
  ) -> CellGrid {
    guard let entry = page.entry, entry.sizeTooLarge(for: room) == nil else {
      return words(of: page, columns: room.width)
    }
    return entry.picture(size: room, family: .systemLarge, on: scheme, at: now).grid
  }

  /// The most rows of words, which is more than anybody reads in a box.
  private static let mostRows = 500

  @MainActor
  private static func words(of page: LinkedPage, columns: Int) -> CellGrid {
    let lines = page.lines.count > 1 ? Array(page.lines.dropFirst()) : page.lines
    let view = VStack(alignment: .leading, spacing: 0) {
      ForEach(Array(lines.prefix(mostRows).enumerated()), id: \.offset) { _, line in
        Text(verbatim: line.isEmpty ? " " : line)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    let size = Size(width: columns, height: mostRows)
    var environment = EnvironmentValues()
    environment.contentSize = size
    return Rendering.picture(of: Lowering.tree(of: view, environment: environment), size: size).grid
  }
}

extension CellGrid {
  /// The grid without the blank rows at its end, of which it keeps one if all are blank.
  fileprivate var withoutLastBlanks: CellGrid {
    let isUsed = { (y: Int) in
      (0..<size.width).contains { x in
        let cell = self[x, y]
        return cell.content != 0 && cell.content != 0x20 || cell.style != 0
      }
    }
    let last = (0..<size.height).last(where: isUsed) ?? 0
    return cropped(to: Size(width: size.width, height: last + 1))
  }
}
