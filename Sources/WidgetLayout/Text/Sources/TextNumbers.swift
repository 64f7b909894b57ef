public import FoundationEssentials

extension Text {
  /// A value in a style of Foundation's, or of one's own.
  /// Here: it is written when the text is made; the environment's locale does not change it.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }

  /// A value as a formatter writes it, such as Foundation's `NumberFormatter`.
  public init<Subject>(_ subject: Subject, formatter: some TextFormatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// A whole number in the widest form there is room for: `Text(12345, .compact)`.
  ///
  /// For terminal-first views; SwiftUI has no such thing.
  public init(_ value: some BinaryInteger, _ format: NumberFormat) {
    self.init(source: NumberText(value, format))
  }

  /// A number in the widest form there is room for, with two decimals at most.
  ///
  /// For terminal-first views; SwiftUI has no such thing.
  public init(_ value: some BinaryFloatingPoint, _ format: NumberFormat) {
    self.init(source: NumberText(value, format))
  }
}
