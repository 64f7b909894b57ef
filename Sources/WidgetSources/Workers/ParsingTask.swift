import FoundationEssentials
import WidgetSettings
import WidgetWorker

/// A worker's task that makes data of a stranger's bytes, or fails as a source does.
protocol ParsingTask: WorkerTask {
  /// What is parsed, in words that complete “the … took too long”.
  static var subject: String { get }
  /// The longest time that one piece of work may take, in seconds: the next one is to have its turn.
  static var patience: Double { get }
  /// Returns what `bytes` mean.
  static func result(of bytes: [UInt8], _ settings: Datum) throws(SourceFailure) -> Datum
}

extension ParsingTask {
  static var patience: Double { .infinity }

  package static func perform(_ input: [UInt8]) -> [UInt8] {
    guard let (settings, bytes) = DatumCoding.beginning(of: input) else { return [] }
    return answer { () throws(SourceFailure) in try result(of: bytes, settings) }
  }

  /// Returns the answer of a worker with the result of `body`, or with its failure.
  static func answer(_ body: () throws(SourceFailure) -> Datum) -> [UInt8] {
    do throws(SourceFailure) {
      return DatumCoding.bytes(of: .list([try body()]))
    } catch {
      return DatumCoding.bytes(of: error.datum)
    }
  }

  /// Returns what `input` means, which a worker finds within the time left.
  static func result(
    of input: [UInt8] = [], _ settings: Datum, hint: String = "", before deadline: Deadline
  ) throws(SourceFailure) -> Datum {
    let deadline = Deadline(after: min(patience, deadline.left))
    let answer: Result<Datum, SourceFailure>
    do throws(WorkerFailure) {
      answer = try self.answer(of: input, settings, hint: hint, before: deadline)
    } catch {
      throw failure(error, deadline)
    }
    return try answer.get()
  }

  /// Returns the answer for `input`, or throws if the worker has none.
  static func answer(
    of input: [UInt8] = [], _ settings: Datum, hint: String, subject: String = "",
    before deadline: Deadline
  ) throws(WorkerFailure) -> Result<Datum, SourceFailure> {
    guard !settings.isLonger(than: longestSettings) else { throw .tooLong(limit: longestSettings) }
    let answer = DatumCoding.datum(
      of: try Worker.shared.perform(
        Self.self, DatumCoding.bytes(of: settings) + input, hint: Array(hint.utf8),
        subject: subject, within: deadline.left))
    if let result = answer?.items?.first { return .success(result) }
    guard let answer, case .record = answer else { throw .ended }
    return .failure(SourceFailure(answer))
  }

  /// The most bytes of texts and names that are written for a worker.
  private static var longestSettings: Int { 128 << 20 }

  /// Returns the failure in words.
  static func failure(_ failure: WorkerFailure, _ deadline: Deadline) -> SourceFailure {
    switch failure {
    case .late:
      SourceFailure(
        "\(subject) took more than \(Spans.words(deadline.timeout)) to parse",
        "Parsing was stopped at its time limit.",
        kind: .timeout(deadline.timeout))
    case .ended:
      SourceFailure(
        "\(subject) cannot be parsed",
        "The parser took more than \(memory >> 20) MiB of memory or has a defect; it runs apart "
          + "and nothing else is affected.", kind: .malformed)
    case .tooLong(let limit):
      .tooLarge(limit, "The \(subject) contains more than is shown.")
    case .unavailable(let number):
      SourceFailure("no worker process", "It cannot be started: \(Errno(number: number).words).")
    }
  }
}
