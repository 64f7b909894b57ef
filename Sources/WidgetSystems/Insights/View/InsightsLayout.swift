import WidgetLayout

/// How the metrics are laid out: what is shown of them and where, of whatever family.
struct InsightsLayout: OptionSet, Sendable, Hashable {
  let rawValue: Int

  /// All in one line of text.
  static let line = InsightsLayout(rawValue: 1)
  /// One value with its name below, in the middle.
  static let badge = InsightsLayout(rawValue: 2)
  /// The first metric over the whole width, with bars, its change at the right.
  static let primary = InsightsLayout(rawValue: 4)
  /// The store and the days above.
  static let heading = InsightsLayout(rawValue: 8)
  /// How old the figures are.
  static let stamp = InsightsLayout(rawValue: 16)
  /// Metrics beside one another.
  static let columns = InsightsLayout(rawValue: 32)

  /// The options that suit a family.
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

  /// The most metrics that it has room for.
  var most: Int {
    if contains(.primary) { return 7 }
    if contains(.columns) { return 4 }
    return contains(.stamp) ? 2 : 1
  }
}
