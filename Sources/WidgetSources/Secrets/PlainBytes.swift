/// Bytes as somebody sees them in the end: without what is not shown, or with escapes undone.
///
/// A server may write a secret that it was sent in any form of the formats that it answers in.
struct PlainBytes {
  private let source: [UInt8]
  private let undoesEscapes: Bool
  private let notesPlaces: Bool
  private var place = 0
  private var result: [UInt8] = []
  /// The place in the source of each byte of the result, if places are noted.
  private var places: [Int] = []

  private init(_ source: [UInt8], undoesEscapes: Bool = false, notesPlaces: Bool = false) {
    self.source = source
    self.undoesEscapes = undoesEscapes
    self.notesPlaces = notesPlaces
    result.reserveCapacity(source.count)
    if notesPlaces { places.reserveCapacity(source.count) }
    while place < source.count {
      let end = endOfPlain
      if end > place { take(end - place) } else { step() }
    }
  }

  /// True for the bytes that are taken as they are: letters, digits and signs of ASCII.
  private static let arePlain = (0...255).map { 0x20 < $0 && $0 < 0x7F }
  /// The same without those that escapes begin with.
  private static let areUnescaped = arePlain.enumerated().map { byte, isPlain in
    isPlain && !"\\&%=".utf8.contains(UInt8(byte))
  }

  /// The end of the bytes from here on that are taken as they are; most texts have no others.
  private var endOfPlain: Int {
    let arePlain = undoesEscapes ? Self.areUnescaped : Self.arePlain
    return source.withUnsafeBufferPointer { source in
      var end = place
      while end < source.count, arePlain[Int(source[end])] { end += 1 }
      return end
    }
  }

  /// Returns the bytes without escapes of terminals, controls, and characters that have no width.
  ///
  /// White space of any kind is left out too: a list draws a line end as a blank, and encodings break their lines.
  static func shown(_ bytes: [UInt8]) -> [UInt8] { PlainBytes(bytes).result }

  /// Returns the bytes as shown, and the place of each of them in `bytes`.
  static func shownWithPlaces(_ bytes: [UInt8]) -> (bytes: [UInt8], places: [Int]) {
    let plain = PlainBytes(bytes, notesPlaces: true)
    return (plain.result, plain.places)
  }

  /// Returns the bytes as shown, with the escapes of JSON, of XML, of web addresses and of mail undone.
  static func unescaped(_ bytes: [UInt8]) -> [UInt8] {
    PlainBytes(bytes, undoesEscapes: true).result
  }

  /// True for bytes that escapes or markup begin with.
  static func mayBeEscaped(_ bytes: [UInt8]) -> Bool {
    "\\&%<=".utf8.contains { bytes.contains($0) }
  }

  /// Returns the bytes without the tags, comments and CDATA marks of XML and HTML.
  ///
  /// - Parameter isQuoted: True if a tag goes on behind a `>` in the quotation marks of an attribute, as readers of
  ///   XML and HTML have it; false if each ends a tag, as simple ones do.
  static func withoutMarkup(_ bytes: [UInt8], isQuoted: Bool) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var rest = bytes[...]
    while !rest.isEmpty {
      let behind = behindMarkup(rest, isQuoted: isQuoted)
      guard behind.startIndex == rest.startIndex else {
        rest = behind
        continue
      }
      let end =
        rest.dropFirst().firstIndex { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "]") }
        ?? rest.endIndex
      result += rest[..<end]
      rest = rest[end...]
    }
    return result
  }

  /// Returns what follows the markup at the start of the bytes; all of them if they do not start with markup.
  private static func behindMarkup(_ bytes: ArraySlice<UInt8>, isQuoted: Bool) -> ArraySlice<UInt8>
  {
    if bytes.starts(with: "]]>".utf8) { return bytes.dropFirst(3) }
    guard bytes.first == UInt8(ascii: "<"), let next = bytes.dropFirst().first else { return bytes }
    if bytes.starts(with: "<![CDATA[".utf8) { return bytes.dropFirst(9) }
    if bytes.starts(with: "<!--".utf8) {
      var rest = bytes
      while !rest.isEmpty, !rest.starts(with: "-->".utf8) { rest = rest.dropFirst() }
      return rest.dropFirst(3)
    }
    let isTag = "/?!".utf8.contains(next) || UInt8(ascii: "a")...UInt8(ascii: "z") ~= next | 0x20
    guard isTag else { return bytes }
    return isQuoted ? behindQuotedTag(bytes) : bytes.drop { $0 != UInt8(ascii: ">") }.dropFirst()
  }

  /// Returns what follows a tag, in which quotation marks behind an equal sign hide what is between them.
  private static func behindQuotedTag(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var quote: UInt8?
    var last: UInt8 = 0
    for (index, byte) in zip(bytes.indices, bytes) {
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: ">") {
        return bytes[(index + 1)...]
      } else if last == UInt8(ascii: "="), byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      }
      if byte > 0x20 { last = byte }
    }
    return bytes.suffix(0)
  }

  private func byte(_ offset: Int) -> UInt8 {
    place + offset < source.count ? source[place + offset] : 0
  }

  private mutating func step() {
    let first = source[place]
    if undoesEscapes, undo(first) { return }
    if let count = blank() {
      place += count
      return
    }
    switch first {
    case 0x1B: skipEscape()
    case 0..<0x20, 0x7F: place += 1
    case 0xC2...0xF4:
      let (scalar, count) = scalar()
      if scalar.map(Self.isShown) ?? true { take(count) } else { place += count }
    default: take(1)
    }
  }

  /// Returns the character here and its bytes; `nil` and one byte where there is none.
  private func scalar() -> (Unicode.Scalar?, Int) {
    let first = UInt32(byte(0))
    let count = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    var value = first & (count == 2 ? 0x1F : count == 3 ? 0x0F : 0x07)
    for offset in 1..<count {
      guard byte(offset) & 0xC0 == 0x80 else { return (nil, 1) }
      value = value << 6 | UInt32(byte(offset) & 0x3F)
    }
    return (Unicode.Scalar(value), count)
  }

  /// False for controls and for characters that Unicode or a terminal gives neither a form nor a width.
  private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    return !(0x80...0x9F ~= value || 0xFFF9...0xFFFB ~= value)
      && !scalar.properties.isDefaultIgnorableCodePoint
  }

  private mutating func take(_ count: Int) {
    let end = min(source.count, place + count)
    result += source[place..<end]
    if notesPlaces { places += place..<end }
    place += count
  }

  /// Returns the number of bytes of the white space here, or `nil` if there is none.
  private func blank() -> Int? {
    switch byte(0) {
    case 0x09...0x0D, 0x20: return 1
    case 0xC2, 0xE1, 0xE2, 0xE3:
      let (scalar, count) = scalar()
      return scalar.map(\.properties.isWhitespace) ?? false ? count : nil
    default: return nil
    }
  }

  /// True at the control character that ends a string, U+009C.
  private var isTerminator: Bool { byte(0) == 0xC2 && byte(1) == 0x9C }

  /// Skips an escape of a terminal, as drawing does.
  private mutating func skipEscape() {
    let kind = byte(1)
    place += 2
    switch kind {
    case UInt8(ascii: "["):
      while place < source.count, 0x20...0x3F ~= source[place] { place += 1 }
      place += 1
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"):
      while place < source.count, ![0x07, 0x1B, 0x0A].contains(source[place]), !isTerminator {
        place += 1
      }
      if isTerminator { place += 2 }
      if byte(0) == 0x1B { place += byte(1) == UInt8(ascii: "\\") ? 2 : 1 }
      if byte(0) == 0x07 { place += 1 }
    case UInt8(ascii: "("), UInt8(ascii: ")"): place += 1
    default: break
    }
  }

  // MARK: Escapes

  /// Undoes an escape; returns false if there is none.
  private mutating func undo(_ first: UInt8) -> Bool {
    switch first {
    case UInt8(ascii: "\\"): undoBackslash()
    case UInt8(ascii: "&"): undoEntity()
    case UInt8(ascii: "%"): undoPercent()
    case UInt8(ascii: "="): undoQuotedPrintable()
    default: false
    }
  }

  /// Undoes a byte in hexadecimal as mail has it; an equal sign before a line end goes with it.
  private mutating func undoQuotedPrintable() -> Bool {
    if byte(1) == 0x0A || byte(1) == 0x0D { return skip(1) }
    guard let value = number(at: place + 1, digits: 2, radix: 16) else { return false }
    place += 3
    result.append(UInt8(value))
    return true
  }

  private mutating func skip(_ count: Int) -> Bool {
    place += count
    return true
  }

  private mutating func undoBackslash() -> Bool {
    switch byte(1) {
    case UInt8(ascii: "u"):
      guard let unit = number(at: place + 2, digits: 4, radix: 16) else { return false }
      place += 6
      guard 0xD800...0xDBFF ~= unit, byte(0) == UInt8(ascii: "\\"), byte(1) == UInt8(ascii: "u"),
        let low = number(at: place + 2, digits: 4, radix: 16), 0xDC00...0xDFFF ~= low
      else { return append(unit) }
      place += 6
      return append(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
    case UInt8(ascii: "x"):
      guard let value = number(at: place + 2, digits: 2, radix: 16) else { return false }
      place += 4
      return append(value)
    case UInt8(ascii: "n"), UInt8(ascii: "N"), UInt8(ascii: "t"), UInt8(ascii: "r"),
      UInt8(ascii: "b"), UInt8(ascii: "f"):
      // Controls and white space, neither of which is shown.
      return skip(2)
    case 0: return false
    default:
      place += 1
      take(1)
      return true
    }
  }

  /// The names of characters that browsers know without a semicolon, and of those that are signs of ASCII or are not
  /// shown.
  private static let (bareEntities, entities): ([String: UInt32], [String: UInt32]) = (
    ["amp": 0x26, "lt": 0x3C, "gt": 0x3E, "quot": 0x22, "nbsp": 0xA0, "shy": 0xAD],
    [
      "AMP": 0x26, "LT": 0x3C, "GT": 0x3E, "QUOT": 0x22, "apos": 0x27, "Tab": 0x09, "NewLine": 0x0A,
      "excl": 0x21, "num": 0x23, "dollar": 0x24, "percnt": 0x25, "lpar": 0x28, "rpar": 0x29,
      "ast": 0x2A, "midast": 0x2A, "plus": 0x2B, "comma": 0x2C, "period": 0x2E, "sol": 0x2F,
      "colon": 0x3A, "semi": 0x3B, "equals": 0x3D, "quest": 0x3F, "commat": 0x40, "lsqb": 0x5B,
      "lbrack": 0x5B, "bsol": 0x5C, "rsqb": 0x5D, "rbrack": 0x5D, "Hat": 0x5E, "lowbar": 0x5F,
      "UnderBar": 0x5F, "grave": 0x60, "DiacriticalGrave": 0x60, "lcub": 0x7B, "lbrace": 0x7B,
      "verbar": 0x7C, "vert": 0x7C, "VerticalLine": 0x7C, "rcub": 0x7D, "rbrace": 0x7D,
      "hyphen": 0x2D, "dash": 0x2D, "zwj": 0x200D, "zwnj": 0x200C, "lrm": 0x200E,
      "rlm": 0x200F, "ZeroWidthSpace": 0x200B, "NoBreak": 0x2060, "InvisibleTimes": 0x2062,
      "InvisibleComma": 0x2063, "ApplyFunction": 0x2061, "af": 0x2061, "it": 0x2062, "ic": 0x2063,
      "NegativeThinSpace": 0x200B, "ensp": 0x2002, "emsp": 0x2003, "thinsp": 0x2009,
      "hairsp": 0x200A, "NonBreakingSpace": 0xA0,
    ]
  )

  /// Returns the character that a name stands for, and the bytes of the name with its semicolon.
  private func entity() -> (value: UInt32, count: Int)? {
    let letters = source[(place + 1)...].prefix(20).prefix { byte in
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
    }
    let name = String(decoding: letters, as: UTF8.self)
    if byte(1 + letters.count) == UInt8(ascii: ";"),
      let value = Self.entities[name] ?? Self.bareEntities[name]
    {
      return (value, letters.count + 1)
    }
    return Self.bareEntities.first { letters.starts(with: $0.key.utf8) }.map {
      ($0.value, $0.key.utf8.count)
    }
  }

  private mutating func undoEntity() -> Bool {
    if let (value, count) = entity() {
      place += 1 + count
      return append(value)
    }
    guard byte(1) == UInt8(ascii: "#") else { return false }
    let isHex = byte(2) == UInt8(ascii: "x") || byte(2) == UInt8(ascii: "X")
    let start = place + (isHex ? 3 : 2)
    // Zeros may precede the number, and browsers do without the semicolon.
    let digits = source[min(start, source.count)...].prefix(64).prefix { byte in
      UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
        || isHex && UInt8(ascii: "a")...UInt8(ascii: "f") ~= byte | 0x20
    }.count
    guard let value = number(at: start, digits: digits, radix: isHex ? 16 : 10) else {
      return false
    }
    place = start + digits + (byte(start + digits - place) == UInt8(ascii: ";") ? 1 : 0)
    return append(value)
  }

  private mutating func undoPercent() -> Bool {
    guard let value = number(at: place + 1, digits: 2, radix: 16) else { return false }
    place += 3
    result.append(UInt8(value))
    return true
  }

  private func number(at start: Int, digits: Int, radix: Int) -> UInt32? {
    guard digits > 0, start + digits <= source.count else { return nil }
    let text = source[start..<start + digits]
    guard text.first != UInt8(ascii: "+"), text.first != UInt8(ascii: "-") else { return nil }
    return UInt32(String(decoding: text, as: UTF8.self), radix: radix)
  }

  /// Appends a character's bytes; what is none is left out.
  private mutating func append(_ value: UInt32) -> Bool {
    if let scalar = Unicode.Scalar(value) { result += Array(String(scalar).utf8) }
    return true
  }
}
