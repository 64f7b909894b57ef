import WidgetLayout
import WidgetSources

/// As many processes and columns as fit.
struct ProcessesView: View {
  let model: ProcessesModel

  var body: some View {
    // Those that are missing may be the ones that use most.
    WarnedView(model.omission.map { [$0] } ?? []) { ProcessRows(model: model) }
  }
}

/// The processes that are known.
private struct ProcessRows: View {
  let model: ProcessesModel
  @Environment(\.widgetFamily) private var family
  @Environment(\.contentSize) private var size

  var body: some View {
    if family == .accessoryInline {
      Text(verbatim: model.rows.first.map { "\($0.name) \(figure($0))" } ?? "").lineLimit(1)
        .frame(maxWidth: .infinity, alignment: .leading)
    } else {
      VStack(alignment: .leading) {
        if hasHeader { TextTable(columns: columns(isHeader: true), rows: [cells(.header)]) }
        TextTable(columns: columns(isHeader: false), rows: model.rows.map(cells))
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .widgetLabel(forms: [
        "\(model.total) processes · \(model.running) running", "\(model.total) processes",
      ])
    }
  }

  private var hasHeader: Bool { size.height >= 6 && isWide }
  private var isWide: Bool { size.width >= 30 }
  private var hasCourses: Bool { size.width >= 44 }
  private var hasUsers: Bool { size.width >= 66 && model.rows.contains { !$0.user.isEmpty } }

  /// Returns the columns: on a narrow tile the name and the sorting figure; else all, with that
  /// figure in bold.
  private func columns(isHeader: Bool) -> [TextTable.Column] {
    let role: Role = isHeader ? .dim : .text
    func figure(_ width: Int, _ order: ProcessesReading.Order) -> TextTable.Column {
      TextTable.Column(
        .fixed(width), alignment: .trailing, role: role,
        isBold: model.order == order && !isHeader)
    }
    guard isWide else {
      return [.init(.flexible), figure(model.order == .cpu ? 7 : 8, model.order)]
    }
    let identifier = TextTable.Column(
      .fixed(model.identifierWidth), alignment: .trailing, role: .dim)
    let user = TextTable.Column(.fixed(userWidth), role: .dim)
    let courses = TextTable.Column(.fixed(8), role: .dim)
    return [identifier] + (hasUsers ? [user] : []) + [.init(.flexible, role: role)]
      + (hasCourses ? [courses] : []) + [figure(6, .cpu), figure(8, .memory)]
  }

  /// The columns of the longest user's name, up to eight, as in ps.
  private var userWidth: Int { min(8, max(4, model.rows.map(\.user.count).max() ?? 0)) }

  private func cells(_ row: ProcessesModel.Row) -> [TextTable.Cell] {
    guard isWide else { return [.text(row.name), .text(figure(row))] }
    let course: TextTable.Cell =
      row == .header ? .text("course") : .course(row.course, in: 0...1, ramp: Self.ramp)
    return [.text(row.processID)] + (hasUsers ? [.text(row.user)] : [])
      + [.detailed(row.name, detail: row.arguments)] + (hasCourses ? [course] : [])
      + [.text(row.cpu), .text(row.memory)]
  }

  /// The colours of a process's share of one processor; one that needs all of it is worth a look.
  private static let ramp = LevelRamp([
    .init(0.05, .role(.accent)), .init(0.5, .role(.good)), .init(1, .role(.warn)),
  ])

  /// Returns the figure that the rows are sorted by, with its unit.
  private func figure(_ row: ProcessesModel.Row) -> String {
    model.order == .cpu ? row.cpu + " %" : row.memory
  }
}

extension ProcessesModel.Row {
  /// The headings of the columns.
  fileprivate static let header = Self(
    processID: "PID", name: "process", cpu: "CPU %", memory: "memory", user: "user")
}
