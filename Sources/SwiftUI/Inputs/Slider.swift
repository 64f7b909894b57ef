/// A value on a scale, as in SwiftUI. Here, it is shown as a bar between the labels of its bounds.
public nonisolated struct Slider<Label: View, ValueLabel: View>: View {
  private let part: Double
  private let label: Label
  private let minimum: ValueLabel
  private let maximum: ValueLabel

  private init(part: Double, label: Label, minimum: ValueLabel, maximum: ValueLabel) {
    self.part = part
    self.label = label
    self.minimum = minimum
    self.maximum = maximum
  }

  public var body: some View {
    if ValueLabel.self == EmptyView.self {
      ProgressView(value: part) { label }
    } else {
      VStack(alignment: .leading, spacing: 0) {
        label
        HStack {
          minimum
          ProgressView(value: part)
          maximum
        }
      }
    }
  }

  private static func part<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>
  ) -> Double {
    let span = Double(bounds.upperBound - bounds.lowerBound)
    return span > 0 ? Double(value.wrappedValue - bounds.lowerBound) / span : 0
  }
}

extension Slider {
  /// Creates a slider with a label and labels of its bounds.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      part: Self.part(value, bounds), label: label(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel())
  }

  /// Creates a slider with a label and labels of its bounds; SwiftUI's older form.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      part: Self.part(value, bounds), label: label(), minimum: minimumValueLabel,
      maximum: maximumValueLabel)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      part: Self.part(value, bounds), label: label(), minimum: EmptyView(), maximum: EmptyView())
  }

  /// Creates a slider with a label; SwiftUI's older form.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      part: Self.part(value, bounds), label: label(), minimum: EmptyView(), maximum: EmptyView())
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider without labels.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      part: Self.part(value, bounds), label: EmptyView(), minimum: EmptyView(),
      maximum: EmptyView())
  }
}
