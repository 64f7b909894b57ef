import FoundationEssentials
import WidgetBase
import WidgetSettings

/// A source that evaluates an expression on a Prometheus server, for now or over a range of time.
struct PrometheusSource: Source {
  /// The length of a range and its step, in seconds.
  struct Range: Hashable {
    var length: TimeInterval
    var step: TimeInterval

    /// The most steps that a server returns.
    static let mostSteps = 11_000.0

    /// Creates a range, with about a hundred steps if `step` is `nil`.
    init(length: TimeInterval, step: TimeInterval?) {
      self.length = length
      self.step = max(step ?? (length / 100).rounded(.up), 0.001)
    }
  }

  let address: String
  let query: String
  let range: Range?
  let label: String?
  let access: WebAccess
  /// True if the board takes a value that is missing as one.
  let allowsNull: Bool

  func read(_ request: SourceRequest) throws(SourceFailure) -> Reading {
    let deadline = Deadline(after: request.timeout)
    let question = try access.question(
      try target(request), accept: "application/json", request, before: deadline, limit: 8 << 20)
    let response = try HTTPClient().response(to: question)
    let answer = try PrometheusAnswer(
      response, label: label, steps: range.map { steps(of: $0, at: request.now) },
      asRows: request.wantsRows, asked: request.now.timeIntervalSince1970)
    let values = answer.values
    let isNaN = !values.isEmpty && values.allSatisfy { $0.number?.isNaN == true }
    if isNaN, !allowsNull, !request.allowsNull { throw PrometheusWords.noNumber(of: values.count) }
    var reading = Reading(answer.datum, at: request.now)
    reading.warnings = [answer.warning].compactMap { $0 }
    reading.isPartial = answer.isPartial
    return reading
  }

  var servers: [String] { [HTTPOrigin(address).server] }

  private func target(_ request: SourceRequest) throws(SourceFailure) -> String {
    var base = try request.resolved(address)
    while base.hasExactSuffix("/") { base.removeLast() }
    let now = request.now.timeIntervalSince1970
    var parts = [("query", query), ("timeout", "\(max(0.001, request.timeout))")]
    guard let range else {
      parts.append(("time", "\(now)"))
      return "\(base)/api/v1/query?\(Self.encoded(parts))"
    }
    guard range.length / range.step <= Range.mostSteps else {
      throw SourceFailure(
        "too many steps",
        "\(Spans.words(range.length)) in steps of \(Spans.words(range.step)) are more than "
          + "11000: choose a longer step.")
    }
    let steps = steps(of: range, at: request.now)
    parts += [("start", "\(steps.start)"), ("end", "\(steps.end)"), ("step", "\(range.step)")]
    return "\(base)/api/v1/query_range?\(Self.encoded(parts))"
  }

  /// Returns steps at the same times in every reading, so that the values drawn before do not
  /// change.
  private func steps(of range: Range, at now: Date) -> PrometheusSteps {
    let end = (now.timeIntervalSince1970 / range.step).rounded(.down) * range.step
    let start = end - (range.length / range.step).rounded(.down) * range.step
    return PrometheusSteps(start: start, end: end, step: range.step)
  }

  private static func encoded(_ parts: [(String, String)]) -> String {
    parts.map { "\($0)=\($1.percentEncoded)" }.joined(separator: "&")
  }
}

extension String {
  /// The text percent-encoded for a URL: all bytes except ASCII letters, digits and `-._~`.
  var percentEncoded: String {
    var text = ""
    for byte in utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, 0x2d, 0x2e, 0x5f, 0x7e:
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        text += byte < 16 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return text
  }
}

extension SourceKind {
  /// The kind of an expression of a Prometheus server.
  package static var prometheus: SourceKind {
    SourceKind(
      name: "prometheus", note: "What an expression of PromQL gives.", schema: .webAddress,
      keys: [
        SettingKey(
          "query", .text(.name(of: "query")), isRequired: true, "The expression of PromQL."),
        SettingKey(
          "range", .text(.duration(atLeast: 1)),
          "The span of time up to now that is read; without it, only now is."),
        SettingKey(
          "step", .text(.duration(atLeast: 0.1)),
          "The time from one value of a range to the next; a hundredth of it without this."),
        SettingKey(
          "label", .text, "The name of each series, such as \"{{instance}} ({{job}})\"."),
      ] + WebAccess.keys
    ) { settings in
      let step = settings.value("step", .duration(atLeast: 0.1))
      return PrometheusSource(
        address: settings["prometheus"]?.text ?? "", query: settings["query"]?.text ?? "",
        range: settings.value("range", .duration(atLeast: 1)).map {
          PrometheusSource.Range(length: $0, step: step)
        }, label: settings["label"]?.text, access: WebAccess(settings),
        allowsNull: PickKinds.allowsNull(settings))
    }
  }
}
