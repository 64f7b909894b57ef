import FoundationEssentials
import WidgetBase
import WidgetWorker

/// The reading of exporters' texts, apart from this process.
enum MetricsTask: ParsingTask {
  static let name = "metrics"
  static let subject = "metrics"
  static let patience = 10.0

  /// The text of one exporter.
  struct Text {
    let format: ExpositionFormat
    let bytes: [UInt8]
  }

  /// The series of a text that each selector takes, or the error in the text.
  typealias Answer = Result<[[MetricSample]], SourceFailure>

  static func result(of bytes: [UInt8], _ settings: Datum) throws(SourceFailure) -> Datum {
    let selections = try selections(settings)
    var answers: [Datum] = []
    var start = 0
    for text in settings["texts"]?.items ?? [] {
      let length = Int(text["length"]?.number ?? 0)
      let format = text["format"]?.words.flatMap(ExpositionFormat.init) ?? .text
      guard length >= 0, length <= bytes.count - start else { break }
      answers.append(
        bytes.withUnsafeBufferPointer { buffer in
          answer(UnsafeBufferPointer(rebasing: buffer[start..<start + length]), format, selections)
        })
      start += length
    }
    return .list(answers)
  }

  private static func selections(_ settings: Datum) throws(SourceFailure) -> [MetricMatching] {
    var selections: [MetricMatching] = []
    for selector in settings["selectors"]?.items ?? [] {
      do throws(Pattern.Mistake) {
        guard let selector = MetricSelector(selector) else { continue }
        selections.append(try MetricMatching(selector))
      } catch {
        throw SourceFailure("invalid pattern", error.description)
      }
    }
    return selections
  }

  private static func answer(
    _ bytes: UnsafeBufferPointer<UInt8>, _ format: ExpositionFormat, _ selections: [MetricMatching]
  ) -> Datum {
    do throws(ExpositionMistake) {
      let found = try ExpositionReader.samples(in: bytes, format, of: selections)
      return ["series": .list(found.map { .list($0.map(\.datum)) })]
    } catch {
      return error.failure.datum
    }
  }

  /// Returns what the selectors take of each text.
  static func answers(
    _ texts: [Text], of selectors: [MetricSelector], before deadline: Deadline
  ) throws(SourceFailure) -> [Answer] {
    let settings: Datum = [
      "selectors": .list(selectors.map(\.datum)),
      "texts": .list(
        texts.map {
          ["format": .text($0.format.rawValue), "length": .number(Double($0.bytes.count))]
        }),
    ]
    var bytes: [UInt8] = []
    bytes.reserveCapacity(texts.reduce(0) { $0 + $1.bytes.count })
    for text in texts { bytes += text.bytes }
    let answers = try result(of: bytes, settings, before: deadline).items ?? []
    guard answers.count == texts.count else {
      throw SourceFailure("metrics cannot be parsed", "The parser has a defect.", kind: .malformed)
    }
    return answers.map { answer($0, count: selectors.count) }
  }

  private static func answer(_ datum: Datum, count: Int) -> Answer {
    guard let lists = datum["series"]?.items else { return .failure(SourceFailure(datum)) }
    let samples = lists.map { ($0.items ?? []).compactMap(MetricSample.init) }
    guard samples.count == count else {
      return .failure(
        SourceFailure("metrics cannot be parsed", "The parser has a defect.", kind: .malformed))
    }
    return .success(samples)
  }
}
