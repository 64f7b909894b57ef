/// Content that can be hidden, as in SwiftUI. Here, it shows its label, and its content if it is
/// expanded.
public nonisolated struct DisclosureGroup<Label: View, Content: View>: View {
  private let isExpanded: Bool
  private let content: () -> Content
  private let label: Label

  /// Creates a group that is not expanded.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    isExpanded = false
    self.content = content
    self.label = label()
  }

  /// Creates a group that may be expanded.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded.wrappedValue
    self.content = content
    self.label = label()
  }

  @MainActor public var body: some View {
    StyledView((any DisclosureGroupStyle).self) { style, part in
      (style ?? AutomaticDisclosureGroupStyle()).makeAnyBody(
        DisclosureGroupStyleConfiguration(
          label: part(label), content: part(content()), isExpanded: .constant(isExpanded)))
    }
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a localized title that is not expanded.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a group with a title that is not expanded.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a group with a localized title that may be expanded.
  public init(
    _ title: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }

  /// Creates a group with a title that may be expanded.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

/// The appearance of groups that can be hidden, as in SwiftUI.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  associatedtype Body: View
  /// The parts of a group.
  typealias Configuration = DisclosureGroupStyleConfiguration
  /// Returns the group in this style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a group that can be hidden, as passed to its style.
public struct DisclosureGroupStyleConfiguration {
  public typealias Label = AnyView
  public typealias Content = AnyView

  /// The label of the group.
  public let label: Label
  /// The content of the group.
  public let content: Content
  /// True if the content is shown; writes are ignored.
  @Binding public var isExpanded: Bool
}

/// The default style of groups: the label, and below it the content if the group is expanded.
public nonisolated struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      configuration.label
      if configuration.isExpanded { configuration.content }
    }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  public nonisolated static var automatic: Self { Self() }
}

extension DisclosureGroupStyle {
  fileprivate func makeAnyBody(_ configuration: DisclosureGroupStyleConfiguration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

extension View {
  /// Sets the style of groups that can be hidden.
  nonisolated public func disclosureGroupStyle(_ style: some DisclosureGroupStyle) -> some View {
    self.style((any DisclosureGroupStyle).self, style)
  }
}
