import WidgetLayout

/// The places of all families of a kind, side by side in an area; none where not all have room.
struct FamilyShelf: Hashable {
  /// The places, in the order of the families.
  let places: [Rect]

  /// The columns and rows between two tiles.
  private static let gap = Size(width: 2, height: 1)

  /// Places the tiles in rows from the left, as a text places its words.
  init(_ families: [WidgetFamily], in area: Rect) {
    var places: [Rect] = []
    var (x, y, height) = (area.x, area.y, 0)
    for size in families.map(\.tileSize) {
      if x > area.x, x + size.width > area.maxX {
        (x, y) = (area.x, y + height + Self.gap.height)
        height = 0
      }
      places.append(Rect(x: x, y: y, width: size.width, height: size.height))
      x += size.width + Self.gap.width
      height = max(height, size.height)
    }
    let isWhole = places.allSatisfy { $0.maxX <= area.maxX && $0.maxY <= area.maxY }
    self.places = isWhole ? places : []
  }
}
