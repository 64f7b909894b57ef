import WidgetBase
import WidgetLayout
import WidgetSources

/// The columns of a list of processes in some width.
struct ProcessColumns: Hashable {
  /// A column's content.
  enum Content: Hashable {
    case processID, user, state, name, course, disk, cpu, memory

    /// The value by which a press on the heading sorts; `nil` for none.
    var sort: ProcessSort? {
      switch self {
      case .processID: .processID
      case .name: .name
      case .disk: .disk
      case .cpu: .cpu
      case .memory: .memory
      case .user, .state, .course: nil
      }
    }
  }

  /// A column in its place.
  struct Column: Hashable {
    let content: Content
    let place: Range<Int>
  }

  let columns: [Column]

  /// The least columns of names.
  private static let leastName = 12

  /// Creates the columns of a list: as many as leave the names some room, and always that by which it is
  /// sorted.
  init(_ list: ProcessList, width: Int) {
    let digits = list.rows.map { String($0.process.processID).count }.max() ?? 0
    let user = min(8, max(4, list.rows.map(\.process.user.count).max() ?? 0))
    let widths: [(content: Content, width: Int)] = [
      (.processID, max(4, digits)), (.user, user), (.state, 1), (.name, Self.leastName),
      (.course, 8), (.disk, 10), (.cpu, 6), (.memory, 8),
    ]
    let ranks: [Content] = [.name, .cpu, .processID, .memory, .user, .course, .disk, .state]
    var shown: Set<Content> = [.name]
    if let sorted = widths.first(where: { $0.content.sort == list.sort }) {
      shown.insert(sorted.content)
    }
    func needed(_ shown: Set<Content>) -> Int {
      widths.reduce(-1) { shown.contains($1.content) ? $0 + $1.width + 1 : $0 }
    }
    for content in ranks where needed(shown.union([content])) <= width { shown.insert(content) }
    let spare = max(0, width - needed(shown))
    var x = 0
    columns = widths.filter { shown.contains($0.content) }.map { content, least in
      let end = min(width, x + least + (content == .name ? spare : 0))
      defer { x = end + 1 }
      return Column(content: content, place: min(x, end)..<end)
    }
  }

  /// Returns the column of a cell; `nil` between two.
  func column(at x: Int) -> Column? { columns.first { $0.place.contains(x) } }

  /// The columns for a table; those of headings are dim except the one that is sorted by.
  func table(for list: ProcessList, isHeader: Bool) -> [TextTable.Column] {
    columns.map { column in
      let isSorted = column.content.sort == list.sort
      let isDim = isHeader ? !isSorted : [.processID, .user, .state].contains(column.content)
      return TextTable.Column(
        column.content == .name ? .flexible : .fixed(column.place.count),
        alignment: [.processID, .disk, .cpu, .memory].contains(column.content)
          ? .trailing : .leading,
        role: isDim ? .dim : .text, isBold: isSorted)
    }
  }

  /// Returns the headings, with the direction at the one that is sorted by.
  func headings(for list: ProcessList) -> [TextTable.Cell] {
    columns.map { column in
      let isSorted = column.content.sort == list.sort
      let mark = list.sort.isDescending != list.isReversed ? "▾" : "▴"
      return .text(column.content.heading + (isSorted ? mark : ""))
    }
  }

  /// Returns the cells of a row.
  func cells(_ row: ProcessList.Row) -> [TextTable.Cell] {
    columns.map { $0.content.cell(of: row) }
  }
}

extension ProcessColumns.Content {
  fileprivate var heading: String {
    switch self {
    case .processID: "PID"
    case .user: "user"
    case .state: "S"
    case .name: "process"
    case .course: "course"
    case .disk: "disk/s"
    case .cpu: "CPU %"
    case .memory: "memory"
    }
  }

  fileprivate func cell(of row: ProcessList.Row) -> TextTable.Cell {
    let process = row.process
    return switch self {
    case .processID: .text(String(process.processID))
    case .user: .text(process.user.isEmpty ? "–" : process.user)
    case .state: .text(String(process.state))
    case .name: .detailed(Self.name(row), detail: Self.detail(row))
    case .course: .course(process.course, in: 0...1, ramp: Self.ramp)
    case .disk: .text(process.diskRate.map { ByteText.rounded($0) } ?? "–")
    case .cpu: .text(process.cpuText)
    case .memory: .text(process.memoryText)
    }
  }

  private static func name(_ row: ProcessList.Row) -> String {
    let mark = row.folded > 0 ? "▸" : ""
    return row.branch + mark + row.process.programName
  }

  private static func detail(_ row: ProcessList.Row) -> String {
    if row.folded > 0 { return "+\(row.folded)" }
    return row.process.arguments.dropFirst().joined(separator: " ")
  }

  /// The colours of a process's share of one processor; one that needs all of it is worth a look.
  private static let ramp = LevelRamp([
    .init(0.05, .role(.accent)), .init(0.5, .role(.good)), .init(1, .role(.warn)),
  ])
}
