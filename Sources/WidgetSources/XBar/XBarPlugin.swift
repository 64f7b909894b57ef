import FoundationEssentials
import WidgetSettings

/// What an xbar plugin's file says of itself, in its name and its comments.
struct XBarPlugin: Hashable {
  /// How much of a plugin is searched for comments, in bytes.
  static let longestHead = 64 << 10
  /// A terminal is no place for many readings a second.
  private static let shortest: TimeInterval = 1

  /// When it wants to run; nil where it does not say.
  private(set) var pace: SourcePace?
  /// Whether it runs on, and prints its lines anew after each line `~~~`.
  private(set) var isStream = false
  /// Variables and what they are where the user does not say.
  private(set) var variables: [String: String] = [:]

  /// Reads a file's name (`cpu.5s.sh`) and its first bytes.
  init(name: String, head: String) {
    for schedule in Self.contents(of: "swiftbar.schedule", in: head) {
      // Of several schedules, the first is kept: a reload follows one.
      let first = schedule.split(separator: "|").first.map { $0.cut(200) } ?? ""
      if !first.isEmpty { pace = .cron(first) }
    }
    isStream = Self.contents(of: "swiftbar.type", in: head).contains { $0 == "streamable" }
    if pace == nil { pace = Self.interval(of: name).map { .every($0) } }
    for list in Self.contents(of: "swiftbar.environment", in: head) {
      variables.merge(Self.environment(list)) { $1 }
    }
    for variable in Self.contents(of: "xbar.var", in: head) {
      if let (name, value) = Self.variable(variable) { variables[name] = value }
    }
  }

  /// The seconds of the last part but one of `name.10m.sh`; nil where that is no span.
  static func interval(of name: String) -> TimeInterval? {
    let parts = name.split(separator: ".").dropFirst()
    for part in parts.reversed() {
      let digits = part.prefix { $0.isASCII && $0.isNumber }
      guard !digits.isEmpty,
        ["ms", "s", "m", "h", "d"].contains(String(part.dropFirst(digits.count))),
        let seconds = DurationText.seconds(String(part)), seconds > 0
      else { continue }
      return max(shortest, seconds)
    }
    return nil
  }

  /// What stands between `<name>` and `</name>`, each time.
  private static func contents(of name: String, in text: String) -> [Substring] {
    text.split(separator: "<\(name)>", omittingEmptySubsequences: false).dropFirst().compactMap {
      rest in
      rest.firstRange(of: "</\(name)>").map { rest[..<$0.lowerBound] }
    }
  }

  /// `string(NAME="value"): note`.
  private static func variable(_ text: Substring) -> (String, String)? {
    guard let open = text.firstIndex(of: "(") else { return nil }
    let rest = text[text.index(after: open)...]
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let after = rest.dropFirst(name.count).drop { $0 == " " }
    guard !name.isEmpty, let sign = after.first else { return nil }
    if sign == ")" { return (String(name), "") }
    guard sign == "=" else { return nil }
    let written = after.dropFirst().drop { $0 == " " }
    if let quote = written.first, quote == "\"" || quote == "'" {
      return (String(name), String(written.dropFirst().prefix { $0 != quote }))
    }
    let end =
      written.firstRange(of: "):")?.lowerBound ?? written.lastIndex(of: ")") ?? written.endIndex
    return (String(name), String(written[..<end]))
  }

  /// `[NAME=value, OTHER=value]`, also as `['NAME':'value']`.
  private static func environment(_ text: Substring) -> [String: String] {
    var variables: [String: String] = [:]
    let noise: Set<Character> = ["[", "]", "'", "\"", " ", "\n", "#"]
    for pair in text.split(separator: ",") {
      guard let sign = pair.firstIndex(where: { $0 == "=" || $0 == ":" }) else { continue }
      let name = pair[..<sign].filter { !noise.contains($0) }
      var value = pair[pair.index(after: sign)...]
      while let first = value.first, noise.contains(first) { value.removeFirst() }
      while let last = value.last, noise.contains(last) { value.removeLast() }
      if !name.isEmpty { variables[name] = String(value) }
    }
    return variables
  }
}
