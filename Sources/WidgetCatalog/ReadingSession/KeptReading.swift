import FoundationEssentials
import WidgetSources

/// The last good reading of a widget's sources as data: a place that has shown nothing yet draws it
/// while nothing new can be read.
struct KeptReading {
  /// The reading of one source, or the reason for its failure; parts have the order of the sources.
  typealias Part = Result<Reading, SourceFailure>

  /// The time at which the reading began.
  let date: Date
  let parts: [Part]

  /// The maximum size in bytes of a kept reading: it would be written at each reading.
  private static let most = 256 << 10

  /// The bytes of the reading's file; `nil` if they are too many.
  var bytes: [UInt8]? {
    let document: Datum = ["date": Self.number(date), "parts": .list(parts.map(Self.datum))]
    guard !document.isLonger(than: Self.most) else { return nil }
    let bytes = Array(document.json.utf8)
    return bytes.count <= Self.most ? bytes : nil
  }

  init(date: Date, parts: [Part]) {
    self.date = date
    self.parts = parts
  }

  /// Decodes a file's bytes; `nil` if they are not a reading.
  init?(bytes: [UInt8]) {
    guard let document = try? JSON.datum(bytes), let date = Self.date(document["date"]),
      let parts = document["parts"]?.items
    else { return nil }
    self.date = date
    self.parts = parts.compactMap(Self.part)
    guard self.parts.count == parts.count else { return nil }
  }

  // MARK: Parts

  private static func datum(_ part: Part) -> Datum {
    switch part {
    case .failure(let failure): ["failure": .text(failure.reason)]
    case .success(let reading):
      [
        "entries": .list(reading.entries.map(datum)), "reload": datum(reading.reload),
        "warning": reading.warning.map { .text($0) } ?? .null,
        "oldest": reading.oldest.map(number) ?? .null,
        "known-until": reading.knownUntil.map(number) ?? .null,
      ]
    }
  }

  private static func part(_ datum: Datum) -> Part? {
    if let reason = datum["failure"]?.words { return .failure(SourceFailure(reason)) }
    guard let items = datum["entries"]?.items, let reload = reload(datum["reload"]) else {
      return nil
    }
    let entries = items.compactMap(entry)
    guard entries.count == items.count, !entries.isEmpty else { return nil }
    var reading = Reading(entries: entries, reload: reload)
    reading.warning = datum["warning"]?.words
    reading.oldest = date(datum["oldest"])
    reading.knownUntil = date(datum["known-until"])
    return .success(reading)
  }

  private static func datum(_ entry: Reading.Entry) -> Datum {
    [
      "date": number(entry.date), "datum": entry.datum,
      "relevance": entry.relevance.map { .number(Double($0)) } ?? .null,
      "duration": entry.relevanceDuration.map { .number($0) } ?? .null,
      "expiration": entry.expiration.map(number) ?? .null,
    ]
  }

  private static func entry(_ datum: Datum) -> Reading.Entry? {
    guard let date = date(datum["date"]), let value = datum["datum"] else { return nil }
    var entry = Reading.Entry(
      date: date, datum: value, relevance: datum["relevance"]?.number.map { Float($0) },
      expiration: self.date(datum["expiration"]))
    entry.relevanceDuration = datum["duration"]?.number
    return entry
  }

  private static func datum(_ reload: Reading.Reload) -> Datum {
    switch reload {
    case .asScheduled: "as-scheduled"
    case .notBefore(let date): ["not-before": number(date)]
    case .after(let date): ["after": number(date)]
    case .atEnd: "at-end"
    case .never: "never"
    }
  }

  private static func reload(_ datum: Datum?) -> Reading.Reload? {
    switch datum {
    case "as-scheduled": .asScheduled
    case "at-end": .atEnd
    case "never": .never
    default:
      date(datum?["not-before"]).map { Reading.Reload.notBefore($0) }
        ?? date(datum?["after"]).map { Reading.Reload.after($0) }
    }
  }

  private static func number(_ date: Date) -> Datum { .number(date.timeIntervalSince1970) }

  private static func date(_ datum: Datum?) -> Date? {
    guard case .number(let seconds)? = datum, seconds.isFinite else { return nil }
    return Date(timeIntervalSince1970: seconds)
  }
}

extension Result where Failure == SourceFailure {
  /// The reason for a missing value; `nil` if there is a value.
  var failure: SourceFailure? {
    if case .failure(let failure) = self { failure } else { nil }
  }
}
