/// A search for secrets in texts that came from elsewhere, in all forms in which they may come.
package struct SecretSearch: Sendable {
  private let known = KnownSecrets()

  package init(_ values: [String]) {
    for (number, value) in values.enumerated() { known["\(number)"] = value }
  }

  /// Returns the text with `•••` in place of every secret, and of its parts beside an ellipsis.
  package func redacted(_ text: String) -> String {
    known.isEmpty ? text : known.redacted(text)
  }

  /// Returns true if a text has a secret of at least `least` bytes in any form that can be read from it.
  package func isIn(_ text: String, least: Int) -> Bool {
    known.areIn(Array(text.utf8), least: least)
  }
}
