import CZint
import Glibc
import WidgetLayout

/// A kind of barcode, with its name on boards.
package struct Symbology: Hashable, Sendable {
  package let name: String
  /// True if the modules are squares.
  package let isMatrix: Bool
  /// The number of clear modules that it requires around it.
  package let quiet: Int
  /// The index among zint's symbologies.
  private let index: Int32

  /// All symbologies, in the order in which they are offered.
  static let all: [Symbology] = {
    var all: [Symbology] = []
    while let next = Symbology(index: Int32(all.count)) { all.append(next) }
    return all
  }()

  /// The symbology that telephones read.
  static let qr = all[0]

  /// Returns the symbology of a name; `nil` if there is none.
  package init?(_ name: String) {
    guard let found = Self.all.first(where: { $0.name == name }) else { return nil }
    self = found
  }

  private init?(index: Int32) {
    guard let symbology = czint_symbology(index)?.pointee, let name = symbology.name else {
      return nil
    }
    self.name = String(cString: name)
    isMatrix = symbology.is_matrix
    quiet = Int(symbology.quiet)
    self.index = index
  }

  /// Returns the symbol of a text, or the reason that there is none.
  package func symbol(of text: String) -> Result<BarcodeSymbol, BarcodeError> {
    let bytes = Array(text.utf8)
    let areDigits = bytes.allSatisfy { $0 == UInt8(ascii: "+") || (0x30...0x39).contains($0) }
    let count = bytes.prefix { $0 != UInt8(ascii: "+") }.count
    if let digits, areDigits, !digits.contains(count) {
      return .failure(
        BarcodeError(
          reason:
            "\(name) takes \(digits.lowerBound) or \(digits.upperBound) digits, found \(count)"))
    }
    var made = czint_symbol()
    var reason = [CChar](repeating: 0, count: 200)
    guard czint_encode(czint_symbology(index), bytes, bytes.count, &made, &reason, reason.count),
      let modules = made.modules
    else {
      let words = reason.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      return .failure(BarcodeError(reason: String(decoding: words, as: UTF8.self)))
    }
    defer {
      free(modules)
      free(made.text)
    }
    let (width, rows) = (Int(made.width), Int(made.rows))
    return .success(
      BarcodeSymbol(
        width: width, rows: rows, isMatrix: isMatrix,
        modules: UnsafeBufferPointer(start: modules, count: width * rows).map { $0 != 0 },
        text: made.text.map { self.text(String(cString: $0)) } ?? ""))
  }

  /// The digits of a text without or with its check digit: zint makes other symbols of fewer, which are not what the
  /// board names.
  private var digits: ClosedRange<Int>? {
    switch name {
    case "ean13": 12...13
    case "ean8": 7...8
    default: nil
    }
  }

  /// Returns the text that scanners read of the one that zint writes below bars: that of Code 39 is between the signs
  /// of its beginning and its end.
  private func text(_ below: String) -> String {
    guard name == "code39", below.hasExactPrefix("*"), below.hasExactSuffix("*") else {
      return below
    }
    return String(below.dropFirst().dropLast())
  }
}

/// The reason that a text has no symbol.
package struct BarcodeError: Error, Hashable {
  package let reason: String
}
