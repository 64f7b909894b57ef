/// The appearance of choices of a date, as in SwiftUI.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  associatedtype Body: View
  /// The parts of a choice of a date.
  typealias Configuration = DatePickerStyleConfiguration
  /// Returns the choice in this style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a choice of a date, as passed to its style.
public struct DatePickerStyleConfiguration {
  public typealias Label = AnyView

  /// The label of the choice.
  public let label: Label
  /// The first date that can be chosen; `nil` if there is none.
  public var minimumDate: Date?
  /// The last date that can be chosen; `nil` if there is none.
  public var maximumDate: Date?
  /// The parts of the date that can be chosen.
  public var displayedComponents: DatePickerComponents
  /// The chosen date.
  @Binding public var selection: Date

  init(
    label: Label, minimumDate: Date?, maximumDate: Date?,
    displayedComponents: DatePickerComponents, selection: Binding<Date>
  ) {
    self.label = label
    self.minimumDate = minimumDate
    self.maximumDate = maximumDate
    self.displayedComponents = displayedComponents
    _selection = selection
  }

  /// The label, and the parts of the date beside it.
  @MainActor @ViewBuilder fileprivate var row: some View {
    HStack {
      label
      if displayedComponents.contains(.date) { Text(selection, style: .date) }
      if displayedComponents.contains(.hourAndMinute) { Text(selection, style: .time) }
    }
  }
}

/// The default style of choices of a date: the label and the date.
public nonisolated struct DefaultDatePickerStyle: DatePickerStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.row }
}

/// A choice of a date in one row.
public nonisolated struct CompactDatePickerStyle: DatePickerStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.row }
}

/// A choice of a date in a calendar; here the label and the date.
public nonisolated struct GraphicalDatePickerStyle: DatePickerStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.row }
}

/// A choice of a date on wheels; here the label and the date.
public nonisolated struct WheelDatePickerStyle: DatePickerStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.row }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public nonisolated static var automatic: Self { Self() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  public nonisolated static var compact: Self { Self() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public nonisolated static var graphical: Self { Self() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  public nonisolated static var wheel: Self { Self() }
}

extension DatePickerStyle {
  func makeAnyBody(_ configuration: DatePickerStyleConfiguration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

extension View {
  /// Sets the style of choices of a date.
  nonisolated public func datePickerStyle(_ style: some DatePickerStyle) -> some View {
    self.style((any DatePickerStyle).self, style)
  }
}

/// The parts of a date that can be chosen, as in SwiftUI.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let hourAndMinute = Self(rawValue: 1)
  public static let date = Self(rawValue: 2)
}
