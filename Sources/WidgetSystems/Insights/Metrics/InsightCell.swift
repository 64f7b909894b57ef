import WidgetLayout

/// A metric as it is drawn, whatever its shape was.
struct InsightCell: Sendable, Hashable {
  /// The name that the back end has for it.
  var id: String
  var title: String
  var value: String
  /// Shorter wordings of a value that is a number, the widest first; empty for a name, which may be cut.
  var narrower: [String] = []
  var comparison: Comparison?
  /// Its course, oldest first; empty for what has none.
  var series: [Double?] = []
  /// What else there is to say of it, where it has no course.
  var note = ""
}
