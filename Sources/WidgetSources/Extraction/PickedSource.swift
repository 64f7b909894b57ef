import FoundationEssentials
import WidgetBase

/// A source that applies picks to the data of another and redacts its secrets.
struct PickedSource: Source {
  let source: any Source
  /// The picks, or `nil` if the source applies them itself.
  let picks: Picks?

  func read(_ request: SourceRequest) throws(SourceFailure) -> Reading {
    var request = request
    request.secrets = request.secrets.afresh
    let answers = KeptAnswers()
    request.answers = answers
    let deadline = Deadline(after: request.timeout)
    do throws(SourceFailure) {
      var reading = try source.read(request)
      for index in reading.entries.indices {
        var datum = reading.entries[index].datum
        if !answers.isEmpty, request.secrets.redacted(datum) != datum { answers.forget() }
        if let picks {
          if reading.lacksRows, picks.compute(from: datum, before: deadline) {
            reading.isPartial = true
          }
          datum = try picks.datum(datum, before: deadline)
        }
        reading.entries[index].datum = request.secrets.redacted(datum)
      }
      reading.warnings = reading.warnings.map { request.secrets.redacted($0) }
      return reading
    } catch {
      throw request.secrets.redacted(error)
    }
  }

  func watch(
    _ request: SourceRequest, onChange: @escaping @Sendable () -> Void
  ) -> (any SourceWatch)? {
    var request = request
    request.secrets = request.secrets.afresh
    return source.watch(request, onChange: onChange)
  }

  var servers: [String] { source.servers }

  func files(_ request: SourceRequest) -> [String] { source.files(request) }

  func mayHaveChanged(since date: Date, _ request: SourceRequest) -> Bool {
    source.mayHaveChanged(since: date, request)
  }

  func pace(_ request: SourceRequest) -> SourcePace? { source.pace(request) }
}
