/// The encoding that a document says that it has, as libxml2 reads it: by its first bytes, or by the declaration
/// before its first element. What a server says in a header does not count for it.
enum XMLEncoding: Hashable {
  /// ASCII is as it is in ASCII: UTF-8, or no XML.
  case plain
  /// Another one, under its name in small letters; empty for one that the first bytes tell.
  case other(String)

  /// The most bytes before the end of a declaration that are looked at.
  private static let longestDeclaration = 1000

  init(of body: [UInt8]) {
    let start = body.prefix(4)
    // UTF-16 and UTF-32, with and without a mark, and EBCDIC.
    if start.contains(0) || start.starts(with: [0xFE, 0xFF]) || start.starts(with: [0xFF, 0xFE])
      || start.starts(with: [0x4C, 0x6F])
    {
      self = .other("")
      return
    }
    let head = String(decoding: body.prefix(Self.longestDeclaration), as: UTF8.self)
      .drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    guard head.hasExactPrefix("<?xml") else {
      self = .plain
      return
    }
    let name = Self.value(of: "encoding", in: head.prefix { $0 != ">" })?.lowercased() ?? "utf-8"
    self = ["utf-8", "utf8", "us-ascii", "ascii"].contains(name) ? .plain : .other(name)
  }

  /// Returns the value of a word of a declaration: what is between the quotes behind it.
  private static func value(of word: String, in declaration: Substring) -> Substring? {
    var rest = declaration
    while !rest.isEmpty, !rest.hasExactPrefix(word) { rest = rest.dropFirst() }
    let quoted = rest.drop { $0 != "\"" && $0 != "'" }
    return quoted.first.map { quote in quoted.dropFirst().prefix { $0 != quote } }
  }

  /// True if a text is found in the bytes of a document that has it.
  var isSearchable: Bool { self == .plain }
}
