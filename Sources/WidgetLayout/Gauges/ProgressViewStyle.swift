/// How progress is drawn, as in SwiftUI.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View
  /// The parts of a progress view.
  typealias Configuration = ProgressViewStyleConfiguration
  /// The progress as the style draws it.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a progress view, as its style sees them.
public struct ProgressViewStyleConfiguration {
  public typealias Label = AnyView
  public typealias CurrentValueLabel = AnyView

  /// How much is done, 0 to 1; nil where nobody knows.
  public let fractionCompleted: Double?
  /// What is under way.
  public let label: Label?
  /// How much is done, in words.
  public let currentValueLabel: CurrentValueLabel?
  /// The stretch of time that it goes through by itself.
  let progress: IntervalProgress?

  /// The same parts as a gauge has them.
  func gaugeParts(currentValueLabel: CurrentValueLabel?) -> GaugeStyleConfiguration {
    GaugeStyleConfiguration(
      value: fractionCompleted ?? 0, label: label ?? AnyView(EmptyView()), hasLabel: label != nil,
      currentValueLabel: currentValueLabel, minimumValueLabel: nil, maximumValueLabel: nil)
  }
}

/// Progress as a bar where it is known, else as `◌`.
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

/// Progress as a bar below its label, with the value in words below it: in two rows or one where
/// there are no more.
public nonisolated struct LinearProgressViewStyle: ProgressViewStyle {
  public init() {}

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
  }
}

/// Progress as a ring around the value in words, in the sizes of a circular gauge; `◌` before the
/// label where it is not known.
public nonisolated struct CircularProgressViewStyle: ProgressViewStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
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
  /// Whether the style's drawing says when it changes.
  var notesChanges: Bool { self is LinearProgressViewStyle || self is DefaultProgressViewStyle }

  func makeAnyBody(_ configuration: ProgressViewStyleConfiguration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

extension EnvironmentValues {
  private enum ProgressViewStyleKey: EnvironmentKey {
    static var defaultValue: any ProgressViewStyle { DefaultProgressViewStyle() }
  }

  var progressViewStyle: any ProgressViewStyle {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how progress inside is drawn.
  nonisolated public func progressViewStyle(_ style: some ProgressViewStyle) -> some View {
    changing { $0.progressViewStyle = style }
  }
}
