/// A picture in cells: a widget at one size, in roles rather than colours.
///
/// Rows are stored one after another. The grid has its own tables of styles and clusters, so that a
/// cell takes eight bytes; the cells of two grids can be compared only if the grids share their
/// tables, as a grid and its copy do.
public struct CellGrid: Sendable {
  public let size: Size
  public internal(set) var cells: [Cell]
  /// The styles that cells refer to; the first is the terminal's own.
  public internal(set) var styles: [Style] = [.plain]
  /// The clusters of more than one scalar that cells refer to.
  public internal(set) var clusters: [String] = []
  /// The areas that open something when pressed; an inner link comes after the one around it.
  public internal(set) var links: [GridLink] = []
  /// The forms of the label that stands outside the picture, such as in a tile's border, from the longest on; empty
  /// for none.
  package internal(set) var label: [String] = []
  /// The texts that change with time, with their places.
  package internal(set) var liveTexts: [LiveText] = []
  /// The bars that change with time.
  package internal(set) var liveBars: [LiveBar] = []
  /// The pictures that cells refer to, the first by the number 1.
  package internal(set) var pictures: [GridPicture] = []
  private var styleNumbers = StyleNumbers()
  private var clusterNumbers: [String: UInt32] = [:]

  /// Creates a grid of blanks.
  public init(size: Size) {
    self.size = size
    cells = Array(repeating: .blank, count: max(0, size.width) * max(0, size.height))
  }

  /// Creates a grid from its parts; `cells` has as many cells as `size`, and refers only to entries
  /// of the tables.
  init(size: Size, cells: [Cell], styles: [Style], clusters: [String]) {
    self.size = size
    self.cells = cells
    self.styles = styles
    self.clusters = clusters
    styleNumbers = StyleNumbers(of: styles)
    clusterNumbers = Dictionary(
      zip(clusters, (0...).lazy.map { Glyph.clusterFlag | $0 })
    ) { first, _ in first }
  }

  public var bounds: Rect { Rect(size: size) }

  /// The cell in column `x` of row `y`, both from 0.
  public subscript(x: Int, y: Int) -> Cell {
    get { cells[y * size.width + x] }
    set { cells[y * size.width + x] = newValue }
  }

  /// Returns the number of `style` in the grid's table, and adds it if needed.
  ///
  /// The table holds 65,535 styles; a picture with more (a photograph in 24 bits) shares the last
  /// one.
  public mutating func number(of style: Style) -> UInt16 {
    styleNumbers.number(of: style, in: &styles)
  }

  /// Changes the styles that cells refer to.
  mutating func recolor(_ change: (Style) -> Style) {
    let numbers = styles.map { number(of: change($0)) }
    for index in cells.indices { cells[index].style = numbers[Int(cells[index].style)] }
  }

  /// Returns the content of a cell that shows `cluster`.
  public mutating func content(of cluster: String) -> UInt32 {
    if let number = clusterNumbers[cluster] { return number }
    let content = Glyph.clusterFlag | UInt32(clusters.count)
    clusters.append(cluster)
    clusterNumbers[cluster] = content
    return content
  }

  /// Returns the text of a cell; empty for the right half of a wide character.
  public func text(of cell: Cell) -> String {
    if cell.width == 0 { return "" }
    if cell.content & Glyph.clusterFlag != 0 {
      return clusters[Int(cell.content & ~Glyph.clusterFlag)]
    }
    return Unicode.Scalar(cell.content).map { String($0) } ?? " "
  }

  /// Makes every cell of a rectangle blank, and removes the links that lie wholly in it. The tables
  /// are kept, so that cells stay comparable.
  public mutating func clear(_ rect: Rect) {
    let rect = rect.intersection(bounds)
    for y in rect.y..<rect.maxY {
      for x in rect.x..<rect.maxX { self[x, y] = .blank }
    }
    links.removeAll { $0.rect.intersection(rect) == $0.rect }
  }
}
