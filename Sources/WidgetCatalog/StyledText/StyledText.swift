import WidgetLayout

/// Lines of a text in the styles of its terminal escapes (SGR); all other escapes are removed.
struct StyledText {
  private(set) var lines: [StyledLine] = []
  private var line = StyledLine()
  private var look = TerminalLook()
  /// True if each line is somebody's own, so that its style ends with it.
  private let endsLooks: Bool

  /// The maximum number of characters that are read; no tile shows as many.
  static let most = 200_000

  /// Creates the lines of a text with escapes.
  ///
  /// - Parameter endsLooks: True if the style of a line ends with it.
  init(_ text: String, endsLooks: Bool = false) {
    self.endsLooks = endsLooks
    // A carriage return in a line that is somebody's own would hide what another program wrote before it.
    let rows = text.rows.map { $0.inOneRow(keepsReturns: !endsLooks) }
    var rest = rows.joined(separator: "\n")[...]
    while let character = rest.popFirst() {
      switch character {
      case "\u{1B}": skipEscape(&rest)
      case "\n", "\r\n": endLine()
      // The following text overwrites the line: the last state of a progress bar counts.
      case "\r": if let next = rest.first, !Self.isLineEnd(next) { line = StyledLine() }
      default: line.append(character, look.style(of: character))
      }
    }
    if !line.runs.isEmpty { endLine() }
  }

  private mutating func endLine() {
    lines.append(line)
    line = StyledLine()
    if endsLooks { look = TerminalLook() }
  }

  /// Removes an escape from the text, and applies its style if it has one.
  private mutating func skipEscape(_ rest: inout Substring) {
    switch rest.first {
    case "[":
      rest.removeFirst()
      let parameters = rest.prefix { ("0"..."?").contains($0) }
      rest = rest.dropFirst(parameters.count).drop { (" "..."/").contains($0) }
      if let last = Self.inLine(&rest), last == "m" { look.apply(parameters) }
    case "]", "P", "_", "^":
      // A string, up to the bell or `ESC \`; one that has no end takes no further line away.
      while let next = Self.inLine(&rest), next != "\u{07}", next != "\u{9C}" {
        if next == "\u{1B}" {
          if rest.first == "\\" { rest.removeFirst() }
          break
        }
      }
    case "(", ")":
      rest = rest.dropFirst()
      _ = Self.inLine(&rest)
    default: _ = Self.inLine(&rest)
    }
  }

  private static func isLineEnd(_ character: Character) -> Bool {
    character == "\n" || character == "\r\n"
  }

  /// Removes and returns the next character of the line; `nil` at its end.
  private static func inLine(_ rest: inout Substring) -> Character? {
    rest.first.map(isLineEnd) ?? true ? nil : rest.removeFirst()
  }
}

extension StyledText {
  /// Returns the lines of a text; their escapes are interpreted only if `hasColors` is true.
  ///
  /// - Parameter endsLooks: True if each line is somebody's own, as those of a log are.
  static func lines(of text: String, hasColors: Bool, endsLooks: Bool = false) -> [StyledLine] {
    let text = text.utf8.count > most ? String(text.prefix(most)) : text
    let isStyled = hasColors && text.utf8.contains(0x1B)
    var lines =
      isStyled
      ? StyledText(text, endsLooks: endsLooks).lines
      : text.rows.map { StyledLine($0.inOneRow()) }
    while lines.last?.runs.isEmpty ?? false { lines.removeLast() }
    return lines
  }

  /// Returns a text as one line, whatever separators of lines are in it; `nil` for an empty one.
  static func line(of text: String, hasColors: Bool) -> StyledLine? {
    lines(of: text.withoutLineEnds.inOneRow(), hasColors: hasColors).first
  }
}
