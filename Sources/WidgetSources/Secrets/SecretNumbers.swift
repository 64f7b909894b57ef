/// The search for secrets of digits that are written as another form of the same number: with an exponent, a sign or a
/// fraction, or in groups.
struct SecretNumbers {
  private let values: Set<Double>

  /// - Parameter values: The secrets.
  init(_ values: Set<Double>) { self.values = values }

  /// Takes the secrets that are whole numbers, of at least six digits: shorter ones appear in all kinds of data.
  init(of secrets: [String]) {
    let digits = secrets.filter { $0.utf8.count >= 6 && $0.utf8.allSatisfy(Self.isDigit) }
    self.init(Set(digits.compactMap { Double($0) }))
  }

  var isEmpty: Bool { values.isEmpty }

  /// Returns true if a number is one of the secrets, also with a sign or with a fraction behind it.
  func contains(_ number: Double) -> Bool { values.contains(number.magnitude.rounded(.towardZero)) }

  /// Returns the places of such numbers.
  func ranges(in bytes: [UInt8]) -> [Range<Int>] {
    guard !values.isEmpty else { return [] }
    var found: [Range<Int>] = []
    var place = 0
    while place < bytes.count {
      guard Self.isDigit(bytes[place]) || bytes[place] == UInt8(ascii: ".") else {
        place += 1
        continue
      }
      let start = place
      while place < bytes.count, Self.isPart(bytes[place]) { place += 1 }
      if isSecret(bytes[start..<place]) { found.append(start..<place) }
    }
    return found
  }

  /// The most characters of a number that is compared.
  private static let longest = 400

  private func isSecret(_ run: ArraySlice<UInt8>) -> Bool {
    guard run.count >= 6, run.count <= Self.longest else { return false }
    let parts = run.split(separator: UInt8(ascii: ","))
    let dots = run.count { $0 == UInt8(ascii: ".") }
    let grouped = run.filter { !",'_".utf8.contains($0) && (dots < 2 || $0 != UInt8(ascii: ".")) }
    return ([grouped[...]] + parts).contains { digits in
      // A sentence may end behind a number.
      let end = digits.lastIndex(where: Self.isDigit).map { $0 + 1 } ?? digits.startIndex
      return Double(String(decoding: digits[..<end], as: UTF8.self)).map(contains) ?? false
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }

  private static func isPart(_ byte: UInt8) -> Bool {
    isDigit(byte) || ".,'_eE+-".utf8.contains(byte)
  }
}
