import FoundationEssentials
import WidgetArchive
import WidgetLayout
import WidgetTimeline

/// A widget in a family's own tile, or as much of it as an area has room for, or words in its place.
@MainActor
struct WidgetPane {
  let kind: String
  let title: String
  let family: WidgetFamily
  let hasContentMargins: Bool
  let state: WidgetPictures.State
  var scheme = ColorScheme.dark
  /// True for the chosen one of several.
  var isFocused = false

  /// Returns the rectangle of a family's tile in an area: at the top left, and smaller where the area
  /// is.
  static func rect(of family: WidgetFamily, in area: Rect) -> Rect {
    let size = family.tileSize
    return Rect(
      x: area.x, y: area.y, width: max(0, min(size.width, area.width)),
      height: max(0, min(size.height, area.height)))
  }

  /// Draws the widget in an area.
  func draw(in area: Rect, at now: Date, with painter: inout Painter) {
    guard area.width > 0, area.height > 0 else { return }
    let rect = Self.rect(of: family, in: area)
    let instance = WidgetInstance(id: "gallery", kind: kind, family: family)
    let tile = Tile(
      name: "gallery", instance: ConfiguredInstance(instance), title: title, rect: rect,
      hasContentMargins: hasContentMargins)
    let isCut = rect.size != family.tileSize
    painter.frame(
      tile, note: isCut ? TileNote(["smaller than usual", "smaller"], role: .dim) : .none,
      isFocused: isFocused)
    switch state {
    case .pending: write("on its way", .dim, in: tile, with: &painter)
    case .failed(let words): write(words, .warn, in: tile, with: &painter)
    case .entry(let entry):
      guard entry.sizeTooLarge(for: tile.inside.size) == nil else {
        return write("no picture for so small a screen", .dim, in: tile, with: &painter)
      }
      let picture = entry.picture(
        size: tile.inside.size, margins: tile.margins, family: family, on: scheme, at: now)
      painter.grid.draw(
        picture.grid.cropped(to: tile.inside.size), x: tile.inside.x, y: tile.inside.y)
    }
  }

  private func write(_ words: String, _ role: Role, in tile: Tile, with painter: inout Painter) {
    let style = painter.number(of: Style(foreground: .role(role)))
    let content = tile.content
    for (row, line) in WrappedWords.lines(of: words, columns: content.width)
      .prefix(content.height).enumerated()
    {
      painter.write(line, x: content.x, y: content.y + row, width: content.width, style: style)
    }
  }
}
