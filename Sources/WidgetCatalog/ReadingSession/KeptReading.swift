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
    let document: Datum = ["date": Reading.number(date), "parts": .list(parts.map(Self.datum))]
    guard !document.isLonger(than: Self.most) else { return nil }
    let bytes = Array(document.keptJSON.utf8)
    return bytes.count <= Self.most ? bytes : nil
  }

  init(date: Date, parts: [Part]) {
    self.date = date
    self.parts = parts
  }

  /// Decodes a file's bytes; `nil` if they are not a reading.
  init?(bytes: [UInt8]) {
    guard let document = try? JSON.datum(bytes), let date = Reading.date(document["date"]),
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
    case .success(let reading): reading.datum
    }
  }

  private static func part(_ datum: Datum) -> Part? {
    if let reason = datum["failure"]?.words { return .failure(SourceFailure(reason)) }
    return Reading(datum: datum).map { .success($0) }
  }
}

extension Result where Failure == SourceFailure {
  /// The reason for a missing value; `nil` if there is a value.
  var failure: SourceFailure? {
    if case .failure(let failure) = self { failure } else { nil }
  }
}
