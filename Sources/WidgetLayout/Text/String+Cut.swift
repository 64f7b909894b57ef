extension String {
  /// Returns the text, with its end replaced by `…` if it is wider than a number of columns.
  ///
  /// A number is never cut, nor parted from a unit that follows without a space: the rest of a
  /// number is another number, so `…` stands in its place.
  package func cut(toColumns width: Int) -> String {
    guard Painter.width(of: self) > width else { return self }
    guard width > 0 else { return "" }
    var end = startIndex
    var room = width - 1
    while end < endIndex {
      room -= Painter.width(of: String(self[end]))
      guard room >= 0 else { break }
      end = index(after: end)
    }
    return self[..<startOfNumber(before: end)] + "…"
  }

  /// Returns the start of the number that a cut at `end` would go through, or `end` if there is none.
  private func startOfNumber(before end: Index) -> Index {
    guard end < endIndex, self[end] != " " else { return end }
    let number = self[..<end].reversed().prefix { $0.isNumber || Self.numberMarks.contains($0) }
    guard number.contains(where: \.isNumber) else { return end }
    return index(end, offsetBy: -number.count)
  }

  /// The characters that belong to a number besides its digits: separators, signs and currencies.
  private static let numberMarks: Set<Character> = [
    ".", ",", ":", "'", "’", "\u{A0}", "\u{202F}", "+", "-", "−", "(", "€", "$", "£", "¥",
  ]

  /// The text, its end from a space on replaced by `…` where it is wider than so many columns; empty
  /// where not even its first word has room. It does not end with a number, which would look cut.
  package func cutAtWord(toColumns width: Int) -> String {
    guard Painter.width(of: self) > width else { return self }
    let ends = indices.dropFirst().filter { self[$0] == " " && !self[index(before: $0)].isNumber }
    let end = ends.last { Painter.width(of: String(self[..<$0])) < width }
    return end.map { self[..<$0] + "…" } ?? ""
  }
}
