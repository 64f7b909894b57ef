import FoundationEssentials
import Glibc
import Synchronization
import WidgetBase
import WidgetSettings

/// A source that computes a query from what exporters give, without a Prometheus server.
final class MetricsSource: Source {
  /// The seconds between two readings if the board does not say, as Prometheus has them.
  static let pace: TimeInterval = 15
  /// The seconds until the second reading, which a rate takes.
  static let secondTry: TimeInterval = 5
  /// The seconds from now from which on a value with a date is not used, as Prometheus has it.
  private static let oldest: TimeInterval = 300
  /// The least time between two files of past values, in seconds.
  private static let keptPace: TimeInterval = 30

  /// A query, and the name of its column if there are several.
  struct NamedQuery: Sendable {
    let name: String
    let query: MetricQuery
    /// The number of its first selector among those of all queries.
    let start: Int
  }

  private struct State {
    var history: MetricHistory?
    /// The instances that did not answer in time, which are asked last.
    var late: Set<String> = []
    var kept: Date?
  }

  private let targets: MetricTargets
  private let queries: [NamedQuery]
  private let selectors: [MetricSelector]
  private let label: String?
  private let access: WebAccess
  private let allowsNull: Bool
  private let limit: Int
  private let mark: String
  private let state = Mutex(State())

  fileprivate init(_ setting: Setting) throws(SourceFailure) {
    targets = MetricTargets(setting)
    label = setting["label"]?.text
    access = WebAccess(setting)
    allowsNull = PickKinds.allowsNull(setting)
    limit = setting.value("limit", .bytes) ?? 8 << 20
    mark = Fingerprint(setting.json).digits
    var queries: [NamedQuery] = []
    var selectors: [MetricSelector] = []
    for (name, text) in Self.written(setting["query"]) {
      do throws(MetricQuery.Mistake) {
        let query = try MetricQuery(text)
        queries.append(NamedQuery(name: name, query: query, start: selectors.count))
        selectors += query.selectors
      } catch {
        throw SourceFailure("invalid query", "\(error.description).")
      }
    }
    (self.queries, self.selectors) = (queries, selectors)
  }

  /// Returns the queries of a setting by their names; one alone has no name.
  private static func written(_ setting: Setting?) -> [(String, String)] {
    if let text = setting?.text { return [("", text)] }
    return (setting?.entries ?? [:]).sorted { $0.key < $1.key }.map {
      ($0.key, $0.value.text ?? "")
    }
  }

  var servers: [String] {
    targets.addresses.filter { !$0.contains(MetricTargets.placeholder) }.map {
      HTTPOrigin($0).server
    }
  }

  func pace(_ request: SourceRequest) -> SourcePace? { .every(Self.pace) }

  func watch(
    _ request: SourceRequest, onChange: @escaping @Sendable () -> Void
  ) -> (any SourceWatch)? {
    guard let file = targets.file else { return nil }
    return FolderChanges.start(
      { FolderChanges.places(of: request.path(file)) }, onChange: onChange)
  }

  func files(_ request: SourceRequest) -> [String] { targets.file.map { [request.path($0)] } ?? [] }

  func read(_ request: SourceRequest) throws(SourceFailure) -> Reading {
    let reading = try scraped(request, before: Deadline(after: request.timeout))
    guard request.readsOnce, selectors.contains(where: { $0.range != nil }) else {
      return try reading.get()
    }
    // Nobody reads again, so the second reading that a rate takes is made now.
    let pause = min(1, request.timeout / 4)
    usleep(useconds_t(pause * 1_000_000))
    var second = request
    second.now += pause
    return try scraped(second, before: Deadline(after: request.timeout)).get()
  }

  /// Reads all exporters; the outer error is one that another attempt does not change.
  private func scraped(
    _ request: SourceRequest, before deadline: Deadline
  ) throws(SourceFailure) -> Result<Reading, SourceFailure> {
    let targets = try targets.targets(request)
    var questions: [HTTPRequest] = []
    for target in targets {
      questions.append(
        try access.question(
          target.address, accept: ExpositionFormat.accept, request, before: deadline, limit: limit))
    }
    let late = state.withLock(\.late)
    let order = targets.indices.sorted { one, other in
      (late.contains(targets[one].instance) ? 1 : 0, one)
        < (late.contains(targets[other].instance) ? 1 : 0, other)
    }
    let scrape = MetricScrape(
      questions, order: order, selectors: selectors, request, before: deadline)
    let answers: [Result<MetricScrape.Answer, SourceFailure>]
    do throws(SourceFailure) { answers = try scrape.answers() } catch { return .failure(error) }
    let round = MetricRound(targets: targets, answers: answers, at: request.began)
    state.withLock { $0.late = round.late }
    return Result { () throws(SourceFailure) in try reading(of: round, request) }
  }

  private func reading(
    of round: MetricRound, _ request: SourceRequest
  ) throws(SourceFailure) -> Reading {
    let denied = round.denied
    if !denied.isEmpty { forget(denied, request) }
    if round.failures.count == round.targets.count, let failure = round.firstFailure {
      throw failure
    }
    var samples = try round.samples(of: selectors.count, within: Self.oldest)
    let hidden = samples.hide(request.secrets.numbers)
    if hidden > 0, samples.series.allSatisfy(\.isEmpty) { throw MetricWords.secrets(hidden) }
    let history = history(with: samples, request)
    var values: [(name: String, value: MetricValue)] = []
    var missing = round.failures
    var gaps: [String: MetricHistory.Gap] = [:]
    for named in queries {
      let end = named.start + named.query.selectors.count
      var evaluation = MetricEvaluation(
        named.query, samples: Array(samples.series[named.start..<end]),
        history: history.part(named.start..<end), now: request.began)
      values.append((named.name, try evaluation.value()))
      for (instance, gap) in evaluation.gaps where !evaluation.changed.contains(instance) {
        gaps[instance] = gap
      }
    }
    for target in round.targets where missing.allSatisfy({ $0.instance != target.instance }) {
      guard let gap = gaps[target.instance] else { continue }
      missing.append((target.instance, MetricWords.reason(gap)))
    }
    missing += samples.unused.filter { unused in
      missing.allSatisfy { $0.instance != unused.instance }
    }
    try expectSomething(values, gaps, samples, request)
    let numbers = values.flatMap(\.value.numbers)
    if !allowsNull, !request.allowsNull, numbers.allSatisfy(\.isNaN) {
      throw PrometheusWords.noNumber(of: numbers.count)
    }
    var reading = try reading(values, missing, of: round, samples, request)
    if hidden > 0 { reading.warnings.append(MetricWords.secrets(hidden).reason) }
    return reading
  }

  /// Throws the reason if no query has a value.
  private func expectSomething(
    _ values: [(name: String, value: MetricValue)], _ gaps: [String: MetricHistory.Gap],
    _ samples: MetricRound.Samples, _ request: SourceRequest
  ) throws(SourceFailure) {
    let isEmpty = values.allSatisfy { _, value in
      if case .series(let series) = value { series.isEmpty } else { false }
    }
    guard isEmpty else { return }
    if let gap = gaps.values.first { throw MetricWords.noChange(gap, at: request.began) }
    if let date = samples.old { throw MetricWords.old(date) }
    let absent = zip(selectors, samples.series).filter { $1.isEmpty }.map(\.0)
    throw MetricWords.noSeries(absent.isEmpty ? selectors : absent)
  }

  private func reading(
    _ values: [(name: String, value: MetricValue)], _ missing: [MetricResult.Missing],
    of round: MetricRound, _ samples: MetricRound.Samples, _ request: SourceRequest
  ) throws(SourceFailure) -> Reading {
    let instances = Set(values.flatMap(\.value.series).compactMap { $0.labels["instance"] })
    var rows = instances.isEmpty ? [] : missing
    for target in round.targets
    where !instances.isEmpty && !instances.contains(target.instance)
      && rows.allSatisfy({ $0.instance != target.instance })
    {
      rows.append((target.instance, "no such series"))
    }
    let result = MetricResult(label: label, missing: targets.isAlone ? [] : rows)
    var reading = Reading(try datum(values, result, request), at: request.now)
    reading.warnings = [
      MetricWords.missing(instances.isEmpty ? missing : rows, of: round.targets.count)
    ].compactMap { $0 }
    // A row of its own says of each host that it is missing; a sum of them does not.
    let lacksSome = !missing.isEmpty || samples.aged > 0
    reading.isPartial = instances.isEmpty && lacksSome
    reading.lacksRows = !instances.isEmpty && (lacksSome || !rows.isEmpty)
    if samples.aged > 0 { reading.warnings.append(MetricWords.aged(samples.aged)) }
    (reading.oldest, reading.isDeniedInPart) = (samples.oldest, !round.denied.isEmpty)
    if let date = round.freshUntil { reading.reload = .notBefore(date) }
    return reading
  }

  private func datum(
    _ values: [(name: String, value: MetricValue)], _ result: MetricResult, _ request: SourceRequest
  ) throws(SourceFailure) -> Datum {
    let isNamed = values.count > 1 || values.first?.name != ""
    let isOne = result.missing.isEmpty && !request.wantsRows && label == nil
    if !isNamed, let value = values.first?.value {
      switch value {
      case .number(let number): return MetricResult.datum(number)
      case .series(let series) where isOne && series.count == 1:
        return MetricResult.datum(series[0].value)
      case .series(let series): return try result.rows(series)
      }
    }
    let numbers = values.compactMap { name, value -> Datum.Field? in
      switch value {
      case .number(let number): Datum.Field(name, MetricResult.datum(number))
      case .series(let series) where isOne && series.count < 2:
        Datum.Field(name, series.first.map { MetricResult.datum($0.value) } ?? .null)
      case .series: nil
      }
    }
    return numbers.count == values.count ? .record(numbers) : try result.table(values)
  }

  // MARK: The past

  private func history(with samples: MetricRound.Samples, _ request: SourceRequest) -> MetricHistory
  {
    guard selectors.contains(where: { $0.range != nil }) else { return MetricHistory(count: 0) }
    let (history, isDue) = state.withLock { state in
      var history = state.history ?? kept(request) ?? MetricHistory(count: selectors.count)
      for (number, selector) in selectors.enumerated() {
        guard let range = selector.range else { continue }
        history.add(samples.series[number], of: number, range: range, at: request.began)
      }
      state.history = history
      let isDue = state.kept.map { abs(request.now.timeIntervalSince($0)) >= Self.keptPace } ?? true
      if isDue { state.kept = request.now }
      return (history, isDue)
    }
    if isDue { keep(history, request) }
    return history
  }

  private func path(_ request: SourceRequest) -> String? {
    request.state.map { "\($0)/metrics-\(mark)" }
  }

  private func kept(_ request: SourceRequest) -> MetricHistory? {
    guard let path = path(request),
      let bytes = try? FileAccess.read(path, limit: MetricHistory.longestFile)
    else { return nil }
    return MetricHistory(bytes, count: selectors.count)
  }

  /// Forgets the past values of exporters that deny access.
  private func forget(_ instances: Set<String>, _ request: SourceRequest) {
    guard selectors.contains(where: { $0.range != nil }) else { return }
    let rest = state.withLock { state -> MetricHistory? in
      guard var history = state.history ?? kept(request), history.forget(instances) else {
        return nil
      }
      state.history = history
      return history
    }
    if let rest { keep(rest, request) }
  }

  /// Keeps past values for the next start, unless they hold a secret.
  private func keep(_ history: MetricHistory, _ request: SourceRequest) {
    guard let path = path(request) else { return }
    let isClean = history.points.joined().allSatisfy { labels, _ in
      labels.labels.allSatisfy { label in
        [label.name, label.value].allSatisfy { request.secrets.redacted($0) == $0 }
      }
    }
    let bytes = isClean ? history.bytes : []
    guard isClean, bytes.count <= MetricHistory.longestFile else {
      unlink(path)
      return
    }
    try? FileAccess.replace(path, with: bytes)
  }
}

extension SourceKind {
  /// The kind of the metrics that exporters give as text.
  package static var metrics: SourceKind {
    let name = MetricsSource.columnName
    return SourceKind(
      name: "metrics",
      note: "What a query gives of the metrics at the addresses of exporters, without a server.",
      schema: .oneOrMore(MetricsSource.address),
      keys: [
        SettingKey(
          "query", .either([MetricQuery.schema, .dictionary(name, MetricQuery.schema)]),
          isRequired: true,
          "An expression in a part of PromQL; or several by the names of their columns."),
        SettingKey(
          "hosts", .either([.file("file"), .list(.text(MetricsSource.host), count: 1...1000)]),
          "The hosts that stand for {host} in the address: a list, or a file with one a line."),
        SettingKey(
          "label", .text, "The name of each series, such as \"{{instance}} ({{device}})\"."),
        SettingKey(
          "limit", .text(.bytes), "The most that is read of one exporter; else 8 MiB."),
      ] + WebAccess.keys
    ) { setting throws(SourceFailure) in try MetricsSource(setting) }
  }
}
