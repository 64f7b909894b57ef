/// The step from placed nodes to cells.
///
/// It takes a tree with the frames of its nodes, and paints each into a grid in order, from back to
/// front.
package struct Rendering {
  let layout: LayoutPass
  /// The tree's own rectangle in the grid.
  private let origin: Rect
  var painter: Painter
  /// The tree's styles as numbers of the grid.
  var styles: [UInt16]

  private init(_ layout: LayoutPass, at origin: Rect, painter: Painter) {
    self.layout = layout
    self.origin = origin
    self.painter = painter
    styles = []
    styles = layout.tree.styles.map { self.painter.number(of: $0) }
    self.painter.noteChange(at: layout.tree.nextChange)
  }

  /// Returns the picture of a tree in `size` cells.
  @MainActor
  package static func grid(of tree: NodeTree, size: Size) -> CellGrid {
    picture(of: tree, size: size).grid
  }

  /// Returns the picture of a tree that is laid out in `size` cells.
  @MainActor
  package static func grid(of layout: LayoutPass, size: Size) -> CellGrid {
    painter(after: layout, at: Rect(size: size), painter: Painter(grid: CellGrid(size: size))).grid
  }

  /// Returns the picture of a tree in `size` cells, and the date of its next change by itself; only
  /// the background covers the `margins` on each side.
  @MainActor
  package static func picture(
    of tree: NodeTree, size: Size, margins: Size = .zero
  ) -> DatedGrid {
    let all = Rect(size: size)
    let inner = all.inset(columns: margins.width, rows: margins.height)
    var painter = self.painter(
      behind: tree, in: all, painter: Painter(grid: CellGrid(size: size)))
    painter.clip = inner
    painter = self.painter(after: LayoutPass(tree, in: inner.size), at: inner, painter: painter)
    return DatedGrid(grid: painter.grid, nextChange: painter.nextChange)
  }

  /// Returns the picture of all rows of a tree, for a place in which they scroll: at least one more
  /// than the place has, which tells it from a picture of the place, and at most
  /// `Size.mostScrolledRows`.
  @MainActor
  package static func wholePicture(
    of tree: NodeTree, in place: Size, margins: Size = .zero
  ) -> DatedGrid {
    let columns = max(0, place.width - 2 * margins.width)
    let rows = LayoutPass.rows(of: tree, columns: columns) + 2 * margins.height
    let height = max(place.height + 1, min(rows, Size.mostScrolledRows))
    return picture(
      of: tree, size: Size(width: place.width, height: height), margins: margins)
  }

  /// Returns the painter after painting the background of a tree.
  @MainActor
  private static func painter(
    behind tree: NodeTree, in rect: Rect, painter: consuming Painter
  ) -> Painter {
    guard let background = tree.background.first else { return painter }
    let layout = LayoutPass(background.tree, in: rect.size, alignment: background.alignment)
    return self.painter(after: layout, at: rect, painter: painter)
  }

  /// Returns the painter after painting a layout.
  @MainActor
  static func painter(
    after layout: LayoutPass, at origin: Rect, painter: consuming Painter
  ) -> Painter {
    var rendering = Rendering(layout, at: origin, painter: painter)
    if let url = layout.tree.widgetURL { rendering.painter.grid.setWidgetURL(url) }
    if !layout.tree.widgetLabel.isEmpty { rendering.painter.grid.label = layout.tree.widgetLabel }
    if layout.tree.count > 0 { rendering.paint(0) }
    return rendering.painter
  }

  /// Returns the frame of a node in the grid.
  func frame(_ index: Int) -> Rect {
    var rect = layout.frames[index]
    if rect == .hidden { return rect }
    rect.x += origin.x
    rect.y += origin.y
    return rect
  }

  @MainActor
  mutating func paint(_ index: Int) {
    let rect = frame(index)
    let node = layout.tree.nodes[index]
    switch node.kind {
    case .text(let text): paintText(Int(text), in: rect)
    case .divider(let axis, let style): paintDivider(axis, in: rect, style: style)
    case .fill(let paint): if paint != .none { painter.fill(rect, paint: paint) }
    case .drawing(let drawing):
      if rect != .hidden { layout.tree.drawings[Int(drawing)].draw(in: rect, with: &painter) }
    case .spacer: break
    case .backed(_, let isBehind): paintBacked(index, isBehind: isBehind)
    case .hidden: break
    case .clipped: paintClipped(index, in: rect)
    case .geometry(let geometry): paintGeometry(Int(geometry), in: rect)
    case .masked: paintMasked(index)
    case .faded(let opacity): paintFaded(index, opacity: Double(opacity))
    case .link(let link):
      painter.addLink(layout.tree.links[Int(link)], in: rect)
      paint(index + 1)
    default:
      if layout.tree.layoutValues.isEmpty {
        for child in layout.children(of: index) { paint(child) }
      } else {
        for child in layout.drawnChildren(of: index) { paint(child) }
      }
    }
  }

  @MainActor
  private mutating func paintClipped(_ index: Int, in rect: Rect) {
    let clip = painter.clip
    painter.clip = clip.intersection(rect)
    paint(index + 1)
    painter.clip = clip
  }

  /// Creates the content of a geometry reader, and paints it in the reader's frame.
  @MainActor
  private mutating func paintGeometry(_ geometry: Int, in rect: Rect) {
    guard !rect.isEmpty else { return }
    let content = layout.tree.geometries[geometry](rect.size)
    let inner = LayoutPass(content, in: rect.size, alignment: .topLeading)
    var painted = Painter(grid: CellGrid(size: .zero))
    swap(&painted, &painter)
    painted = Self.painter(behind: content, in: rect, painter: painted)
    painter = Self.painter(after: inner, at: rect, painter: painted)
  }

  @MainActor
  private mutating func paintBacked(_ index: Int, isBehind: Bool) {
    let content = index + 1
    let layer = Int(layout.tree.nodes[content].end)
    guard layer < Int(layout.tree.nodes[index].end) else { return paint(content) }
    paint(isBehind ? layer : content)
    paint(isBehind ? content : layer)
  }

  private mutating func paintDivider(_ axis: Axis, in rect: Rect, style: UInt16) {
    let line: UInt32 = axis == .horizontal ? 0x2500 : 0x2502
    for y in rect.y..<max(rect.y, rect.maxY) {
      for x in rect.x..<max(rect.x, rect.maxX) {
        painter.put(line, x: x, y: y, style: styles[Int(style)])
      }
    }
  }
}
