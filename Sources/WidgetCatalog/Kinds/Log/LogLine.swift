import WidgetBase
import WidgetLayout

/// A line of a log: its time dim, the rest in the colour of its level.
struct LogLine {
  let line: StyledLine

  /// Creates the line with or without its time; `isShort` reduces an ISO 8601 date to its clock
  /// time.
  init(_ line: StyledLine, showsTime: Bool, isShort: Bool = false) {
    let text = line.text
    let time = Self.time(text)
    // A line with its own style keeps it.
    guard line.runs.allSatisfy({ $0.style == Self.plain }) else {
      self.line = line
      return
    }
    let rest = String(text.dropFirst(time))
    let style = Style(foreground: .role(Self.role(of: rest)))
    let dim = Style(foreground: .role(.dim))
    let written = String(text.prefix(time))
    let shown = isShort ? Self.clock(written) ?? written : written
    let prefix = showsTime && time > 0 ? [StyledLine.Run(text: shown, style: dim)] : []
    let words = showsTime ? rest : rest.trimmed
    self.line = StyledLine(runs: prefix + [StyledLine.Run(text: words, style: style)])
  }

  private static let plain = Style(foreground: .role(.text))

  /// Returns the number of characters of the time at the start of a line: digits and signs with a
  /// colon among them, possibly after a month's name and in brackets.
  private static func time(_ text: String) -> Int {
    var end = 0
    var hasColon = false
    var words = 0
    for word in text.prefix(48).splitExactly(
      separator: " ", maxSplits: 3, omittingEmptySubsequences: true
    )
    .prefix(3) {
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

  /// Returns `08:33:00` of `2026-11-22T08:33:00.123Z`; `nil` for other times.
  private static func clock(_ time: String) -> String? {
    let parts = time.drop { $0 == "[" || $0 == "(" }.split(maxSplits: 1) { $0 == "T" || $0 == " " }
    guard parts.count == 2, parts[0].count == 10, parts[0].allSatisfy({ $0.isNumber || $0 == "-" })
    else { return nil }
    let clock = parts[1].drop { $0 == " " }.prefix { $0.isNumber || $0 == ":" }
    return clock.count == 5 || clock.count == 8 ? String(clock) : nil
  }

  private static let months: Set<String> = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]

  /// Returns the colour of a line by its words, of which the first level counts.
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
