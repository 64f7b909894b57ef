import WidgetLayout

/// The names of series with their newest values, in rows.
struct ChartLegendLines {
  /// The lines; an empty one holds only the words about the others.
  let lines: [Text?]
  /// The columns of the first line.
  let width: Int
  /// How many series have no place in the lines; `nil` if all have one.
  let more: String?

  /// A series in a line.
  private struct Entry {
    var text: Text
    var columns: Int
  }

  private static let roles: [Role] = [.chart1, .chart2, .chart3, .chart4, .chart5, .chart6]

  private static let gap = 2

  /// Returns the colour of the series at an index.
  static func role(of index: Int) -> Role { roles[index % roles.count] }

  /// Creates the lines of series, at most `rows` of them.
  ///
  /// - Parameter more: The number of further series, which are not drawn.
  init(series: [ChartSeries], more: Int, width: Int, rows: Int) {
    let entries = series.enumerated().compactMap { index, one in
      Self.entry(of: one, hasMark: series.count > 1, Self.role(of: index))
    }
    let lines = Self.cut(Self.lines(of: entries, width), to: rows, more: more, width: width)
    let hidden = entries.count - lines.joined().count + more
    let words = hidden > 0 ? Self.words(hidden) : nil
    self.lines = lines.map(Self.text)
    self.more = words
    let tail = lines.count == 1 ? words.map { Self.gap + Painter.width(of: $0) } ?? 0 : 0
    self.width = (lines.first.map(Self.columns) ?? 0) + tail
  }

  private static func words(_ hidden: Int) -> String { "+\(hidden) more" }

  /// Returns a series as a part of a line; `nil` if nothing is to be said of it.
  private static func entry(of one: ChartSeries, hasMark: Bool, _ role: Role) -> Entry? {
    guard !(one.isOfCategories && one.name.isEmpty) else { return nil }
    let values = one.isOfCategories ? [] : one.newest
    let name = [one.name, values.first ?? ""].filter { !$0.isEmpty }
    guard !name.isEmpty else { return nil }
    var text = Text(verbatim: hasMark ? "━ " : "").foregroundStyle(role)
    if !one.name.isEmpty {
      text =
        text
        + Text(verbatim: one.name + (values.isEmpty ? "" : " ")).foregroundStyle(Role.dim)
    }
    if !values.isEmpty { text = text + Text(forms: values).bold() }
    let columns = name.map { Painter.width(of: $0) }.reduce(name.count - 1, +)
    return Entry(text: text, columns: columns + (hasMark ? 2 : 0))
  }

  private static func columns(of line: [Entry]) -> Int {
    line.reduce(line.isEmpty ? 0 : -gap) { $0 + gap + $1.columns }
  }

  /// Returns all series in lines.
  private static func lines(of entries: [Entry], _ width: Int) -> [[Entry]] {
    entries.reduce(into: []) { lines, entry in
      if let last = lines.last, columns(of: last) + gap + entry.columns <= width {
        lines[lines.count - 1].append(entry)
      } else {
        lines.append([entry])
      }
    }
  }

  /// Returns the first lines; the last of them has room for the words about what has no place in them.
  private static func cut(_ all: [[Entry]], to rows: Int, more: Int, width: Int) -> [[Entry]] {
    guard rows > 0 else { return [] }
    let count = all.joined().count + more
    var lines = Array(all.prefix(rows))
    if lines.isEmpty, more > 0 { return [[]] }
    while let last = lines.last, !last.isEmpty {
      let hidden = count - lines.joined().count
      // The only name there is room for is cut instead, as a number alone says little.
      if hidden == 0 || lines.count == 1 && last.count == 1 { break }
      if columns(of: last) + gap + Painter.width(of: words(hidden)) <= width { break }
      lines[lines.count - 1].removeLast()
    }
    return lines
  }

  private static func text(of line: [Entry]) -> Text? {
    guard let first = line.first else { return nil }
    return line.dropFirst().reduce(first.text) {
      $0 + Text(verbatim: String(repeating: " ", count: gap)) + $1.text
    }
  }
}
