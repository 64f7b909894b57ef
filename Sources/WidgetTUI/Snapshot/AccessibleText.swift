import WidgetBase
import WidgetLayout

/// A widget's picture in words, as a screen reader says them: no lines, bars and marks.
enum AccessibleText {
  /// The words for a value that is missing.
  static let noValue = "no value"

  /// Returns the words of a picture's rows and of its label; empty if it has none.
  static func words(of grid: CellGrid) -> String {
    let rows = (0..<grid.size.height).map { words(of: AccessibleRow(of: grid, $0)) }
    let label = grid.label.first.map { words(of: AccessibleRow(of: row($0), 0)) } ?? ""
    return (rows + [label]).filter { !$0.isEmpty }.joined(separator: "; ")
  }

  /// Returns a text in cells, which hold nothing that a terminal obeys: an archive may have any label.
  private static func row(_ text: String) -> CellGrid {
    let width = Painter.width(of: text)
    var painter = Painter(grid: CellGrid(size: Size(width: width, height: 1)))
    painter.write(text, x: 0, y: 0, width: width, style: 0)
    return painter.grid
  }

  private static func words(of row: AccessibleRow) -> String {
    let texts = row.columns.joined().map(\.text)
    guard texts.contains(where: { $0.contains { $0.isLetter || $0.isNumber || $0 == "∞" } }) else {
      return texts.contains { $0.contains("–") } ? noValue : ""
    }
    return row.columns.map(\.spoken).filter { !$0.isEmpty && $0 != "," }.joined(separator: ", ")
  }

  /// Returns a text without the title that it begins with.
  static func words(_ words: String, without title: String) -> String {
    guard words.count > title.count, words.hasExactPrefix(title) else { return words }
    let rest = words.dropFirst(title.count)
    guard let next = rest.first, next == " " || next == "," else { return words }
    return String(rest.drop { $0 == " " || $0 == "," })
  }
}

extension [AccessibleRow.Word] {
  /// The text with words for its marks and units.
  fileprivate var spoken: String {
    let ordered = Self.withLevelsFirst(self)
    var words = ordered.indices.flatMap { Self.spoken(ordered, $0) }
    if let first, first.text == "…", first.isOfProgram, count <= 2 { words = ["no value yet"] }
    if let last, let more = Self.more(last.text) {
      words[words.count - 1] = "and \(more) more"
    }
    Self.sayChange(&words)
    let text = words.joined(separator: " ").replacing(" ,", with: ",")
    // A mark in the first place separates nothing.
    return text.count > 1 ? String(text.drop { $0 == "," || $0 == " " }) : text
  }

  /// Returns the words for the one at an index; none for a mark that only adorns.
  ///
  /// A mark of a level stands before a number, or first in a colour of the program; one of a task stands before its
  /// name, and a unit behind a number: elsewhere they are words of the data.
  private static func spoken(_ words: [AccessibleRow.Word], _ index: Int) -> [String] {
    let word = words[index].text
    let isOfProgram = words[index].isOfProgram
    let isLast = index + 1 == words.count || words[index + 1].text == "·"
    if word == "–," { return ["no value,"] }
    if word == "–" { return [dash(words, index, isLast: isLast)] }
    if word.hasExactPrefix("⚠"), isOfProgram {
      return [isLast ? "incomplete" : "warning:"]
        + [String(word.dropFirst())].filter { !$0.isEmpty }
    }
    if word == "=", isOfProgram, isLast || words[index + 1].text == "vs" { return ["unchanged"] }
    if isOfProgram, !isLast, words[index + 1].text.hasExactPrefix("⚠"), let more = more(word) {
      return ["and \(more) more,"]
    }
    let isBeforeNumber = index + 1 < words.count && isFigure(words[index + 1].text)
    let isBehindNumber =
      index > 0 && words[index - 1].text.last.map { $0.isNumber || $0 == "∞" } == true
    if let level = levels[word], index == 0 && isOfProgram || isBeforeNumber { return [level] }
    if let task = tasks[word], index + 1 < words.count { return [task] }
    if let unit = units[word], isBehindNumber { return [unit] }
    if let arrow = arrow(words, index) { return [arrow].filter { !$0.isEmpty } }
    // Before other words of the data it cuts nothing off.
    if word == "…", index == 0, !isOfProgram, words.count > 1 { return [word] }
    if let known = marks[word] { return known.isEmpty ? [] : [known] }
    if let first = word.first, word.count > 1, let way = marks[String(first)],
      ["up", "down"].contains(way)
    {
      return [way, String(word.dropFirst())]
    }
    let text = String(word.filter { !$0.isPicture })
    if text.isEmpty { return [] }
    if text.count > 1, text.hasExactSuffix("%") { return [String(text.dropLast()), "percent"] }
    return [text]
  }

  /// Returns the word for the arrow of a direction, empty where the next word says it; `nil` for other words.
  ///
  /// Beside `←`, which is into the machine, `→` is out of it.
  private static func arrow(_ words: Self, _ index: Int) -> String? {
    let next = index + 1 < words.count ? words[index + 1].text : ""
    let isNamed = next.first?.isLetter == true
    switch words[index].text {
    case "←": return isNamed ? "" : "in"
    case "→" where index == 0: return isNamed ? "" : "out"
    case "→" where words.contains(where: { $0.text == "←" }): return isNamed ? "" : "out"
    case "↓" where next == "down", "↑" where next == "up": return ""
    default: return nil
    }
  }

  /// Returns the words with the level behind a figure, as in `97 % !!`, in words before it.
  ///
  /// A level has its own colour: elsewhere such a mark is one of the data.
  private static func withLevelsFirst(_ words: Self) -> Self {
    var words = words
    for index in words.indices.dropFirst() where words[index].isOfLevel {
      let isBeforeNumber = index + 1 < words.count && isFigure(words[index + 1].text)
      guard let level = (levels.merging(["✓": "good:"]) { $1 })[words[index].text], !isBeforeNumber,
        let figure = figure(endingAt: index - 1, of: words)
      else { continue }
      let mark = words.remove(at: index)
      words.insert(AccessibleRow.Word(text: level, paint: mark.paint), at: figure)
    }
    return words
  }

  /// Returns the index of a figure that ends at an index, with or without a unit; `nil` if there is none.
  private static func figure(endingAt end: Int, of words: Self) -> Int? {
    if isFigure(words[end].text) { return end }
    return end > 0 && isFigure(words[end - 1].text) ? end - 1 : nil
  }

  /// True for an amount, with a sign or a currency before its digits or without.
  private static func isFigure(_ text: String) -> Bool {
    let digits = text.drop { "+-−<>≤≥≈".contains($0) || $0.isCurrencySymbol }
    return digits.first.map { $0.isNumber || $0 == "∞" } == true
  }

  /// Returns the words for a dash: for a value that is missing, or between the ends of a range.
  ///
  /// A missing value ends its part of the row, stands beside another one, or has another colour than the values
  /// around it. A range has figures on both sides; any other dash is one of the data.
  private static func dash(_ words: Self, _ index: Int, isLast: Bool) -> String {
    let around = [index - 1, index + 1].filter(words.indices.contains).map { words[$0] }
    let isOther =
      words[index].isOfProgram && around.contains { $0.paint != words[index].paint }
    let isOfList = index > 0 && words[index - 1].text.hasExactSuffix(",")
    if isLast || isOther || isOfList || around.contains(where: { $0.text == "–" }) {
      return "no value"
    }
    func hasFigure(_ words: ArraySlice<AccessibleRow.Word>) -> Bool {
      words.contains { $0.text.contains(where: \.isNumber) }
    }
    let isRange =
      hasFigure(words[..<index].suffix(2)) && hasFigure(words[(index + 1)...].prefix(2))
    return isRange ? "to" : "–"
  }

  private static let marks = [
    "▲": "up", "▼": "down", "↑": "up", "↓": "down", "→": "to", "·": ",", "●": "",
    "…": "and more", "▸": "",
  ]

  private static let levels = ["!": "warning:", "!!": "critical:"]

  private static let tasks = ["✓": "done:", "○": "open:"]

  private static let units = [
    "%": "percent", "°C": "degrees Celsius", "°F": "degrees Fahrenheit", "ms": "milliseconds",
    "B": "bytes", "KiB": "kibibytes", "MiB": "mebibytes", "GiB": "gibibytes", "TiB": "tebibytes",
    "B/s": "bytes a second", "KiB/s": "kibibytes a second", "MiB/s": "mebibytes a second",
    "GiB/s": "gibibytes a second", "kB/s": "kilobytes a second", "MB/s": "megabytes a second",
    "/s": "a second",
  ]

  /// Returns the number of those that are left out, of `+2`.
  private static func more(_ word: String) -> Int? {
    guard word.hasExactPrefix("+"), let more = Int(word.dropFirst()), more > 0 else { return nil }
    return more
  }

  /// The spans of time of `vs 1 h`.
  private static let spans = ["s": "second", "min": "minute", "h": "hour", "d": "day"]

  /// Replaces `up 4 vs 1 h` by `up 4 from 1 hour ago`.
  private static func sayChange(_ words: inout [String]) {
    guard let place = words.firstIndex(of: "vs"), words.count > place + 2,
      let count = Int(words[place + 1]), let span = spans[words[place + 2]]
    else { return }
    words.replaceSubrange(
      place...place + 2, with: ["from", "\(count)", count == 1 ? span : span + "s", "ago"])
  }
}

extension Character {
  /// True for a character of lines, blocks, dots or shapes; an arrow or a check mark says something.
  fileprivate var isPicture: Bool {
    guard let scalar = unicodeScalars.first?.value else { return false }
    return (0x2300...0x23FF).contains(scalar)
      || (0x2500...0x28FF).contains(scalar) && !(0x2713...0x2718).contains(scalar)
  }
}
