/// The appearance of labels, as in SwiftUI.
@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  /// The parts of a label.
  typealias Configuration = LabelStyleConfiguration
  /// Returns the label in this style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label, as passed to its style.
public struct LabelStyleConfiguration {
  public typealias Title = AnyView
  public typealias Icon = AnyView

  /// The title.
  public let title: Title
  /// The icon, which precedes the title.
  public let icon: Icon
}

/// A label style with the icon and the title: `★ Starred`.
public nonisolated struct TitleAndIconLabelStyle: LabelStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline) {
      configuration.icon
      configuration.title
    }
  }
}

/// A label style with only the title.
public nonisolated struct TitleOnlyLabelStyle: LabelStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.title
  }
}

/// A label style with only the icon.
public nonisolated struct IconOnlyLabelStyle: LabelStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.icon
  }
}

/// The default style of labels: icon and title.
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

extension View {
  /// Sets the style of labels.
  nonisolated public func labelStyle(_ style: some LabelStyle) -> some View {
    self.style((any LabelStyle).self, style)
  }
}
