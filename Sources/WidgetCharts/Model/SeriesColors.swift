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
    var seen = Set<String>()
    for record in records where !record.isShaded {
      guard let value = record.look.styleBy, seen.insert(value.name).inserted else { continue }
      names.append(value.name)
    }
    let order = styles.compactMap(\.name)
    if !order.isEmpty {
      names = order.filter(seen.contains) + names.filter { !order.contains($0) }
    }
    let ranged = styles.filter { $0.name == nil }
    for (index, name) in names.enumerated() {
      let style =
        styles.first { $0.name == name } ?? (ranged.isEmpty ? nil : ranged[index % ranged.count])
      paints[name] =
        style?.style.resolve(in: environment) ?? .role(Self.roles[index % Self.roles.count])
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
