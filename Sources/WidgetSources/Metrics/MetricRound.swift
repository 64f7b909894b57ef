import FoundationEssentials

/// The answers of all exporters in one reading.
struct MetricRound {
  /// The series of all exporters.
  struct Samples {
    /// The series of each selector.
    var series: [[MetricSample]]
    /// The earliest date of values whose date is given, if that is not the present.
    var oldest: Date?
    /// The date of a value that is too old to be used.
    var old: Date?
    /// The number of values that are too old, of exporters that have others.
    var aged = 0
    /// The exporters of which no value can be used, or whose values of a selector are all too old.
    var unused: [MetricResult.Missing] = []

    /// Leaves out the values that are secrets, and returns their number.
    mutating func hide(_ secrets: SecretNumbers) -> Int {
      guard !secrets.isEmpty else { return 0 }
      let count = series.joined().count
      series = series.map { $0.filter { !secrets.contains($0.value) } }
      return count - series.joined().count
    }
  }

  /// The most series of all exporters together.
  static let mostSeries = 20_000
  /// The age in seconds up to which a value is of the present.
  private static let present: TimeInterval = 60

  let targets: [MetricTargets.Target]
  private let answers: [Result<MetricScrape.Answer, SourceFailure>]
  /// The date at which the reading began.
  private let now: Date

  init(
    targets: [MetricTargets.Target], answers: [Result<MetricScrape.Answer, SourceFailure>],
    at now: Date
  ) {
    self.targets = targets
    self.answers = answers
    self.now = now
  }

  /// The exporters that failed.
  var failures: [MetricResult.Missing] {
    zip(targets, answers).compactMap { target, answer in
      if case .failure(let failure) = answer { (target.instance, failure.reason) } else { nil }
    }
  }

  /// The first failure, which of several exporters says whose it is.
  var firstFailure: SourceFailure? {
    for (target, answer) in zip(targets, answers) {
      guard case .failure(var failure) = answer else { continue }
      if targets.count > 1 {
        failure.reason = "\(target.instance): \(failure.reason)"
        failure.detail = "All \(targets.count) hosts failed. \(failure.detail)"
      }
      return failure
    }
    return nil
  }

  /// The exporters that deny access.
  var denied: Set<String> {
    Set(
      zip(targets, answers).compactMap { target, answer in
        if case .failure(let failure) = answer, failure.isDenied { target.instance } else { nil }
      })
  }

  /// The exporters that did not answer in time.
  var late: Set<String> {
    Set(
      zip(targets, answers).compactMap { target, answer in
        guard case .failure(let failure) = answer, case .timeout = failure.kind else { return nil }
        return target.instance
      })
  }

  /// The date until which all answers are fresh, if they all say.
  var freshUntil: Date? {
    let dates = answers.map { answer in (try? answer.get())?.freshUntil }
    return dates.contains(nil) ? nil : dates.compactMap { $0 }.min()
  }

  /// Returns the series with their instances and dates, of which those too far from now are left out.
  func samples(
    of selectors: Int, within age: TimeInterval
  ) throws(SourceFailure) -> Samples {
    var result = Samples(series: Array(repeating: [], count: selectors))
    var count = 0
    for (target, answer) in zip(targets, answers) {
      guard let answer = try? answer.get() else { continue }
      var (isOld, aged) = (false, 0)
      let before = result.series.map(\.count)
      for (number, samples) in answer.samples.enumerated() {
        count += samples.count
        guard count <= Self.mostSeries else { throw MetricWords.tooManySeries(Self.mostSeries) }
        for sample in samples {
          let date = sample.date ?? now + answer.time - answer.age
          guard date >= now - age, date <= now + answer.time + age else {
            result.old = date
            aged += 1
            continue
          }
          if date < now - Self.present { result.oldest = min(result.oldest ?? date, date) }
          result.series[number].append(
            MetricSample(
              labels: sample.labels.of(instance: target.instance), value: sample.value, date: date))
        }
        if !samples.isEmpty, result.series[number].count == before[number] { isOld = true }
      }
      if isOld || result.series.map(\.count) == before {
        result.unused.append((target.instance, isOld ? "values too old" : "no such series"))
      } else {
        result.aged += aged
      }
    }
    return result
  }
}
