/// A choice of several days, as in SwiftUI. Here, its label is shown.
public nonisolated struct MultiDatePicker<Label: View>: View {
  private let label: Label

  /// Creates a choice of any days.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// Creates a choice of days in a range.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: some RangeExpression<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  public var body: some View { label }
}

extension MultiDatePicker where Label == Text {
  /// Creates a choice of any days with a localized title.
  public init(_ title: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    label = Text(title)
  }

  /// Creates a choice of any days with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, selection: Binding<Set<DateComponents>>) {
    label = Text(title)
  }

  /// Creates a choice of days in a range with a localized title.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: some RangeExpression<Date>
  ) {
    label = Text(title)
  }

  /// Creates a choice of days in a range with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Set<DateComponents>>,
    in bounds: some RangeExpression<Date>
  ) {
    label = Text(title)
  }
}
