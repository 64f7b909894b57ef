import WidgetLayout

/// Words in lines that are broken at blanks, and inside a word that is wider than a line.
enum WrappedWords {
  static func lines(of words: String, columns: Int) -> [String] {
    guard columns > 0 else { return [] }
    var lines: [String] = []
    var line = ""
    for word in words.split(separator: " ", omittingEmptySubsequences: true) {
      var rest = String(word)
      if !line.isEmpty, Painter.width(of: line) + 1 + Painter.width(of: rest) <= columns {
        line += " " + rest
        continue
      }
      if !line.isEmpty { lines.append(line) }
      while Painter.width(of: rest) > columns {
        let part = beginning(of: rest, columns: columns)
        lines.append(part)
        rest = String(rest.dropFirst(part.count))
      }
      line = rest
    }
    return line.isEmpty ? lines : lines + [line]
  }

  private static func beginning(of word: String, columns: Int) -> String {
    var part = ""
    var width = 0
    for character in word {
      width += Painter.width(of: String(character))
      if width > columns, !part.isEmpty { break }
      part.append(character)
    }
    return part
  }
}
