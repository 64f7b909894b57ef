import WidgetLayout

/// One figure at a glance: its value, what goes with it, how it went, and its parts.
struct FigureModel {
  /// The name, where no border says it.
  var name: String
  var value: String
  /// A few words on the value.
  var caption: String
  /// The value's state.
  var role: Role = .text
  /// Its course, newest last.
  var history: [Double?] = []
  /// The range of the course; nil is from zero to the greatest.
  var range: ClosedRange<Double>?
  /// Its parts, the most important first.
  var gauges: [GaugeModel] = []
  /// What else is to be said, the most important first.
  var facts: [Fact] = []

  /// A name and what it is.
  struct Fact: Hashable {
    var name: String
    var value: String
  }
}

/// A part of a whole.
struct GaugeModel: Hashable {
  var label: String
  var value: String
  /// 0 to 1; nil where it is unknown, which is no empty bar.
  var part: Double?
  var role: Role = .accent
  /// Quiet words below the bar, where there is room: at its two ends.
  var details: [String] = []
  /// Says the state without colours, where that is worth it: `!`.
  var mark = ""

  /// The mark and the value.
  var figure: String { mark.isEmpty ? value : "\(mark) \(value)" }

  /// How full it is beside others; one that is unknown comes after all that are known.
  var fill: Double { part ?? -1 }

  /// The role of a part that should not fill up: quiet, then a warning, then alarm.
  static func role(of part: Double, warn: Double, bad: Double) -> Role {
    part >= bad ? .bad : part >= warn ? .warn : .accent
  }
}
