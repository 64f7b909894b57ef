import WidgetLayout
import WidgetSources

/// The cells of a table, with column widths that fit a tile.
struct TableModel {
  /// The columns that are shown at the width.
  let columns: [TableColumn]
  let rows: [[TableCell]]
  /// The alignments of the columns.
  let alignments: [TextAlignment]
  /// The widths of the columns, as many as fit.
  let widths: [Int]

  /// The headings of the columns.
  var titles: [String] { columns.map(\.title.beginning) }

  /// Creates the table of rows in a width in cells.
  init(
    columns all: [TableColumn], rows data: ArraySlice<Datum>, symbols: NumberSymbols, width: Int
  ) {
    let wide = all.filter { $0.leastTable <= width }
    let columns = wide.isEmpty ? Array(all.prefix(1)) : wide
    let formats = columns.map { ValueFormat($0.number, symbols: symbols) }
    rows = data.map { row in
      zip(columns, formats).map { TableCell($0.value(in: row), in: $0, $1) }
    }
    let areNumbers = columns.map { column in
      let values = data.compactMap { column.value(in: $0) }.filter { $0 != .null }
      return !values.isEmpty && values.allSatisfy { $0.number != nil && $0 != .text("") }
    }
    alignments = zip(columns, areNumbers).map { column, isNumber in
      switch column.align {
      case .left: .leading
      case .center: .center
      case .right: .trailing
      case nil: isNumber ? .trailing : .leading
      }
    }
    let rows = rows
    let natural = columns.indices.map { index in
      // What is wider than the tile is cut in any case.
      min(
        max(1, width),
        columns[index].width
          ?? max(
            1, Painter.width(of: columns[index].title.beginning),
            rows.lazy.map { $0[index].width }.max() ?? 0))
    }
    let isFirm = zip(columns, areNumbers).map { $0.width != nil || $1 && !$0.isFlexible }
    let fitted = Self.fitted(natural, isFirm: isFirm, in: width)
    widths = Self.filled(
      fitted, isFlexible: Self.flexible(columns, fitted, alignments), to: width)
    self.columns = columns
  }

  /// Returns for each column whether it takes what the others leave: those that the board says; else
  /// the widest column of words before figures, so that figures stand at the right edge.
  private static func flexible(
    _ columns: [TableColumn], _ widths: [Int], _ alignments: [TextAlignment]
  ) -> [Bool] {
    let chosen = widths.indices.map { columns[$0].isFlexible }
    let words = widths.indices.filter { alignments[$0] == .leading && columns[$0].width == nil }
    guard !chosen.contains(true), !widths.isEmpty, alignments[widths.count - 1] == .trailing,
      let widest = words.max(by: { (widths[$0], -$0) < (widths[$1], -$1) })
    else { return chosen }
    return widths.indices.map { $0 == widest }
  }

  /// Returns the widths with what is left of the width given to the flexible columns.
  private static func filled(_ widths: [Int], isFlexible: [Bool], to width: Int) -> [Int] {
    let flexible = widths.indices.filter { isFlexible[$0] }
    let least = width - widths.reduce(widths.count - 1, +)
    // The gaps grow first.
    let spare = least - min(least, (widths.count - 1) * (widestGap - 1))
    guard !flexible.isEmpty, spare > 0 else { return widths }
    var widths = widths
    for (place, index) in flexible.enumerated() {
      widths[index] += share(spare, of: flexible.count, at: place)
    }
    return widths
  }

  /// Returns the fitted widths: the widest columns of words shrink first, then the last columns are
  /// dropped; numbers shrink last.
  private static func fitted(_ natural: [Int], isFirm: [Bool], in width: Int) -> [Int] {
    if natural.isEmpty { return [] }
    // The first column of words says what a row is about.
    let subject = isFirm.firstIndex(of: false)
    for count in stride(from: natural.count, through: 1, by: -1) {
      let widths = Array(natural.prefix(count))
      let shrunk = shrunken(widths, to: width) { index in
        isFirm[index] ? nil : index == subject && count > 2 ? leastSubject : least
      }
      if let shrunk { return shrunk }
      if count <= 2, let shrunk = shrunken(widths, to: width, least: { _ in 3 }) { return shrunk }
    }
    return [max(1, width)]
  }

  /// The minimum width of words in columns; less would be unreadable.
  private static let least = 6
  /// The minimum width of the words that say what a row is about, before a third column gives way.
  private static let leastSubject = 12

  /// Returns the widths, with the widest shrunk until all fit; `nil` if the minimum widths (nil for
  /// the full width) do not fit.
  private static func shrunken(
    _ natural: [Int], to width: Int, least: (Int) -> Int?
  ) -> [Int]? {
    var widths = natural
    var excess = widths.reduce(widths.count - 1, +) - width
    while excess > 0 {
      let soft = widths.indices.filter { index in least(index).map { widths[index] > $0 } ?? false }
      guard let widest = soft.max(by: { widths[$0] < widths[$1] }) else { return nil }
      widths[widest] -= 1
      excess -= 1
    }
    return widths
  }

  /// Returns the number of blank columns between two columns: three if they fit.
  func gap(in width: Int) -> Int {
    guard widths.count > 1 else { return 1 }
    let spare = width - widths.reduce(0, +)
    return min(Self.widestGap, max(1, spare / (widths.count - 1)))
  }

  private static let widestGap = 3
}

extension String {
  /// Returns the text in at most `width` columns; the middle of a longer one is left out.
  func cutInMiddle(to width: Int) -> String {
    guard Painter.width(of: self) > width, width > 1 else { return self }
    func fitting(_ characters: some Sequence<Character>, _ room: Int) -> [Character] {
      var used = 0
      return characters.prefix { character in
        used += Painter.width(of: String(character))
        return used <= room
      }
    }
    let head = fitting(self, width / 2)
    let tail = fitting(reversed(), (width - 1) / 2)
    return String(head) + "…" + String(tail.reversed())
  }
}
