/// Controls from top to bottom, as in SwiftUI.
public nonisolated struct Form<Content: View>: View {
  private let content: Content

  /// Creates a form of the controls in `content`.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public var body: some View {
    StyledView((any FormStyle).self) { style, part in
      (style ?? AutomaticFormStyle()).makeAnyBody(FormStyleConfiguration(content: part(content)))
    }
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// Creates the form that is passed to a style, for the next style to draw.
  public init(_ configuration: FormStyleConfiguration) { content = configuration.content }
}

/// The appearance of forms, as in SwiftUI.
@MainActor @preconcurrency
public protocol FormStyle {
  associatedtype Body: View
  /// The parts of a form.
  typealias Configuration = FormStyleConfiguration
  /// Returns the form in this style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a form, as passed to its style.
public struct FormStyleConfiguration {
  public typealias Content = AnyView

  /// The controls.
  public let content: Content
}

/// The default style of forms: a list.
public nonisolated struct AutomaticFormStyle: FormStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    List { configuration.content }
  }
}

/// A form style of groups; here a list.
public nonisolated struct GroupedFormStyle: FormStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    List { configuration.content }
  }
}

/// A form style of columns; here a list.
public nonisolated struct ColumnsFormStyle: FormStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    List { configuration.content }
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  public nonisolated static var automatic: Self { Self() }
}

extension FormStyle where Self == GroupedFormStyle {
  public nonisolated static var grouped: Self { Self() }
}

extension FormStyle where Self == ColumnsFormStyle {
  public nonisolated static var columns: Self { Self() }
}

extension FormStyle {
  func makeAnyBody(_ configuration: FormStyleConfiguration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

extension View {
  /// Sets the style of forms.
  nonisolated public func formStyle(_ style: some FormStyle) -> some View {
    self.style((any FormStyle).self, style)
  }
}
