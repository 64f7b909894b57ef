public import FoundationEssentials

extension LocalizedStringKey {
  /// The words of a key and the values between them.
  ///
  /// A value of any other type cannot be part of a key: Swift then takes the literal as a plain
  /// string, as with SwiftUI.
  public struct StringInterpolation: StringInterpolationProtocol {
    private(set) var key = ""
    private(set) var arguments: [Argument] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + interpolationCount * 4)
    }

    /// Appends words; a `%` in them is not a specifier.
    public mutating func appendLiteral(_ literal: String) {
      for character in literal { key += character == "%" ? "%%" : String(character) }
    }

    /// Appends a string, which is drawn as it is.
    public mutating func appendInterpolation(_ string: String) { append(.string(string), "%@") }

    /// Appends a number, such as `12,345` or `0.500000`.
    public mutating func appendInterpolation<Value: FormatSpecifiable>(_ value: Value) {
      append(.number(value.formatNumber), Value.formatSpecifier)
    }

    /// Appends a number formatted as by C's `printf`, such as `%.1f` or `%03d`.
    public mutating func appendInterpolation<Value: FormatSpecifiable>(
      _ value: Value, specifier: String
    ) {
      append(.number(value.formatNumber), specifier)
    }

    /// Appends a text with its own style.
    public mutating func appendInterpolation(_ text: Text) { append(.text(text), "%@") }

    private mutating func append(_ argument: Argument, _ specifier: String) {
      key += specifier
      arguments.append(argument)
    }
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends a date in a style, which may change by itself.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    appendInterpolation(Text(date, style: style))
  }

  /// Appends a range of dates, such as `09:30–15:30`.
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
    appendInterpolation(Text(dates))
  }

  /// Appends an interval, such as `09:30–15:30`.
  public mutating func appendInterpolation(_ interval: DateInterval) {
    appendInterpolation(Text(interval))
  }

  /// Appends a timer that runs through an interval.
  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    appendInterpolation(
      Text(
        timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
        showsHours: showsHours))
  }

  /// Appends a value in a format style.
  public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    appendInterpolation(format.format(input))
  }

  /// Appends a value by a formatter.
  public mutating func appendInterpolation<Subject>(
    _ subject: Subject, formatter: some TextFormatter
  ) {
    appendInterpolation(formatter.string(for: subject) ?? "")
  }

  /// Appends a text with its attributes.
  public mutating func appendInterpolation(_ text: AttributedString) {
    appendInterpolation(Text(text))
  }

  /// Appends a whole number in the widest form that fits.
  public mutating func appendInterpolation(_ value: some BinaryInteger, _ format: NumberFormat) {
    appendInterpolation(Text(value, format))
  }

  /// Appends a number in the widest form that fits.
  public mutating func appendInterpolation(
    _ value: some BinaryFloatingPoint, _ format: NumberFormat
  ) {
    appendInterpolation(Text(value, format))
  }
}
