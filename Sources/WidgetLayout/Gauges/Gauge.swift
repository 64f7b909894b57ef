/// The position of a value in a range, as in SwiftUI; by default a label and the value in one row,
/// and a bar below them.
///
///     Gauge(value: 0.6) { Text("/home") } currentValueLabel: { Text("60 %") }
///
///     /home         60 %
///     ━━━━━━━━━━━───────
///
/// Here labels of marked values are not drawn.
public nonisolated struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>: PrimitiveView {
  private let part: Double?
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  private let minimumValueLabel: BoundsLabel
  private let maximumValueLabel: BoundsLabel

  /// Creates a gauge of `value` in `bounds`. Outside them the bar is empty or full; for NaN it is
  /// empty.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    let (low, high) = (Double(bounds.lowerBound), Double(bounds.upperBound))
    // Halves are subtracted because the difference of the largest numbers would be infinite.
    let part = (Double(value) / 2 - low / 2) / (high / 2 - low / 2)
    self.part = part.isFinite ? min(max(part, 0), 1) : nil
    self.label = label()
    self.currentValueLabel = currentValueLabel()
    self.minimumValueLabel = minimumValueLabel()
    self.maximumValueLabel = maximumValueLabel()
  }

  @MainActor public func lower(into lowering: inout Lowering) {
    let environment = lowering.environment
    let isShown =
      !environment.redactionReasons.contains(.placeholder) && !environment.hidesContent
    StyledView((any GaugeStyle).self) { style, parts in
      (style ?? LinearCapacityGaugeStyle()).makeAnyBody(
        GaugeStyleConfiguration(
          value: isShown ? part ?? 0 : 0, label: parts(label),
          hasLabel: Label.self != EmptyView.self,
          currentValueLabel: AnyView.present(currentValueLabel).map { parts($0) },
          minimumValueLabel: AnyView.present(minimumValueLabel).map { parts($0) },
          maximumValueLabel: AnyView.present(maximumValueLabel).map { parts($0) }))
    }
    .lower(into: &lowering)
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Creates a gauge with labels for its value and its bounds.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value: value, in: bounds, label: label, currentValueLabel: currentValueLabel,
      minimumValueLabel: minimumValueLabel, maximumValueLabel: maximumValueLabel,
      markedValueLabels: { EmptyView() })
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label for its value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      value: value, in: bounds, label: label, currentValueLabel: currentValueLabel,
      minimumValueLabel: { EmptyView() }, maximumValueLabel: { EmptyView() })
  }
}

extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with only a label.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, in: bounds, label: label, currentValueLabel: { EmptyView() })
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// Creates a gauge with labels for its value and for marked values.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      value: value, in: bounds, label: label, currentValueLabel: currentValueLabel,
      minimumValueLabel: { EmptyView() }, maximumValueLabel: { EmptyView() },
      markedValueLabels: markedValueLabels)
  }
}
