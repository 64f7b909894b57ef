import FoundationEssentials
import WidgetLayout
import WidgetTimeline

extension Dashboard {
  /// The most bytes that are copied: terminals ignore longer ones.
  private static let mostCopied = 48 << 10

  /// Hands the chosen link's address, the chosen process, the row that was searched for, or the words of the chosen
  /// tile to the terminal's clipboard.
  func copy() {
    guard let tile = chosenTile else { return say("Choose a tile to copy from", .warn) }
    let words = copied(from: tile)
    guard !words.isEmpty else { return say("\(tile.title) shows no words", .warn) }
    let copied = ClipboardText(Self.limited(words))
    let text = copied.text
    if let refusal = front.copy(copied) { return say(refusal.words, .bad) }
    let rows = words.split(separator: "\n").count
    let shown = text.split(separator: "\n").count
    switch (rows, shown) {
    case (1, _): say("Sent to the clipboard: \(text.cut(toColumns: 200))", .good)
    case (_, rows): say("Sent to the clipboard: \(rows) rows of \(tile.title)", .good)
    default:
      say("Sent to the clipboard: the first \(shown) of \(rows) rows of \(tile.title)", .warn)
    }
  }

  func say(_ words: String, _ role: Role) {
    notice = LinkNotice(words, role, clock.now)
  }

  private func copied(from tile: Tile) -> String {
    if let chosenLink { return chosenLink.absoluteString }
    if let view = processView(in: tile) { return copied(from: view) }
    guard let grid = searchedGrid(of: tile) else { return "" }
    if let search, search.matches.indices.contains(search.current) {
      return grid.row(search.matches[search.current].row).trimmed
    }
    return grid.words.joined(separator: "\n")
  }

  /// Returns the chosen process with its whole command line, or else the rows that are shown.
  private func copied(from view: ProcessListView) -> String {
    if let process = view.list.selected {
      let line =
        process.arguments.isEmpty ? process.name : process.arguments.joined(separator: " ")
      // Whoever started the process wrote this.
      return ClipboardText(row: "\(process.processID) \(line)").text
    }
    var environment = EnvironmentValues()
    environment.contentSize = view.size
    let picture = Rendering.picture(
      of: Lowering.tree(of: view, environment: environment), size: view.size)
    return picture.grid.words.joined(separator: "\n")
  }

  /// Returns the rows from the first one on that are not too long together.
  private static func limited(_ text: String) -> String {
    guard text.utf8.count > mostCopied else { return text }
    var rows: [Substring] = []
    var count = 0
    for row in text.split(separator: "\n", omittingEmptySubsequences: false) {
      count += row.utf8.count + 1
      guard count <= mostCopied else { break }
      rows.append(row)
    }
    return rows.joined(separator: "\n")
  }
}

extension CellGrid {
  /// The rows with letters or digits, without the columns that are blank in all of them; charts and
  /// rules are no words.
  fileprivate var words: [String] {
    let rows = (0..<size.height).map { row($0) }.filter { row in
      row.contains { $0.isLetter || $0.isNumber }
    }
    let indent = rows.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return rows.map { row in
      var words = row.dropFirst(indent)
      while words.last == " " { words.removeLast() }
      return String(words)
    }
  }
}
