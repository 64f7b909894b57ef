import WidgetLayout

/// The options of one axis that modifiers set: its visibility, its marks, its scale and its title.
struct AxisOptions {
  var visibility = Visibility.automatic
  var marks: [AxisMarksRecord]?
  var scale = ScaleOptions()
  var title: AxisTitle?
}
