import Synchronization

/// The secrets that were read so far, which it redacts; it may be used from any thread.
final class KnownSecrets: Sendable {
  private struct State {
    var values: [String: String] = [:]
    /// The forms of the values to search for, the longest first.
    var forms: [Form] = []
    /// The values that are whole numbers.
    var numbers = SecretNumbers([])
    /// Counts the changes of the values.
    var changes = 0
    /// These secrets with those of all sources, and the changes of both that it takes into account.
    var withAll: (all: KnownSecrets, own: Int, others: Int)?

    /// Returns these secrets and those of other sources that are long enough.
    func with(_ others: State) -> State {
      let known = Set(values.values)
      let further = others.values.filter {
        $0.value.utf8.count >= leastElsewhere && !known.contains($0.value)
      }
      var all = self
      all.withAll = nil
      for (place, value) in further { all.values["elsewhere \(place)"] = value }
      all.forms += others.forms.filter { further[$0.name] != nil }
      all.forms.sort { $0.bytes.count > $1.bytes.count }
      all.numbers = SecretNumbers(of: Array(all.values.values))
      return all
    }
  }

  /// A form of a value.
  private struct Form {
    /// The bytes as a server may write them.
    let bytes: [UInt8]
    /// The same as they are shown, without white space; empty for a short value, whose letters are in many words.
    let shown: [UInt8]
    /// The bytes to search for where escapes are undone: those that are shown, and without escapes that the value
    /// only seems to have.
    let plain: Set<[UInt8]>
    /// The length of the value in bytes.
    let length: Int
    /// The name of the value.
    let name: String

    init(_ bytes: [UInt8], of value: String, named name: String) {
      self.bytes = bytes
      self.name = name
      length = value.utf8.count
      let isLong = length >= 6
      shown = isLong ? PlainBytes.shown(bytes) : []
      plain = isLong ? [shown, PlainBytes.unescaped(bytes)] : []
    }
  }

  /// The text that replaces a secret.
  static let markWords = "•••"
  private static let mark = Array(markWords.utf8)

  private let state: Mutex<State>

  init() { state = Mutex(State()) }

  private init(_ state: State) { self.state = Mutex(state) }

  /// The secrets that any source of this process has read, each by its place: a server that was sent one may repeat
  /// it to another source, which was sent none.
  static let ofAll = KnownSecrets()
  /// The least bytes of a secret that is hidden in what another source reads: the letters of a shorter one are in
  /// all kinds of data.
  static let leastElsewhere = 12

  /// Takes over the values that another has read.
  func learn(from other: KnownSecrets) {
    for (name, value) in other.state.withLock({ $0.values }) { self[name] = value }
  }

  /// These secrets with those of all sources that are long enough to be hidden elsewhere.
  var withAll: KnownSecrets {
    let (own, others) = (state.withLock { $0 }, Self.ofAll.state.withLock { $0 })
    if let last = own.withAll, last.own == own.changes, last.others == others.changes {
      return last.all
    }
    let all = KnownSecrets(own.with(others))
    state.withLock { $0.withAll = (all, own.changes, others.changes) }
    return all
  }

  var isEmpty: Bool { state.withLock { $0.values.isEmpty } }

  subscript(name: String) -> String? {
    get { state.withLock { $0.values[name] } }
    set {
      state.withLock { state in
        guard state.values[name] != newValue else { return }
        state.changes += 1
        state.values[name] = newValue
        let value = newValue ?? ""
        state.forms.removeAll { $0.name == name }
        state.forms += SecretForms.of(value).map { Form($0, of: value, named: name) }
        state.forms.sort { $0.bytes.count > $1.bytes.count }
        state.numbers = SecretNumbers(of: Array(state.values.values))
      }
    }
  }

  /// The secrets that are whole numbers.
  var numbers: SecretNumbers { state.withLock { $0.numbers } }

  /// Returns the text with `•••` in place of every secret of at least `least` bytes.
  func redacted(_ text: String, least: Int = 1) -> String {
    let forms = state.withLock { state in state.forms.filter { $0.length >= least } }
    var bytes = Array(text.utf8)
    var isChanged = false
    for form in forms {
      guard let replaced = ByteSearch.replace(form.bytes, in: bytes, by: Self.mark) else {
        continue
      }
      bytes = replaced
      isChanged = true
    }
    if CutSecrets.hide(forms.map(\.bytes), in: &bytes, by: Self.mark) { isChanged = true }
    if Self.hideDisguised(forms, in: &bytes) { isChanged = true }
    if ByteRanges(numbers.ranges(in: bytes)).replace(in: &bytes, by: Self.mark) { isChanged = true }
    if PlainBytes.mayBeEscaped(bytes), Self.are(forms, in: bytes) {
      // Where an escaped secret begins and ends is not worth the search.
      return Self.markWords
    }
    return isChanged ? String(decoding: bytes, as: UTF8.self) : text
  }

  /// Replaces secrets that look like themselves only when they are drawn: with an escape or a character without
  /// width in the middle, or with white space. Returns true if there were any.
  private static func hideDisguised(_ forms: [Form], in bytes: inout [UInt8]) -> Bool {
    guard let least = forms.lazy.map(\.shown.count).filter({ $0 > 0 }).min(), bytes.count > least
    else { return false }
    let (shown, places) = PlainBytes.shownWithPlaces(bytes)
    guard shown.count < bytes.count else { return false }
    let found = forms.flatMap { form in
      ByteSearch.ranges(of: form.shown, in: shown).map {
        places[$0.lowerBound]..<places[$0.upperBound - 1] + 1
      }
    }
    return ByteRanges(found).replace(in: &bytes, by: mark)
  }

  /// Returns true if bytes have a secret of at least `least` bytes in any form that can be read from them, such as with
  /// escapes of JSON or XML.
  func areIn(_ bytes: [UInt8], least: Int = 1) -> Bool {
    Self.are(state.withLock { state in state.forms.filter { $0.length >= least } }, in: bytes)
      || !numbers.ranges(in: bytes).isEmpty
  }

  private static func are(_ forms: [Form], in bytes: [UInt8]) -> Bool {
    guard let least = forms.lazy.map(\.length).min(), bytes.count >= least else { return false }
    if forms.contains(where: { ByteSearch.contains($0.bytes, in: bytes) }) { return true }
    func areIn(_ bytes: [UInt8]) -> Bool {
      forms.contains { form in form.plain.contains { ByteSearch.contains($0, in: bytes) } }
    }
    if areIn(PlainBytes.shown(bytes)) { return true }
    // Text in XML in JSON, as web feeds have it, is escaped twice.
    var escaped = bytes
    func areInWords(of bytes: [UInt8]) -> Bool {
      // Without quotation marks, both are the same.
      let hasMarks = bytes.contains(UInt8(ascii: "\"")) || bytes.contains(UInt8(ascii: "'"))
      let readings = hasMarks ? [true, false] : [false]
      return readings.contains { isQuoted in
        areIn(PlainBytes.shown(PlainBytes.withoutMarkup(bytes, isQuoted: isQuoted)))
      }
    }
    for _ in 0..<3 {
      if areInWords(of: escaped) { return true }
      let plain = PlainBytes.unescaped(escaped)
      if areIn(plain) { return true }
      guard plain != escaped else { return false }
      escaped = plain
    }
    return areInWords(of: escaped)
  }
}
