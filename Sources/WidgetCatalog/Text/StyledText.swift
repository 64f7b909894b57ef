import WidgetLayout

/// Lines of a text in the looks that its terminal escapes (SGR) ask for; all other escapes are left
/// out.
struct StyledText {
  private(set) var lines: [StyledLine] = []
  private var line = StyledLine()
  private var look = TerminalLook()

  /// More of a text than this is not looked at: no tile shows as much.
  static let most = 200_000

  /// The lines of a text with escapes.
  init(_ text: String) {
    var rest = Substring(text)[...]
    while let character = rest.popFirst() {
      switch character {
      case "\u{1B}": skipEscape(&rest)
      case "\n", "\r\n": endLine()
      // What follows is written over what was there: the last state of a progress bar counts.
      case "\r": if !(rest.first?.isNewline ?? true) { line = StyledLine() }
      default: line.append(character, look.style)
      }
    }
    if !line.runs.isEmpty { endLine() }
  }

  private mutating func endLine() {
    lines.append(line)
    line = StyledLine()
  }

  /// Takes an escape off the text, and its look where it has one.
  private mutating func skipEscape(_ rest: inout Substring) {
    switch rest.first {
    case "[":
      rest.removeFirst()
      let parameters = rest.prefix { ("0"..."?").contains($0) }
      rest = rest.dropFirst(parameters.count).drop { (" "..."/").contains($0) }
      if rest.popFirst() == "m" { look.apply(parameters) }
    case "]", "P", "_", "^":
      // A string, up to the bell or `ESC \`.
      while let next = rest.popFirst(), next != "\u{07}", next != "\u{9C}" {
        if next == "\u{1B}" {
          if rest.first == "\\" { rest.removeFirst() }
          break
        }
      }
    case "(", ")": rest = rest.dropFirst(2)
    default: rest = rest.dropFirst()
    }
  }
}

extension StyledText {
  /// The lines of a text, whose looks count only if they are asked for.
  static func lines(of text: String, hasColors: Bool) -> [StyledLine] {
    let text = text.utf8.count > most ? String(text.prefix(most)) : text
    if hasColors { return StyledText(text).lines }
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { StyledLine(String($0)) }
    while lines.last?.runs.isEmpty ?? false { lines.removeLast() }
    return lines
  }
}
