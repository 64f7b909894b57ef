package import FoundationEssentials

/// The form of a reading as data, in which files and other machines hold it.
extension Reading {
  /// The reading as data, without its advice and its ending.
  package var datum: Datum {
    [
      "entries": .list(entries.map(Self.datum)), "reload": Self.datum(reload),
      "warnings": .list(warnings.map { .text($0) }),
      "partial": .bool(isPartial), "lacks-rows": .bool(lacksRows), "denied": .bool(isDeniedInPart),
      "oldest": oldest.map(Self.number) ?? .null, "date": date.map(Self.number) ?? .null,
      "known-from": knownFrom.map(Self.number) ?? .null,
      "known-until": knownUntil.map(Self.number) ?? .null,
    ]
  }

  /// Decodes a reading; `nil` if the data is not one, or has no entry.
  package init?(datum: Datum) {
    guard let items = datum["entries"]?.items, let reload = Self.reload(datum["reload"]) else {
      return nil
    }
    let entries = items.compactMap(Self.entry)
    guard entries.count == items.count, !entries.isEmpty else { return nil }
    self.init(entries: entries, reload: reload)
    warnings = datum["warnings"]?.items?.compactMap(\.words) ?? []
    isPartial = datum["partial"] == .bool(true)
    lacksRows = datum["lacks-rows"] == .bool(true)
    isDeniedInPart = datum["denied"] == .bool(true)
    oldest = Self.date(datum["oldest"])
    date = Self.date(datum["date"])
    knownFrom = Self.date(datum["known-from"])
    knownUntil = Self.date(datum["known-until"])
  }

  private static func datum(_ entry: Entry) -> Datum {
    [
      "date": number(entry.date), "datum": entry.datum,
      "relevance": entry.relevance.map { .number(Double($0)) } ?? .null,
      "duration": entry.relevanceDuration.map { .number($0) } ?? .null,
      "expiration": entry.expiration.map(number) ?? .null,
    ]
  }

  private static func entry(_ datum: Datum) -> Entry? {
    guard let date = date(datum["date"]), let value = datum["datum"] else { return nil }
    var entry = Entry(
      date: date, datum: value,
      relevance: datum["relevance"]?.number.map { Float($0) }.flatMap { $0.isFinite ? $0 : nil },
      expiration: self.date(datum["expiration"]))
    entry.relevanceDuration = datum["duration"]?.number
    return entry
  }

  private static func datum(_ reload: Reload) -> Datum {
    switch reload {
    case .asScheduled: "as-scheduled"
    case .notBefore(let date): ["not-before": number(date)]
    case .after(let date): ["after": number(date)]
    case .atEnd: "at-end"
    case .never: "never"
    }
  }

  private static func reload(_ datum: Datum?) -> Reload? {
    switch datum {
    case "as-scheduled": .asScheduled
    case "at-end": .atEnd
    case "never": .never
    default:
      date(datum?["not-before"]).map { Reload.notBefore($0) }
        ?? date(datum?["after"]).map { Reload.after($0) }
    }
  }

  /// Returns a date as data: the seconds since 1970.
  package static func number(_ date: Date) -> Datum { .number(date.timeIntervalSince1970) }

  /// The seconds since 1970 of the years 1 to 9999.
  static let years = -62_135_769_600...253_402_300_799.0

  /// Returns the date that data holds; `nil` if it is not a number of seconds since 1970, or lies before the
  /// year 1 or after the year 9999.
  package static func date(_ datum: Datum?) -> Date? {
    guard case .number(let seconds)? = datum, years.contains(seconds) else { return nil }
    return Date(timeIntervalSince1970: seconds)
  }
}
