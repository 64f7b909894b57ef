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

/// A part of a whole.
struct GaugeModel: Hashable {
  var label: String
  var value: String
  /// The filled part, 0 to 1; `nil` if unknown, which is not an empty bar.
  var part: Double?
  var role: Role = .accent
  /// Dim words below the bar, if they fit: one at each end.
  var details: [String] = []
  /// The state without colours, if it matters: `!`.
  var mark = ""

  /// The mark and the value.
  var figure: String { mark.isEmpty ? value : "\(mark) \(value)" }

  /// The filled part for comparisons; an unknown one is less than all known ones.
  var fill: Double { part ?? -1 }

  /// Returns the role of a part that should not fill up: accent, then warn, then bad.
  static func role(of part: Double, warn: Double, bad: Double) -> Role {
    part >= bad ? .bad : part >= warn ? .warn : .accent
  }
}
