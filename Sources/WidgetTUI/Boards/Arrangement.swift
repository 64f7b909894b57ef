import WidgetLayout

/// The arrangement of a page's tiles on a screen.
struct Arrangement: Hashable, Sendable {
  /// A widget's place, in cells.
  struct Tile: Hashable, Sendable {
    let name: String
    var rect: Rect
    /// The family that its drawn shape stands for; `nil` if its space decides.
    var family: WidgetFamily?
  }

  let tiles: [Tile]
  /// The number of screens that the page takes at this size; 1 if a map fits.
  let screens: Int

  /// The smallest size of a map's unit, in cells; on smaller screens the widgets flow.
  static let leastUnit = Size(width: 16, height: 8)

  /// Arranges the available widgets of `page` in `size` cells.
  ///
  /// The largest map that fits is stretched over the screen, and spare cells go to the first
  /// columns and to rows that can use them. If none fits, widgets flow in order into as many equal tiles as there is
  /// space for, over several screens; `screen` selects one.
  ///
  /// - Parameters:
  ///   - unit: The cells of one unit of a map that must not be stretched.
  ///   - look: How tiles are set apart. Gaps give way where the page would not fit with them.
  ///   - usefulRows: Returns the rows of content beyond which a widget shows nothing more, `nil` for
  ///     any number. Rows of a map that need less leave their cells to the others.
  init(
    _ page: Board.Page, in size: Size, unit: Size? = nil, look: BoardLook = BoardLook(),
    screen: Int = 0, usefulRows: (String) -> Int? = { _ in nil }, isThere: (String) -> Bool
  ) {
    let least = unit ?? Self.leastUnit
    let fitting = page.maps.last { map in
      size.contains(Size(width: map.columns * least.width, height: map.rows * least.height))
    }
    if let fitting {
      screens = 1
      let units = Size(width: fitting.columns, height: fitting.rows)
      let gaps = Self.gaps(look, between: units, of: least, in: size)
      // Each unit has a gap behind it, the last one behind the edge.
      let whole =
        unit.map {
          Size(
            width: units.width * ($0.width + gaps.width),
            height: units.height * ($0.height + gaps.height))
        } ?? size.extended(by: gaps)
      let places = fitting.places(of: isThere)
      let limits =
        unit == nil
        ? places.limits(
          rows: fitting.rows, around: Self.frameRows(look), gap: gaps.height,
          usefulRows: usefulRows)
        : Array(repeating: nil, count: fitting.rows)
      let rows = RowHeights(whole.height, limits: limits)
      tiles = places.map { place in
        let (x, width) = Self.span(place.rect.x, place.rect.width, of: fitting.columns, whole.width)
        let (y, height) = rows.span(place.rect.y, place.rect.height)
        return Tile(
          name: place.name,
          rect: Rect(x: x, y: y, size: Size(width: width, height: height).reduced(by: gaps)),
          family: page.hasDrawnFamilies ? .drawn(place.rect.size) : nil)
      }
      return
    }
    let names = page.names.filter(isThere)
    let count = max(1, names.count)
    let gaps = look.gaps ?? .zero
    let whole = size.extended(by: gaps)
    let columns = min(count, max(1, whole.width / (20 + gaps.width)))
    let leastRows = (size.height >= Self.leastUnit.height ? 8 : 4) + gaps.height
    let most = max(1, whole.height / leastRows)
    let rows = min(most, (count + columns - 1) / columns)
    let slots = columns * rows
    screens = max(1, (names.count + slots - 1) / slots)
    let first = min(max(0, screen), screens - 1) * slots
    tiles = names.dropFirst(first).prefix(slots).enumerated().map { index, name in
      let (x, width) = Self.span(index % columns, 1, of: columns, whole.width)
      let (y, height) = Self.span(index / columns, 1, of: rows, whole.height)
      let tile = Size(width: width, height: height).reduced(by: gaps)
      return Tile(name: name, rect: Rect(x: x, y: y, size: tile))
    }
  }

  /// Returns the gaps for which there is room between units of a least size, in each direction.
  private static func gaps(
    _ look: BoardLook, between units: Size, of least: Size, in size: Size
  ) -> Size {
    let gaps = look.gaps ?? .zero
    let columns = units.width * (least.width + gaps.width) - gaps.width
    let rows = units.height * (least.height + gaps.height) - gaps.height
    return Size(
      width: columns <= size.width ? gaps.width : 0, height: rows <= size.height ? gaps.height : 0)
  }

  /// The rows that stand around the content of a tile as high as a unit.
  private static func frameRows(_ look: BoardLook) -> Int {
    WidgetFamily.systemSmall.frame(of: leastUnit, borders: look.borders ?? .rounded).rows
      + (look.density ?? .regular).rows
  }

  /// Returns the start and length of `count` units from `start`, when `length` cells are divided
  /// into `units`.
  private static func span(
    _ start: Int, _ count: Int, of units: Int, _ length: Int
  ) -> (start: Int, length: Int) {
    let before = (0..<start).reduce(0) { $0 + share(length, of: units, at: $1) }
    let own = (start..<start + count).reduce(0) { $0 + share(length, of: units, at: $1) }
    return (before, own)
  }
}

extension WidgetFamily {
  /// Returns the families that fit a tile of `size` cells, the one that uses it best first.
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

  /// Returns the family of a shape in units: one is small, two beside each other are medium, two by
  /// two large, and four by two extra large. Other shapes get the largest family that fits them.
  static func drawn(_ units: Size) -> WidgetFamily {
    switch (units.width, units.height) {
    case (4..., 2...): .systemExtraLarge
    case (2..., 2...): .systemLarge
    case (2..., _): .systemMedium
    default: .systemSmall
    }
  }

  /// Returns the family in `supported` that uses `size` best; the smallest supported one if none
  /// fits, since something is better than nothing.
  static func best(for size: Size, of supported: [WidgetFamily]) -> WidgetFamily {
    fitting(size).first { supported.contains($0) }
      ?? supported.min { $0.tileSize.area < $1.tileSize.area } ?? .systemSmall
  }
}

extension Size {
  fileprivate var area: Int { width * height }

  fileprivate func extended(by gaps: Size) -> Size {
    Size(width: width + gaps.width, height: height + gaps.height)
  }

  fileprivate func reduced(by gaps: Size) -> Size {
    reduced(columns: gaps.width, rows: gaps.height)
  }
}
