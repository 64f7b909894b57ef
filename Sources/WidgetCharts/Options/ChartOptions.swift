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
  /// The styles of series.
  var styles = StyleScale<any ShapeStyle>()
  /// The symbols of series.
  var symbols = StyleScale<UInt32>()
  /// The styles of the lines of series.
  var lineStyles = StyleScale<StrokeStyle>()
  /// The colours of values, in place of those of series.
  var levels: LevelRamp?
  /// The words about bars that share cells, in forms for less and less room; none to say nothing.
  var barWords: (@Sendable ([BarPlace]) -> [String])?
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
