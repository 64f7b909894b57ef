import WidgetLayout

/// Gauges and progress views in every style.
extension Exhibit {
  static let gauges = [
    Exhibit(
      "linear-gauges",
      ("automatic", gauge),
      ("linear capacity", gauge.gaugeStyle(.linearCapacity)),
      ("accessory linear", gauge.gaugeStyle(.accessoryLinear)),
      ("accessory linear capacity", gauge.gaugeStyle(.accessoryLinearCapacity)),
      ("bounds", bounded.gaugeStyle(.accessoryLinear))),
    Exhibit(
      "circular-gauges",
      ("accessory circular", gauge.gaugeStyle(.accessoryCircular)),
      ("accessory circular capacity", gauge.gaugeStyle(.accessoryCircularCapacity)),
      ("bounds", bounded.gaugeStyle(.accessoryCircular)),
      ("tinted", gauge.gaugeStyle(.accessoryCircularCapacity).tint(.orange))),
    Exhibit(
      "progress-views",
      ("bar", ProgressView("Upload", value: 0.4)),
      (
        "value",
        ProgressView(value: 3, total: 4) {
          Text("Upload")
        } currentValueLabel: {
          Text("3 of 4")
        }
      ),
      ("under way", ProgressView("Loading")),
      ("circular", ProgressView(value: 0.4).progressViewStyle(.circular)),
      ("gauge bar", GaugeBar(part: 0.4))),
  ]

  private static var gauge: some View {
    Gauge(value: 0.68) {
      Text("CPU")
    } currentValueLabel: {
      Text("68 %")
    }
  }

  private static var bounded: some View {
    Gauge(value: 18, in: 9...24) {
      Text("Berlin")
    } currentValueLabel: {
      Text("18°")
    } minimumValueLabel: {
      Text("9")
    } maximumValueLabel: {
      Text("24")
    }
  }
}
