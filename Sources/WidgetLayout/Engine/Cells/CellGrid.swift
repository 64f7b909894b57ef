/// A picture in cells: what a widget looks like at one size, in roles rather than colours.
///
/// Rows lie one after another. Styles and clusters are tables of the grid's own, so that a cell
/// is eight bytes; two grids' cells can be compared as bytes only if they share their tables,
/// which a copy of a grid does.
public struct CellGrid: Sendable {
  public let size: Size
  public internal(set) var cells: [Cell]
  /// The styles that cells point at; the first is the terminal's own.
  public internal(set) var styles: [Style] = [.plain]
  /// The clusters of more than one scalar that cells point at.
  public internal(set) var clusters: [String] = []
  /// What opens something when it is pressed; where links lie one in another, the inner one is last.
  public internal(set) var links: [GridLink] = []
  /// The texts that time changes, where they stand.
  package internal(set) var liveTexts: [LiveText] = []
  /// The bars that time fills or empties.
  package internal(set) var liveBars: [LiveBar] = []
  private var styleNumbers = StyleNumbers()
  private var clusterNumbers: [String: UInt32] = [:]

  /// A grid of blanks.
  public init(size: Size) {
    self.size = size
    cells = Array(repeating: .blank, count: max(0, size.width) * max(0, size.height))
  }

  /// A picture of its parts: as many cells as `size` has, which point at nothing beyond the tables.
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

  /// The number of `style` in this grid's table.
  ///
  /// The table holds 65,535 styles; a picture with more (a photograph in 24 bits) shares the last.
  public mutating func number(of style: Style) -> UInt16 {
    styleNumbers.number(of: style, in: &styles)
  }

  /// Changes the styles that cells point at.
  mutating func recolor(_ change: (Style) -> Style) {
    let numbers = styles.map { number(of: change($0)) }
    for index in cells.indices { cells[index].style = numbers[Int(cells[index].style)] }
  }

  /// The content by which a cell shows `cluster`.
  public mutating func content(of cluster: String) -> UInt32 {
    if let number = clusterNumbers[cluster] { return number }
    let content = Glyph.clusterFlag | UInt32(clusters.count)
    clusters.append(cluster)
    clusterNumbers[cluster] = content
    return content
  }

  /// What `cell` of this grid shows, as text; empty for the right half of a wide character.
  public func text(of cell: Cell) -> String {
    if cell.width == 0 { return "" }
    if cell.content & Glyph.clusterFlag != 0 {
      return clusters[Int(cell.content & ~Glyph.clusterFlag)]
    }
    return Unicode.Scalar(cell.content).map { String($0) } ?? " "
  }

  /// Makes every cell of a rectangle blank, which opens nothing then; keeps the tables, so that cells
  /// stay comparable.
  public mutating func clear(_ rect: Rect) {
    let rect = rect.intersection(bounds)
    for y in rect.y..<rect.maxY {
      for x in rect.x..<rect.maxX { self[x, y] = .blank }
    }
    links.removeAll { $0.rect.intersection(rect) == $0.rect }
  }
}
