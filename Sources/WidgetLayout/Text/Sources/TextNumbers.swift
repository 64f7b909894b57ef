public import FoundationEssentials

extension Text {
  /// Creates a text of a value in a format style. Here it is formatted when the text is created;
  /// the environment's locale does not affect it.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }

  /// Creates a text of a value by a formatter, such as Foundation's `NumberFormatter`.
  public init<Subject>(_ subject: Subject, formatter: some TextFormatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// Creates a text of a whole number in the widest form that fits: `Text(12345, .compact)`.
  ///
  /// It is meant for terminal-first views; SwiftUI has no equivalent.
  public init(_ value: some BinaryInteger, _ format: NumberFormat) {
    self.init(source: NumberText(value, format))
  }

  /// Creates a text of a number in the widest form that fits, with at most two decimals.
  ///
  /// It is meant for terminal-first views; SwiftUI has no equivalent.
  public init(_ value: some BinaryFloatingPoint, _ format: NumberFormat) {
    self.init(source: NumberText(value, format))
  }
}
