import FoundationEssentials
import WidgetArchive
import WidgetLayout
import WidgetTimeline

/// A box in the middle of the screen with the page of a link: its picture, or its words in rows.
@MainActor
struct PageOverlay {
  private static let largest = Size(width: 80, height: 30)

  let rect: Rect
  /// The rows that the box shows.
  let grid: CellGrid
  /// The number of rows of the whole page.
  let rows: Int
  /// The number of rows that are scrolled out at the top.
  let scrolled: Int
  private let tile: Tile
  private let note: TileNote

  /// The place of the rows on the screen.
  var place: (x: Int, y: Int) { (tile.content.x, tile.content.y) }

  /// The number of rows that are scrolled out while the last ones are shown.
  var mostScrolled: Int { max(0, rows - grid.size.height) }

  /// Returns the size of a page on a screen with so many cells for tiles.
  static func room(on area: Size) -> Size { box(on: area, Self.largest).content.size }

  /// Creates the box of a page for a screen; it shrinks to fit, and is no higher than its content.
  init(_ opened: OpenedPage, on area: Size, at now: Date) {
    let room = Self.room(on: area)
    let whole = Self.picture(of: opened.page, in: room, at: now)
    rows = whole.usedRows
    let frame = Self.largest.height - Self.box(on: Self.largest, Self.largest).content.height
    let tile = Self.box(on: area, Size(width: Self.largest.width, height: rows + frame))
    self.tile = .box(title: opened.page.title, rect: tile.rect)
    rect = tile.rect
    let height = min(rows, tile.content.height)
    scrolled = min(opened.scrolled, rows - height)
    var grid = CellGrid(size: Size(width: tile.content.width, height: height))
    grid.draw(whole, x: 0, y: -scrolled)
    self.grid = grid
    let below = rows - height - scrolled
    let more = scrolled > 0 || below > 0 ? "\(scrolled + 1)–\(scrolled + height) of \(rows) · " : ""
    let time = LocalTime(opened.date).words(at: LocalTime(now))
    note = TileNote(["\(more)\(time) · Esc back", "\(more)\(time)", time], role: .dim)
  }

  func frame(with painter: inout Painter) {
    painter.frame(tile, note: note, isFocused: true)
  }

  private static func box(on area: Size, _ wanted: Size) -> Tile {
    let size = Size(width: min(area.width, wanted.width), height: min(area.height, wanted.height))
    return .box(
      title: "",
      rect: Rect(
        x: (area.width - size.width) / 2, y: (area.height - size.height) / 2, width: size.width,
        height: size.height))
  }

  /// Returns the picture of a page, or its words if there is none or if the screen has become smaller
  /// than it.
  private static func picture(of page: LinkedPage, in room: Size, at now: Date) -> CellGrid {
    guard let entry = page.entry, entry.sizeTooLarge(for: room) == nil else {
      return words(of: page, columns: room.width)
    }
    return entry.picture(size: room, family: .systemLarge, at: now).grid
  }

  /// The most rows of words, which is more than anybody reads in a box.
  private static let mostRows = 500

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
  /// The number of rows from the first to the last that is not blank; at least one.
  fileprivate var usedRows: Int {
    let isUsed = { (y: Int) in
      (0..<size.width).contains { x in
        let cell = self[x, y]
        return cell.content != 0 && cell.content != 0x20 || cell.style != 0
      }
    }
    return max(1, ((0..<size.height).last(where: isUsed) ?? 0) + 1)
  }
}
