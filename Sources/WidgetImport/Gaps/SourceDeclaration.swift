/// A declaration of a Swift source, as ranges of bytes.
struct SourceDeclaration: Equatable, Sendable {
  /// The word that says its kind, such as `struct`, or the name of a macro, such as `#Preview`.
  let keyword: String
  let name: String
  /// From its first attribute to its end.
  let range: Range<Int>
  /// The place behind the keyword and the name.
  let behindName: Int
  /// The braces and what they have between them; `nil` without.
  let body: Range<Int>?
  /// The value that a property begins with, without the sign before it; `nil` without.
  let initial: Range<Int>?
  let members: [SourceDeclaration]

  /// The keywords of declarations whose braces have members.
  static let types: Set<String> = ["struct", "class", "enum", "extension", "protocol", "actor"]

  var isType: Bool { Self.types.contains(keyword) }

  /// The part before the braces or the value.
  var head: Range<Int> {
    range
      .lowerBound..<min(
        body?.lowerBound ?? range.upperBound, initial?.lowerBound ?? range.upperBound)
  }
}
