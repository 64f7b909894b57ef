import WidgetLayout

/// The options of one axis that modifiers set: its visibility, its marks and its scale.
struct AxisOptions {
  var visibility = Visibility.automatic
  var marks: [AxisMarksRecord]?
  var scale = ScaleOptions()
}
