import WidgetLayout

/// One figure at a glance: its value, its caption, its history and its parts.
struct FigureModel {
  /// The name, for a place without a border that shows it.
  var name: String
  var value: String
  /// A few words about the value.
  var caption: String
  /// The role of the value's state.
  var role: Role = .text
  /// The past values, the newest last.
  var history: [Double?] = []
  /// The range of the history; `nil` for zero to the greatest value.
  var range: ClosedRange<Double>?
  /// The parts, the most important first.
  var gauges: [GaugeModel] = []
  /// Further facts, the most important first.
  var facts: [Fact] = []

  /// A name and its value.
  struct Fact: Hashable {
    var name: String
    var value: String
  }
}
