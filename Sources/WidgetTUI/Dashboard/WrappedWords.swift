import WidgetBase
import WidgetLayout

/// Words in lines that are broken at blanks, and inside a word that is wider than a line.
enum WrappedWords {
  static func lines(of words: String, columns: Int) -> [String] {
    guard columns > 0 else { return [] }
    var lines: [String] = []
    var line = ""
    for word in words.splitExactly(separator: " ", omittingEmptySubsequences: true) {
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

  /// Returns a line of a file in parts that have all its characters, blanks among them; the parts after the
  /// first are indented further than the line is.
  static func parts(of line: String, columns: Int) -> [String] {
    guard columns > 0, Painter.width(of: line) > columns else { return [line] }
    let indent = line.dropFirst().prefix { $0 == " " }.count + 3
    let margin = String(repeating: " ", count: min(indent, (columns - 1) / 2))
    var parts: [String] = []
    var rest = line
    while !rest.isEmpty {
      let before = parts.isEmpty ? "" : margin
      let part = beginning(of: rest, columns: columns - before.count)
      parts.append(before + part)
      rest = String(rest.dropFirst(part.count))
    }
    return parts
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
