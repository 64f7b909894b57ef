import CZint
import WidgetBase
package import WidgetSettings

extension BarcodeKind {
  /// Returns a remark on a text that its symbology cannot encode.
  package static func remarks(_ setting: Setting) -> [SettingRemark] {
    let symbology = setting.value("code", .symbology) ?? Symbology("code128") ?? .qr
    guard let text = setting["text"]?.text else { return [] }
    return [CodeMistake.remark(on: text, as: symbology)?.below("text")].compactMap { $0 }
  }
}

extension QRKind {
  package static func remarks(_ setting: Setting) -> [SettingRemark] {
    guard let text = setting["text"]?.text else { return [] }
    return [CodeMistake.remark(on: text, as: .qr)?.below("text")].compactMap { $0 }
  }
}

/// The reason that a symbology cannot encode a text.
enum CodeMistake {
  /// Returns the problem of a text; `nil` if it can be encoded, or if that cannot be checked here.
  static func remark(on text: String, as symbology: Symbology) -> SettingRemark? {
    if let length = lengths[symbology.name] {
      return remark(onNumber: text, as: symbology.name, length: length)
    }
    guard czint_is_installed(), case .failure(let error) = symbology.symbol(of: text) else {
      return nil
    }
    return SettingRemark("'\(text)' cannot be encoded as \(symbology.name): \(error.reason)")
  }

  /// The number of digits of article numbers, including the check digit.
  private static let lengths = ["ean13": 13, "ean8": 8, "upca": 12]

  private static func remark(
    onNumber text: String, as name: String, length: Int
  ) -> SettingRemark? {
    let fix = "expected \(length - 1) digits, or \(length) with the check digit"
    // An add-on of two or five digits follows a plus sign.
    let main = text.splitExactly(separator: "+", omittingEmptySubsequences: false).first ?? ""
    if let odd = main.first(where: { !$0.isASCII || !$0.isNumber }) {
      return SettingRemark("'\(odd)' is not a digit, and \(name) has only digits", fix: fix)
    }
    guard main.count == length || main.count == length - 1 else {
      return SettingRemark("'\(main)' has \(main.count) digits", fix: fix)
    }
    let digits = main.compactMap(\.wholeNumberValue)
    let check = checkDigit(of: digits.prefix(length - 1))
    guard digits.count == length, digits[length - 1] != check else { return nil }
    return SettingRemark(
      "\(digits[length - 1]) is the wrong check digit of \(main)",
      fix: "expected \(check): \(main.dropLast())\(check)")
  }

  /// Returns the check digit: every second digit from the right counts three times, and the check
  /// digit fills up to a multiple of ten.
  private static func checkDigit(of digits: ArraySlice<Int>) -> Int {
    let sum = digits.reversed().enumerated().reduce(0) {
      $0 + $1.element * ($1.offset % 2 == 0 ? 3 : 1)
    }
    return (10 - sum % 10) % 10
  }
}
