import FoundationEssentials
import WidgetBase

/// The output of an xbar plugin: lines for the menu bar, then the lines of its menu.
struct XBarOutput: Hashable {
  /// The most lines that are kept.
  static let mostLines = 1000

  /// The most characters of a line that are read.
  private static let longestLine = 16 << 10

  private(set) var header: [XBarItem] = []
  private(set) var body: [XBarItem] = []

  /// Reads the lines up to the first `---` as the header, and the others as the menu.
  ///
  /// If a plugin prints several times, separated by `~~~`, the last time counts. Lines that replace
  /// others while a key is held are left out, since a terminal does not report that key.
  init(_ text: String, isDark: Bool = true, isTrusted: Bool = false) {
    var isBody = false
    for whole in Self.lastTime(text).prefix(Self.mostLines) {
      let line = Substring(whole.unicodeScalars.prefix(Self.longestLine))
      let bare = line.drop { $0.isWhitespace }
      guard !bare.isEmpty else { continue }
      if !isBody {
        if Self.isSeparator(line) {
          isBody = true
        } else {
          header.append(XBarItem(String(line), isDark: isDark, isTrusted: isTrusted))
        }
        continue
      }
      let (depth, rest) = Self.depth(line)
      let item =
        Self.isSeparator(rest)
        ? .separator(depth: depth)
        : XBarItem(String(rest), depth: depth, isDark: isDark, isTrusted: isTrusted)
      if !item.isAlternate { body.append(item) }
    }
  }

  var datum: Datum {
    [
      "title": header.first.map { .text($0.text) } ?? "",
      "color": header.first?.color.map { .text($0) } ?? .null,
      "header": .list(header.map(\.datum)), "body": .list(body.map(\.datum)),
    ]
  }

  private static func lastTime(_ text: String) -> ArraySlice<Substring> {
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    let times = lines.split { $0 == "~~~" }
    return times.last { time in time.contains { line in line.contains { !$0.isWhitespace } } } ?? []
  }

  private static func isSeparator(_ line: Substring) -> Bool {
    line.hasExactPrefix("---") && line.dropFirst(3).allSatisfy(\.isWhitespace)
  }

  /// The deepest submenu.
  private static let mostDepth = 100

  /// Returns the number of `--` at the beginning of a line, and the rest of the line.
  private static func depth(_ line: Substring) -> (Int, Substring) {
    var rest = line
    var depth = 0
    while rest.hasExactPrefix("--"), depth < mostDepth, !isSeparator(rest) {
      depth += 1
      rest = rest.dropFirst(2)
    }
    return (depth, rest)
  }
}
