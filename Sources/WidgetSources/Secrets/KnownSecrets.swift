import Synchronization

/// The secrets that were read so far, and what hides them; any thread may use it.
final class KnownSecrets: Sendable {
  private struct State {
    var values: [String: String] = [:]
    /// What is looked for: a value's forms, the longest first.
    var forms: [(bytes: [UInt8], length: Int)] = []
  }

  private static let mark = Array("•••".utf8)

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

  /// A text in which `•••` stands for every secret of at least so many bytes.
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
    return isChanged ? String(decoding: bytes, as: UTF8.self) : text
  }
}
