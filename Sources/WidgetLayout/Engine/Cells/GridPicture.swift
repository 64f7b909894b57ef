/// A picture in a grid: what a terminal with pixels shows in place of the cells that refer to it.
package struct GridPicture: Sendable, Hashable {
  package let content: PixelContent
  /// The cells that the whole picture takes, which may lie partly outside the grid.
  package private(set) var rect: Rect
  /// The background behind its transparent parts.
  package let ground: Paint
  /// The transparent paints over its cells, row by row; empty if there are none.
  package private(set) var veils: [Paint] = []
  /// True for a picture that is out of date.
  package var isDimmed = false
  /// A number that differs for different contents.
  private let key: Int

  package init(_ content: PixelContent, in rect: Rect, on ground: Paint) {
    self.content = content
    self.rect = rect
    self.ground = ground
    var hasher = Hasher()
    if case .image(let image) = content {
      image.rgba.withUnsafeBytes { hasher.combine(bytes: $0) }
      hasher.combine(image.width)
      hasher.combine(image.tint)
    } else {
      hasher.combine(content)
    }
    key = hasher.finalize()
  }

  /// Puts a transparent paint over a cell of the grid; returns false if there is one already.
  mutating func veil(x: Int, y: Int, paint: Paint) -> Bool {
    guard rect.contains(x: x, y: y), rect.width * rect.height <= Self.mostVeils else {
      return false
    }
    if veils.isEmpty { veils = Array(repeating: .none, count: rect.width * rect.height) }
    let index = (y - rect.y) * rect.width + x - rect.x
    guard veils[index] == .none else { return false }
    veils[index] = paint
    return true
  }

  /// The most cells of a picture that may have transparent paints over them.
  static let mostVeils = 1 << 16

  /// Returns the picture with the transparent paints over all its cells; `nil` if they are not as many.
  func veiled(by veils: [Paint]) -> GridPicture? {
    guard veils.isEmpty || veils.count == rect.width * rect.height else { return nil }
    var picture = self
    picture.veils = veils
    return picture
  }

  /// The picture at the grid's first cell: equal for pictures that differ only by their place.
  package var atOrigin: GridPicture { moved(columns: -rect.x, rows: -rect.y) }

  /// Returns the picture moved with its grid into another one.
  func moved(columns: Int, rows: Int) -> GridPicture {
    var picture = self
    picture.rect.x += columns
    picture.rect.y += rows
    return picture
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(rect)
    hasher.combine(ground)
    hasher.combine(isDimmed)
    hasher.combine(veils)
  }
}

extension CellGrid {
  /// The most pictures of a grid.
  static let mostPictures = Int(UInt8.max)

  /// Returns the number by which cells refer to a picture, and adds it if needed; 0 if there are too
  /// many.
  ///
  /// A picture that no cell refers to gives its number away.
  mutating func number(of picture: GridPicture) -> UInt8 {
    if let index = pictures.firstIndex(of: picture) { return UInt8(index + 1) }
    if pictures.count < Self.mostPictures {
      pictures.append(picture)
      return UInt8(pictures.count)
    }
    var isUsed = [Bool](repeating: false, count: Self.mostPictures + 1)
    for cell in cells { isUsed[Int(cell.picture)] = true }
    guard let free = isUsed.indices.dropFirst().first(where: { !isUsed[$0] }) else { return 0 }
    pictures[free - 1] = picture
    return UInt8(free)
  }

  /// The grid without pictures; their cells stay.
  package var withoutPictures: CellGrid {
    guard !pictures.isEmpty else { return self }
    var grid = self
    grid.pictures = []
    for index in grid.cells.indices { grid.cells[index].picture = 0 }
    return grid
  }
}

extension Painter {
  /// Returns the background of a cell, before a picture is drawn on it.
  package func ground(x: Int, y: Int) -> Paint {
    guard clip.contains(x: x, y: y) else { return .none }
    return grid.styles[Int(grid[x, y].style)].background
  }

  /// Lets a terminal with pixels show some content in place of the cells of a rectangle, until
  /// something is drawn over them.
  package mutating func attach(_ content: PixelContent, in rect: Rect, on ground: Paint) {
    let seen = rect.intersection(clip)
    guard !seen.isEmpty else { return }
    let number = grid.number(of: GridPicture(content, in: rect, on: ground))
    for y in seen.y..<seen.maxY {
      for x in seen.x..<seen.maxX { grid[x, y].picture = number }
    }
  }
}
