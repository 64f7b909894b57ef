public import FoundationEssentials

/// The progress of a task, as in SwiftUI; without a value, the sign of a running task.
///
///     ProgressView("Upload", value: 0.4)    Upload
///                                           ━━━━━━━─────────
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: PrimitiveView {
  private let part: Double?
  private let progress: IntervalProgress?
  private let label: Label
  private let currentValueLabel: CurrentValueLabel

  /// Creates a progress view of a value and a total with labels; a `nil` value is indeterminate.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    part = value.map { Double($0) / Double(total) }.map { $0.isFinite ? min(max($0, 0), 1) : 0 }
    progress = nil
    self.label = label()
    self.currentValueLabel = currentValueLabel()
  }

  /// Creates a view of the time elapsed or left in an interval, which advances by itself.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    part = nil
    progress = IntervalProgress(timerInterval, countsDown: countsDown)
    self.label = label()
    self.currentValueLabel = currentValueLabel()
  }

  @MainActor public func lower(into lowering: inout Lowering) {
    let environment = lowering.environment
    let part = progress?.part(at: environment.currentDate) ?? part
    let isShown =
      !environment.redactionReasons.contains(.placeholder) && !environment.hidesContent
    // A bar records its own changes; the resolution of other styles is unknown.
    let style = environment[styles: (any ProgressViewStyle).self].last
    if isShown, let style, !style.notesChanges {
      lowering.noteChange(
        at: progress?.nextChange(
          after: environment.currentDate, columns: environment.contentSize.width))
    }
    StyledView((any ProgressViewStyle).self) { style, parts in
      (style ?? DefaultProgressViewStyle()).makeAnyBody(
        ProgressViewStyleConfiguration(
          fractionCompleted: isShown ? part : part.map { _ in 0 },
          label: AnyView.present(label).map { parts($0) },
          currentValueLabel: AnyView.present(currentValueLabel).map { parts($0) },
          progress: isShown ? progress : nil))
    }
    .lower(into: &lowering)
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// Creates the progress view that is passed to a style, for the next style to draw.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    part = configuration.progress == nil ? configuration.fractionCompleted : nil
    progress = configuration.progress
    label = configuration.label ?? AnyView(EmptyView())
    currentValueLabel = configuration.currentValueLabel ?? AnyView(EmptyView())
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a progress view of a value and a total with a label; a `nil` value is indeterminate.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, total: total, label: label, currentValueLabel: { EmptyView() })
  }

  /// Creates an indeterminate progress view with a label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(value: Double?.none, label: label)
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates a progress view of a value and a total; a `nil` value is indeterminate.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
    self.init(value: value, total: total, label: { EmptyView() })
  }

  /// Creates an indeterminate progress view.
  public init() { self.init(value: Double?.none) }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Creates a progress view of a value and a total with a title; a `nil` value is indeterminate.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(_ title: some StringProtocol, value: V?, total: V = 1) {
    self.init(value: value, total: total) { Text(title) }
  }

  /// Creates an indeterminate progress view with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol) { self.init { Text(title) } }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// Creates a view of the time elapsed or left in an interval, with a label above the bar and the
  /// time below it.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
    }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
  /// Creates a view of the time elapsed or left in an interval, with the time below the bar.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}

/// The time elapsed or left, below the bar of a progress view, as in SwiftUI.
public struct DefaultDateProgressLabel: View {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}
