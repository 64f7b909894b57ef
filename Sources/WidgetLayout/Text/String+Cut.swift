extension String {
  /// Returns the text, with its end replaced by `…` if it is wider than a number of columns.
  ///
  /// A number is never cut, nor separated from a unit that follows without a space: the start of a
  /// number is another number, so `…` replaces all of it.
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

  /// Returns the start of the number that a cut at `end` would split, or `end` if there is none.
  private func startOfNumber(before end: Index) -> Index {
    guard end < endIndex, self[end] != " " else { return end }
    let number = self[..<end].reversed().prefix { $0.isNumber || Self.numberMarks.contains($0) }
    guard number.contains(where: \.isNumber) else { return end }
    return index(end, offsetBy: -number.count)
  }

  /// The characters besides digits that belong to a number: separators, signs and currencies.
  private static let numberMarks: Set<Character> = [
    ".", ",", ":", "'", "’", "\u{A0}", "\u{202F}", "+", "-", "−", "(", "€", "$", "£", "¥",
  ]

  /// Returns the text, with its end from a space on replaced by `…` if it is wider than a number of
  /// columns; an empty text if not even the first word fits. It is not cut after a number, which
  /// would look incomplete.
  package func cutAtWord(toColumns width: Int) -> String {
    guard Painter.width(of: self) > width else { return self }
    var end: Index?
    var columns = 0
    var before: Character?
    // A text may be long and drawn often: what does not fit is not looked at.
    for index in indices {
      guard columns < width else { break }
      let character = self[index]
      if character == " ", let before, !before.isNumber { end = index }
      columns += Painter.width(of: String(character))
      before = character
    }
    return end.map { self[..<$0] + "…" } ?? ""
  }

  /// Returns the beginning of the text that fills a number of columns, and what follows up to the next visible
  /// character: a view of one row draws it as it draws the whole text, without laying out all of it.
  package func beginning(filling columns: Int) -> String {
    var width = 0
    var end = startIndex
    while end < endIndex, width <= columns || self[index(before: end)] == " " {
      width += Painter.width(of: String(self[end]))
      end = index(after: end)
    }
    return String(self[..<end])
  }
}
