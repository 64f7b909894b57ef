/// The appearance of progress views, as in SwiftUI.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View
  /// The parts of a progress view.
  typealias Configuration = ProgressViewStyleConfiguration
  /// Returns the progress view in this style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a progress view, as passed to its style.
public struct ProgressViewStyleConfiguration {
  public typealias Label = AnyView
  public typealias CurrentValueLabel = AnyView

  /// The completed fraction, 0 to 1; `nil` if it is indeterminate.
  public let fractionCompleted: Double?
  /// The description of the task.
  public let label: Label?
  /// The label of the current value.
  public let currentValueLabel: CurrentValueLabel?
  /// The interval through which the view advances by itself.
  let progress: IntervalProgress?

  /// Returns the same parts as those of a gauge.
  func gaugeParts(currentValueLabel: CurrentValueLabel?) -> GaugeStyleConfiguration {
    GaugeStyleConfiguration(
      value: fractionCompleted ?? 0, label: label ?? AnyView(EmptyView()), hasLabel: label != nil,
      currentValueLabel: currentValueLabel, minimumValueLabel: nil, maximumValueLabel: nil)
  }
}

/// A progress style with a bar, or `◌` if the progress is indeterminate.
public nonisolated struct DefaultProgressViewStyle: ProgressViewStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted != nil {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    } else {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A progress style with a bar between the label and the value, in two rows or one if there are not
/// three.
public nonisolated struct LinearProgressViewStyle: ProgressViewStyle {
  private var tint: Color?

  public init() {}

  /// Creates a style with a bar in a colour.
  public init(tint: Color) { self.tint = tint }

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    let bar = GaugeBar(part: configuration.fractionCompleted, progress: configuration.progress)
    let value = configuration.currentValueLabel.map { AnyView($0.foregroundStyle(.secondary)) }
    ViewThatFits(in: .vertical) {
      VStack(alignment: .leading, spacing: 0) {
        configuration.label
        bar
        value
      }
      GaugeRows(parts: configuration.gaugeParts(currentValueLabel: value), bar: bar)
    }
    .tint(tint)
  }
}

/// A progress style with a ring around the value, in the sizes of a circular gauge; with `◌` before
/// the label if the progress is indeterminate.
public nonisolated struct CircularProgressViewStyle: ProgressViewStyle {
  private var tint: Color?

  public init() {}

  /// Creates a style with a ring in a colour.
  public init(tint: Color) { self.tint = tint }

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Group {
      if configuration.fractionCompleted != nil {
        CircularGauge(
          parts: configuration.gaugeParts(currentValueLabel: configuration.currentValueLabel),
          isOpen: false)
      } else {
        HStack(alignment: .firstTextBaseline) {
          Text(verbatim: "◌").foregroundStyle(.tint)
          configuration.label
        }
      }
    }
    .tint(tint)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public nonisolated static var automatic: Self { Self() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public nonisolated static var linear: Self { Self() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public nonisolated static var circular: Self { Self() }
}

extension ProgressViewStyle {
  /// True if the style's drawing records its own changes.
  var notesChanges: Bool { self is LinearProgressViewStyle || self is DefaultProgressViewStyle }

  func makeAnyBody(_ configuration: ProgressViewStyleConfiguration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

extension View {
  /// Sets the style of progress views.
  nonisolated public func progressViewStyle(_ style: some ProgressViewStyle) -> some View {
    self.style((any ProgressViewStyle).self, style)
  }
}
