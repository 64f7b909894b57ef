/// A field of long text, as in SwiftUI. Here, it shows its text.
public nonisolated struct TextEditor: View {
  private let text: String

  /// Creates a field of a text.
  public init(text: Binding<String>) { self.text = text.wrappedValue }

  @MainActor public var body: some View {
    StyledView((any TextEditorStyle).self) { style, _ in
      (style ?? AutomaticTextEditorStyle()).makeAnyBody(TextEditorStyleConfiguration(text: text))
    }
  }
}

/// The appearance of fields of long text, as in SwiftUI.
@MainActor @preconcurrency
public protocol TextEditorStyle {
  associatedtype Body: View
  /// The parts of a field of long text.
  typealias Configuration = TextEditorStyleConfiguration
  /// Returns the field in this style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a field of long text, as passed to its style, which sees none of them.
public struct TextEditorStyleConfiguration {
  let text: String
}

/// The default style of fields of long text: the text.
public nonisolated struct AutomaticTextEditorStyle: TextEditorStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Text(verbatim: configuration.text)
  }
}

/// A style of fields of long text without decoration.
public nonisolated struct PlainTextEditorStyle: TextEditorStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Text(verbatim: configuration.text)
  }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  public nonisolated static var automatic: Self { Self() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  public nonisolated static var plain: Self { Self() }
}

extension TextEditorStyle {
  fileprivate func makeAnyBody(_ configuration: TextEditorStyleConfiguration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

extension View {
  /// Sets the style of fields of long text.
  nonisolated public func textEditorStyle(_ style: some TextEditorStyle) -> some View {
    self.style((any TextEditorStyle).self, style)
  }
}
