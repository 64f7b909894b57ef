import FoundationEssentials

extension ByteReader {
  /// The limit of a picture's sides in cells, which is more than any terminal has; sides are less.
  static let longest = 10_000

  /// Reads a picture written by `ByteWriter.write(_: CellGrid)`.
  ///
  /// - Parameter expected: The size that it has to have, or `nil` for any.
  package mutating func grid(of expected: Size? = nil) throws(Failure) -> CellGrid {
    let size = Size(
      width: try number(below: Self.longest), height: try number(below: Self.longest))
    guard expected.map({ $0 == size }) ?? true else { throw .isWrong }
    let styles = try array(most: Int(UInt16.max)) { reader throws(Failure) in try reader.style() }
    guard let first = styles.first, first == .plain else { throw .isWrong }
    let clusters = try array(most: CellGrid.mostClusters(size)) { reader throws(Failure) in
      try reader.cluster()
    }
    let widths = clusters.map(Self.columns)
    let cells = try cells(size.width * size.height, styles: styles.count, clusters: widths)
    var grid = CellGrid(size: size, cells: cells, styles: styles, clusters: clusters)
    grid.links = try links(most: grid.mostLinks)
    let most = grid.mostLive
    grid.liveTexts = try array(most: most) { reader throws(Failure) in try reader.liveText() }
    guard grid.archivedLiveTexts.count == grid.liveTexts.count else { throw .isWrong }
    grid.liveBars = try array(most: most) { reader throws(Failure) in try reader.liveBar() }
    guard remaining > 0 else { return grid }
    try readPictures(of: &grid)
    if remaining > 0 { grid.label = try label() }
    return grid
  }

  /// The most forms of a label, and the most bytes of one.
  static let (mostLabels, longestLabel) = (8, 256)

  private mutating func label() throws(Failure) -> [String] {
    let forms = try array(most: Self.mostLabels) { reader throws(Failure) in try reader.string() }
    guard forms.allSatisfy({ $0.utf8.count <= Self.longestLabel }) else { throw .isWrong }
    return forms
  }

  /// The most bytes of a link's address.
  static let longestLink = 65_536
  /// The most scalars of a cluster, which a terminal gets for each cell that shows it.
  private static let longestCluster = 64

  private mutating func cells(
    _ count: Int, styles: Int, clusters: [Int]
  ) throws(Failure) -> [Cell] {
    var cells: [Cell] = []
    cells.reserveCapacity(min(count, 1 << 20))
    while cells.count < count {
      let style = UInt16(try number(below: styles))
      let end = cells.count + (try number(below: count - cells.count + 1))
      guard end > cells.count else { throw .isWrong }
      while cells.count < end {
        let value = try unsigned()
        let content = UInt32(truncatingIfNeeded: value >> 1)
        let width = value & 1 == 1 ? 2 : 1
        guard value >> 33 == 0, isShown(content, clusters: clusters.count),
          cells.count + width <= end
        else { throw .isWrong }
        if hasColumns(width, content, clusters) {
          cells.append(Cell(content: content, style: style, width: UInt8(width)))
          if width == 2 { cells.append(.rightHalf(style: style)) }
        } else {
          let cell = Cell(content: Self.replacement, style: style)
          cells.append(contentsOf: repeatElement(cell, count: width))
        }
      }
    }
    return cells
  }

  /// The character that stands for each column of one that does not take its cells' columns.
  private static let replacement: UInt32 = 0xFFFD

  /// Returns true if a cell can show the content: a scalar that is no control, or a known cluster.
  private func isShown(_ content: UInt32, clusters: Int) -> Bool {
    if content & Glyph.clusterFlag != 0 { return content & ~Glyph.clusterFlag < UInt32(clusters) }
    return Unicode.Scalar(content).map { !$0.isControl } ?? false
  }

  /// Returns true if a terminal shows a known content in that many columns.
  private func hasColumns(_ columns: Int, _ content: UInt32, _ clusters: [Int]) -> Bool {
    if content & Glyph.clusterFlag != 0 {
      return clusters[Int(content & ~Glyph.clusterFlag)] == columns
    }
    if content == 0x20 { return columns == 1 }
    if let plain = CharacterWidth.plainColumns(of: content) { return Int(plain) == columns }
    guard let scalar = Unicode.Scalar(content), !scalar.turnsText else { return false }
    return CharacterWidth.columns(of: scalar) == columns
  }

  /// Returns the columns of a cluster: those of its first scalar if all others are marks, else none.
  private static func columns(_ cluster: String) -> Int {
    let scalars = cluster.unicodeScalars
    guard let first = scalars.first, !scalars.contains(where: \.turnsText),
      scalars.dropFirst().allSatisfy({ CharacterWidth.columns(of: $0) == 0 })
    else { return 0 }
    return CharacterWidth.columns(of: first)
  }

  private mutating func cluster() throws(Failure) -> String {
    var text = try string()
    if text.utf8.count > Self.longestCluster {
      text = String(String.UnicodeScalarView(text.unicodeScalars.prefix(Self.longestCluster)))
    }
    guard !text.unicodeScalars.contains(where: \.isControl) else { throw .isWrong }
    return text
  }

  private mutating func links(most: Int) throws(Failure) -> [GridLink] {
    try array(most: most) { reader throws(Failure) in
      let text = try reader.string()
      let rect = try reader.rect()
      guard text.utf8.count <= Self.longestLink, let url = URL(string: text) else {
        throw .isWrong
      }
      return GridLink(url: url, rect: rect)
    }
  }

  package mutating func style() throws(Failure) -> Style {
    guard let foreground = Paint(archived: UInt32(truncatingIfNeeded: try unsigned())),
      let background = Paint(archived: UInt32(truncatingIfNeeded: try unsigned()))
    else { throw .isWrong }
    return Style(
      foreground: foreground, background: background,
      attributes: Style.Attributes(rawValue: UInt8(try number(below: 64))))
  }

  package mutating func rect() throws(Failure) -> Rect {
    let rect = Rect(
      x: try integer(), y: try integer(), width: try integer(), height: try integer())
    let sides = [rect.x, rect.y, rect.width, rect.height]
    guard sides.allSatisfy({ $0.magnitude < Self.longest }), rect.width >= 0, rect.height >= 0
    else { throw .isWrong }
    return rect
  }

  private mutating func liveText() throws(Failure) -> LiveText {
    let rect = try rect()
    let clip = try self.rect()
    let lineLimit = try number(below: Self.longest)
    guard let truncation = TruncationMode(rawValue: try byte()),
      let alignment = TextAlignment(rawValue: try byte())
    else { throw .isWrong }
    return LiveText(
      rect: rect, clip: clip,
      stretches: [], lineLimit: lineLimit, truncation: truncation, alignment: alignment,
      lineSpacing: try number(below: Self.longest), narrows: try flag(),
      digitRows: try number(below: 6)
    ).with(
      try array(most: CellGrid.mostStretches) { reader throws(Failure) in try reader.stretch() })
  }

  private mutating func liveBar() throws(Failure) -> LiveBar {
    let (rect, clip, start, end) = (try rect(), try rect(), try date(), try date())
    let countsDown = try flag()
    guard start <= end, let paint = Paint(archived: UInt32(truncatingIfNeeded: try unsigned()))
    else { throw .isWrong }
    return LiveBar(
      rect: rect, clip: clip, progress: IntervalProgress(start...end, countsDown: countsDown),
      paint: paint)
  }

  private mutating func stretch() throws(Failure) -> LiveStretch {
    let words = try string()
    let style = try style()
    return LiveStretch(
      words: words, live: try optional { reader throws(Failure) in try reader.liveWords() },
      style: style)
  }

  private mutating func liveWords() throws(Failure) -> LiveWords {
    switch try byte() {
    case 0:
      let date = try date()
      guard let form = DateForm(rawValue: try string()) else { throw .isWrong }
      return .dated(date, form)
    case 1:
      let (start, end) = (try date(), try date())
      guard start <= end else { throw .isWrong }
      return .timer(start...end, countsDown: try flag(), showsHours: try flag())
    case 2:
      let offset = try integer()
      guard (-200_000...200_000).contains(offset) else { throw .isWrong }
      return .clock(offset: offset, showsSeconds: try flag(), hasTwelveHours: try flag())
    default: throw .isWrong
    }
  }
}

extension LiveText {
  fileprivate func with(_ stretches: [LiveStretch]) -> LiveText {
    var text = self
    text.stretches = stretches
    return text
  }
}

extension Unicode.Scalar {
  /// True if a terminal would interpret the scalar instead of showing it.
  fileprivate var isControl: Bool { value < 0x20 || (0x7F..<0xA0).contains(value) }

  /// True if the scalar changes the direction of writing, or separates lines.
  fileprivate var turnsText: Bool {
    switch value {
    case 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

extension CellGrid {
  /// The most live texts or bars that are archived, which are drawn again each second: each takes some
  /// cells.
  var mostLive: Int { 64 + size.width * size.height / 4 }

  /// The most stretches of all live texts that are archived, which are formatted again each second.
  static let mostStretches = 4096

  /// The most bytes of their words: some for each cell, and some more.
  private var mostLiveWords: Int { 65_536 + 8 * size.width * size.height }

  /// The live texts that are archived: the first ones, as many as can be drawn again each second.
  var archivedLiveTexts: ArraySlice<LiveText> {
    var (stretches, bytes) = (0, 0)
    return liveTexts.prefix(mostLive).prefix { text in
      stretches += text.stretches.count
      bytes += text.stretches.reduce(0) { $0 + $1.words.utf8.count }
      return stretches <= Self.mostStretches && bytes <= mostLiveWords
    }
  }

  /// The most links that are archived: each takes a cell at least.
  var mostLinks: Int { 64 + size.width * size.height }

  /// The most clusters of a picture: those of its cells, and of some that were drawn over.
  static func mostClusters(_ size: Size) -> Int { 65_536 + 4 * size.width * size.height }
}
