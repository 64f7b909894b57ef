import WidgetLayout

/// A row for each processor with its course and its usage, or a bar for each if there are more than rows;
/// a note in the form that fits below them if there is a row left.
struct CoreRows: View {
  let model: CoresModel
  /// The note in its forms, from the longest on; empty for none.
  let notes: [String]
  @Environment(\.contentSize) private var size

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if model.parts.isEmpty {
        Text(verbatim: ValueFormat.pending).foregroundStyle(.secondary)
      } else if model.parts.count <= size.height {
        TextTable(
          columns: columns, rows: hasAir ? Array(rows.flatMap { [$0, []] }.dropLast()) : rows)
      } else {
        BarChart(model.parts, in: 0...1).frame(maxHeight: .infinity)
      }
      if !notes.isEmpty, size.height > (hasAir ? 2 : 1) * model.parts.count + 1 {
        Spacer()
        Text(forms: notes).foregroundStyle(.secondary).lineLimit(1)
      }
    }
  }

  /// True if blank rows separate the rows.
  private var hasAir: Bool { size.height >= model.parts.count * 2 + 1 }

  private var columns: [TextTable.Column] {
    [
      .init(.fixed(model.parts.count > 10 ? 2 : 1), alignment: .trailing, role: .dim),
      .init(.flexible), .init(.fixed(5), alignment: .trailing),
    ]
  }

  private var rows: [[TextTable.Cell]] {
    model.parts.indices.map { index in
      let course = model.courses.indices.contains(index) ? model.courses[index] : []
      return [
        .text(String(index)), .course(course, in: 0...1, ramp: CoresModel.ramp),
        .text(CoresModel.core.gauge(model.parts[index] * 100, label: "").value),
      ]
    }
  }
}

extension CoresModel {
  /// The colours of a processor's usage, 0 to 1.
  static let ramp = LevelRamp(
    core.settings.thresholds.map { threshold in
      var part = threshold
      part.above = part.above.map { $0 / 100 }
      return part
    }, from: 0)
}
