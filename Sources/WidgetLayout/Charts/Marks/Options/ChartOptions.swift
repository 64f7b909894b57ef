/// What the modifiers around a chart say about it.
struct ChartOptions {
  /// One axis: whether it is shown, what on it, and which values.
  struct Axis {
    var visibility = Visibility.automatic
    var marks: [AxisMarksRecord]?
    var domain: ScaleDomainChoice?
    var type = ScaleType.linear
  }

  struct Legend {
    var visibility = Visibility.automatic
    var position = AnnotationPosition.automatic
    var lower: (@MainActor (inout Lowering) -> Void)?
  }

  var x = Axis()
  var y = Axis()
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
