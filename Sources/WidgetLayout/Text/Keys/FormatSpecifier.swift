/// A specifier for a value in a format, such as `%@`, `%lld`, `%2$@` or `%-8.1f`.
///
/// Formats may come from a table written by others, so the value's own type determines how it is
/// read; only a letter and a precision of the format reach the C library.
struct FormatSpecifier: Hashable {
  /// The position of the argument, from 1, if the format states it.
  var position: Int?
  var flags = ""
  var width = 0
  var precision: Int?
  var conversion: Character = "@"

  /// The maximum width and precision, wider than any screen.
  private static let most = 500

  /// Reads a specifier after its `%`; `nil` if there is none.
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
  /// Returns `number` formatted by the specifier.
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
    // Like Foundation with a known locale, this groups thousands, except in numbers padded with
    // zeros.
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
