import WidgetLayout

/// The recent course of a value, in all the space there is.
struct ValueSparkline: View {
  let value: ShownValue

  var body: some View {
    Sparkline(value.history, in: value.range, fit: .recent)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
