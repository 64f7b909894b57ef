/// A number in one of WidgetTUI's formats.
struct NumberText: TextSource {
  let number: Double
  /// The number in digits, with its sign and decimal point if any.
  let exact: String
  let format: NumberFormat

  init(_ value: some BinaryInteger, _ format: NumberFormat) {
    number = Double(value)
    exact = String(value)
    self.format = format
  }

  init(_ value: some BinaryFloatingPoint, _ format: NumberFormat) {
    number = Double(value)
    exact = FixedDecimal.trimmed(number, digits: 2)
    self.format = format
  }

  func resolved(in context: TextContext) -> ResolvedText {
    ResolvedText(
      words: format.forms(of: number, exact: exact, symbols: context.numberSymbols),
      narrowsByItself: true)
  }
}
