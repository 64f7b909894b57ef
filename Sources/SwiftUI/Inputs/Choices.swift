/// A value on a scale, as in SwiftUI. Here, it is shown as a bar.
public nonisolated struct Slider<Label: View, ValueLabel: View>: View {
  private let part: Double
  private let label: Label

  init(part: Double, label: Label) {
    self.part = part
    self.label = label
  }

  public var body: some View { ProgressView(value: part) { label } }

  fileprivate static func part<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>
  ) -> Double {
    let span = Double(bounds.upperBound - bounds.lowerBound)
    return span > 0 ? Double(value.wrappedValue - bounds.lowerBound) / span : 0
  }
}

extension Slider where ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(part: Self.part(value, bounds), label: label())
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(part: Self.part(value, bounds), label: label())
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(part: Self.part(value, bounds), label: EmptyView())
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(part: Self.part(value, bounds), label: EmptyView())
  }
}

extension Slider {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(part: Self.part(value, bounds), label: label())
  }
}

/// A number with buttons for more and less, as in SwiftUI. Here, its label is shown.
public nonisolated struct Stepper<Label: View>: View {
  private let label: Label

  public var body: some View { label }

  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
  }

  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
  }

  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
  }
}

extension Stepper where Label == Text {
  public init<V: Strideable>(
    _ title: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    label = Text(title)
  }

  public init<V: Strideable>(
    _ title: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    label = Text(title)
  }

  public init(
    _ title: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    label = Text(title)
  }
}

/// A choice of several, as in SwiftUI. Here, its label is shown.
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  private let label: Label

  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.label = label
  }

  public var body: some View { label }
}

extension Picker where Label == Text {
  public init(
    _ title: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    label = Text(title)
  }

  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    label = Text(title)
  }
}

/// A choice of a date, as in SwiftUI. Here, its label and the date are shown.
public nonisolated struct DatePicker<Label: View>: View {
  /// The parts of a date that can be chosen.
  public typealias Components = DatePickerComponents

  private let date: Date
  private let parts: Components
  private let label: Label

  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    date = selection.wrappedValue
    parts = displayedComponents
    self.label = label()
  }

  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents, label: label)
  }

  public var body: some View {
    HStack {
      label
      if parts.contains(.date) { Text(date, style: .date) }
      if parts.contains(.hourAndMinute) { Text(date, style: .time) }
    }
  }
}

extension DatePicker where Label == Text {
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }

  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }

  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }
}

/// A choice of a colour, as in SwiftUI. Here, its label and the colour are shown.
public nonisolated struct ColorPicker<Label: View>: View {
  private let color: Color
  private let label: Label

  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    color = selection.wrappedValue
    self.label = label()
  }

  public var body: some View {
    HStack {
      label
      color.frame(width: 16, height: 16)
    }
  }
}

extension ColorPicker where Label == Text {
  public init(
    _ title: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection) { Text(title) }
  }
}

/// The parts of a date that can be chosen, as in SwiftUI.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let hourAndMinute = Self(rawValue: 1)
  public static let date = Self(rawValue: 2)
}

/// The look of a choice, as in SwiftUI. Here, all look the same.
public struct PickerStyle: Sendable, Hashable {
  public static let automatic = Self()
  public static let segmented = Self()
  public static let menu = Self()
  public static let inline = Self()
  public static let wheel = Self()
  public static let navigationLink = Self()
  public static let palette = Self()
}

/// The look of a choice of a date, as in SwiftUI. Here, all look the same.
public struct DatePickerStyle: Sendable, Hashable {
  public static let automatic = Self()
  public static let compact = Self()
  public static let graphical = Self()
  public static let wheel = Self()
}

extension View {
  /// Has no effect here.
  nonisolated public func pickerStyle(_ style: PickerStyle) -> some View { self }

  /// Has no effect here.
  nonisolated public func datePickerStyle(_ style: DatePickerStyle) -> some View { self }

  /// Has no effect here: labels of controls are shown.
  nonisolated public func labelsHidden() -> some View { self }

  /// Tells the views inside whether to show labels.
  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsVisibility, visibility)
  }
}
