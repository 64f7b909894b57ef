import WidgetBase
import WidgetSources

/// The places of the passwords and tokens in one text of a source.
struct LiteralPlaces {
  /// A value that is secret, and the name that it is known by.
  struct Place {
    let name: String
    let range: Range<String.Index>
  }

  /// The places from first to last; none overlaps another.
  private(set) var all: [Place] = []
  private let text: String

  /// - Parameters:
  ///   - keys: The keys of the mappings that the text lies in, the outermost first.
  init(_ text: String, keys: [String]) {
    self.text = text
    let key = keys.last ?? ""
    let isWhole =
      keys.count > 1 ? CredentialName.isOne(key) : key.lowercased() == "password"
    if isWhole {
      findValue(of: key, isHeader: keys.dropLast().last == "headers")
    } else if key == "postgres", !text.contains("://") {
      findSettings()
    } else {
      if key == "body", !text.contains("://") { findPairs(in: text[...]) }
      findAddresses()
    }
    all = Self.apart(all)
  }

  private mutating func note(_ name: some StringProtocol, _ value: Substring) {
    guard !value.isEmpty, !SecretReference.isIn(String(value)) else { return }
    all.append(
      Place(name: CredentialName.reference(name), range: value.startIndex..<value.endIndex))
  }

  /// Returns the places without those that begin inside another one.
  private static func apart(_ places: [Place]) -> [Place] {
    let sorted = places.sorted {
      ($0.range.lowerBound, $1.range.upperBound) < ($1.range.lowerBound, $0.range.upperBound)
    }
    return sorted.reduce(into: []) { kept, place in
      guard kept.last.map({ $0.range.upperBound <= place.range.lowerBound }) ?? true else { return }
      kept.append(place)
    }
  }

  // MARK: Values

  /// Finds a value as a whole; in a header, its scheme (`Bearer`) is no part of it.
  private mutating func findValue(of key: String, isHeader: Bool) {
    guard isHeader else { return note(key, text[...]) }
    let scheme = text.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    let rest = text[scheme.endIndex...]
    let isScheme = rest.first == " " && !rest.allSatisfy { $0 == " " }
    note("token", isScheme ? rest.drop { $0 == " " } : text[...])
  }

  // MARK: Addresses

  private mutating func findAddresses() {
    var rest = text[...]
    while let sign = rest.firstExactRange(of: "://") {
      let isDatabase = ["postgres", "postgresql"].contains {
        rest[..<sign.lowerBound].hasExactSuffix($0)
      }
      rest = rest[sign.upperBound...]
      let address = rest.prefix { !$0.isWhitespace && !"\"'<>`".contains($0) }
      let authority = address.prefix { !"/?#".contains($0) }
      if let at = authority.lastExactIndex(of: "@") {
        findUser(authority[..<at], isDatabase: isDatabase)
      }
      let tail = address[authority.endIndex...]
      if let mark = tail.firstIndex(where: { "?#".contains($0) }) {
        findPairs(in: tail[tail.index(after: mark)...])
      }
    }
  }

  /// Finds the secret of a user: the password, or a token in place of a name. Users of databases have
  /// names.
  private mutating func findUser(_ user: Substring, isDatabase: Bool) {
    guard let colon = Self.colon(in: user) else {
      return isDatabase ? () : note("token", user)
    }
    let password = user[user.index(after: colon)...]
    // Some services take a token as the name, with a word that all users share.
    if !isDatabase, password.isEmpty || password == "x-oauth-basic" {
      note("token", user[..<colon])
    } else {
      note("password", password)
    }
  }

  /// Returns the place of the first colon that is not part of a reference.
  private static func colon(in user: Substring) -> Substring.Index? {
    var rest = user
    while let colon = rest.firstExactIndex(of: ":") {
      guard let reference = rest.firstExactRange(of: "${"), reference.lowerBound < colon else {
        return colon
      }
      rest = rest[reference.upperBound...].drop { $0 != "}" }
    }
    return nil
  }

  /// Finds the secrets among pairs such as `a=b&token=c`.
  private mutating func findPairs(in query: Substring) {
    for pair in query.split(whereSeparator: { "&;?#".contains($0) }) {
      guard let sign = pair.firstExactIndex(of: "="), CredentialName.isOne(pair[..<sign]) else {
        continue
      }
      note(pair[..<sign], pair[pair.index(after: sign)...])
    }
  }

  // MARK: Connection strings

  /// Finds the secrets in a connection string of libpq: `host=db password='a b'`.
  private mutating func findSettings() {
    var rest = text[...]
    while true {
      rest = rest.drop(while: \.isWhitespace)
      let name = rest.prefix { $0 != "=" && !$0.isWhitespace }
      rest = rest[name.endIndex...].drop(while: \.isWhitespace)
      guard !name.isEmpty, rest.first == "=" else { return }
      rest = rest.dropFirst().drop(while: \.isWhitespace)
      let isQuoted = rest.first == "'"
      if isQuoted { rest = rest.dropFirst() }
      let value = Self.value(rest, isQuoted: isQuoted)
      rest = rest[value.endIndex...].dropFirst(isQuoted ? 1 : 0)
      if CredentialName.isOne(name) { note(name, value) }
    }
  }

  /// Returns the value at the beginning of a text, as it is written; a backslash takes the next character
  /// with it.
  private static func value(_ text: Substring, isQuoted: Bool) -> Substring {
    var index = text.startIndex
    while index < text.endIndex, isQuoted ? text[index] != "'" : !text[index].isWhitespace {
      if text[index] == "\\" { text.formIndex(after: &index) }
      if index < text.endIndex { text.formIndex(after: &index) }
    }
    return text[..<index]
  }
}
