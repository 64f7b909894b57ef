import WidgetLayout

/// The paints of series: those that a scale sets, otherwise the theme's chart roles in order.
struct SeriesColors {
  /// The names of the series, in order of appearance.
  private(set) var names: [String] = []
  private var paints: [String: Paint] = [:]
  private let environment: EnvironmentValues

  private static let roles: [Role] = [.chart1, .chart2, .chart3, .chart4, .chart5, .chart6]

  init(_ records: [MarkRecord], in environment: EnvironmentValues) {
    self.environment = environment
    let styles = environment.chartOptions.styles
    var values: [String: PlotValue] = [:]
    for record in records where !record.isShaded {
      guard let value = record.look.styleBy, values[value.name] == nil else { continue }
      values[value.name] = value
      names.append(value.name)
    }
    let order = styles.listed.compactMap(\.name)
    if !order.isEmpty {
      names = order.filter { values[$0] != nil } + names.filter { !order.contains($0) }
    }
    for (index, name) in names.enumerated() {
      let style = values[name].flatMap { styles.style(of: $0, at: index) }
      paints[name] =
        style?.resolve(in: environment) ?? .role(Self.roles[index % Self.roles.count])
    }
  }

  /// Returns the paint of a series.
  func paint(of name: String) -> Paint { paints[name] ?? environment.tint }

  /// Returns the paint of a mark.
  func paint(of look: MarkLook) -> Paint {
    if let style = look.style { return style.resolve(in: environment) }
    return look.styleBy.map { paint(of: $0.name) } ?? environment.tint
  }
}
