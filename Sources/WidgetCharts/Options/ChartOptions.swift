import WidgetLayout

/// The options of a chart that modifiers set.
struct ChartOptions {
  struct Legend {
    var visibility = Visibility.automatic
    var position = AnnotationPosition.automatic
    var lower: (@MainActor (inout Lowering) -> Void)?
  }

  var x = AxisOptions()
  var y = AxisOptions()
  var legend = Legend()
  /// The styles of series; those without a name apply in order.
  var styles: [(name: String?, style: any ShapeStyle)] = []
  /// The colours of values, in place of those of series.
  var levels: LevelRamp?
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
