import WidgetLayout

/// Where the tiles of a page stand on a screen.
struct Arrangement: Hashable, Sendable {
  /// A widget's place, in cells.
  struct Tile: Hashable, Sendable {
    let name: String
    let rect: Rect
    /// The family that its drawn shape stands for; nil where its room decides.
    var family: WidgetFamily?
  }

  let tiles: [Tile]
  /// How many screens the page takes at this size; 1 where a map fits.
  let screens: Int

  /// The least tile that a map is squeezed to, in cells a unit; below it the widgets flow.
  static let leastUnit = Size(width: 16, height: 8)

  /// Arranges the widgets of `page` that are there in `size` cells.
  ///
  /// The largest map that fits is stretched over the screen: spare cells go to the first columns
  /// and rows. Where none fits, widgets flow in order in as many equal tiles as there is room for,
  /// over several screens; `screen` says which.
  ///
  /// - Parameter unit: the cells of one unit of a map that is not to be stretched.
  init(
    _ page: Board.Page, in size: Size, unit: Size? = nil, screen: Int = 0,
    isThere: (String) -> Bool
  ) {
    let least = unit ?? Self.leastUnit
    let fitting = page.maps.last { map in
      size.contains(Size(width: map.columns * least.width, height: map.rows * least.height))
    }
    if let fitting {
      screens = 1
      let whole =
        unit.map { Size(width: fitting.columns * $0.width, height: fitting.rows * $0.height) }
        ?? size
      tiles = fitting.places(of: isThere).map { place in
        let (x, width) = Self.span(place.rect.x, place.rect.width, of: fitting.columns, whole.width)
        let (y, height) = Self.span(
          place.rect.y, place.rect.height, of: fitting.rows, whole.height)
        return Tile(
          name: place.name, rect: Rect(x: x, y: y, width: width, height: height),
          family: page.hasDrawnFamilies ? .drawn(place.rect.size) : nil)
      }
      return
    }
    let names = page.names.filter(isThere)
    let count = max(1, names.count)
    let columns = min(count, max(1, size.width / 20))
    let most = max(1, size.height / (size.height >= Self.leastUnit.height ? 8 : 4))
    let rows = min(most, (count + columns - 1) / columns)
    let slots = columns * rows
    screens = max(1, (names.count + slots - 1) / slots)
    let first = min(max(0, screen), screens - 1) * slots
    tiles = names.dropFirst(first).prefix(slots).enumerated().map { index, name in
      let (x, width) = Self.span(index % columns, 1, of: columns, size.width)
      let (y, height) = Self.span(index / columns, 1, of: rows, size.height)
      return Tile(name: name, rect: Rect(x: x, y: y, width: width, height: height))
    }
  }

  /// Where `count` units from `start` lie when `length` cells are divided into `units`.
  private static func span(
    _ start: Int, _ count: Int, of units: Int, _ length: Int
  ) -> (start: Int, length: Int) {
    let before = (0..<start).reduce(0) { $0 + share(length, of: units, at: $1) }
    let own = (start..<start + count).reduce(0) { $0 + share(length, of: units, at: $1) }
    return (before, own)
  }
}

extension WidgetFamily {
  /// The families a tile of `size` cells has room for, the one that uses it best first.
  ///
  /// A family fits in four fifths of its own size: tiles are squeezed before they are exchanged.
  static func fitting(_ size: Size) -> [WidgetFamily] {
    let order: [WidgetFamily] = [
      .systemExtraLarge, .systemLarge, .systemMedium, .systemSmall, .accessoryRectangular,
      .accessoryCircular, .accessoryInline,
    ]
    return order.filter { family in
      let least = family.tileSize
      return family == .accessoryInline
        || size.contains(Size(width: least.width * 4 / 5, height: (least.height * 4 + 4) / 5 - 1))
    }
  }

  /// The family of a shape of so many units: one is small, two beside each other are medium, two by
  /// two large, four by two extra large; of other shapes the largest that they have room for.
  static func drawn(_ units: Size) -> WidgetFamily {
    switch (units.width, units.height) {
    case (4..., 2...): .systemExtraLarge
    case (2..., 2...): .systemLarge
    case (2..., _): .systemMedium
    default: .systemSmall
    }
  }

  /// The family of a widget made for `supported` that uses `size` best; the smallest supported
  /// one where none fits, for something is better than nothing.
  static func best(for size: Size, of supported: [WidgetFamily]) -> WidgetFamily {
    fitting(size).first { supported.contains($0) }
      ?? supported.min { $0.tileSize.area < $1.tileSize.area } ?? .systemSmall
  }
}

extension Size {
  fileprivate var area: Int { width * height }
}
