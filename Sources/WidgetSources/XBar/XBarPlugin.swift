import FoundationEssentials
import WidgetBase
import WidgetSettings

/// The properties of an xbar plugin that its file's name and comments declare.
struct XBarPlugin: Hashable {
  /// The number of bytes of a plugin that are searched for comments.
  static let longestHead = 64 << 10
  /// The shortest interval in seconds, since a terminal cannot usefully show many readings a
  /// second.
  private static let shortest: TimeInterval = 1

  /// The pace at which the plugin should run, or `nil` if it does not declare one.
  private(set) var pace: SourcePace?
  /// True if the plugin keeps running and prints all its lines again after each line `~~~`.
  private(set) var isStream = false
  /// The plugin's variables with their default values.
  private(set) var variables: [String: String] = [:]

  /// Reads the properties from a file's name (`cpu.5s.sh`) and its first bytes.
  init(name: String, head: String) {
    for schedule in Self.contents(of: "swiftbar.schedule", in: head) {
      // Of several schedules only the first is kept, since a reload follows one.
      let first = schedule.splitExactly(separator: "|").first.map { $0.cut(200) } ?? ""
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

  /// Returns the interval in seconds in the name of a file, such as 600 for `name.10m.sh`, or `nil`
  /// if there is none. The last part that is an interval counts.
  static func interval(of name: String) -> TimeInterval? {
    let parts = name.splitExactly(separator: ".").dropFirst()
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

  /// Returns every text between `<name>` and `</name>`.
  private static func contents(of name: String, in text: String) -> [Substring] {
    text.split(separator: "<\(name)>", omittingEmptySubsequences: false).dropFirst().compactMap {
      rest in
      rest.firstExactRange(of: "</\(name)>").map { rest[..<$0.lowerBound] }
    }
  }

  /// Parses `string(NAME="value"): note`.
  private static func variable(_ text: Substring) -> (String, String)? {
    guard let open = text.firstExactIndex(of: "(") else { return nil }
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
      written.firstExactRange(of: "):")?.lowerBound ?? written.lastExactIndex(of: ")")
      ?? written.endIndex
    return (String(name), String(written[..<end]))
  }

  /// Parses `[NAME=value, OTHER=value]`, or `['NAME':'value']`.
  private static func environment(_ text: Substring) -> [String: String] {
    var variables: [String: String] = [:]
    let noise: Set<Character> = ["[", "]", "'", "\"", " ", "\n", "#"]
    for pair in text.splitExactly(separator: ",") {
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
