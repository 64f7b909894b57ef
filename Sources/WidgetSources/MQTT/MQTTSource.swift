import FoundationEssentials
import Glibc
import Synchronization
import WidgetBase
import WidgetSettings

/// A source that receives the messages of an MQTT broker's topics.
///
/// It is connected for as long as it is watched. A reading without a watch connects until the first
/// messages are there.
final class MQTTSource: PickingSource {
  /// The ways to take messages that the broker had kept, whose age is unknown.
  enum Retained: String, Sendable, CaseIterable {
    /// They are shown with a warning.
    case warn
    /// They are taken as current.
    case trust
    /// They are left out.
    case ignore
  }

  private let address: String
  private let filters: [TopicFilter]
  private let availability: MQTTAvailability?
  private let rows: MQTTRows
  private let reader: MQTTReader
  private let listening = Listening()
  private let thread = Mutex<WatchThread?>(nil)
  /// The secrets that the connection's thread has read.
  private let known = Secrets()

  fileprivate init(_ setting: Setting) throws(SourceFailure) {
    address = setting["mqtt"]?.text ?? ""
    filters = setting["topic"]?.items.compactMap { $0.text.flatMap(TopicFilter.init) } ?? []
    availability = MQTTAvailability(setting)
    try availability?.check(for: filters)
    let keep = setting.value("keep", .count(1...10_000)) ?? 1000
    let limit = setting.value("limit", .bytes) ?? 256 << 10
    let retained = setting.value("retained", .choice("choice", of: Retained.self)) ?? .warn
    let topics = MQTTTopics(
      keep: keep, limit: limit, ignoresRetained: retained == .ignore, availability: availability
    ) { [filters] topic in filters.contains { $0.fields(of: topic) != nil } }
    rows = MQTTRows(
      filters: filters, availability: availability, picks: try Picks(setting),
      format: setting.value("format", .choice("format", of: DataFormat.self)), keep: keep,
      limit: limit, warnsOfRetained: retained == .warn)
    let wanted = availability.map { [$0.filter] } ?? []
    reader = MQTTReader(
      login: { [known] request throws(SourceFailure) in
        defer { known.learn(from: request.secrets) }
        return try MQTTLogin(setting, at: "mqtt", request)
      },
      filters: Array(Set(filters + wanted)), limit: limit,
      topics: topics)
  }

  var servers: [String] { MQTTAddress(address).map { ["mqtt://\($0.words)"] } ?? [] }

  func read(_ request: SourceRequest) throws(SourceFailure) -> Reading {
    let isWatched = thread.withLock { $0 != nil }
    if isWatched { awaitFirst(request) } else { try readOnce(request) }
    // A broker may send back what it was sent.
    request.secrets.learn(from: known)
    let state = reader.topics.read(at: request.now)
    if let failure = state.failure, isWatched, !state.hasNews { throw failure }
    if let failure = state.failure, state.messages.isEmpty { throw failure }
    var reading = try rows.reading(of: state, request)
    reading.ending = state.failure
    return reading
  }

  /// Returns true: what was sent while nobody listened is lost.
  func mayHaveChanged(since date: Date, _ request: SourceRequest) -> Bool { true }

  func watch(
    _ request: SourceRequest, onChange: @escaping @Sendable () -> Void
  ) -> (any SourceWatch)? {
    // Where no thread can run, each reading tries it again and says why.
    let number = join(request, onChange).number
    return SharedWatch { [weak self] in self?.leave(number) }
  }

  private func join(
    _ request: SourceRequest, _ onChange: @escaping @Sendable () -> Void
  ) -> (number: Int, isBegun: Bool) {
    thread.withLock { thread in
      let number = listening.join(onChange)
      guard thread == nil else { return (number, true) }
      reader.topics.removeAll()
      thread = WatchThread { [reader, listening] stop in
        reader.run(request, until: stop) { listening.tell() }
      }
      return (number, thread != nil)
    }
  }

  private func leave(_ number: Int) {
    let ended = thread.withLock { thread in
      guard listening.leave(number) else { return nil as WatchThread? }
      defer { thread = nil }
      return thread
    }
    // A host that does not answer is given up by the system only after minutes.
    if let ended { Threads.start { ended.stop() } }
  }

  /// Connects until messages are there, or it is clear that none will come.
  private func readOnce(_ request: SourceRequest) throws(SourceFailure) {
    guard let change = StopSignal() else { throw CommandWords.tooManyFiles }
    let (number, isBegun) = join(request) { change.send() }
    defer { leave(number) }
    guard isBegun else { throw CommandWords.tooManyFiles }
    let deadline = Deadline(after: request.timeout)
    while reader.topics.isAwaited, !deadline.isOver { usleep(5000) }
    settle(before: deadline)
    guard reader.topics.isAwaited else { return }
    throw .timeout(request.timeout, "The broker did not answer in time.")
  }

  /// Waits until a connection that was just made has brought its first messages.
  private func awaitFirst(_ request: SourceRequest) {
    guard reader.topics.isAwaited else { return }
    let deadline = Deadline(after: request.timeout)
    while reader.topics.isAwaited, !deadline.isOver { usleep(5000) }
    settle(before: deadline)
  }

  /// Waits a moment for messages that the broker sends together.
  private func settle(before deadline: Deadline) {
    // What says that nobody is there may come behind the value.
    guard !reader.topics.isEmpty,
      filters.contains(where: { !$0.isTopic }) || filters.count > 1 || availability != nil
    else { return }
    usleep(useconds_t(min(0.3, deadline.left) * 1_000_000))
  }
}

extension SourceKind {
  /// The kind of the messages of an MQTT broker's topics.
  package static var mqtt: SourceKind {
    var kind = SourceKind(
      name: "mqtt", note: "The last messages of topics, which an MQTT broker sends as they come.",
      schema: MQTTAddress.schema,
      keys: [
        SettingKey(
          "topic", .oneOrMore(TopicFilter.schema), isRequired: true,
          "The topic; with + or # for levels, or names such as home/{room}/temperature, a record each."
        ), MQTTAvailability.key,
        SettingKey(
          "retained", .text(.choice("choice", of: MQTTSource.Retained.self)),
          "What a message that the broker had kept is worth, whose age is unknown; else warn."),
        SettingKey("keep", .text(.count(1...10_000)), "The topics that are kept; else 1000."),
        SettingKey("limit", .text(.bytes), "The longest message that is kept; else 256 KiB."),
        DataFormat.key,
      ] + MQTTLogin.keys
    ) { setting throws(SourceFailure) in try MQTTSource(setting) }
    kind.remarks = remarks
    return kind
  }

  private static let remarks: @Sendable (Setting) -> [SettingRemark] = { setting in
    guard setting["ca"] != nil, setting["mqtt"]?.text?.hasExactPrefix("mqtt://") == true else {
      return []
    }
    return [
      SettingRemark(
        "ca: has no effect without TLS", fix: "write mqtts://", at: ["ca"], isAboutKey: true,
        severity: .warning)
    ]
  }
}
