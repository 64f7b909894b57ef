public import FoundationEssentials

extension LocalizedStringKey {
  /// Collects a key's words and the values between them.
  ///
  /// A value of any other type has no place in a key: Swift then takes the literal as a plain
  /// string, as it does with SwiftUI.
  public struct StringInterpolation: StringInterpolationProtocol {
    private(set) var key = ""
    private(set) var arguments: [Argument] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + interpolationCount * 4)
    }

    /// Adds words; a `%` among them is not a place for a value.
    public mutating func appendLiteral(_ literal: String) {
      for character in literal { key += character == "%" ? "%%" : String(character) }
    }

    /// Adds a string, which is drawn as it is.
    public mutating func appendInterpolation(_ string: String) { append(.string(string), "%@") }

    /// Adds a number: `12,345`, `0.500000`.
    public mutating func appendInterpolation<Value: FormatSpecifiable>(_ value: Value) {
      append(.number(value.formatNumber), Value.formatSpecifier)
    }

    /// Adds a number as C's `printf` writes it: `%.1f`, `%03d`.
    public mutating func appendInterpolation<Value: FormatSpecifiable>(
      _ value: Value, specifier: String
    ) {
      append(.number(value.formatNumber), specifier)
    }

    /// Adds a text with its own look.
    public mutating func appendInterpolation(_ text: Text) { append(.text(text), "%@") }

    private mutating func append(_ argument: Argument, _ specifier: String) {
      key += specifier
      arguments.append(argument)
    }
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Adds a date in a style, which may change by itself.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    appendInterpolation(Text(date, style: style))
  }

  /// Adds two dates: `09:30–15:30`.
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
    appendInterpolation(Text(dates))
  }

  /// Adds two dates: `09:30–15:30`.
  public mutating func appendInterpolation(_ interval: DateInterval) {
    appendInterpolation(Text(interval))
  }

  /// Adds a clock that runs through an interval.
  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    appendInterpolation(
      Text(
        timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
        showsHours: showsHours))
  }

  /// Adds a value in a style of Foundation's, or of one's own.
  public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    appendInterpolation(format.format(input))
  }

  /// Adds a value as a formatter writes it.
  public mutating func appendInterpolation<Subject>(
    _ subject: Subject, formatter: some TextFormatter
  ) {
    appendInterpolation(formatter.string(for: subject) ?? "")
  }

  /// Adds a text with its attributes.
  public mutating func appendInterpolation(_ text: AttributedString) {
    appendInterpolation(Text(text))
  }

  /// Adds a whole number in the widest form there is room for.
  public mutating func appendInterpolation(_ value: some BinaryInteger, _ format: NumberFormat) {
    appendInterpolation(Text(value, format))
  }

  /// Adds a number in the widest form there is room for.
  public mutating func appendInterpolation(
    _ value: some BinaryFloatingPoint, _ format: NumberFormat
  ) {
    appendInterpolation(Text(value, format))
  }
}
