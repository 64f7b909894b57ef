/// Words about an axis of a chart, as in Accessibility.
public protocol AXDataAxisDescriptor: AnyObject {
  /// The title of the axis.
  var title: String { get set }
}

/// Words about an axis of numbers, as in Accessibility.
public final class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
  /// The spread of the numbers on the axis.
  public enum ScaleType: Int, Sendable { case linear, log10, ln }

  public var title: String
  public var range: ClosedRange<Double>
  public var gridlinePositions: [Double]
  public var scaleType = ScaleType.linear
  public var valueDescriptionProvider: (Double) -> String

  /// Creates words about an axis.
  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.title = title
    self.range = range
    self.gridlinePositions = gridlinePositions
    self.valueDescriptionProvider = valueDescriptionProvider
  }
}

/// Words about an axis of names, as in Accessibility.
public final class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
  public var title: String
  public var categoryOrder: [String]

  /// Creates words about an axis.
  public init(title: String, categoryOrder: [String]) {
    self.title = title
    self.categoryOrder = categoryOrder
  }
}

/// A value of a chart, as in Accessibility.
public enum AXDataPointValue: Sendable, Equatable {
  case number(Double)
  case category(String)
}

/// A point of a chart, as in Accessibility.
public final class AXDataPoint {
  public var xValue: AXDataPointValue
  public var yValue: Double?
  public var label: String?

  /// Creates a point at a number.
  public init(x: Double, y: Double? = nil, label: String? = nil) {
    xValue = .number(x)
    yValue = y
    self.label = label
  }

  /// Creates a point at a name.
  public init(x: String, y: Double? = nil, label: String? = nil) {
    xValue = .category(x)
    yValue = y
    self.label = label
  }
}

/// The points of a row of a chart, as in Accessibility.
public final class AXDataSeriesDescriptor {
  public var name: String?
  public var isContinuous: Bool
  public var dataPoints: [AXDataPoint]

  /// Creates a row of points.
  public init(name: String?, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.name = name
    self.isContinuous = isContinuous
    self.dataPoints = dataPoints
  }
}

/// Words about a chart, as in Accessibility.
public final class AXChartDescriptor {
  public var title: String?
  public var summary: String?
  public var xAxis: any AXDataAxisDescriptor
  public var yAxis: AXNumericDataAxisDescriptor?
  public var additionalAxes: [any AXDataAxisDescriptor]
  public var series: [AXDataSeriesDescriptor]

  /// Creates words about a chart.
  public init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor?, additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    self.title = title
    self.summary = summary
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.additionalAxes = additionalAxes
    self.series = series
  }
}

/// A view with words about its chart, as in SwiftUI. Here, nobody asks for them.
public protocol AXChartDescriptorRepresentable {
  /// Returns words about the chart.
  func makeChartDescriptor() -> AXChartDescriptor
  /// Changes words about the chart.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

extension View {
  /// Has no effect here, as a screen reader in a terminal reads the cells.
  nonisolated public func accessibilityChartDescriptor(
    _ representable: some AXChartDescriptorRepresentable
  ) -> some View { self }
}
