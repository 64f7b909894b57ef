/// A piece of data as a source gave it: what JSON can say, and numbers that it cannot.
package indirect enum Datum: Sendable, Hashable {
  case null
  case bool(Bool)
  /// Also not a number, and infinite.
  case number(Double)
  case text(String)
  case list([Datum])
  /// Named parts, in the source's order.
  case record([Field])

  /// A named part.
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
  /// A part of a record; nil where there is none.
  package subscript(name: String) -> Datum? {
    if case .record(let fields) = self { fields.first { $0.name == name }?.value } else { nil }
  }

  /// The items of a list; nil for anything else.
  package var items: [Datum]? {
    if case .list(let items) = self { items } else { nil }
  }

  /// The number, or the number that a text is (`" 12.5\n"`); nil for everything else, so that a text
  /// where a number was expected is never zero.
  package var number: Double? {
    switch self {
    case .number(let number): return number
    case .bool(let isTrue): return isTrue ? 1 : 0
    case .text(let text):
      // A long text is no number, and not worth looking through.
      guard text.utf8.count < 1000 else { return nil }
      let bytes = text.utf8.drop { $0 <= 0x20 }
      let trimmed = String(decoding: bytes.reversed().drop { $0 <= 0x20 }.reversed(), as: UTF8.self)
      // What else `Double` reads (`0x1p3`, `nan`, `infinity`) is a word here.
      guard trimmed.utf8.allSatisfy({ "+-.0123456789eE".utf8.contains($0) }) else { return nil }
      return Double(trimmed)
    case .null, .list, .record: return nil
    }
  }

  /// A text as it is, or a number or answer in words; nil for null, lists and records.
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
