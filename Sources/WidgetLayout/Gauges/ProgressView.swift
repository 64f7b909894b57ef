public import FoundationEssentials

/// How far something has come, as in SwiftUI; without a value, that it is under way.
///
///     ProgressView("Upload", value: 0.4)    Upload
///                                           ━━━━━━━─────────
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: PrimitiveView {
  private let part: Double?
  private let progress: IntervalProgress?
  private let label: Label
  private let currentValueLabel: CurrentValueLabel

  /// So much of a total, with labels; nil is some of it.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    part = value.map { Double($0) / Double(total) }.map { $0.isFinite ? min(max($0, 0), 1) : 0 }
    progress = nil
    self.label = label()
    self.currentValueLabel = currentValueLabel()
  }

  /// How much of a stretch of time is over, or left: it goes on by itself.
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
    let parts = ProgressViewStyleConfiguration(
      fractionCompleted: isShown ? part : part.map { _ in 0 }, label: AnyView.present(label),
      currentValueLabel: AnyView.present(currentValueLabel), progress: isShown ? progress : nil)
    // A bar notes itself when it changes; how finely other styles are drawn is unknown.
    if isShown, !environment.progressViewStyle.notesChanges {
      lowering.noteChange(
        at: progress?.nextChange(
          after: environment.currentDate, columns: environment.contentSize.width))
    }
    lowering.styled { $0.progressViewStyle.makeAnyBody(parts) }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// So much of a total, with a label; nil is some of it.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, total: total, label: label, currentValueLabel: { EmptyView() })
  }

  /// Something under way, with a label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(value: Double?.none, label: label)
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// So much of a total; nil is some of it.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
    self.init(value: value, total: total, label: { EmptyView() })
  }

  /// Something under way.
  public init() { self.init(value: Double?.none) }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// So much of a total, with a title; nil is some of it.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(_ title: some StringProtocol, value: V?, total: V = 1) {
    self.init(value: value, total: total) { Text(title) }
  }

  /// Something under way, with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol) { self.init { Text(title) } }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// How much of a stretch of time is over, or left, with a label above it and the time below it.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
    }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
  /// How much of a stretch of time is over, or left, with the time below it.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}

/// The time that is over or left, below a progress view's bar, as in SwiftUI.
public struct DefaultDateProgressLabel: View {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}
