/// The place where a macro's own code begins, after comments and attributes.
enum MacroStart {
  /// Returns the index of the `#` of a macro; `nil` if there is none.
  static func index(in source: String) -> String.Index? {
    var rest = source[...]
    while let character = rest.first {
      if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        rest = afterComment(rest)
      } else if character == "\"" {
        rest = afterString(rest)
      } else if character == "#" {
        return rest.startIndex
      } else {
        rest.removeFirst()
      }
    }
    return nil
  }

  /// Returns what follows a comment, which may contain others.
  private static func afterComment(_ text: Substring) -> Substring {
    var (rest, depth) = (text, 0)
    while !rest.isEmpty {
      if rest.hasPrefix("/*") {
        (rest, depth) = (rest.dropFirst(2), depth + 1)
      } else if rest.hasPrefix("*/") {
        (rest, depth) = (rest.dropFirst(2), depth - 1)
        if depth == 0 { break }
      } else {
        rest.removeFirst()
      }
    }
    return rest
  }

  /// Returns what follows a string, as an attribute's message is.
  private static func afterString(_ text: Substring) -> Substring {
    var rest = text.dropFirst()
    while let character = rest.popFirst(), character != "\"" {
      if character == "\\" { _ = rest.popFirst() }
    }
    return rest
  }
}
