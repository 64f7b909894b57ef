import WidgetLayout

/// The layout of the metrics: what is shown of them and where, independent of the family.
struct InsightsLayout: OptionSet, Sendable, Hashable {
  let rawValue: Int

  /// A single line of text.
  static let line = InsightsLayout(rawValue: 1)
  /// One value with its name below, centred.
  static let badge = InsightsLayout(rawValue: 2)
  /// The first metric over the whole width, with bars and its change at the right.
  static let primary = InsightsLayout(rawValue: 4)
  /// The store and the days at the top.
  static let heading = InsightsLayout(rawValue: 8)
  /// The age of the figures.
  static let stamp = InsightsLayout(rawValue: 16)
  /// Metrics side by side.
  static let columns = InsightsLayout(rawValue: 32)

  /// Creates the layout of a family.
  init(_ family: WidgetFamily) {
    switch family {
    case .accessoryInline: self = .line
    case .accessoryCircular: self = .badge
    case .accessoryRectangular: self = []
    case .systemSmall: self = .stamp
    case .systemMedium: self = [.heading, .stamp, .columns]
    default: self = [.primary, .heading, .stamp, .columns]
    }
  }

  init(rawValue: Int) { self.rawValue = rawValue }

  /// The maximum number of metrics that fit.
  var most: Int {
    if contains(.primary) { return 7 }
    if contains(.columns) { return 4 }
    return contains(.stamp) ? 2 : 1
  }
}
