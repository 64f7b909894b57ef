import Synchronization

/// The secrets that were read so far, which it redacts; it may be used from any thread.
final class KnownSecrets: Sendable {
  private struct State {
    var values: [String: String] = [:]
    /// The forms of the values to search for, the longest first.
    var forms: [(bytes: [UInt8], length: Int)] = []
  }

  /// The text that replaces a secret.
  static let markWords = "•••"
  private static let mark = Array(markWords.utf8)

  private let state = Mutex(State())

  var isEmpty: Bool { state.withLock { $0.values.isEmpty } }

  subscript(name: String) -> String? {
    get { state.withLock { $0.values[name] } }
    set {
      state.withLock { state in
        state.values[name] = newValue
        let length = newValue?.utf8.count ?? 0
        state.forms += SecretForms.of(newValue ?? "").map { ($0, length) }
        state.forms.sort { $0.bytes.count > $1.bytes.count }
      }
    }
  }

  /// The secrets that are whole numbers, of at least six digits: shorter ones appear in all kinds of data.
  var numbers: Set<Double> {
    let values = state.withLock { $0.values.values.filter { $0.utf8.count >= 6 } }
    return Set(
      values.filter { $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }.compactMap { Double($0) })
  }

  /// Returns the text with `•••` in place of every secret of at least `least` bytes.
  func redacted(_ text: String, least: Int = 1) -> String {
    let forms = state.withLock { state in state.forms.filter { $0.length >= least }.map(\.bytes) }
    var bytes = Array(text.utf8)
    var isChanged = false
    for form in forms {
      guard let replaced = ByteSearch.replace(form, in: bytes, by: Self.mark) else { continue }
      bytes = replaced
      isChanged = true
    }
    if CutSecrets.hide(forms, in: &bytes, by: Self.mark) { isChanged = true }
    // What is not shown, such as an escape in the middle of a secret, hides it from the search alone.
    let shown = forms.isEmpty ? bytes : PlainBytes.shown(bytes)
    if shown.count < bytes.count, forms.contains(where: { ByteSearch.contains($0, in: shown) }) {
      bytes = forms.reduce(shown) { ByteSearch.replace($1, in: $0, by: Self.mark) ?? $0 }
      isChanged = true
    }
    return isChanged ? String(decoding: bytes, as: UTF8.self) : text
  }

  /// Returns true if bytes have a secret in any form that can be read from them, such as with escapes of JSON or XML.
  func areIn(_ bytes: [UInt8]) -> Bool {
    let forms = state.withLock { state in state.forms.map(\.bytes) }
    guard !forms.isEmpty else { return false }
    func isIn(_ bytes: [UInt8]) -> Bool { forms.contains { ByteSearch.contains($0, in: bytes) } }
    var bytes = bytes
    // Text in XML in JSON, as web feeds have it, is escaped twice.
    for _ in 0..<3 {
      if isIn(bytes) || isIn(PlainBytes.withoutMarkup(bytes)) { return true }
      let plain = PlainBytes.unescaped(bytes)
      guard plain != bytes else { return false }
      bytes = plain
    }
    return isIn(bytes)
  }

  /// Returns true if a number is one of these secrets, also with a sign or with a fraction behind it.
  static func isSecret(_ number: Double, of numbers: Set<Double>) -> Bool {
    numbers.contains(number.magnitude.rounded(.towardZero))
  }
}
