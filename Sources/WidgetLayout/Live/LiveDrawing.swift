package import FoundationEssentials

extension LiveText {
  /// Returns a tree of only the text, as of `now`.
  func tree(at now: Date) -> NodeTree {
    var environment = EnvironmentValues()
    environment.currentDate = now
    environment.contentSize = rect.size
    environment.lineLimit = lineLimit == 0 ? nil : lineLimit
    environment.truncationMode = truncation
    environment.multilineTextAlignment = alignment
    environment.lineSpacing = Double(lineSpacing) * Points.perRow
    environment.minimumScaleFactor = narrows ? 0.5 : 1
    environment.font = digitRows > 1 ? .digits(rows: digitRows) : nil
    var lowering = Lowering(environment: environment)
    lowering.text(resolved(in: environment.textContext))
    return lowering.tree
  }

  private func resolved(in context: TextContext) -> ResolvedText {
    var text: ResolvedText?
    for stretch in stretches {
      let look = Text.Run(string: stretch.words, style: stretch.style)
      let part =
        stretch.live?.resolved(in: context).inheriting(look) ?? ResolvedText(forms: [[look]])
      if text == nil { text = part } else { text?.append(part) }
    }
    return text ?? ResolvedText(words: [""])
  }
}

extension Text.Run {
  /// Creates words in a style, whatever the environment.
  fileprivate init(string: String, style: Style) {
    self.init(string: string)
    paint = Color(paint: style.foreground)
    background = style.background == .none ? nil : Color(paint: style.background)
    attributes = style.attributes
  }
}

extension CellGrid {
  /// Returns the picture with its live texts and bars as of `now`, and the date of their next
  /// change. Call it on the original picture: words that became longer are not undone.
  @MainActor
  package func brought(to now: Date) -> DatedGrid {
    guard !liveTexts.isEmpty || !liveBars.isEmpty else {
      return DatedGrid(grid: self, nextChange: nil)
    }
    var painter = Painter(grid: self)
    for bar in liveBars { bar.draw(at: now, with: &painter) }
    painter.grid.liveTexts = []
    for text in liveTexts {
      painter.clip = text.clip.intersection(bounds)
      let before = painter.pictures(over: text.rect)
      painter.wipe(text.rect)
      let tree = text.tree(at: now)
      let rect = painter.room(for: text, of: tree)
      painter = Rendering.painter(
        after: LayoutPass(tree, in: rect.size, alignment: .topLeading), at: rect,
        painter: painter)
      if let before { painter.restore(before, in: rect) }
    }
    painter.grid.liveTexts = liveTexts
    return DatedGrid(grid: painter.grid, nextChange: painter.nextChange)
  }
}

extension Painter {
  /// Returns a rectangle for words that are longer than when the picture was made: it extends to
  /// blank cells on the right, then on the left, and leaves a column free before other text, two after it.
  /// Cells that the form which then fits does not need are given back, so that words which stood at
  /// an edge stay there.
  fileprivate func room(for text: LiveText, of tree: NodeTree) -> Rect {
    let rect = text.rect
    let glyphs = tree.text.glyphs[tree.texts[0].glyphs]
    let digits = text.digitRows > 1 ? BigDigits(glyphs, rows: text.digitRows) : nil
    let columns = digits?.width ?? tree.texts[0].naturalWidth ?? 0
    guard rect.height == text.digitRows, columns > rect.width, rect.y >= clip.y,
      rect.maxY <= clip.maxY
    else { return rect }
    func isBlank(_ x: Int) -> Bool {
      clip.x <= x && x < clip.maxX
        && (rect.y..<rect.maxY).allSatisfy { grid[x, $0].showing(picture: 0) == .blank }
    }
    var room = rect
    while room.width < columns, room.maxX < clip.maxX, isBlank(room.maxX),
      room.maxX + 1 == clip.maxX || isBlank(room.maxX + 1)
    {
      room.width += 1
    }
    while room.width < columns, room.x > clip.x, isBlank(room.x - 1),
      room.x - 1 == clip.x || isBlank(room.x - 2) && (room.x - 2 == clip.x || isBlank(room.x - 3))
    {
      room.x -= 1
      room.width += 1
    }
    let form = tree.texts[tree.form(of: 0, width: room.width, rows: room.height)]
    guard digits == nil, let needed = form.naturalWidth, needed <= room.width else { return room }
    let spare = room.width - max(needed, rect.width)
    let left = min(spare, rect.x - room.x)
    return Rect(x: room.x + left, y: room.y, width: room.width - spare, height: room.height)
  }

  /// Returns the cells if a picture was drawn over the text in a rectangle, which then stays behind it.
  fileprivate func pictures(over rect: Rect) -> [Cell]? {
    let seen = rect.intersection(clip)
    guard !grid.pictures.isEmpty, !seen.isEmpty, grid[seen.x, seen.y].picture != 0 else {
      return nil
    }
    return grid.cells
  }

  /// Lets pictures be in the cells of a rectangle again.
  fileprivate mutating func restore(_ cells: [Cell], in rect: Rect) {
    let seen = rect.intersection(clip)
    for y in seen.y..<max(seen.y, seen.maxY) {
      for x in seen.x..<max(seen.x, seen.maxX) {
        grid[x, y].picture = cells[y * grid.size.width + x].picture
      }
    }
  }

  /// Removes the text in a rectangle, and keeps the backgrounds.
  fileprivate mutating func wipe(_ rect: Rect) {
    let rect = rect.intersection(clip)
    for y in rect.y..<max(rect.y, rect.maxY) {
      for x in rect.x..<max(rect.x, rect.maxX) {
        let background = grid.styles[Int(grid[x, y].style)].background
        grid[x, y] = Cell(
          content: 0x20, style: grid.number(of: Style(background: background)))
      }
      if !rect.isEmpty { grid.mend(row: y, from: rect.x, to: rect.maxX) }
    }
  }
}
