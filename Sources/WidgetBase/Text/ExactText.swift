/// A text that is equal to another only with the same bytes.
///
/// Swift's texts are equal if they are the same to a reader: `é` in one scalar and in two are two names for whoever
/// wrote them, and the one must not replace the other.
package struct ExactText: Hashable, Comparable, Sendable {
  package let text: String

  package init(_ text: String) { self.text = text }

  package static func == (one: ExactText, other: ExactText) -> Bool { isSame(one.text, other.text) }

  /// Returns true if two texts have the same bytes.
  package static func isSame(_ one: String, _ other: String) -> Bool {
    // Most texts differ, or share their storage, which Swift sees at once.
    one == other && one.utf8.elementsEqual(other.utf8)
  }

  package static func < (one: ExactText, other: ExactText) -> Bool {
    one.text.utf8.lexicographicallyPrecedes(other.text.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
