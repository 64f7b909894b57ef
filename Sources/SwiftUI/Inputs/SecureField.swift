/// A field of hidden text, as in SwiftUI. Here, it shows a dot for each character.
public nonisolated struct SecureField<Label: View>: View {
  private let field: TextField<Label>

  /// Creates a field of hidden text with a label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    field = TextField(
      text: String(repeating: "•", count: text.wrappedValue.count), prompt: prompt, label: label())
  }

  public var body: some View { field }
}

extension SecureField where Label == Text {
  /// Creates a field of hidden text with a localized title.
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// Creates a field of hidden text with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}
