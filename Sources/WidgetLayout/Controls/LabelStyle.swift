/// How labels are drawn, as in SwiftUI.
@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  /// The parts of a label.
  typealias Configuration = LabelStyleConfiguration
  /// The label as the style draws it.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label, as its style sees them.
public struct LabelStyleConfiguration {
  public typealias Title = AnyView
  public typealias Icon = AnyView

  /// What the label says.
  public let title: Title
  /// What stands before it.
  public let icon: Icon
}

/// Labels with their symbol and their title: `★ Starred`.
public nonisolated struct TitleAndIconLabelStyle: LabelStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline) {
      configuration.icon
      configuration.title
    }
  }
}

/// Labels without their symbol.
public nonisolated struct TitleOnlyLabelStyle: LabelStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.title
  }
}

/// Labels without their title.
public nonisolated struct IconOnlyLabelStyle: LabelStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.icon
  }
}

/// The style of labels that have no other: symbol and title.
public typealias DefaultLabelStyle = TitleAndIconLabelStyle

extension LabelStyle where Self == TitleAndIconLabelStyle {
  public nonisolated static var automatic: Self { Self() }
  public nonisolated static var titleAndIcon: Self { Self() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  public nonisolated static var titleOnly: Self { Self() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  public nonisolated static var iconOnly: Self { Self() }
}

extension LabelStyle {
  func makeAnyBody(_ configuration: LabelStyleConfiguration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

extension EnvironmentValues {
  private enum LabelStyleKey: EnvironmentKey {
    static var defaultValue: any LabelStyle { TitleAndIconLabelStyle() }
  }

  var labelStyle: any LabelStyle {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how the labels inside are drawn.
  nonisolated public func labelStyle(_ style: some LabelStyle) -> some View {
    changing { $0.labelStyle = style }
  }
}
