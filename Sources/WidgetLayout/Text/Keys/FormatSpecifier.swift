/// One place for a value in a format: `%@`, `%lld`, `%2$@`, `%-8.1f`.
///
/// Formats may come from a table that somebody else wrote. So the value's own type decides how it
/// is read, and nothing of the format ever reaches the C library but a letter and a precision.
struct FormatSpecifier: Hashable {
  /// The argument's number from 1, where the format names it.
  var position: Int?
  var flags = ""
  var width = 0
  var precision: Int?
  var conversion: Character = "@"

  /// Wider than any screen.
  private static let most = 500

  /// Reads a specifier from after its `%`; nil if it is none.
  init?(_ characters: inout Substring) {
    var rest = characters
    if let number = Self.number(&rest), rest.first == "$" {
      position = number
      rest.removeFirst()
    } else {
      rest = characters
    }
    while let flag = rest.first, "-+ 0#'".contains(flag) {
      flags.append(flag)
      rest.removeFirst()
    }
    width = min(Self.number(&rest) ?? 0, Self.most)
    if rest.first == "." {
      rest.removeFirst()
      precision = min(Self.number(&rest) ?? 0, Self.most)
    }
    while let length = rest.first, "hlqjzt".contains(length) { rest.removeFirst() }
    guard let letter = rest.popFirst(), "@diuxXofFeEgGsc".contains(letter) else { return nil }
    conversion = letter
    characters = rest
  }

  private static func number(_ characters: inout Substring) -> Int? {
    let digits = characters.prefix { "0123456789".contains($0) }
    characters.removeFirst(digits.count)
    return digits.isEmpty ? nil : Int(digits) ?? most
  }
}

extension FormatSpecifier {
  /// `number` as the specifier has it.
  func text(_ number: FormatNumber, symbols: NumberSymbols) -> String {
    var digits = digits(of: number, symbols: symbols)
    var sign = ""
    if digits.hasPrefix("-") {
      sign = "-"
      digits.removeFirst()
    } else if flags.contains("+") {
      sign = "+"
    } else if flags.contains(" ") {
      sign = " "
    }
    let missing = max(0, width - sign.count - digits.count)
    if flags.contains("-") { return sign + digits + String(repeating: " ", count: missing) }
    if flags.contains("0") { return sign + String(repeating: "0", count: missing) + digits }
    return String(repeating: " ", count: missing) + sign + digits
  }

  private func digits(of number: FormatNumber, symbols: NumberSymbols) -> String {
    // As Foundation does it where it knows the locale, thousands are marked, but not in a number
    // that is filled up with zeros.
    let groups = !(flags.contains("0") && width > 0)
    switch conversion {
    case "x": return String(number.bits, radix: 16)
    case "X": return String(number.bits, radix: 16, uppercase: true)
    case "o": return String(number.bits, radix: 8)
    case "e", "E", "g", "G":
      return symbols.localized(
        FixedDecimal.text(number.double, precision ?? 6, conversion), groups: false)
    case "f", "F":
      return symbols.localized(
        FixedDecimal.text(number.double, digits: precision ?? 6), groups: groups)
    default: return symbols.localized(number.wholeDigits, groups: groups)
    }
  }
}

extension FormatNumber {
  fileprivate var double: Double {
    switch self {
    case .signed(let number): Double(number)
    case .unsigned(let number): Double(number)
    case .floating(let number): number
    }
  }

  fileprivate var bits: UInt64 {
    switch self {
    case .signed(let number): UInt64(bitPattern: number)
    case .unsigned(let number): number
    case .floating(let number): number.isNaN ? 0 : UInt64(min(max(number, 0), 1.8e19))
    }
  }

  fileprivate var wholeDigits: String {
    switch self {
    case .signed(let number): String(number)
    case .unsigned(let number): String(number)
    case .floating(let number):
      FixedDecimal.text(number.isFinite ? number.rounded(.towardZero) : number, digits: 0)
    }
  }
}
