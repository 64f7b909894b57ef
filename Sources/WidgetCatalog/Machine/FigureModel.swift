import WidgetLayout

/// One figure at a glance: its value with its past, its caption and its parts.
struct FigureModel {
  var value: ShownValue
  /// A few words about the value.
  var caption: String
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
