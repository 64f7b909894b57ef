/// The separators in numbers; English ones by default.
///
///     .environment(\.numberSymbols, NumberSymbols(decimal: ",", grouping: "."))
public struct NumberSymbols: Sendable, Hashable {
  /// The decimal separator, as in `0.5`.
  public var decimal: String
  /// The separator between thousands, as in `12,345`.
  public var grouping: String

  /// Creates symbols from two separators.
  public init(decimal: String = ".", grouping: String = ",") {
    self.decimal = decimal
    self.grouping = grouping
  }

  /// Returns digits with separators between thousands.
  func grouped(_ digits: String) -> String {
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.utf8.count - index) % 3 == 0 { text += grouping }
      text.append(digit)
    }
    return text
  }

  /// Returns a number in English digits, with or without a sign and a point, written with these
  /// separators.
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
