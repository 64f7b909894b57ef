/// A reader of property lists in the form of Xcode's projects: `{ key = value; }` and `( item, )`.
struct OpenStepReader {
  private let bytes: [UInt8]
  private var place = 0

  /// The deepest nesting that is read.
  private static let deepest = 200

  static func read(_ bytes: [UInt8]) throws(PropertyListError) -> PropertyList {
    var reader = OpenStepReader(bytes: bytes)
    try reader.skip()
    let list = try reader.value(depth: 0)
    try reader.skip()
    guard reader.place == bytes.count else { throw reader.failure("the end of the file") }
    return list
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private func failure(_ expected: String, at place: Int? = nil) -> PropertyListError {
    let before = bytes[..<min(place ?? self.place, bytes.count)]
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let line = before.reduce(1) { $1 == 0x0A ? $0 + 1 : $0 }
    let column = String(decoding: before[start...], as: UTF8.self).count + 1
    return PropertyListError(line: line, column: column, expected: expected)
  }

  /// Skips blanks and comments.
  private mutating func skip() throws(PropertyListError) {
    while let byte = next {
      if byte == 0x20 || (9...13).contains(byte) {
        place += 1
      } else if bytes[place...].starts(with: [0x2F, 0x2F]) {
        place = bytes[place...].firstIndex(of: 0x0A) ?? bytes.count
      } else if bytes[place...].starts(with: [0x2F, 0x2A]) {
        let start = place
        place += 2
        while place < bytes.count, !bytes[place...].starts(with: [0x2A, 0x2F]) { place += 1 }
        guard place < bytes.count else { throw failure("*/ after this /*", at: start) }
        place += 2
      } else {
        return
      }
    }
  }

  private mutating func value(depth: Int) throws(PropertyListError) -> PropertyList {
    guard depth < Self.deepest else { throw failure("at most \(Self.deepest) nested values") }
    switch next {
    case UInt8(ascii: "{"): return try mapping(depth)
    case UInt8(ascii: "("): return try list(depth)
    case UInt8(ascii: "<"): return .text(try data())
    default: return .text(try string())
    }
  }

  private mutating func mapping(_ depth: Int) throws(PropertyListError) -> PropertyList {
    let start = place
    var entries: [String: PropertyList] = [:]
    place += 1
    try skip()
    while next != UInt8(ascii: "}") {
      guard next != nil else { throw failure("} after this {", at: start) }
      let key = try string()
      try take("=")
      entries[key] = try value(depth: depth + 1)
      try take(";")
    }
    place += 1
    return .mapping(entries)
  }

  private mutating func list(_ depth: Int) throws(PropertyListError) -> PropertyList {
    let start = place
    var items: [PropertyList] = []
    place += 1
    try skip()
    while next != UInt8(ascii: ")") {
      guard next != nil else { throw failure(") after this (", at: start) }
      items.append(try value(depth: depth + 1))
      try skip()
      if next == UInt8(ascii: ",") {
        place += 1
        try skip()
      } else if next != UInt8(ascii: ")") {
        throw failure("a comma or )")
      }
    }
    place += 1
    return .list(items)
  }

  /// Takes a sign between blanks.
  private mutating func take(_ sign: Unicode.Scalar) throws(PropertyListError) {
    try skip()
    guard next == UInt8(ascii: sign) else { throw failure("\(sign)") }
    place += 1
    try skip()
  }

  private mutating func data() throws(PropertyListError) -> String {
    guard let end = bytes[place...].firstIndex(of: UInt8(ascii: ">")) else {
      throw failure("> after this <")
    }
    defer { place = end + 1 }
    return String(decoding: bytes[(place + 1)..<end], as: UTF8.self)
  }

  private mutating func string() throws(PropertyListError) -> String {
    if let quote = next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      return try quoted(quote)
    }
    let start = place
    while let byte = next, Self.isPlain(byte) { place += 1 }
    guard place > start else { throw failure("a name, a value in quotes, { or (") }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "_$/:.-+@".utf8.contains(byte)
    }
  }

  private mutating func quoted(_ quote: UInt8) throws(PropertyListError) -> String {
    let start = place
    var text: [UInt8] = []
    place += 1
    while let byte = next, byte != quote {
      place += 1
      guard byte == UInt8(ascii: "\\"), let escaped = next else {
        text.append(byte)
        continue
      }
      place += 1
      text += escape(escaped)
    }
    guard next == quote else { throw failure("the end of this text in quotes", at: start) }
    place += 1
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns what stands for an escaped sign.
  private mutating func escape(_ sign: UInt8) -> [UInt8] {
    switch sign {
    case UInt8(ascii: "n"): [0x0A]
    case UInt8(ascii: "t"): [0x09]
    case UInt8(ascii: "r"): [0x0D]
    case UInt8(ascii: "U"): unicode()
    default: [sign]
    }
  }

  private mutating func unicode() -> [UInt8] {
    let digits = bytes[place...].prefix(4)
    guard digits.count == 4,
      let code = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
      let scalar = Unicode.Scalar(code)
    else { return Array("U".utf8) }
    place += 4
    return Array(String(Character(scalar)).utf8)
  }
}
