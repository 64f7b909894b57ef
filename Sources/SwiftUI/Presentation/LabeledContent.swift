/// A value beside its label, as in SwiftUI.
public nonisolated struct LabeledContent<Label: View, Content: View>: View {
  private let content: Content
  private let label: Label

  /// Creates content with a label beside it.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  @MainActor public var body: some View {
    StyledView((any LabeledContentStyle).self) { style, part in
      (style ?? AutomaticLabeledContentStyle()).makeAnyBody(
        LabeledContentStyleConfiguration(label: part(label), content: part(content)))
    }
  }
}

extension LabeledContent where Label == Text {
  /// Creates content with a localized title beside it.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates content with a title beside it.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a text with a localized title beside it.
  public init(_ title: LocalizedStringKey, value: some StringProtocol) {
    self.init(title) { Text(verbatim: String(value)) }
  }

  /// Creates a text with a title beside it.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, value: some StringProtocol) {
    self.init(title) { Text(verbatim: String(value)) }
  }

  /// Creates a formatted value with a localized title beside it.
  public init<Format: FormatStyle>(
    _ title: LocalizedStringKey, value: Format.FormatInput, format: Format
  ) where Format.FormatOutput == String, Format.FormatInput: Equatable {
    self.init(title, value: format.format(value))
  }

  /// Creates a formatted value with a title beside it.
  @_disfavoredOverload
  public init<Format: FormatStyle>(
    _ title: some StringProtocol, value: Format.FormatInput, format: Format
  ) where Format.FormatOutput == String, Format.FormatInput: Equatable {
    self.init(title, value: format.format(value))
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// Creates the content that is passed to a style, for the next style to draw.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

/// The appearance of content with a label, as in SwiftUI.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  associatedtype Body: View
  /// The parts of content with a label.
  typealias Configuration = LabeledContentStyleConfiguration
  /// Returns the content and its label in this style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of content with a label, as passed to its style.
public struct LabeledContentStyleConfiguration {
  public typealias Label = AnyView
  public typealias Content = AnyView

  /// The label of the content.
  public let label: Label
  /// The content.
  public let content: Content
}

/// The default style of content with a label: dim at the right, and the label at the left.
public nonisolated struct AutomaticLabeledContentStyle: LabeledContentStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Spacer()
      configuration.content.foregroundStyle(.secondary)
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  public nonisolated static var automatic: Self { Self() }
}

extension LabeledContentStyle {
  fileprivate func makeAnyBody(_ configuration: LabeledContentStyleConfiguration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

extension View {
  /// Sets the style of content with a label.
  nonisolated public func labeledContentStyle(_ style: some LabeledContentStyle) -> some View {
    self.style((any LabeledContentStyle).self, style)
  }
}
