import FoundationEssentials
import Synchronization
import WidgetBase
import WidgetSettings

/// The data that the messages of topics are.
final class MQTTRows: Sendable {
  /// A message with its data.
  private struct Row {
    let topic: String
    let fields: [Datum.Field]
    let last: MQTTTopics.Last
    var value: Result<Datum, SourceFailure>
  }

  /// The picked data of a message, which is picked once.
  private struct Picked {
    let version: Int
    let value: Result<Datum?, SourceFailure>
  }

  private let filters: [TopicFilter]
  private let availability: MQTTAvailability?
  /// For each filter the levels that tell whom a message of `availability` is about; `nil` if it is about others.
  private let sameLevels: [[TopicFilter.SameLevel]?]
  private let picks: Picks
  private let format: DataFormat?
  private let keep: Int
  private let limit: Int
  private let warnsOfRetained: Bool
  private let picked = Mutex<[ExactText: Picked]>([:])

  init(
    filters: [TopicFilter], availability: MQTTAvailability?, picks: Picks, format: DataFormat?,
    keep: Int, limit: Int, warnsOfRetained: Bool
  ) {
    self.filters = filters
    self.availability = availability
    sameLevels = filters.map { availability?.filter.sameLevels(in: $0, of: filters) }
    self.picks = picks
    self.format = format
    self.keep = keep
    self.limit = limit
    self.warnsOfRetained = warnsOfRetained
  }

  /// Returns the reading of what is known: the value of the only topic, or a record for each.
  func reading(
    of state: MQTTTopics.State, _ request: SourceRequest
  ) throws(SourceFailure) -> Reading {
    guard !state.hasTooManySigns else { throw MQTTWords.tooManyOffline }
    let absences = availability?.absences(in: state, at: request.now) ?? []
    let rows = rows(of: state, absences, before: Deadline(after: request.timeout))
    if filters.count == 1, filters[0].isTopic {
      if let absence = absence(absences, of: filters[0].text, 0) { throw absence.failure }
      guard let row = rows.first else {
        if state.messages[ExactText(filters[0].text)]?.payload == .empty {
          throw MQTTWords.cleared(filters[0].text)
        }
        throw MQTTWords.noMessage(filters.map(\.text))
      }
      return reading([row], try row.value.get(), state, absences, request)
    }
    if rows.isEmpty {
      let absence = filters.indices.lazy.compactMap { index in
        self.filters[index].isTopic
          ? self.absence(absences, of: self.filters[index].text, index)
          : self.sameLevels[index] == nil ? nil : absences.first
      }.first
      throw absence?.failure ?? MQTTWords.noMessage(filters.map(\.text))
    }
    let values = rows.compactMap { try? $0.value.get() }
    if values.isEmpty, let failure = rows.first?.value.failure { throw failure }
    let datum = Datum.list(rows.map { record(of: $0, request.now) })
    return reading(rows, datum, state, absences, request)
  }

  private func rows(
    of state: MQTTTopics.State, _ absences: [MQTTAvailability.Absence], before deadline: Deadline
  ) -> [Row] {
    var rows: [Row] = []
    // All messages together are one datum.
    var left = Datum.most
    for (key, last) in state.messages.sorted(by: { $0.key < $1.key }) where last.payload != .empty {
      let topic = key.text
      let found = filters.enumerated().lazy.compactMap { index, filter in
        filter.fields(of: topic).map { (index: index, fields: $0) }
      }.first
      guard let (index, fields) = found else { continue }
      if let absence = absence(absences, of: topic, index) {
        rows.append(
          Row(topic: topic, fields: fields, last: last, value: .failure(absence.failure)))
        continue
      }
      if let failure = state.failure(of: key, last) {
        rows.append(Row(topic: topic, fields: fields, last: last, value: .failure(failure)))
        continue
      }
      // A message that the picks leave out is no row.
      guard let value = value(of: topic, last, before: deadline, &left) else { continue }
      rows.append(Row(topic: topic, fields: fields, last: last, value: value))
    }
    return rows
  }

  /// Returns the absence that holds for a topic of the filter at an index.
  private func absence(
    _ absences: [MQTTAvailability.Absence], of topic: String, _ index: Int
  ) -> MQTTAvailability.Absence? {
    absences.first { $0.holds(for: topic, sameLevels[index]) }
  }

  /// Returns the picked data of a message, or `nil` if the picks leave it out.
  private func value(
    of topic: String, _ last: MQTTTopics.Last, before deadline: Deadline, _ left: inout Int
  ) -> Result<Datum, SourceFailure>? {
    let key = ExactText(topic)
    let known = picked.withLock { $0[key] }
    var value: Result<Datum?, SourceFailure>
    if let known, known.version == last.version {
      value = known.value
    } else {
      value = Result { () throws(SourceFailure) in
        try picks.found(in: try datum(of: topic, last.payload), before: deadline)
      }
      let count = (try? value.get())?.count ?? 0
      if count > left { value = .failure(FormatWords.tooMany) }
      picked.withLock { picked in
        if picked.count > keep { picked = [:] }
        picked[key] = Picked(version: last.version, value: value)
      }
    }
    switch value {
    case .success(let datum?):
      left -= datum.count
      return .success(datum)
    case .success: return nil
    case .failure(let failure): return .failure(failure)
    }
  }

  private func datum(
    of topic: String, _ payload: MQTTTopics.Payload
  ) throws(SourceFailure) -> Datum {
    guard case .bytes(let bytes) = payload else { throw MQTTWords.tooLong(limit, topic) }
    if let format { return try format.datum(bytes) }
    guard let datum = try? JSON.datum(bytes) else { return .text(String(received: bytes)) }
    // A number that would be shown as another text is the text.
    if case .number = datum, !datum.isWhole(of: bytes) { return .text(String(received: bytes)) }
    return datum
  }

  /// Returns the record of a row: the topic, its levels, the value or its fields, and its date.
  private func record(of row: Row, _ now: Date) -> Datum {
    var fields = [Datum.Field("topic", .text(row.topic))] + row.fields
    switch row.value {
    case .success(.record(let values)):
      fields += values.filter { value in fields.allSatisfy { $0.name != value.name } }
    case .success(let value): fields.append(Datum.Field("value", value))
    case .failure(let failure): fields.append(Datum.Field("error", .text(failure.reason)))
    }
    let own = [
      Datum.Field("received", .text((row.last.date ?? now).formatted(.iso8601))),
      Datum.Field("retained", .bool(row.last.isRetained)),
    ]
    return .record(fields.filter { !["received", "retained"].contains($0.name) } + own)
  }

  private func reading(
    _ rows: [Row], _ datum: Datum, _ state: MQTTTopics.State,
    _ absences: [MQTTAvailability.Absence], _ request: SourceRequest
  ) -> Reading {
    let dates = rows.filter { $0.value.failure == nil }.compactMap(\.last.date)
    var reading = Reading(datum, at: dates.max() ?? request.now)
    reading.oldest = dates.min()
    reading.warnings = warnings(rows, state)
    reading.lacksRows =
      rows.contains { $0.value.failure != nil } || state.hasTooManyTopics || state.hasTooManyBytes
    return reading
  }

  private func warnings(_ rows: [Row], _ state: MQTTTopics.State) -> [String] {
    var warnings: [String] = []
    let failures = rows.compactMap { row in
      row.value.failure.map { "\(row.topic.cut(60)): \($0.reason)" }
    }
    if let first = failures.first {
      warnings.append(
        failures.count == 1 ? first : "\(failures.count) of \(rows.count) failed; \(first)")
    }
    let retained = rows.count { $0.last.isRetained }
    if warnsOfRetained, retained > 0 {
      warnings.append(MQTTWords.retained(retained, of: rows.count))
    }
    // Nobody knows what was sent while the connection was lost.
    let earlier = rows.count { $0.value.failure == nil && $0.last.standing == .earlier }
    if earlier > 0 { warnings.append(MQTTWords.earlier(earlier, of: rows.count)) }
    if state.hasTooManyTopics { warnings.append(MQTTWords.tooManyTopics(keep)) }
    if state.hasTooManyBytes { warnings.append(MQTTWords.tooManyBytes) }
    return warnings
  }
}

extension Result where Failure == SourceFailure {
  /// The reason why there is no data, or `nil` if there is.
  fileprivate var failure: SourceFailure? {
    if case .failure(let failure) = self { failure } else { nil }
  }
}
