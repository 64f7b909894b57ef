/// What modifiers say of one axis: whether it is shown, what on it, and which values.
struct AxisOptions {
  var visibility = Visibility.automatic
  var marks: [AxisMarksRecord]?
  var scale = ScaleOptions()
}
