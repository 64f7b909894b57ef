import WidgetBase

/// A piece of data from a source: all that JSON can represent, and numbers that it cannot.
package indirect enum Datum: Sendable, Hashable {
  case null
  case bool(Bool)
  /// A number, which may be infinite or not a number.
  case number(Double)
  case text(String)
  case list([Datum])
  /// Named fields, in the source's order.
  case record([Field])

  /// A named field of a record.
  package struct Field: Sendable, Hashable {
    package var name: String
    package var value: Datum

    package init(_ name: String, _ value: Datum) {
      self.name = name
      self.value = value
    }
  }
}

extension Datum {
  /// Returns a field of a record, or `nil` if there is none.
  ///
  /// Of names that are the same to a reader, such as `é` in one scalar and in two, the one with the
  /// same bytes counts. Of names that come twice, as those of columns may, the last counts, as in
  /// JSON: all expressions show the same value.
  package subscript(name: String) -> Datum? {
    guard case .record(let fields) = self, let last = fields.last(where: { $0.name == name })
    else { return nil }
    if last.name.utf8.elementsEqual(name.utf8) { return last.value }
    return (fields.last { ExactText($0.name) == ExactText(name) } ?? last).value
  }

  /// The items of a list, or `nil` for any other datum.
  package var items: [Datum]? {
    if case .list(let items) = self { items } else { nil }
  }

  /// The number, or the number that a text represents (`" 12.5\n"`), or 1 or 0 for a Boolean.
  ///
  /// It is `nil` for any other datum, so that a text in place of a number is never zero.
  package var number: Double? {
    switch self {
    case .number(let number): return number
    case .bool(let isTrue): return isTrue ? 1 : 0
    case .text(let text):
      // A long text is not a number, and is not searched.
      guard text.utf8.count < 1000 else { return nil }
      let scalars = Self.shown(text)
      // Other texts that `Double` reads (`0x1p3`, `nan`, `infinity`) are words here.
      guard !scalars.isEmpty,
        scalars.allSatisfy({ "+-.0123456789eE".unicodeScalars.contains($0) })
      else { return nil }
      // One that is too large stays the text that was written.
      return Double(String(scalars)).flatMap { $0.isFinite ? $0 : nil }
    case .null, .list, .record: return nil
    }
  }

  /// The number up to which all whole numbers are numbers of their own.
  package static let mostWhole = 9_007_199_254_740_992.0

  /// Creates the datum of a whole number: its digits as a text, which still counts as a number, if a number would
  /// lose some, as of a long identifier.
  init(whole: Int64) {
    self = Double(exactly: whole).map { .number($0) } ?? .text("\(whole)")
  }

  /// The number, if the datum is shown as one; `nil` for a Boolean, which is shown in words.
  package var shownNumber: Double? { if case .bool = self { nil } else { number } }

  /// The number of a text that is a percentage, as programs print it: `95%`, `0.5 %`; `nil` for any other datum.
  package var percentage: Double? {
    guard case .text(let text) = self, text.utf8.count < 1000 else { return nil }
    let scalars = Self.shown(text)
    guard scalars.last == "%" else { return nil }
    return Datum.text(String(Substring.UnicodeScalarView(scalars.dropLast()))).number
  }

  /// Returns the characters of a text that are drawn, without white space around them.
  ///
  /// Some programs begin files with a mark of their encoding, and put a blank that does not break behind a number;
  /// what looks like a number has to count as one.
  static func shown(_ text: String) -> Substring.UnicodeScalarView {
    let isPlain = text.utf8.allSatisfy { 0x21...0x7E ~= $0 }
    let scalars =
      isPlain
      ? text.unicodeScalars : String.UnicodeScalarView(text.unicodeScalars.filter { !isHidden($0) })
    guard let start = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let end = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "".unicodeScalars[...] }
    return scalars[start...end]
  }

  /// True for characters that Unicode gives neither a form nor a width.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isDefaultIgnorableCodePoint && !scalar.properties.isWhitespace
  }

  /// A text as it is, a number as text, or “yes” or “no” for a Boolean; `nil` for null, lists and
  /// records.
  package var words: String? {
    switch self {
    case .text(let text): text
    case .number(let number):
      number == number.rounded() && number.magnitude < 1e15 ? "\(Int(number))" : "\(number)"
    case .bool(let isTrue): isTrue ? "yes" : "no"
    case .null, .list, .record: nil
    }
  }
}

extension Datum: ExpressibleByStringLiteral, ExpressibleByFloatLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral
{
  package init(stringLiteral text: String) { self = .text(text) }
  package init(floatLiteral number: Double) { self = .number(number) }
  package init(integerLiteral number: Int) { self = .number(Double(number)) }
  package init(nilLiteral: ()) { self = .null }
  package init(booleanLiteral isTrue: Bool) { self = .bool(isTrue) }
  package init(arrayLiteral items: Datum...) { self = .list(items) }
  package init(dictionaryLiteral fields: (String, Datum)...) {
    self = .record(fields.map { Field($0, $1) })
  }
}

extension Datum {
  /// The most values of one datum that is read: each takes a hundred bytes of memory, however short its
  /// text.
  static let most = 1_000_000

  /// Returns true if its texts and the names of its fields have more bytes than `most`: a name that is in
  /// memory once is written with each record.
  package func isLonger(than most: Int) -> Bool {
    var left = most
    return isLonger(&left)
  }

  private func isLonger(_ left: inout Int) -> Bool {
    switch self {
    case .text(let text): left -= text.utf8.count
    case .list(let items):
      for item in items where item.isLonger(&left) { return true }
    case .record(let fields):
      for field in fields {
        left -= field.name.utf8.count
        if left < 0 || field.value.isLonger(&left) { return true }
      }
    case .null, .bool, .number: break
    }
    return left < 0
  }

  /// True for a yes: true, 1, or a text such as `true` or `yes`.
  package var isYes: Bool {
    guard case .text(let text) = self else { return number == 1 }
    return ["true", "yes", "on", "1"].contains(text.trimmed.lowercased())
  }

  /// The memory that it takes, about 16 bytes a unit.
  var weight: Int {
    switch self {
    case .list(let items): items.reduce(1) { $0 + $1.weight }
    case .record(let fields):
      fields.reduce(1) { $0 + $1.value.weight + $1.name.utf8.count / 16 }
    case .text(let text): 1 + text.utf8.count / 16
    default: 1
    }
  }

  /// The number of values in it, itself included.
  var count: Int {
    switch self {
    case .list(let items): items.reduce(1) { $0 + $1.count }
    case .record(let fields): fields.reduce(1) { $0 + $1.value.count }
    default: 1
    }
  }
}
