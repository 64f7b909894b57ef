/// From placed nodes to cells.
///
/// In: a tree and where each of its nodes stands. Out: a grid in which each was painted in order,
/// backs before fronts.
package struct Rendering {
  let layout: LayoutPass
  /// Where the tree's own rectangles begin in the grid.
  private let origin: Rect
  var painter: Painter
  /// The tree's style numbers as the grid's.
  private var styles: [UInt16]

  private init(_ layout: LayoutPass, at origin: Rect, painter: Painter) {
    self.layout = layout
    self.origin = origin
    self.painter = painter
    styles = []
    styles = layout.tree.styles.map { self.painter.number(of: $0) }
    self.painter.noteChange(at: layout.tree.nextChange)
  }

  /// The picture of a tree in `size` cells.
  @MainActor
  package static func grid(of tree: NodeTree, size: Size) -> CellGrid {
    picture(of: tree, size: size).grid
  }

  /// The picture of a tree that is laid out in `size` cells.
  @MainActor
  package static func grid(of layout: LayoutPass, size: Size) -> CellGrid {
    painter(after: layout, at: Rect(size: size), painter: Painter(grid: CellGrid(size: size))).grid
  }

  /// The picture of a tree in `size` cells, and when it changes by itself.
  @MainActor
  package static func picture(of tree: NodeTree, size: Size) -> DatedGrid {
    let painter = painter(
      after: LayoutPass(tree, in: size), at: Rect(size: size),
      painter: Painter(grid: CellGrid(size: size)))
    return DatedGrid(grid: painter.grid, nextChange: painter.nextChange)
  }

  /// The painter after it has painted a layout.
  @MainActor
  static func painter(
    after layout: LayoutPass, at origin: Rect, painter: consuming Painter
  ) -> Painter {
    var rendering = Rendering(layout, at: origin, painter: painter)
    if let url = layout.tree.widgetURL { rendering.painter.grid.setWidgetURL(url) }
    if layout.tree.count > 0 { rendering.paint(0) }
    return rendering.painter
  }

  /// Where a node stands in the grid.
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
    default: for child in layout.children(of: index) { paint(child) }
    }
  }

  @MainActor
  private mutating func paintClipped(_ index: Int, in rect: Rect) {
    let clip = painter.clip
    painter.clip = clip.intersection(rect)
    paint(index + 1)
    painter.clip = clip
  }

  /// Makes what is inside of a geometry reader, and paints it in the reader's place.
  @MainActor
  private mutating func paintGeometry(_ geometry: Int, in rect: Rect) {
    guard !rect.isEmpty else { return }
    let content = layout.tree.geometries[geometry](rect.size)
    let inner = LayoutPass(content, in: rect.size, alignment: .topLeading)
    var painted = Painter(grid: CellGrid(size: .zero))
    swap(&painted, &painter)
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

  private mutating func paintText(_ index: Int, in rect: Rect) {
    guard !rect.isEmpty else { return }
    keepLiveText(layout.tree.texts[index], in: rect)
    let text = layout.tree.texts[layout.tree.form(of: index, width: rect.width, rows: rect.height)]
    if let width = text.naturalWidth, width <= rect.width {
      let line = TextLayout.Line(text.glyphs, width: width)
      return paint(line, of: text, in: rect, y: rect.y)
    }
    let lines = TextLines(
      of: layout.tree.text.glyphs[text.glyphs], width: rect.width,
      limit: text.limit(rows: rect.height), truncation: text.truncation)
    var y = rect.y
    for line in lines {
      paint(line, of: text, in: rect, y: y)
      y += 1 + text.lineSpacing
    }
  }

  private mutating func paint(
    _ line: TextLayout.Line, of text: TextContent, in rect: Rect, y: Int
  ) {
    var pen = Pen(
      x: rect.x + text.alignment.horizontal.offset(of: line.width, in: rect.width),
      y: y, run: text.runs.lowerBound)
    write(line.prefix, of: text, with: &pen)
    if line.hasEllipsis { write(.ellipsis, style: pen.style, with: &pen) }
    write(line.suffix, of: text, with: &pen)
  }

  /// Keeps in the picture what a text is made of, where time changes it.
  private mutating func keepLiveText(_ text: TextContent, in rect: Rect) {
    guard let live = text.live else { return }
    painter.grid.liveTexts.append(
      LiveText(
        rect: rect, clip: painter.clip, stretches: layout.tree.liveTexts[live],
        lineLimit: text.lineLimit, truncation: text.truncation, alignment: text.alignment,
        lineSpacing: text.lineSpacing, narrows: text.narrowerForms > 0))
  }

  /// Where the next glyph goes, and in which of the text's runs it is.
  private struct Pen {
    var x: Int
    let y: Int
    var run: Int
    var style: UInt16 = 0
  }

  private mutating func write(_ range: Range<Int>, of text: TextContent, with pen: inout Pen) {
    for index in range {
      while pen.run < text.runs.upperBound - 1, index >= layout.tree.runs[pen.run].end {
        pen.run += 1
      }
      pen.style = styles[Int(layout.tree.runs[pen.run].style)]
      var glyph = layout.tree.text.glyphs[index]
      if text.isRedacted, glyph.content != Glyph.space.content {
        for _ in 0..<glyph.width { write(.bar, style: pen.style, with: &pen) }
        continue
      }
      if glyph.content & Glyph.clusterFlag != 0 {
        let cluster = layout.tree.text.clusters[Int(glyph.content & ~Glyph.clusterFlag)]
        glyph.content = painter.grid.content(of: cluster)
      }
      write(glyph, style: pen.style, with: &pen)
    }
  }

  private mutating func write(_ glyph: Glyph, style: UInt16, with pen: inout Pen) {
    painter.put(glyph.content, width: glyph.width, x: pen.x, y: pen.y, style: style)
    pen.x += Int(glyph.width)
  }
}

extension Glyph {
  /// What a redacted text is drawn with.
  fileprivate static let bar = Glyph(content: 0x25AC, width: 1)
}
