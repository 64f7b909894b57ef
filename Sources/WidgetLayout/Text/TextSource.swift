/// Something that a stretch of text says, found out when the text is drawn: a key, a date, a
/// number. Values in, words out, in one environment.
protocol TextSource: Equatable, Sendable {
  func resolved(in context: TextContext) -> ResolvedText
}
