import WidgetLayout

/// A metric ready to be drawn, whatever its shape was.
struct InsightCell: Sendable, Hashable {
  /// The metric's name at the back end.
  var id: String
  var title: String
  /// A shorter title; empty if there is none.
  var short = ""
  var value: String
  /// The shorter forms of a numeric value, widest first; empty for a name, which may be truncated.
  var narrower: [String] = []
  var comparison: Comparison?
  /// The series, oldest first; empty if there is none.
  var series: [Double?] = []
  /// The meaning of the series; `nil` if it is unknown.
  var axis: InsightAxis?
  /// A remark for a metric without a series.
  var note = ""
}
