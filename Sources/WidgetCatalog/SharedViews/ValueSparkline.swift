import WidgetLayout

/// The recent course of a value, in all the space there is.
struct ValueSparkline: View {
  let value: ShownValue
  var fit = SeriesFit.filling
  var baseline = VerticalEdge.bottom

  var body: some View {
    Sparkline(value.history, in: value.range, fit: fit, ramp: value.ramp, baseline: baseline)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
