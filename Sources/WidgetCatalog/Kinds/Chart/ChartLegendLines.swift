import WidgetLayout

/// The names of series with their newest values, in rows.
struct ChartLegendLines {
  let lines: [Text]
  /// The columns of the first line.
  let width: Int

  private static let roles: [Role] = [.chart1, .chart2, .chart3, .chart4, .chart5, .chart6]

  /// Returns the colour of the series at an index.
  static func role(of index: Int) -> Role { roles[index % roles.count] }

  init(
    series: [ChartSeries], more: Int, width: Int
  ) {
    var lines: [Text] = []
    var (used, first) = (0, 0)
    for (index, one) in series.enumerated() where !(one.isOfCategories && one.name.isEmpty) {
      let mark = series.count > 1
      let values = one.isOfCategories ? [] : one.newest
      let name = [one.name, values.first ?? ""].filter { !$0.isEmpty }
      guard !name.isEmpty else { continue }
      let columns = name.map { Painter.width(of: $0) }.reduce(name.count - 1, +) + (mark ? 2 : 0)
      var text = Text(verbatim: mark ? "━ " : "").foregroundStyle(Self.role(of: index))
      if !one.name.isEmpty {
        text =
          text
          + Text(verbatim: one.name + (values.isEmpty ? "" : " "))
          .foregroundStyle(Role.dim)
      }
      if !values.isEmpty { text = text + Text(forms: values).bold() }
      if let last = lines.last, used + 2 + columns <= width {
        lines[lines.count - 1] = last + Text(verbatim: "  ") + text
        used += 2 + columns
      } else {
        lines.append(text)
        used = columns
      }
      if lines.count == 1 { first = used }
    }
    if more > 0, let last = lines.popLast() {
      lines.append(last + Text(verbatim: "  +\(more) more").foregroundStyle(Role.dim))
    }
    self.lines = lines
    self.width = first
  }
}
