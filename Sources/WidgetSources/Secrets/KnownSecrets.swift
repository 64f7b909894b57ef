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
    if hideDisguised(forms, in: &bytes) { isChanged = true }
    return isChanged ? String(decoding: bytes, as: UTF8.self) : text
  }

  /// Replaces secrets that look like themselves only when they are drawn: with an escape or a character without
  /// width in the middle, or with other blanks. Returns true if there were any.
  private func hideDisguised(_ forms: [[UInt8]], in bytes: inout [UInt8]) -> Bool {
    guard !forms.isEmpty else { return false }
    let joinsBlanks = Self.hasBlank(forms)
    let (shown, places) = PlainBytes.shown(bytes, joinsBlanks: joinsBlanks)
    guard shown != bytes else { return false }
    let found = ByteRanges(
      forms.flatMap { form in
        let wanted = PlainBytes.shown(form, joinsBlanks: joinsBlanks).bytes
        return ByteSearch.ranges(of: wanted, in: shown).map {
          places[$0.lowerBound]..<places[$0.upperBound - 1] + 1
        }
      })
    return found.replace(in: &bytes, by: Self.mark)
  }

  private static func hasBlank(_ forms: [[UInt8]]) -> Bool {
    forms.contains { $0.contains(0x20) || $0.contains(0x09) }
  }

  /// Returns true if bytes have a secret in any form that can be read from them, such as with escapes of JSON or XML.
  func areIn(_ bytes: [UInt8]) -> Bool {
    let forms = state.withLock { state in state.forms.map(\.bytes) }
    guard !forms.isEmpty else { return false }
    let joinsBlanks = Self.hasBlank(forms)
    let wanted =
      joinsBlanks ? forms + forms.map { PlainBytes.shown($0, joinsBlanks: true).bytes } : forms
    func isIn(_ bytes: [UInt8]) -> Bool { wanted.contains { ByteSearch.contains($0, in: bytes) } }
    var bytes = bytes
    // Text in XML in JSON, as web feeds have it, is escaped twice.
    for _ in 0..<3 {
      if isIn(bytes) || isIn(PlainBytes.withoutMarkup(bytes)) { return true }
      let plain = PlainBytes.unescaped(bytes, joinsBlanks: joinsBlanks)
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
