/// A text of several fixed forms.
struct FormsText: TextSource {
  /// The forms, widest first.
  let forms: [String]

  func resolved(in context: TextContext) -> ResolvedText {
    ResolvedText(words: forms, narrowsByItself: true)
  }
}

extension Text {
  /// Creates a text of the first of several wordings that fits, otherwise the last; pass the widest
  /// first.
  ///
  ///     Text(forms: ["Updated 2 minutes ago", "2 minutes ago", "2 min"])
  ///
  /// It is meant for terminal-first views; SwiftUI has no equivalent.
  public init(forms: [String]) { self.init(source: FormsText(forms: forms)) }
}
