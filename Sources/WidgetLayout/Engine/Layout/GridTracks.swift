/// SwiftUI's grid, on whole cells. Columns are divided like the children of a stack, each as
/// demanding as its most demanding cell; then rows are divided in the same way.
extension LayoutPass {
  /// A cell of a grid: its node, and the columns it takes.
  private struct GridCell {
    var node: Int
    var row: Int
    var column: Int
    var span: Int
  }

  /// The lengths of a grid's columns and rows.
  private struct GridTracks {
    var cells: [GridCell] = []
    /// The rows' own alignments.
    var alignments: [VerticalAlignment?] = []
    var columns: [Int] = []
    var rows: [Int] = []
    var settings: GridSettings

    /// Returns the length of the tracks `start..<start + count` and the gaps between them.
    static func length(_ tracks: [Int], _ start: Int, _ count: Int, gap: Int) -> Int {
      tracks[start..<start + count].reduce(max(0, count - 1) * gap, +)
    }
  }

  mutating func measureGrid(_ index: Int, _ settings: GridSettings, _ proposal: Proposal) -> Size {
    let tracks = tracks(index, settings, proposal)
    return Size(
      width: GridTracks.length(
        tracks.columns, 0, tracks.columns.count, gap: tracks.settings.columnSpacing),
      height: GridTracks.length(tracks.rows, 0, tracks.rows.count, gap: tracks.settings.rowSpacing))
  }

  mutating func placeGrid(
    _ index: Int, _ settings: GridSettings, in rect: Rect, _ proposal: Proposal
  ) {
    let tracks = tracks(index, settings, proposal)
    for row in children(of: index) { frames[row] = rect }
    var lines: [Int: Double] = [:]
    for cell in tracks.cells {
      let x = GridTracks.length(tracks.columns, 0, cell.column, gap: settings.columnSpacing)
      let y = GridTracks.length(tracks.rows, 0, cell.row, gap: settings.rowSpacing)
      let room = Rect(
        x: rect.x + x + (cell.column > 0 ? settings.columnSpacing : 0),
        y: rect.y + y + (cell.row > 0 ? settings.rowSpacing : 0),
        width: GridTracks.length(
          tracks.columns, cell.column, cell.span, gap: settings.columnSpacing),
        height: tracks.rows[cell.row])
      var alignment = settings.alignment
      alignment.vertical = tracks.alignments[cell.row] ?? alignment.vertical
      placeChild(cell.node, alignment, in: room, Proposal(room.size))
      if lines[cell.row] == nil, isGuided(alignment.vertical.key) {
        lines[cell.row] = line(of: cell.row, alignment.vertical, tracks)
      }
      if let line = lines[cell.row] { lower(cell.node, to: line, alignment.vertical, in: room) }
    }
  }

  /// Returns the common line of the guides of a row's cells, in points from the row's top.
  private mutating func line(
    of row: Int, _ alignment: VerticalAlignment, _ tracks: GridTracks
  ) -> Double {
    let key = GuideKey(axis: .vertical, alignment: alignment.key)
    var line = 0.0
    for cell in tracks.cells where cell.row == row {
      let width = GridTracks.length(
        tracks.columns, cell.column, cell.span, gap: tracks.settings.columnSpacing)
      line = max(line, guide(key, of: cell.node, Proposal(width: width, height: tracks.rows[row])))
    }
    return line
  }

  /// Moves a cell so that its guide lies on the row's line.
  private mutating func lower(
    _ node: Int, to line: Double, _ alignment: VerticalAlignment, in room: Rect
  ) {
    let key = GuideKey(axis: .vertical, alignment: alignment.key)
    let own = frames[node]
    let position = guide(key, of: node, Proposal(room.size))
    let y = room.y + Points.nearestCell(line - position, along: .vertical)
    place(node, in: Rect(x: own.x, y: y, size: own.size), Proposal(room.size))
  }

  private mutating func tracks(
    _ index: Int, _ settings: GridSettings, _ proposal: Proposal
  ) -> GridTracks {
    var tracks = GridTracks(settings: settings)
    collectCells(of: index, into: &tracks)
    let count = tracks.cells.map { $0.column + $0.span }.max() ?? 0
    tracks.columns = divide(
      proposal.width, count, gap: tracks.settings.columnSpacing, .horizontal,
      cells: tracks.cells.filter { $0.span == 1 }.map { ($0.column, $0.node, Proposal.ideal) })
    // A cell that does not fit the columns it spans widens the last of them.
    for cell in tracks.cells where cell.span > 1 && cell.column + cell.span <= count {
      let room = GridTracks.length(
        tracks.columns, cell.column, cell.span, gap: tracks.settings.columnSpacing)
      let offer = Proposal(
        width: proposal.width == Proposal.unspecified ? Proposal.unspecified : room,
        height: Proposal.unspecified)
      let width = measure(cell.node, offer).width
      if width > room, width < Proposal.infinity {
        tracks.columns[cell.column + cell.span - 1] += width - room
      }
    }
    tracks.rows = divide(
      proposal.height, tracks.alignments.count, gap: tracks.settings.rowSpacing, .vertical,
      cells: tracks.cells.map { cell in
        let width = GridTracks.length(
          tracks.columns, cell.column, cell.span, gap: tracks.settings.columnSpacing)
        return (cell.row, cell.node, Proposal(width: width, height: Proposal.unspecified))
      })
    return tracks
  }

  /// Collects the cells: a row's children, and each view between rows, which spans all columns.
  private func collectCells(of index: Int, into tracks: inout GridTracks) {
    var whole: [Int] = []
    for child in children(of: index) {
      let row = tracks.alignments.count
      if case .gridRow(let alignment) = tree.nodes[child].kind {
        tracks.alignments.append(alignment)
        var column = 0
        for node in children(of: child) {
          var span = 1
          if case .gridSpan(let columns) = tree.nodes[node].kind { span = Int(columns) }
          tracks.cells.append(GridCell(node: node, row: row, column: column, span: span))
          column += span
        }
      } else {
        tracks.alignments.append(nil)
        whole.append(tracks.cells.count)
        tracks.cells.append(GridCell(node: child, row: row, column: 0, span: 1))
      }
    }
    let columns = max(1, tracks.cells.map { $0.column + $0.span }.max() ?? 1)
    for cell in whole { tracks.cells[cell].span = columns }
  }

  /// Divides a length between tracks, each as demanding as its most demanding cell.
  private mutating func divide(
    _ length: Int, _ count: Int, gap: Int, _ axis: Axis,
    cells: [(track: Int, node: Int, offer: Proposal)]
  ) -> [Int] {
    func most(_ track: Int, _ length: Int, _ pass: inout LayoutPass) -> Int {
      cells.lazy.filter { $0.track == track }.reduce(0) { longest, cell in
        var offer = cell.offer
        offer[axis] = length
        return max(longest, pass.measure(cell.node, offer)[axis])
      }
    }
    if length == Proposal.unspecified || length >= Proposal.infinity {
      return (0..<count).map { min(most($0, length, &self), Proposal.infinity) }
    }
    return withUnsafeTemporaryAllocation(of: Share.self, capacity: count) { shares in
      shares.initialize(repeating: Share())
      for track in 0..<count {
        let least = most(track, 0, &self)
        shares[track].least = least
        shares[track].flexibility = most(track, Proposal.infinity, &self) - least
      }
      shares.divide(max(0, length - gap * max(0, count - 1))) { (most($0, $1, &self), 0) }
      return shares.map(\.length)
    }
  }
}
