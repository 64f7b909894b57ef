/// Content under a label, as in SwiftUI.
public nonisolated struct GroupBox<Label: View, Content: View>: View {
  private let content: Content
  private let label: Label

  /// Creates a box of content with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// Creates a box of content with a label; SwiftUI's older form.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.label = label
  }

  @MainActor public var body: some View {
    StyledView((any GroupBoxStyle).self) { style, part in
      (style ?? DefaultGroupBoxStyle()).makeAnyBody(
        GroupBoxStyleConfiguration(label: part(label), content: part(content)))
    }
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a box of content without a label.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  /// Creates a box of content with a localized title.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a box of content with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension GroupBox
where
  Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content
{
  /// Creates the box that is passed to a style, for the next style to draw.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

/// The appearance of boxes of content, as in SwiftUI.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  associatedtype Body: View
  /// The parts of a box of content.
  typealias Configuration = GroupBoxStyleConfiguration
  /// Returns the box in this style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a box of content, as passed to its style.
public struct GroupBoxStyleConfiguration {
  public typealias Label = AnyView
  public typealias Content = AnyView

  /// The label of the box.
  public let label: Label
  /// The content of the box.
  public let content: Content
}

/// The default style of boxes: a bold label above the content.
public nonisolated struct DefaultGroupBoxStyle: GroupBoxStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      configuration.label.bold()
      configuration.content
    }
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  public nonisolated static var automatic: Self { Self() }
}

extension GroupBoxStyle {
  fileprivate func makeAnyBody(_ configuration: GroupBoxStyleConfiguration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

extension View {
  /// Sets the style of boxes of content.
  nonisolated public func groupBoxStyle(_ style: some GroupBoxStyle) -> some View {
    self.style((any GroupBoxStyle).self, style)
  }
}
