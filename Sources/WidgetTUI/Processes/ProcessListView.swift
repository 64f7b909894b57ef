import FoundationEssentials
import WidgetBase
import WidgetLayout
import WidgetSources

/// The rows of a list of processes below their headings, and the chosen one in detail.
struct ProcessListView: View {
  let list: ProcessList
  let columns: ProcessColumns
  let facts: ProcessFacts?
  let now: Date
  /// The last row: the filter, or the keys.
  let hint: String
  let size: Size

  /// The places of the parts in some rows.
  struct Places {
    /// The rows of processes, below the headings.
    let rows: Range<Int>
    /// The rows of the details; empty without them.
    let details: Range<Int>

    init(height: Int, isDetailed: Bool) {
      let end = max(0, height - (height > 3 ? 1 : 0))
      let details = isDetailed && end >= 8 ? min(11, end / 2) : 0
      rows = min(1, end)..<max(min(1, end), end - details)
      self.details = rows.upperBound..<end
    }
  }

  var places: Places { Places(height: size.height, isDetailed: list.isDetailed) }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      TextTable(
        columns: columns.table(for: list, isHeader: true), rows: [columns.headings(for: list)])
      rows
      if let selected = list.selected, !places.details.isEmpty {
        details(of: selected).frame(
          columns: size.width, rows: places.details.count, alignment: .topLeading)
      }
      if size.height > 3 { Text(verbatim: hint).foregroundStyle(.secondary).lineLimit(1) }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  @ViewBuilder private var rows: some View {
    let shown = places.rows.count
    if list.rows.isEmpty {
      Text(verbatim: list.filter.isEmpty ? "No processes can be read." : "No process matches.")
        .foregroundStyle(.secondary)
        .frame(columns: size.width, rows: shown, alignment: .topLeading)
    } else {
      TextTable(
        columns: columns.table(for: list, isHeader: false),
        rows: list.rows.dropFirst(list.top).prefix(shown).map(columns.cells)
      )
      .frame(columns: size.width, rows: shown, alignment: .topLeading)
    }
  }

  // MARK: Details

  private func details(of process: ProcessUsage) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Text(verbatim: process.title).bold().layoutPriority(1)
        Text(verbatim: rule(beside: process.title)).foregroundStyle(Role.faint)
      }
      .lineLimit(1)
      Text(verbatim: state(of: process)).lineLimit(1)
      Text(verbatim: use(of: process)).lineLimit(1)
      Text(verbatim: command(of: process)).foregroundStyle(.secondary).lineLimit(commandRows)
      if courseRows > 0 {
        Sparkline(
          list.course, in: 0...max(1, list.course.compactMap { $0 }.max() ?? 1), fit: .recent
        )
        .frame(columns: size.width, rows: courseRows).padding(.top, 16)
      }
    }
  }

  /// Returns a line from a title to the right edge.
  private func rule(beside title: String) -> String {
    String(repeating: "─", count: max(0, size.width - Painter.width(of: title) - 1))
  }

  private var commandRows: Int { max(1, min(3, places.details.count - 3)) }
  private var courseRows: Int {
    let left = places.details.count - 3 - commandRows - 1
    return left >= 2 ? left : 0
  }

  private func state(of process: ProcessUsage) -> String {
    var words = ["user \(process.user.isEmpty ? "unknown" : process.user)", process.stateWord]
    words.append(process.threads == 1 ? "1 thread" : "\(process.threads) threads")
    if let started = facts?.started {
      words.append("since \(LocalTime(started).words(at: LocalTime(now)))")
    }
    words.append(parent(of: process))
    return words.joined(separator: " · ")
  }

  private func parent(of process: ProcessUsage) -> String {
    guard process.parentID > 0 else { return "started by the kernel" }
    let parent = list.rows.first { $0.process.processID == process.parentID }?.process
    return "child of \(parent?.title ?? String(process.parentID))"
  }

  private func use(of process: ProcessUsage) -> String {
    let disk = process.diskRate.map { "\(ByteText.rounded($0))/s" } ?? "not readable"
    let files = facts?.openFiles.map(String.init) ?? "not readable"
    return "CPU \(process.cpuText) % · memory \(process.memoryText) · disk \(disk) · "
      + "open files \(files)"
  }

  /// The command line as it is written; the kernel's own processes have none.
  private func command(of process: ProcessUsage) -> String {
    process.arguments.isEmpty
      ? "[\(process.name)] has no command line" : process.arguments.joined(separator: " ")
  }
}
