/// What the modifiers around a chart say about it.
struct ChartOptions {
  struct Legend {
    var visibility = Visibility.automatic
    var position = AnnotationPosition.automatic
    var lower: (@MainActor (inout Lowering) -> Void)?
  }

  var x = AxisOptions()
  var y = AxisOptions()
  var legend = Legend()
  /// Which styles the series have; a series without a name takes the next one.
  var styles: [(name: String?, style: any ShapeStyle)] = []
}

private enum ChartOptionsKey: EnvironmentKey {
  static var defaultValue: ChartOptions { ChartOptions() }
}

extension EnvironmentValues {
  var chartOptions: ChartOptions {
    get { self[ChartOptionsKey.self] }
    set { self[ChartOptionsKey.self] = newValue }
  }
}
