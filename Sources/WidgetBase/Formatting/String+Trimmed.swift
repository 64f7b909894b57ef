extension StringProtocol {
  /// The text without leading and trailing white space.
  package var trimmed: String {
    // Runs of blanks go by scalars, since finding characters takes long; the last one of each may be part of a
    // character, with a mark after it.
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    let start = first > startIndex ? scalars.index(before: first) : first
    let next = scalars.index(after: last)
    let end = next < endIndex ? scalars.index(after: next) : next
    var text = self[start..<end]
    while text.first?.isWhitespace ?? false { text.removeFirst() }
    while text.last?.isWhitespace ?? false { text.removeLast() }
    return String(text)
  }
}
