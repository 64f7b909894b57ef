import WidgetBase
package import WidgetSettings

/// A filter of topics, in which a whole level may be a wildcard that has a name.
///
/// `home/{room}/temperature` takes what `home/+/temperature` takes, and names the level.
package struct TopicFilter: Hashable, Sendable {
  private enum Level: Hashable, Sendable {
    case text(String)
    /// Any one level, and the name of its field.
    case one(String)
    /// All further levels.
    case rest
  }

  private let levels: [Level]
  /// The filter as the broker takes it.
  let text: String

  /// The name of the field for the levels that `#` takes.
  static let restName = "rest"
  /// The names of fields that each record has.
  static let fixedNames = ["topic", "value", "error", "received", "retained"]

  /// Creates the filter of a text; `nil` if there is a mistake in it.
  init?(_ written: String) {
    guard Self.mistake(in: written) == nil else { return nil }
    levels = Self.parts(written).enumerated().map { index, part in
      if part == "#" { return .rest }
      if part == "+" { return .one(Self.plainName(at: index)) }
      return Self.name(of: part).map { .one($0) } ?? .text(part)
    }
    text = levels.map { level in
      switch level {
      case .text(let text): text
      case .one: "+"
      case .rest: "#"
      }
    }.joined(separator: "/")
  }

  /// True if it takes one topic only.
  var isTopic: Bool {
    levels.allSatisfy { if case .text = $0 { true } else { false } }
  }

  /// A pair of levels, in this filter's topics and in those of another filter, that have to be the same.
  struct SameLevel: Hashable, Sendable {
    /// The index in topics of this filter.
    fileprivate let own: Int
    /// The index in topics of the other filter.
    fileprivate let other: Int
    /// True for all further levels, which `#` takes.
    fileprivate let isRest: Bool

    /// Returns true if a topic of this filter and one of the other are the same there.
    func isSame(_ topic: String, _ other: String) -> Bool {
      let levels = (
        TopicFilter.parts(topic).dropFirst(own), TopicFilter.parts(other).dropFirst(self.other)
      )
      let count = isRest ? Int.max : 1
      let words = (levels.0.prefix(count), levels.1.prefix(count))
      return words.0.map(ExactText.init) == words.1.map(ExactText.init)
    }
  }

  /// Returns the levels of another filter's topics that tell which of this filter's topics they belong to: for each
  /// wildcard the level of its name or, if none of all filters has it, the level at its place; `nil` if there are
  /// none, so that it cannot be told.
  func sameLevels(in other: TopicFilter, of all: [TopicFilter]) -> [SameLevel]? {
    var same: [SameLevel] = []
    for (index, level) in levels.enumerated() {
      switch level {
      case .text: continue
      case .rest:
        guard let rest = other.levels.firstIndex(of: .rest) else { return nil }
        same.append(SameLevel(own: index, other: rest, isRest: true))
      case .one(let name):
        let isKnown =
          name != Self.plainName(at: index) && all.contains { $0.levels.contains(level) }
        guard
          let place = isKnown
            ? other.levels.firstIndex(of: level) : other.place(at: index, for: name)
        else { return nil }
        same.append(SameLevel(own: index, other: place, isRest: false))
      }
    }
    return same
  }

  /// Returns a place if topics have a level there that may be what a wildcard of another filter is at the same
  /// place: one with another name is something else.
  private func place(at index: Int, for name: String) -> Int? {
    guard index < levels.count else { return levels.last == .rest ? index : nil }
    guard case .one(let own) = levels[index] else {
      // What follows all wildcards is the same for all topics, and tells none of them apart.
      let last = levels.lastIndex { if case .text = $0 { false } else { true } }
      return last.map { index > $0 } == true ? nil : index
    }
    let plain = Self.plainName(at: index)
    return name == plain || own == plain ? index : nil
  }

  /// The first wildcard as it is written; `nil` for a filter of one topic.
  var wildcard: String? {
    levels.enumerated().lazy.compactMap { index, level in
      switch level {
      case .text: nil
      case .one(let name): name == Self.plainName(at: index) ? "+" : "{\(name)}"
      case .rest: "#"
      }
    }.first
  }

  /// Returns the name of the field of a `+`.
  private static func plainName(at index: Int) -> String { "level\(index + 1)" }

  /// Returns the wildcards' fields for a topic, or `nil` if the filter does not take it.
  func fields(of topic: String) -> [Datum.Field]? {
    let parts = Self.parts(topic)
    // What the broker says about itself is only for those who name it.
    if parts[0].hasExactPrefix("$"), levels.first != .text(parts[0]) { return nil }
    var fields: [Datum.Field] = []
    for (index, level) in levels.enumerated() {
      switch level {
      case .rest:
        let rest = parts.dropFirst(index).joined(separator: "/")
        return fields + [Datum.Field(Self.restName, .text(rest))]
      case .one(let name):
        guard index < parts.count else { return nil }
        fields.append(Datum.Field(name, .text(parts[index])))
      case .text(let text):
        guard index < parts.count, ExactText(parts[index]) == ExactText(text) else { return nil }
      }
    }
    return levels.count == parts.count ? fields : nil
  }

  private static func parts(_ text: String) -> [String] {
    // By bytes: a mark after a slash forms one character with it, but not for a broker.
    text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// Returns the name in `{name}`, or `nil` for another level.
  private static func name(of part: String) -> String? {
    part.hasExactPrefix("{") && part.hasExactSuffix("}") ? String(part.dropFirst().dropLast()) : nil
  }

  /// Returns the mistake in a filter, or `nil` if there is none.
  package static func mistake(in text: String) -> SettingRemark? {
    guard !text.isEmpty else {
      return SettingRemark("the topic is empty", fix: "write a topic such as home/+/temperature")
    }
    guard text.utf8.count <= 65_535 else {
      return SettingRemark("the topic is longer than 65,535 bytes")
    }
    if text.unicodeScalars.contains(where: { $0.value < 0x20 || (0x7f...0x9f).contains($0.value) })
    {
      return SettingRemark("the topic contains a control character")
    }
    let parts = parts(text)
    var names: Set<String> = []
    for (index, part) in parts.enumerated() {
      if part.contains("#"), part != "#" || index != parts.count - 1 {
        return SettingRemark(
          "'#' in '\(text)' is not the whole last level",
          fix: "'#' stands for all further levels, as in home/#", part: part)
      }
      if part.contains("+"), part != "+" {
        return SettingRemark(
          "'\(part)' is not a level of a topic",
          fix: "'+' stands for a whole level, as in home/+/temperature", part: part)
      }
      guard let name = name(of: part) else { continue }
      if let remark = mistake(inName: name) { return remark }
      guard names.insert(name).inserted else {
        return SettingRemark("two levels are named \(name)", fix: "give each its own name")
      }
    }
    return nil
  }

  private static func mistake(inName name: String) -> SettingRemark? {
    let isWord =
      !name.isEmpty
      && name.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "_" || $0 == "-"
      }
    guard isWord else {
      return SettingRemark(
        "'{\(name)}' is not a name of a level", fix: "write a word such as {room}",
        part: "{\(name)}")
    }
    guard !fixedNames.contains(name), name != restName else {
      return SettingRemark(
        "'\(name)' is a field of each record already", fix: "write another word",
        part: "{\(name)}")
    }
    return nil
  }

  /// The schema of a filter.
  package static var schema: SettingSchema {
    var kind = SettingSchema.TextSchema(
      SettingKind<String>(noun: "topic", expected: "a topic such as home/+/temperature") {
        mistake(in: $0) == nil ? $0 : nil
      })
    kind.objection = { mistake(in: $0) }
    return SettingSchema(.text(kind))
  }
}
