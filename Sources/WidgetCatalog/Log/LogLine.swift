import WidgetLayout

/// A line of a log: its time quiet, and the line in the colour of what it tells.
struct LogLine {
  let line: StyledLine

  init(_ line: StyledLine, showsTime: Bool) {
    let text = line.text
    let time = Self.time(text)
    // A line that brings its own looks keeps them.
    guard line.runs.allSatisfy({ $0.style == Self.plain }) else {
      self.line = line
      return
    }
    let rest = String(text.dropFirst(time))
    let style = Style(foreground: .role(Self.role(of: rest)))
    let dim = Style(foreground: .role(.dim))
    let prefix =
      showsTime && time > 0 ? [StyledLine.Run(text: String(text.prefix(time)), style: dim)] : []
    let words = showsTime ? rest : rest.trimmed
    self.line = StyledLine(runs: prefix + [StyledLine.Run(text: words, style: style)])
  }

  private static let plain = Style(foreground: .role(.text))

  /// The characters of the time that a line begins with: digits and signs with a colon among them,
  /// maybe after a month's name and in brackets.
  private static func time(_ text: String) -> Int {
    var end = 0
    var hasColon = false
    var words = 0
    for word in text.prefix(48).split(separator: " ", maxSplits: 3, omittingEmptySubsequences: true)
      .prefix(3)
    {
      let isTime = word.allSatisfy { $0.isNumber || "[]()-/:.,+TZ".contains($0) }
      let isMonth =
        words == 0 && word.count == 3 && word.allSatisfy(\.isLetter)
        && months.contains(word.lowercased())
      guard isTime && word.contains(where: \.isNumber) || isMonth else { break }
      hasColon = hasColon || isTime && word.contains(":")
      words += 1
      end = text.distance(from: text.startIndex, to: word.endIndex)
      if hasColon { break }
    }
    return hasColon ? end : 0
  }

  private static let months: Set<String> = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]

  /// The colour of a line by its words, of which the first levels count.
  private static func role(of text: String) -> Role {
    let words = text.prefix(120).split { !$0.isLetter }.prefix(8).map { $0.lowercased() }
    for word in words {
      switch word {
      case "error", "err", "fatal", "panic", "critical", "crit", "alert", "emerg", "failed",
        "failure", "severe":
        return .bad
      case "warn", "warning": return .warn
      case "debug", "trace": return .dim
      case "info", "notice": return .text
      default: break
      }
    }
    return .text
  }
}
