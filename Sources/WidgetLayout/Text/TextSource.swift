/// The source of a text's words, such as a key, a date or a number. It is resolved in an
/// environment when the text is drawn.
protocol TextSource: Equatable, Sendable {
  func resolved(in context: TextContext) -> ResolvedText
}
