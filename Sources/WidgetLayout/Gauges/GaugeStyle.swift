/// The appearance of gauges, as in SwiftUI.
@MainActor @preconcurrency
public protocol GaugeStyle {
  associatedtype Body: View
  /// The parts of a gauge.
  typealias Configuration = GaugeStyleConfiguration
  /// Returns the gauge in this style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a gauge, as passed to its style.
public struct GaugeStyleConfiguration {
  public typealias Label = AnyView
  public typealias CurrentValueLabel = AnyView
  public typealias MinimumValueLabel = AnyView
  public typealias MaximumValueLabel = AnyView
  public typealias MarkedValueLabel = AnyView

  /// The filled fraction of the gauge, 0 to 1.
  public let value: Double
  /// The description of the gauge.
  public let label: Label
  let hasLabel: Bool
  /// The label of the current value.
  public let currentValueLabel: CurrentValueLabel?
  /// The label of the minimum.
  public let minimumValueLabel: MinimumValueLabel?
  /// The label of the maximum.
  public let maximumValueLabel: MaximumValueLabel?

  /// True if there is a label to draw beside or above the bar.
  var hasHeading: Bool { hasLabel || currentValueLabel != nil }
}

extension AnyView {
  /// Returns a type-erased view, or `nil` if its type is `EmptyView`.
  @MainActor static func present<Content: View>(_ content: Content) -> AnyView? {
    if let view = content as? AnyView { return view.isEmpty ? nil : view }
    return Content.self == EmptyView.self ? nil : AnyView(content)
  }
}

/// The default style of gauges: a bar.
public typealias DefaultGaugeStyle = LinearCapacityGaugeStyle

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

extension View {
  /// Sets the style of gauges.
  nonisolated public func gaugeStyle(_ style: some GaugeStyle) -> some View {
    self.style((any GaugeStyle).self, style)
  }
}
