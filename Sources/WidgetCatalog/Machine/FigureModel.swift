import FoundationEssentials
import WidgetLayout

/// One figure at a glance: its value with its past, its caption and its parts.
struct FigureModel {
  var value: ShownValue
  /// A few words about the value.
  var caption: String
  /// The forms of the words in the border, from the longest on.
  var label: [String] = []
  /// The change against a while ago; `nil` if that is unknown.
  var change: ValueChange?
  /// The parts, the most important first.
  var gauges: [GaugeModel] = []
  /// The parts of a whole, in order.
  var segments: [Segment] = []
  /// The processors, for the figure of all of them.
  var cores: CoresModel?
  /// Further facts, the most important first.
  var facts: [Fact] = []
  /// The seconds between two values of the past.
  var interval: TimeInterval = 1
  /// The date of the newest value.
  var date = Date(timeIntervalSince1970: 0)

  /// A name and its value.
  struct Fact: Hashable {
    var name: String
    var value: String
    /// The value in fewer columns, for a narrow tile; `nil` if there is no such form.
    var shortValue: String?

    /// The value's forms, from the longest on.
    var forms: [String] { [value] + (shortValue.map { [$0] } ?? []) }
  }

  /// A part of a whole, with its share and its value in words.
  struct Segment: Hashable {
    var name: String
    var value: String
    var part: Double
    var role: Role
  }
}

extension FigureModel {
  /// The most values of the past that a chart shows.
  static let shownValues = 300

  /// Returns the way in which a past is spread over the columns of a chart: over a span that the values
  /// fill for the greater part, from the first seconds on.
  static func fit(_ history: [Double?], date: Date, interval: TimeInterval) -> SeriesFit {
    .last(count(history), end: Int((date.timeIntervalSince1970 / interval).rounded()))
  }

  private static func count(_ history: [Double?]) -> Int {
    let known = history.count - (history.firstIndex { $0 != nil } ?? 0)
    return youngSpans.first { $0 >= known } ?? min(shownValues, (known + 59) / 60 * 60)
  }

  /// The numbers of values that a chart spans before it spans whole minutes of them: few, so that it
  /// does not change with each.
  private static let youngSpans = [5, 10, 15, 20, 30, 45, 60, 90]

  var fit: SeriesFit { Self.fit(value.history, date: date, interval: interval) }

  /// The time that a chart shows, in words.
  var span: String { Durations.span(Double(Self.count(value.history)) * interval) }
}
