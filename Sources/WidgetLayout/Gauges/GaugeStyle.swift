/// How gauges are drawn, as in SwiftUI.
@MainActor @preconcurrency
public protocol GaugeStyle {
  associatedtype Body: View
  /// The parts of a gauge.
  typealias Configuration = GaugeStyleConfiguration
  /// The gauge as the style draws it.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a gauge, as its style sees them.
public struct GaugeStyleConfiguration {
  public typealias Label = AnyView
  public typealias CurrentValueLabel = AnyView
  public typealias MinimumValueLabel = AnyView
  public typealias MaximumValueLabel = AnyView

  /// How much of the gauge is filled, 0 to 1.
  public let value: Double
  /// What is measured.
  public let label: Label
  let hasLabel: Bool
  /// The value in words.
  public let currentValueLabel: CurrentValueLabel?
  /// The least value in words.
  public let minimumValueLabel: MinimumValueLabel?
  /// The greatest value in words.
  public let maximumValueLabel: MaximumValueLabel?

  /// Whether there is a label to be drawn beside or over the bar.
  var hasHeading: Bool { hasLabel || currentValueLabel != nil }
}

extension AnyView {
  /// A view without its type; nil where it is nothing by its type.
  @MainActor static func present<Content: View>(_ content: Content) -> AnyView? {
    Content.self == EmptyView.self ? nil : AnyView(content)
  }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public nonisolated static var automatic: Self { Self() }
  public nonisolated static var linearCapacity: Self { Self() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  public nonisolated static var accessoryLinear: Self { Self() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  public nonisolated static var accessoryLinearCapacity: Self { Self() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public nonisolated static var accessoryCircular: Self { Self() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  public nonisolated static var accessoryCircularCapacity: Self { Self() }
}

extension GaugeStyle {
  func makeAnyBody(_ configuration: GaugeStyleConfiguration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

extension EnvironmentValues {
  private enum GaugeStyleKey: EnvironmentKey {
    static var defaultValue: any GaugeStyle { LinearCapacityGaugeStyle() }
  }

  var gaugeStyle: any GaugeStyle {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how the gauges inside are drawn.
  nonisolated public func gaugeStyle(_ style: some GaugeStyle) -> some View {
    changing { $0.gaugeStyle = style }
  }
}
