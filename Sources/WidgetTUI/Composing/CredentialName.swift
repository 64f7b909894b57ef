import WidgetBase

/// The names of query parameters, headers and variables whose values are passwords and tokens.
enum CredentialName {
  private static let parts = [
    "token", "secret", "key", "pass", "auth", "sig", "pwd", "credential", "cookie", "jwt",
  ]
  /// Names that contain one of the parts by chance, and settings of libpq that are paths or methods.
  private static let others: Set<String> = [
    "author", "authors", "keyword", "keywords", "design", "passfile", "pgpassfile", "sslkey",
    "pgsslkey", "require_auth", "pgrequireauth",
  ]

  /// Returns true if a name says that its value is secret; case and percent-encoding do not matter.
  static func isOne(_ name: some StringProtocol) -> Bool {
    let word = decoded(String(name)).lowercased()
    return !others.contains(word) && parts.contains(where: word.contains)
  }

  /// Returns the beginning of a secret's name: a name's letters, digits, dots, - and _.
  static func reference(_ name: some StringProtocol) -> String {
    let letters = decoded(String(name)).lowercased().prefix(40).map { letter in
      letter.isASCII && (letter.isLetter || letter.isNumber) || "-_.".contains(letter)
        ? letter : "_"
    }
    return letters.isEmpty ? "secret" : String(letters)
  }

  private static func decoded(_ name: String) -> String {
    let bytes = PercentDecoding.bytes(of: name, keepsOthers: true)
    return bytes.map { String(decoding: $0, as: UTF8.self) } ?? name
  }
}
