/// A text of several forms that are known from the start.
struct FormsText: TextSource {
  /// The widest first.
  let forms: [String]

  func resolved(in context: TextContext) -> ResolvedText {
    ResolvedText(words: forms, narrowsByItself: true)
  }
}

extension Text {
  /// The first of several wordings for which there is room, else the last: give the widest first.
  ///
  ///     Text(forms: ["Updated 2 minutes ago", "2 minutes ago", "2 min"])
  ///
  /// For terminal-first views; SwiftUI has no such thing.
  public init(forms: [String]) { self.init(source: FormsText(forms: forms)) }
}
