/// Searches in texts that find what other programs find: the same scalars.
///
/// Swift's own compare characters. A mark behind a separator, or a letter before it that joins what follows, makes
/// one character of both, in which Swift sees no separator; the kernel, a shell, tmux and a server do. Who writes
/// such a name would have it pass every check.
///
/// All can be inlined: a call of generic code in another module takes many times as long.
extension StringProtocol {
  /// Returns true if the text begins with the scalars of another.
  @inlinable package func hasExactPrefix(_ prefix: some StringProtocol) -> Bool {
    utf8.starts(with: prefix.utf8)
  }

  /// Returns true if the text ends with the scalars of another.
  @inlinable package func hasExactSuffix(_ suffix: some StringProtocol) -> Bool {
    let count = suffix.utf8.count
    return utf8.count >= count && utf8.suffix(count).elementsEqual(suffix.utf8)
  }

  /// Returns the text without the scalars of another at its beginning; `nil` if it does not begin with them.
  @inlinable package func withoutExactPrefix(_ prefix: String) -> SubSequence? {
    guard hasExactPrefix(prefix) else { return nil }
    return self[utf8.index(startIndex, offsetBy: prefix.utf8.count)...]
  }

  /// Returns true if the text has the scalars of another in it.
  @inlinable package func containsExactly(_ part: some StringProtocol) -> Bool {
    part.isEmpty || firstExactRange(of: part) != nil
  }

  /// Returns the place of the first such scalar.
  @inlinable package func firstExactIndex(of scalar: Unicode.Scalar) -> Index? {
    unicodeScalars.firstIndex(of: scalar)
  }

  /// Returns the place of the last such scalar.
  @inlinable package func lastExactIndex(of scalar: Unicode.Scalar) -> Index? {
    unicodeScalars.lastIndex(of: scalar)
  }

  /// Returns the first range of the scalars of another text; `nil` if there is none, or the other is empty.
  @inlinable package func firstExactRange(of part: some StringProtocol) -> Range<Index>? {
    let wanted = Array(part.utf8)
    guard let first = wanted.first else { return nil }
    let bytes = utf8
    var rest = bytes[...]
    while let start = rest.firstIndex(of: first) {
      if bytes[start...].starts(with: wanted) {
        return start..<bytes.index(start, offsetBy: wanted.count)
      }
      rest = bytes[bytes.index(after: start)...]
    }
    return nil
  }

  /// Returns the parts between such scalars, as `split` does between characters.
  @inlinable package func splitExactly(
    separator: Unicode.Scalar, maxSplits: Int = .max, omittingEmptySubsequences: Bool = true
  ) -> [SubSequence] {
    unicodeScalars.split(
      separator: separator, maxSplits: maxSplits,
      omittingEmptySubsequences: omittingEmptySubsequences
    ).map { self[$0.startIndex..<$0.endIndex] }
  }

  /// Returns the text with the scalars of another replaced.
  @inlinable package func replacingExactly(_ part: String, with other: String) -> String {
    var (text, rest) = ("", self[...])
    while let range = rest.firstExactRange(of: part) {
      text += rest[..<range.lowerBound] + other
      rest = rest[range.upperBound...]
    }
    return text + rest
  }
}
