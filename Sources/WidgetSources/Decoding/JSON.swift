/// A JSON parser that keeps the order of fields, and that no input can crash.
package struct JSON {
  /// The error in a text that is not JSON, and its place.
  package struct Mistake: Error, Hashable, Sendable, CustomStringConvertible {
    /// The error in words, such as `expected a value`.
    package let words: String
    /// The line, counted from 1, and the column, counted in bytes from 1.
    package let line: Int
    package let column: Int
    /// True if the text may be JSON, but has more values than are read.
    package var hasTooMany = false

    package var description: String { "\(words) in line \(line), column \(column)" }
  }

  /// The deepest nesting that is read, as in jq.
  static let depth = 256
  /// The most values that are read.
  static let most = Datum.most

  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  private var count = 0

  private init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Returns the value of a text that is JSON and nothing else; as in jq, `NaN` and `Infinity` are
  /// numbers.
  package static func datum(_ bytes: [UInt8]) throws(Mistake) -> Datum {
    try read(bytes) { reader throws(Mistake) in
      let value = try reader.value(depth: 0)
      reader.skipSpace()
      guard reader.index == bytes.count else { throw reader.mistake("more after the end") }
      return value
    }
  }

  /// Returns the value of a text.
  package static func datum(_ text: String) throws(Mistake) -> Datum { try datum(Array(text.utf8)) }

  /// Returns the values of a text with one after another.
  ///
  /// Numbers, texts and words stand on lines of their own: `1 234 567` is one number as people write it, and not three.
  package static func data(_ bytes: [UInt8]) throws(Mistake) -> [Datum] {
    try read(bytes) { reader throws(Mistake) in
      var values: [Datum] = []
      while true {
        let isScalar = reader.isAtScalar
        values.append(try reader.value(depth: 0))
        let end = reader.index
        reader.skipSpace()
        guard reader.index < bytes.count else { return values }
        guard !isScalar && !reader.isAtScalar || bytes[end..<reader.index].contains(0x0a) else {
          throw reader.mistake("more after the end")
        }
      }
    }
  }

  private static func read<Value>(
    _ bytes: [UInt8], _ body: (inout JSON) throws(Mistake) -> Value
  ) throws(Mistake) -> Value {
    let result = bytes.withUnsafeBufferPointer { buffer in
      Result { () throws(Mistake) in
        var reader = JSON(buffer)
        if buffer.starts(with: [0xef, 0xbb, 0xbf]) { reader.index = 3 }
        reader.skipSpace()
        return try body(&reader)
      }
    }
    return try result.get()
  }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// True where no list and no record begins.
  private var isAtScalar: Bool { next != UInt8(ascii: "{") && next != UInt8(ascii: "[") }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0a || byte == 0x0d || byte == 0x09 {
      index += 1
    }
  }

  private mutating func takes(_ character: Character) -> Bool {
    guard next == character.asciiValue else { return false }
    index += 1
    return true
  }

  private mutating func value(depth: Int) throws(Mistake) -> Datum {
    guard depth <= Self.depth else { throw mistake("nested more than \(Self.depth) deep") }
    count += 1
    guard count <= Self.most else {
      var mistake = mistake("more than \(Self.most) values")
      mistake.hasTooMany = true
      throw mistake
    }
    switch next {
    case UInt8(ascii: "{"): return try record(depth: depth)
    case UInt8(ascii: "["): return try list(depth: depth)
    case UInt8(ascii: "\""): return .text(try text())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"):
      return next(is: "nan") ? try word("nan", .number(.nan)) : try word("null", .null)
    case UInt8(ascii: "N"): return try word("NaN", .number(.nan))
    case UInt8(ascii: "I"): return try word("Infinity", .number(.infinity))
    case UInt8(ascii: "-") where next(is: "-Infinity"):
      return try word("-Infinity", .number(-.infinity))
    case let byte? where byte == UInt8(ascii: "-") || 48...57 ~= byte: return .number(try number())
    default: throw mistake("expected a value")
    }
  }

  private func next(is word: StaticString) -> Bool {
    word.withUTF8Buffer { bytes[index...].starts(with: $0) }
  }

  private mutating func word(_ word: StaticString, _ value: Datum) throws(Mistake) -> Datum {
    guard next(is: word) else { throw mistake("expected a value") }
    index += word.utf8CodeUnitCount
    return value
  }

  private mutating func list(depth: Int) throws(Mistake) -> Datum {
    index += 1
    var items: [Datum] = []
    skipSpace()
    if takes("]") { return .list(items) }
    while true {
      skipSpace()
      items.append(try value(depth: depth + 1))
      skipSpace()
      if takes("]") { return .list(items) }
      guard takes(",") else { throw mistake("expected , or ]") }
    }
  }

  private mutating func record(depth: Int) throws(Mistake) -> Datum {
    index += 1
    var fields = RecordFields()
    skipSpace()
    if takes("}") { return .record([]) }
    while true {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw mistake("expected a name in quotes") }
      let name = try text()
      skipSpace()
      guard takes(":") else { throw mistake("expected :") }
      skipSpace()
      fields.set(name, try value(depth: depth + 1))
      skipSpace()
      if takes("}") { return .record(fields.fields) }
      guard takes(",") else { throw mistake("expected , or }") }
    }
  }

  private mutating func number() throws(Mistake) -> Double {
    let start = index
    while let byte = next, "+-.eE".utf8.contains(byte) || 48...57 ~= byte { index += 1 }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    let digits = text.drop { $0 == "-" }
    // `Double` would also read `1.` and `.5`, which are not JSON.
    let isWritten =
      digits.first?.isNumber == true && digits.last?.isNumber == true
      && !digits.contains(".e") && !digits.contains(".E")
      && !(digits.utf8.first == UInt8(ascii: "0") && digits.dropFirst().first?.isNumber == true)
    guard isWritten, text.count < 10_000, let number = Double(text) else {
      index = start
      throw mistake("expected a number")
    }
    // As in jq, a number too large becomes the largest.
    return number.isInfinite
      ? (number < 0 ? -Double.greatestFiniteMagnitude : .greatestFiniteMagnitude) : number
  }

  private mutating func text() throws(Mistake) -> String {
    index += 1
    let start = index
    while let byte = next, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 {
      index += 1
    }
    if next == UInt8(ascii: "\"") {
      index += 1
      return String(received: bytes[start..<index - 1])
    }
    var characters = Array(bytes[start..<index])
    while let byte = next {
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return String(received: characters)
      case UInt8(ascii: "\\"): characters += try escape()
      // Line breaks inside texts are invalid, but unambiguous.
      default: characters.append(byte)
      }
    }
    throw mistake("a text without its end")
  }

  private mutating func escape() throws(Mistake) -> [UInt8] {
    guard let byte = next else { throw mistake("a text without its end") }
    index += 1
    switch byte {
    case UInt8(ascii: "n"): return [0x0a]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0d]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0c]
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "u"): return Array(String(try scalar()).utf8)
    default: throw mistake("unknown escape")
    }
  }

  /// Returns the character of an escape such as `\uD83D\uDE00`; a lone surrogate is replaced.
  private mutating func scalar() throws(Mistake) -> Character {
    let high = try unit()
    if 0xd800..<0xdc00 ~= high, next(is: "\\u") {
      let before = index
      index += 2
      let low = try unit()
      if 0xdc00..<0xe000 ~= low,
        let scalar = Unicode.Scalar(0x10000 + (high - 0xd800) << 10 + (low - 0xdc00))
      {
        return Character(scalar)
      }
      index = before
    }
    return Character(Unicode.Scalar(high) ?? "\u{fffd}")
  }

  private mutating func unit() throws(Mistake) -> UInt32 {
    let digits = bytes[index...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let unit = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw mistake("expected four digits after \\u") }
    index += 4
    return unit
  }

  private func mistake(_ words: String) -> Mistake {
    let before = bytes[..<min(index, bytes.count)]
    let lineStart = before.lastIndex(of: 0x0a).map { $0 + 1 } ?? 0
    return Mistake(
      words: words, line: before.count { $0 == 0x0a } + 1, column: before.count - lineStart + 1)
  }
}
