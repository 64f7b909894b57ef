/// The signs that numbers are written with; English ones where nobody says otherwise.
///
///     .environment(\.numberSymbols, NumberSymbols(decimal: ",", grouping: "."))
public struct NumberSymbols: Sendable, Hashable {
  /// Between the whole and its parts: `0.5`.
  public var decimal: String
  /// Between thousands: `12,345`.
  public var grouping: String

  /// A pair of signs.
  public init(decimal: String = ".", grouping: String = ",") {
    self.decimal = decimal
    self.grouping = grouping
  }

  /// Digits with a sign between thousands.
  func grouped(_ digits: String) -> String {
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.utf8.count - index) % 3 == 0 { text += grouping }
      text.append(digit)
    }
    return text
  }

  /// A number written in English as digits, perhaps with a sign and a point, in these signs.
  package func localized(_ number: String, groups: Bool = true) -> String {
    let sign = number.hasPrefix("-") ? "-" : ""
    let parts = number.dropFirst(sign.count).split(separator: ".", maxSplits: 1)
    guard let whole = parts.first, whole.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else {
      return number
    }
    let digits = groups ? grouped(String(whole)) : String(whole)
    return sign + digits + (parts.count > 1 ? decimal + parts[1] : "")
  }
}
