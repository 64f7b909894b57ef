import FoundationEssentials

/// A source of data that are there already.
struct GivenSource: Source {
  let datum: Datum

  func read(_ request: SourceRequest) throws(SourceFailure) -> Reading {
    Reading(datum, at: request.now)
  }

  func mayHaveChanged(since date: Date, _ request: SourceRequest) -> Bool { false }
}
