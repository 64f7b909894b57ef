import FoundationEssentials
import WidgetBase

/// The answer of a Prometheus server, as data.
struct PrometheusAnswer {
  /// The most series that are kept.
  static let mostSeries = 1000

  let datum: Datum
  /// The server's first warning, or that there are more series than are kept; `nil` for none.
  let warning: String?
  /// True if the server warns of its answer: a store may be missing from it.
  let isPartial: Bool

  /// Reads an answer of any status.
  ///
  /// A single series without a template becomes its value, unless rows are wanted.
  ///
  /// - Parameters:
  ///   - label: The template of the series' names, or `nil` for the labels in which they differ.
  ///   - steps: The times of a range, at which a series without a value gets null.
  ///   - asRows: True to return a list even for a single series.
  ///   - asked: The time, in seconds since 1970, that was asked for; `nil` to take values of any.
  init(
    _ response: HTTPResponse, label: String?, steps: PrometheusSteps? = nil, asRows: Bool = false,
    asked: Double? = nil
  ) throws(SourceFailure) {
    let answer: Datum
    do {
      answer = try JSON.datum(response.body)
    } catch {
      _ = try response.successful()
      throw Self.noAnswer
    }
    if answer["status"]?.words == "error" { throw Self.failure(answer, response) }
    _ = try response.successful()
    guard let data = answer["data"], let result = data["result"] else { throw Self.noAnswer }
    let type = data["resultType"]?.words ?? ""
    if steps != nil {
      try Self.expectRange(result, type: type)
    } else if let asked {
      try Self.expect(asked, in: result, type: type)
    }
    datum = try Self.datum(
      result, type: type, label: label, steps, asRows)
    let isCut = ["vector", "matrix"].contains(type) && result.items?.count ?? 0 > Self.mostSeries
    let warnings = (answer["warnings"]?.items ?? []).compactMap(\.words)
    // Earlier versions give their remarks on a query among the warnings.
    isPartial = warnings.contains { !$0.hasExactPrefix("PromQL info") }
    warning =
      isCut
      ? "more than \(Self.mostSeries) series: the others are left out"
      : warnings.first.map { "Prometheus: \($0.cut(300))" }
  }

  /// Throws if an answer to the question for a range is of another form, whose values may be of any time, or has a value
  /// without a time, which would pass for the newest.
  private static func expectRange(_ result: Datum, type: String) throws(SourceFailure) {
    guard type == "matrix" else {
      throw SourceFailure(
        "not a range",
        "The server was asked for a range and gave \(type.isEmpty ? "no type" : type.excerpt) "
          + "in place of a matrix.", kind: .malformed)
    }
    for sample in (result.items ?? []).flatMap({ $0["values"]?.items ?? [] }) {
      _ = try time(of: sample)
    }
  }

  /// Throws if a value is of another time than the one that was asked for: some cache in between keeps old answers.
  private static func expect(
    _ asked: Double, in result: Datum, type: String
  ) throws(SourceFailure) {
    let samples: [Datum]
    switch type {
    case "scalar", "string": samples = [result]
    case "vector": samples = (result.items ?? []).compactMap { $0["value"] }
    case "matrix": return try expectPresent(asked, in: result)
    default: return
    }
    for sample in samples { try expect(asked, of: sample, within: furthest) }
  }

  /// Throws if the newest value of a series is not of the present: nearer than the time between the last two, as
  /// the values of a subquery have times of its steps.
  private static func expectPresent(_ asked: Double, in matrix: Datum) throws(SourceFailure) {
    for series in matrix.items ?? [] {
      let samples = series["values"]?.items ?? []
      guard let last = samples.last else { continue }
      let former = samples.dropLast().last?.items?.first?.number
      let step = last.items?.first?.number.flatMap { last in former.map { last - $0 } } ?? 0
      try expect(asked, of: last, within: max(furthest, step))
    }
  }

  private static func expect(
    _ asked: Double, of sample: Datum, within furthest: Double
  ) throws(SourceFailure) {
    let time = try time(of: sample)
    guard abs(time - asked) > furthest else { return }
    let words = Reading.date(.number(time)).map { DateText.dayAndTime($0) }
    throw SourceFailure(
      words.map { "a value of \($0)" } ?? "a value of another time",
      "The server was asked for the value of now: some cache on the way may keep old answers.",
      kind: .malformed)
  }

  /// Returns the time of a sample; throws if it has none.
  private static func time(of sample: Datum) throws(SourceFailure) -> Double {
    guard case .number(let time)? = sample.items?.first else {
      throw SourceFailure(
        "a value without a time",
        "Prometheus gives each value with its time, in seconds; expected [1767225600, \"42\"].",
        kind: .malformed)
    }
    return time
  }

  /// The most seconds between the time that was asked for and that of a value, as for exporters.
  private static let furthest = 300.0

  private static let noAnswer = SourceFailure(
    "not Prometheus", "The server at this address is not Prometheus: leave out /graph.")

  private static func failure(_ answer: Datum, _ response: HTTPResponse) -> SourceFailure {
    let words = answer["error"]?.words ?? "error"
    // The place in the query, which follows this prefix, begins with the line and the column.
    let prefix = "invalid parameter \"query\": "
    let reason = words.hasExactPrefix(prefix) ? words.dropFirst(prefix.count) : words[...]
    return SourceFailure(
      reason.cut(80), "Prometheus: \(words.cut(400))", kind: .http(status: response.status),
      retryAfter: response.retryAfter)
  }

  private static func datum(
    _ result: Datum, type: String, label: String?, _ steps: PrometheusSteps?, _ asRows: Bool
  ) throws(SourceFailure) -> Datum {
    switch type {
    case "scalar": return number(result)
    case "string": return result.items?.count == 2 ? result.items?[1] ?? .null : .null
    case "vector", "matrix":
      let series = (result.items ?? []).prefix(mostSeries)
      let names = PrometheusNames(series.map { $0["metric"] ?? .null }, template: label)
      if type == "vector", label == nil, !asRows, series.count < 2 {
        return series.first?["value"].map(number) ?? .null
      }
      let labels = series.map { $0["metric"] ?? .record([]) }
      guard type == "matrix" else {
        return .list(
          series.indices.map { index in
            [
              "name": .text(names.names[index]), "value": number(series[index]["value"] ?? .null),
              "labels": labels[index],
            ]
          })
      }
      let read = series.map { samples($0["values"]) }
      let values = steps?.filled(read) ?? read
      return .list(
        series.indices.map { index in
          [
            "name": .text(names.names[index]), "labels": labels[index],
            "values": .list(values[index]),
          ]
        })
    default: throw noAnswer
    }
  }

  /// The values of all series, at all times for which there is one.
  var values: [Datum] {
    let rows = datum.items ?? [["value": datum]]
    let values = rows.flatMap { row -> [Datum] in
      guard let samples = row["values"]?.items else { return [row["value"] ?? .null] }
      return samples.map { $0.items?.last ?? .null }
    }
    return values.filter { $0 != .null }
  }

  private static func samples(_ values: Datum?) -> [Datum] {
    (values?.items ?? []).map { sample in [sample.items?.first ?? .null, number(sample)] }
  }

  /// Returns the value of a sample: a date and a text, which may be `NaN` or `+Inf`.
  private static func number(_ sample: Datum) -> Datum {
    guard let parts = sample.items, parts.count == 2 else { return .null }
    return switch parts[1].words {
    case "NaN": .number(.nan)
    case "+Inf", "Inf": .number(.infinity)
    case "-Inf": .number(-.infinity)
    case let text?: Datum.text(text).number.map { .number($0) } ?? .null
    case nil: .null
    }
  }
}
