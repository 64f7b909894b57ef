import FoundationEssentials

/// A timeline in JSON, as programs write it: what to show when, and when to reload.
struct TimelineDocument {
  /// The most entries that are read.
  static let mostEntries = 5000

  let reading: Reading

  /// Reads the bytes of a JSON text; a failure names the wrong place.
  init(_ bytes: [UInt8]) throws(SourceFailure) {
    let datum: Datum
    do {
      datum = try JSON.datum(bytes)
    } catch {
      throw SourceFailure(
        "not JSON", "Expected a timeline in JSON: \(error).", kind: .malformed)
    }
    try self.init(datum)
  }

  /// Reads a timeline from parsed JSON.
  init(_ datum: Datum) throws(SourceFailure) {
    let fields = try Self.fields(of: datum, at: "", ["$schema", "entries", "policy"])
    guard let entries = fields["entries"]?.items else {
      throw Self.wrong("entries", "a list", fields["entries"])
    }
    guard !entries.isEmpty else { throw Self.wrong("entries", "at least one entry", nil) }
    guard entries.count <= Self.mostEntries else {
      throw Self.wrong("entries", "at most \(Self.mostEntries) entries", nil)
    }
    var read: [Reading.Entry] = []
    for (index, entry) in entries.enumerated() {
      read.append(try Self.entry(entry, at: "entries[\(index)]"))
    }
    let sorted = read.enumerated().sorted { one, other in
      (one.element.date, one.offset) < (other.element.date, other.offset)
    }
    // Of several for one date, the last one is shown, so the others are not there for anybody.
    let last = sorted.map(\.element).reduce(into: [Reading.Entry]()) { entries, entry in
      if entries.last?.date == entry.date { entries.removeLast() }
      entries.append(entry)
    }
    reading = Reading(entries: last, reload: try Self.policy(fields["policy"]))
  }

  private static func entry(_ datum: Datum, at place: String) throws(SourceFailure) -> Reading.Entry
  {
    let fields = try fields(of: datum, at: place, ["date", "value", "relevance", "expires"])
    guard let value = fields["value"] else {
      throw wrong("\(place).value", "any value", nil)
    }
    var entry = Reading.Entry(date: try date(fields["date"], at: "\(place).date"), datum: value)
    if let expires = fields["expires"], expires != .null {
      entry.expiration = try date(expires, at: "\(place).expires")
    }
    switch fields["relevance"] {
    case nil, .null: break
    case .number(let score): entry.relevance = try self.score(score, at: "\(place).relevance")
    case let relevance?:
      let place = "\(place).relevance"
      guard case .record = relevance else {
        throw wrong(place, "a number, or a score with its duration", relevance)
      }
      let parts = try self.fields(of: relevance, at: place, ["score", "duration"])
      guard case .number(let score) = parts["score"] else {
        throw wrong("\(place).score", "a number", parts["score"])
      }
      entry.relevance = try self.score(score, at: "\(place).score")
      switch parts["duration"] {
      case nil, .null: break
      case .number(let seconds) where seconds >= 0 && seconds.isFinite:
        entry.relevanceDuration = seconds
      case let duration: throw wrong("\(place).duration", "a number of seconds", duration)
      }
    }
    return entry
  }

  private static func score(_ number: Double, at place: String) throws(SourceFailure) -> Float {
    let score = Float(number)
    guard score.isFinite else { throw wrong(place, "a number of less than 1e38", .number(number)) }
    return score
  }

  private static func policy(_ datum: Datum?) throws(SourceFailure) -> Reading.Reload {
    switch datum {
    case nil, .null: return .asScheduled
    case "atEnd": return .atEnd
    case "never": return .never
    case .record?:
      let fields = try fields(of: datum ?? .null, at: "policy", ["after"])
      return .after(try date(fields["after"], at: "policy.after"))
    case let policy: throw wrong("policy", #""atEnd", "never" or {"after": a date}"#, policy)
    }
  }

  /// Returns a date given in seconds since 1970 or in ISO 8601, also as the digits of a day.
  private static func date(_ datum: Datum?, at place: String) throws(SourceFailure) -> Date {
    // The years of at most four digits.
    let possible = -62_135_596_800.0...253_402_300_799.0
    switch datum {
    case .number(let seconds) where possible.contains(seconds):
      if let date = DateText.date(seconds) { return date }
    case .text(let text): if let date = DateText.date(text) { return date }
    default: break
    }
    throw wrong(
      place, "a date of ISO 8601, such as 2026-03-14T09:26:00Z, or seconds since 1970", datum)
  }

  /// Returns the fields of a record, which may only have the known names.
  private static func fields(
    of datum: Datum, at place: String, _ known: [String]
  ) throws(SourceFailure) -> [String: Datum] {
    guard case .record(let fields) = datum else {
      throw wrong(place.isEmpty ? "timeline" : place, "an object", datum)
    }
    if let odd = fields.first(where: { !known.contains($0.name) }) {
      let whole = place.isEmpty ? odd.name : "\(place).\(odd.name)"
      let names = known.filter { $0 != "$schema" }.joined(separator: ", ")
      throw SourceFailure(
        "wrong timeline", "\(whole.cut(80)): no such key; there are \(names).")
    }
    return Dictionary(fields.map { ($0.name, $0.value) }) { _, last in last }
  }

  private static func wrong(_ place: String, _ expected: String, _ found: Datum?) -> SourceFailure {
    let end = found.map { ", found \(words($0))" } ?? ""
    return SourceFailure("wrong timeline", "\(place): expected \(expected)\(end).")
  }

  private static func words(_ datum: Datum) -> String {
    switch datum {
    case .null: "null"
    case .bool(let isTrue): "\(isTrue)"
    case .number(let number): Datum.number(number).words ?? "\(number)"
    case .text(let text): "“\(text.cut(40))”"
    case .list: "a list"
    case .record: "an object"
    }
  }
}
