import WidgetBase
import WidgetLayout
import WidgetSources

/// The format of a value: of a number with its unit, or of a datum that is no number.
struct ValueFormat: Hashable {
  var unit = ""
  var prefix = ValueSettings.Prefix.none
  /// The number of decimals; `nil` for as many as three significant figures need.
  var digits: Int?
  /// True if a number is rounded up to `digits`.
  var isRoundedUp = false
  /// True if trailing zeros of decimals are left out, as on an axis.
  var isTerse = false
  var symbols = NumberSymbols()

  /// Returns the format of labels of an axis with numbers up to `most`: large ones are shortened, since they would take
  /// the chart's space.
  func axis(upTo most: Double) -> ValueFormat {
    var format = self
    if prefix == .none, unit != "duration", most >= 10_000 { format.prefix = .si }
    (format.digits, format.isTerse) = (nil, true)
    return format
  }

  /// The text of a missing value.
  static let missing = "–"
  /// The text of a value that needs a second sample.
  static let pending = "…"

  /// Returns a number with its unit; `…` if it needs a second sample.
  func text(pending number: Double?) -> String { number.map(text) ?? Self.pending }

  /// Returns the words of any datum: a text remains a text, and null is never zero.
  func words(of datum: Datum?) -> String {
    switch datum {
    case nil, .null: return Self.missing
    case .bool(let isTrue): return isTrue ? "yes" : "no"
    case .number(let number): return text(number)
    case .list(let items): return "list of \(items.count)"
    case .record: return "record"
    case .text(let words):
      if let number = datum?.number { return exact(words) ?? text(number) }
      // No tile shows more of it.
      let lines = words.prefix(2000).split(whereSeparator: \.isNewline).lazy
        .map { String($0).trimmed }.filter { !$0.isEmpty }
      guard let line = lines.first else { return "“”" }
      return lines.dropFirst().first == nil ? line : "\(line) …"
    }
  }

  /// Returns the text of a whole number of more digits than a number keeps, such as an identifier; `nil` for any other
  /// text, and in a format that shows fewer digits.
  private func exact(_ words: String) -> String? {
    let digits = words.trimmed
    guard prefix == .none, self.digits == nil, unit != "duration", digits.utf8.count > 15,
      let number = Int64(digits), Double(exactly: number) == nil
    else { return nil }
    return amount(symbols.localized("\(number.magnitude)"), step: "", isNegative: number < 0)
  }

  /// Returns digits with their sign, their step and the unit.
  private func amount(_ digits: String, step: String, isNegative: Bool) -> String {
    let sign = isNegative ? "-" : ""
    if isCurrency { return sign + unit + digits + step }
    let tail = step + unit
    return sign + digits + (tail.isEmpty || tail == "°" ? "" : " ") + tail
  }

  /// Returns a number with its unit: `18.2 k`, `43 %`, `$18,240`.
  func text(_ number: Double) -> String {
    if number.isNaN { return "NaN" }
    if number.isInfinite { return number < 0 ? "-∞" : "∞" }
    if unit == "duration" { return duration(number) }
    let (value, step) = scaled(number.magnitude)
    let digits = figures(value, isScaled: !step.isEmpty)
    return amount(
      symbols.localized(digits), step: step,
      isNegative: number < 0 && !FixedDecimal.isZero(digits))
  }

  /// The mark of a number that has no room: its beginning would be another number.
  static let noRoom = "…"

  /// Returns a number in forms for less and less room, the widest first: with its unit, with fewer figures, and
  /// only as a mark that there is no room.
  func forms(_ number: Double) -> [String] {
    let whole = text(number)
    let narrow = narrower(number).map {
      (isCurrency ? $0.sign + unit : $0.sign) + $0.figures + $0.step
    }
    return [whole] + narrow.filter { $0.count < whole.count } + [Self.noRoom]
  }

  /// Returns such forms with their unit apart, which has a look of its own. A form without the unit has the step
  /// in its amount: without one it would be another number.
  func parts(_ number: Double) -> [Part] {
    let whole = Part(text(number))
    let narrow = forms(number).dropFirst().map { Part(amount: $0, unit: "") }
    guard prefix == .none, !whole.unit.isEmpty else { return [whole] + narrow }
    let beside = narrow.dropLast().map { Part(amount: $0.amount, unit: whole.unit) }
    return [whole] + beside.filter { $0.amount.count < whole.amount.count } + narrow
  }

  /// A value without its unit, and the unit.
  struct Part: Hashable {
    var amount: String
    var unit: String
  }

  /// Returns a datum in one line, in forms for less and less room: only a number has several, as its beginning would
  /// be another number.
  func lines(of datum: Datum) -> [String] {
    switch datum {
    case .number(let number): return forms(number)
    case .text where datum.number != nil: return [line(of: datum).trimmed, Self.noRoom]
    default: return [line(of: datum)]
    }
  }

  /// Returns a number with fewer and fewer figures, in thousands, millions or more.
  private func narrower(_ number: Double) -> [(sign: String, figures: String, step: String)] {
    guard number.isFinite, number.magnitude >= 1, unit != "duration" else { return [] }
    var format = self
    if prefix == .none { format.prefix = .si }
    let (value, step) = format.scaled(number.magnitude)
    guard value < 1e15 else { return [] }
    let most = value < 9.995 ? 2 : value < 99.95 ? 1 : 0
    return (0...most).reversed().map { digits in
      (
        number < 0 ? "-" : "",
        symbols.localized(FixedDecimal.text(rounded(value, digits), digits: digits)), step
      )
    }
  }

  /// True if the unit stands before the number, as a currency's sign does.
  private var isCurrency: Bool {
    guard let last = unit.unicodeScalars.last else { return false }
    return last.isASCII ? last == "$" : last.properties.generalCategory == .currencySymbol
  }

  private func duration(_ seconds: Double) -> String {
    let length = seconds.magnitude
    // What is shorter than a second is not nothing.
    let isPart = length > 0 && length < 1
    let words =
      isPart
      ? ValueFormat(unit: "s", prefix: .si, symbols: symbols).text(length)
      : Durations.short(length, symbols)
    return (seconds < 0 ? "-" : "") + words
  }

  /// Returns the number scaled to its largest prefix, and that prefix.
  private func scaled(_ number: Double) -> (value: Double, step: String) {
    var value = number
    switch prefix {
    case .none: return (value, "")
    case .si where number > 0 && number < 0.9995 && hasSmallParts:
      for step in ["m", "µ", "n"] {
        value *= 1000
        if value >= 0.9995 { return (value, step) }
      }
      return (value, "n")
    case .si, .binary:
      let steps =
        prefix == .si
        ? ["k", "M", "G", "T", "P", "E"] : ["Ki", "Mi", "Gi", "Ti", "Pi", "Ei"]
      var name = ""
      // 999.5 would be rounded to a fourth figure.
      for step in steps where value >= 999.5 {
        value /= prefix == .si ? 1000 : 1024
        name = step
      }
      return (value, name)
    }
  }

  /// True if thousandths of the unit are in use: of seconds and volts, not of bytes or a bare
  /// count.
  private var hasSmallParts: Bool { !unit.isEmpty && !unit.hasExactPrefix("B") && unit != "%" }

  /// Returns the digits of a non-negative number.
  private func figures(_ value: Double, isScaled: Bool) -> String {
    if value >= 1e15, value <= Datum.mostWhole, value == value.rounded() { return "\(Int(value))" }
    if value >= 1e15 || value > 0 && value < 1e-6 { return "\(value)" }
    if let digits { return FixedDecimal.text(rounded(value, digits), digits: digits) }
    if isCurrency, !isScaled {
      let text = FixedDecimal.text(
        value, digits: value == value.rounded() || value >= 1000 ? 0 : 2)
      // What costs less than half a cent is not nothing.
      if value == 0 || !FixedDecimal.isZero(text) { return text }
    }
    // From 999.5 to 1024 of a binary unit there are less than one of the next: 0.98 MiB, as columns
    // of amounts have room for.
    let most = isScaled && prefix == .binary ? 2 : 8
    let text = FixedDecimal.text(value, digits: min(most, decimals(of: value)))
    return isScaled && !isTerse ? text : text.withoutTrailingZeros
  }

  /// Returns a number that is rounded up if it is to be; a rest that only the arithmetic left is
  /// none.
  private func rounded(_ value: Double, _ digits: Int) -> Double {
    guard isRoundedUp else { return value }
    let unit = (0..<digits).reduce(1.0) { unit, _ in unit * 10 }
    // Nothing is no negative zero.
    return (value * unit - 1e-9).rounded(.up).magnitude / unit
  }

  /// Returns the number of decimals that three significant figures need.
  private func decimals(of value: Double) -> Int {
    var least = 99.95
    var decimals = 0
    while value < least, value > 0, decimals < 8 {
      decimals += 1
      least /= 10
    }
    return decimals
  }
}

extension ValueFormat.Part {
  /// Takes a value's unit from behind its amount; values that begin with no digit have none.
  init(_ value: String) {
    let digits = value.hasExactPrefix("-") ? value.dropFirst() : value[...]
    guard let space = value.lastExactIndex(of: " "), digits.first?.isNumber == true else {
      self.init(amount: value, unit: "")
      return
    }
    self.init(
      amount: String(value[..<space]), unit: String(value[value.index(after: space)...]))
  }
}

extension ValueFormat {
  /// Creates the format of a value's numbers.
  init(_ settings: ValueSettings, symbols: NumberSymbols) {
    self.init(
      unit: settings.unit, prefix: settings.prefix, digits: settings.digits,
      isRoundedUp: settings.isRoundedUp, symbols: symbols)
  }
}

extension String {
  /// The digits without trailing zeros of their decimals.
  fileprivate var withoutTrailingZeros: String {
    guard contains(".") else { return self }
    let rest = reversed().drop { $0 == "0" }
    return String((rest.first == "." ? rest.dropFirst() : rest).reversed())
  }
}
