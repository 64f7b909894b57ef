extension String {
  /// The text, its end replaced by `…` where it is wider than so many columns.
  ///
  /// A stretch without spaces that has a digit in it is never cut: the rest of a number is another
  /// number, so `…` stands in its place.
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

  /// Where the number begins that a cut at `end` would go through; `end` itself where there is none.
  private func startOfNumber(before end: Index) -> Index {
    let start = self[..<end].lastIndex(of: " ").map { index(after: $0) } ?? startIndex
    let rest = self[end...].prefix { $0 != " " }
    guard !rest.isEmpty, self[start..<rest.endIndex].contains(where: \.isNumber) else { return end }
    return start
  }

  /// The text, its end from a space on replaced by `…` where it is wider than so many columns; empty
  /// where not even its first word has room. It does not end with a number, which would look cut.
  package func cutAtWord(toColumns width: Int) -> String {
    guard Painter.width(of: self) > width else { return self }
    let ends = indices.dropFirst().filter { self[$0] == " " && !self[index(before: $0)].isNumber }
    let end = ends.last { Painter.width(of: String(self[..<$0])) < width }
    return end.map { self[..<$0] + "…" } ?? ""
  }
}
