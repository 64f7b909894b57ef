import WidgetBase
import WidgetLayout

/// Words in lines that are broken at blanks, and inside a word that is wider than a line.
enum WrappedWords {
  static func lines(of words: String, columns: Int) -> [String] {
    guard columns > 0 else { return [] }
    var lines: [String] = []
    var line = ""
    for word in words.splitExactly(separator: " ", omittingEmptySubsequences: true) {
      var rest = word[...]
      var part = beginning(of: rest, columns: columns)
      if part.endIndex == rest.endIndex, !line.isEmpty,
        Painter.width(of: line) + 1 + Painter.width(of: String(part)) <= columns
      {
        line += " " + part
        continue
      }
      if !line.isEmpty { lines.append(line) }
      while part.endIndex < rest.endIndex {
        lines.append(String(part))
        rest = rest[part.endIndex...]
        part = beginning(of: rest, columns: columns)
      }
      line = String(part)
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
    var rest = line[...]
    while !rest.isEmpty {
      let before = parts.isEmpty ? "" : margin
      let part = beginning(of: rest, columns: columns - before.count)
      parts.append(before + part)
      rest = rest[part.endIndex...]
    }
    return parts
  }

  /// Returns as many of the first characters as fit, at least one; the time depends on these alone.
  private static func beginning(of word: Substring, columns: Int) -> Substring {
    var width = 0
    var end = word.startIndex
    for place in word.indices {
      width += Painter.width(of: String(word[place]))
      if width > columns, place > word.startIndex { break }
      end = word.index(after: place)
    }
    return word[..<end]
  }
}
