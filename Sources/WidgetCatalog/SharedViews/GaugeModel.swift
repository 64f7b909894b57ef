import WidgetLayout

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
}
