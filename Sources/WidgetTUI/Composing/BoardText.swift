import WidgetBase
import WidgetSettings

/// The text of a board's file, to which entries are added; comments, order and all other text stay as
/// they are.
struct BoardText: Equatable {
  /// The reason why an entry cannot be added in its place.
  struct Obstacle: Error, Equatable, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
  }

  private(set) var text: String

  init(_ text: String) { self.text = text }

  // MARK: Entries

  /// Adds an entry to the mapping at a key of the board, which is made if it is not there.
  mutating func add(_ name: String, _ setting: Setting, to key: String) throws(Obstacle) {
    let entries = try rootEntries()
    guard let entry = entries.first(where: { $0.key.text == key }) else {
      return try addSection(key, lines(name, setting, indent: 2), entries)
    }
    switch entry.value {
    case .mapping(let inner, let span) where isFlow(span):
      try insert(
        "\(YAMLText.scalar(name)): \(YAMLText.flow(setting))", inFlow: inner.last?.value, span)
    case .mapping(let inner, _):
      guard let last = inner.last, let indent = inner.first.map({ $0.key.span.start.column - 1 }),
        indent > 0
      else { throw Obstacle("\(key): is not written as lines below it") }
      insert(lines(name, setting, indent: indent), afterLine: end(of: last, indent: indent))
    case .scalar(let scalar) where scalar.text.isEmpty && !scalar.isQuoted:
      insert(lines(name, setting, indent: 2), afterLine: entry.key.span.start.line)
    default: throw Obstacle("\(key): is not a mapping")
    }
  }

  /// Returns the lines of an entry of a mapping.
  private func lines(_ name: String, _ setting: Setting, indent: Int) -> [String] {
    let margin = String(repeating: " ", count: indent)
    // A secret's place is one short mapping.
    guard setting["kind"] != nil else {
      return ["\(margin)\(YAMLText.scalar(name)): \(YAMLText.flow(setting))"]
    }
    return ["\(margin)\(YAMLText.scalar(name)):"] + YAMLText.block(setting, indent: indent + 2)
  }

  /// The sections before which another one stands.
  private static let later: [String: [String]] = [
    "bundles": ["secrets", "defaults", "widgets", "stacks", "pages", "status"],
    "secrets": ["defaults", "widgets", "stacks", "pages", "status"],
    "widgets": ["stacks", "pages", "status"],
    "pages": ["status"],
  ]

  private mutating func addSection(
    _ key: String, _ lines: [String], _ entries: [YAMLEntry]
  ) throws(Obstacle) {
    let following = entries.first { Self.later[key]?.contains($0.key.text) ?? false }
    let section = ["\(key):"] + lines
    guard let line = following?.key.span.start.line else {
      return insert(section, afterLine: lastLine)
    }
    // Comments directly above a section belong to it.
    var above = line - 1
    while above > 0, row(above).drop(while: { $0 == " " }).first == "#" { above -= 1 }
    insert(section, afterLine: above)
  }

  // MARK: Pages

  /// Adds a row with a widget to a page, as wide as the page is drawn: the first page, or the one that is
  /// named.
  mutating func place(_ name: String, onPage page: String? = nil) throws(Obstacle) {
    let entries = try rootEntries()
    guard let section = entries.first(where: { $0.key.text == "pages" }),
      case .mapping(let pages, _) = section.value, !pages.isEmpty
    else {
      guard entries.allSatisfy({ $0.key.text != "pages" }) else {
        throw Obstacle("pages: has no page")
      }
      return insert(["pages:", "  Home: [\(name)]"], afterLine: lastLine)
    }
    guard let chosen = page.map({ name in pages.first { $0.key.text == name } }) ?? pages.first
    else { throw Obstacle("there is no page \(VisibleText.quoted(page ?? ""))") }
    // From the last map to the first, so that an insertion moves no place that is needed.
    for map in Self.maps(of: chosen.value).reversed() {
      try addRow(name, to: map, of: chosen.key.text)
    }
  }

  /// Returns the lists of rows of a page.
  private static func maps(of page: YAMLNode) -> [YAMLNode] {
    guard case .mapping(let entries, _) = page else { return [page] }
    let maps = entries.filter { ["rows", "wide"].contains($0.key.text) }.map(\.value)
    return maps.sorted { $0.span.start < $1.span.start }
  }

  private mutating func addRow(
    _ name: String, to map: YAMLNode, of page: String
  ) throws(Obstacle) {
    guard case .sequence(let rows, let span) = map, let last = rows.last,
      case .scalar(let first) = rows[0]
    else { throw Obstacle("page \(VisibleText.quoted(page)) is not drawn as a list of rows") }
    let columns = max(1, first.text.split(whereSeparator: \.isWhitespace).count)
    let row = Array(repeating: name, count: columns).joined(separator: " ")
    if isFlow(span) {
      try insert(row, inFlow: last, span)
    } else {
      let margin = margin(of: last)
      insert(["\(margin)- \(row)"], afterLine: last.span.end.line)
    }
  }

  /// Returns the blanks before the dash of an item.
  private func margin(of item: YAMLNode) -> String {
    String(row(item.span.start.line).prefix { $0 == " " })
  }

  // MARK: Places in the text

  private func rootEntries() throws(Obstacle) -> [YAMLEntry] {
    let report = YAMLReport(YAMLFile(name: "board", text: text))
    guard let root = YAMLParser.root(of: report), report.errors.isEmpty else {
      throw Obstacle("the file is not valid YAML")
    }
    if root.shape == .nothing { return [] }
    guard case .mapping(let entries, let span) = root, !isFlow(span) else {
      throw Obstacle("the board is not written as lines of keys")
    }
    return entries
  }

  /// The lines of the file, without their breaks.
  private var rows: [String] {
    TextDifference.lines(of: text).map { $0.hasExactSuffix("\r") ? String($0.dropLast()) : $0 }
  }

  private func row(_ line: Int) -> String {
    let rows = rows
    return rows.indices.contains(line - 1) ? rows[line - 1] : ""
  }

  /// The last line with more than blanks and comments that stand alone.
  private var lastLine: Int {
    let rows = rows
    let last = rows.lastIndex { !$0.allSatisfy(\.isWhitespace) }
    return (last ?? -1) + 1
  }

  /// Returns true for a value in brackets or braces.
  private func isFlow(_ span: YAMLSpan) -> Bool {
    let row = row(span.start.line).unicodeScalars
    guard
      let place = row.index(
        row.startIndex, offsetBy: span.start.column - 1, limitedBy: row.endIndex),
      place < row.endIndex
    else { return false }
    return row[place] == "{" || row[place] == "["
  }

  /// Returns the last line of an entry in a block, whose key has so many blanks before it.
  private func end(of entry: YAMLEntry, indent: Int) -> Int {
    let rows = rows
    let start = entry.key.span.start.line
    var end = start
    var line = start + 1
    while line <= rows.count {
      let row = rows[line - 1]
      let margin = row.prefix { $0 == " " }.count
      let isBlank = row.allSatisfy(\.isWhitespace)
      let isComment = row.dropFirst(margin).first == "#"
      if !isBlank, margin <= indent, !isComment { break }
      if !isBlank, margin > indent { end = line }
      line += 1
    }
    // A closing bracket may stand further left.
    if case .mapping(_, let span) = entry.value, isFlow(span) { end = max(end, span.end.line) }
    return end
  }

  private mutating func insert(_ lines: [String], afterLine line: Int) {
    var rows = TextDifference.lines(of: text)
    let ending = rows.first?.hasExactSuffix("\r") == true ? "\r" : ""
    // A file without a last line break gets one.
    if line >= rows.count, rows.last != "" { rows.append("") }
    rows.insert(contentsOf: lines.map { $0 + ending }, at: min(line, max(0, rows.count - 1)))
    text = rows.joined(separator: "\n")
  }

  /// Inserts an item behind the last one of a value in brackets.
  private mutating func insert(
    _ item: String, inFlow last: YAMLNode?, _ span: YAMLSpan
  ) throws(Obstacle) {
    // Behind the opening bracket if there is no item.
    let place =
      last?.span.end ?? YAMLPosition(line: span.start.line, column: span.start.column + 1)
    var lines = TextDifference.lines(of: text)
    guard lines.indices.contains(place.line - 1) else {
      throw Obstacle("the end of a list was not found")
    }
    var scalars = Array(lines[place.line - 1].unicodeScalars)
    guard place.column - 1 <= scalars.count else {
      throw Obstacle("the end of a list was not found")
    }
    scalars.insert(
      contentsOf: (last == nil ? item : ", \(item)").unicodeScalars, at: place.column - 1)
    var line = String.UnicodeScalarView()
    line.append(contentsOf: scalars)
    lines[place.line - 1] = String(line)
    text = lines.joined(separator: "\n")
  }
}
