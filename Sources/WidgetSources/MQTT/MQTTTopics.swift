import FoundationEssentials
import Synchronization
import WidgetBase

/// The last message of each topic, within bounds; it may be used from any thread.
final class MQTTTopics: Sendable {
  /// The part of a message that is kept.
  enum Payload: Hashable, Sendable {
    case bytes([UInt8])
    /// It is longer than what is kept.
    case tooLong
    /// It is empty, which clears the topic.
    case empty
  }

  /// The state of a message since the connection was made.
  enum Standing: Hashable, Sendable {
    /// It has come over this connection.
    case current
    /// It has come over an earlier connection, and not again: it may have been replaced or cleared meanwhile.
    case earlier
    /// The broker has sent another one in its place, which is left out.
    case replaced
  }

  /// The last message of a topic.
  struct Last: Sendable {
    var payload: Payload
    var isRetained: Bool
    var standing = Standing.current
    /// A stopwatch that was started when it came, which does not depend on the wall clock.
    var arrival: Deadline
    /// The date at which it came, on the clock of its first reader.
    var date: Date?
    /// The number of the message among all that the topics ever took: no two have the same.
    var version = 0
  }

  /// A message of the topic `available:` that says that somebody is not there.
  struct Sign: Sendable {
    /// A stopwatch that was started when it came.
    var arrival: Deadline
    /// The date at which it came, on the clock of its first reader.
    var date: Date?
  }

  /// All that is known at a moment.
  struct State: Sendable {
    var messages: [ExactText: Last] = [:]
    /// The version of the last message.
    var version = 0
    /// The hashes of topics of which the broker keeps a message, as far as it has sent one: after a new subscription it
    /// sends it again.
    var kept: Set<Int> = []
    /// The topics that say that somebody is not there. They have room of their own: other messages, which
    /// others may write, must not crowd them out.
    var signs: [ExactText: Sign] = [:]
    /// The bytes of the names of those topics.
    var signBytes = 0
    /// True if there were more such topics than are kept, so that it is not known who is there.
    var hasTooManySigns = false
    /// The bytes of all payloads and names of topics.
    var bytes = 0
    var hasTooManyTopics = false
    var hasTooManyBytes = false
    /// True if something has come that has not been read.
    var hasNews = false
    /// The reason why nothing comes now.
    var failure: SourceFailure?
    /// A stopwatch that was started when the broker had granted the subscription.
    var subscribed: Deadline?
  }

  /// The most bytes of all payloads.
  static let most = 16 << 20
  /// The seconds within which the broker sends what it keeps.
  fileprivate static let settling: TimeInterval = 1
  /// The seconds within which it sends again what it is known to keep, also if it has just started.
  fileprivate static let restoring: TimeInterval = 3
  /// The most topics of which it is noted that the broker keeps a message.
  private static let mostKept = 10_000

  /// The most bytes of the names of topics that say that somebody is not there.
  private static let mostSignBytes = 4 << 20

  private let keep: Int
  private let limit: Int
  private let ignoresRetained: Bool
  private let availability: MQTTAvailability?
  private let isData: @Sendable (String) -> Bool
  private let state = Mutex(State())

  /// - Parameters:
  ///   - keep: The most topics that are kept.
  ///   - limit: The most bytes of a payload that is kept.
  ///   - ignoresRetained: True to leave out data that the broker had kept.
  ///   - availability: The topics that say who is there.
  ///   - isData: Returns true for a topic whose messages are shown.
  init(
    keep: Int, limit: Int, ignoresRetained: Bool = false, availability: MQTTAvailability? = nil,
    isData: @escaping @Sendable (String) -> Bool = { _ in true }
  ) {
    self.keep = keep
    self.limit = limit
    self.ignoresRetained = ignoresRetained
    self.availability = availability
    self.isData = isData
  }

  /// Takes a message that has just come.
  func take(_ message: MQTTMessage) {
    let isSign = availability?.filter.fields(of: message.topic) != nil
    let isOffline = isSign && availability?.isOffline(message.payload, limit: limit) == true
    let isData = isData(message.topic)
    state.withLock { state in
      state.hasNews = true
      let topic = ExactText(message.topic)
      if isSign { note(isOffline, topic, isRetained: message.isRetained, in: &state) }
      guard isData else { return }
      if message.isRetained, state.kept.count < Self.mostKept {
        state.kept.insert(topic.hashValue)
      }
      let old = state.messages[topic]
      if message.isRetained, ignoresRetained {
        note(Self.payload(message.payload, limit: limit), inPlaceOf: old, topic, in: &state)
        return
      }
      if old == nil, state.messages.count >= keep {
        state.hasTooManyTopics = true
        return
      }
      var payload = Self.payload(message.payload, limit: limit)
      // What the broker sends again after a reconnection is as old as it was.
      if message.isRetained, let old, old.payload == payload {
        state.messages[topic]?.standing = .current
        return
      }
      let name = message.topic.utf8.count
      let size = name + message.payload.count
      let rest = state.bytes - (old.map { name + $0.size } ?? 0)
      guard rest + name <= Self.most else {
        state.hasTooManyBytes = true
        return
      }
      if case .bytes = payload, rest + size > Self.most {
        state.hasTooManyBytes = true
        payload = .tooLong
      }
      state.version += 1
      let last = Last(
        payload: payload, isRetained: message.isRetained, arrival: Deadline(after: 0),
        version: state.version)
      state.bytes = rest + name + last.size
      state.messages[topic] = last
    }
  }

  /// Notes whether a topic says that somebody is not there.
  private func note(
    _ isOffline: Bool, _ topic: ExactText, isRetained: Bool, in state: inout State
  ) {
    let size = topic.text.utf8.count
    guard isOffline else {
      if state.signs.removeValue(forKey: topic) != nil { state.signBytes -= size }
      return
    }
    if state.signs[topic] != nil {
      // What the broker sends again after a reconnection is as old as it was.
      if !isRetained { state.signs[topic] = Sign(arrival: Deadline(after: 0)) }
      return
    }
    guard state.signs.count < max(keep, 1000), state.signBytes + size <= Self.mostSignBytes else {
      state.hasTooManySigns = true
      return
    }
    state.signs[topic] = Sign(arrival: Deadline(after: 0))
    state.signBytes += size
  }

  /// Notes what a message that is left out says of the one that is known.
  private func note(
    _ payload: Payload, inPlaceOf old: Last?, _ topic: ExactText, in state: inout State
  ) {
    guard let old, old.standing != .current else { return }
    state.messages[topic]?.standing = old.payload == payload ? .current : .replaced
  }

  private static func payload(_ bytes: [UInt8], limit: Int) -> Payload {
    if bytes.isEmpty { return .empty }
    return bytes.count > limit ? .tooLong : .bytes(bytes)
  }

  /// Notes that a connection was made which is about to subscribe: all messages so far are of earlier ones.
  func noteConnected() {
    state.withLock { state in
      for (topic, last) in state.messages where last.standing == .current {
        state.messages[topic]?.standing = .earlier
      }
    }
  }

  /// Notes that the broker has granted the subscription.
  ///
  /// The failure stands until the broker has sent again what it keeps, for which it has a moment.
  func noteSubscribed() {
    state.withLock { state in
      state.subscribed = Deadline(after: 0)
      if state.restoring == 0 { state.failure = nil }
    }
  }

  /// The milliseconds until it is clear which messages the broker does not send again; `nil` if that is clear.
  var millisecondsOfRestoring: Int32? {
    state.withLock { state in
      guard state.failure != nil, let subscribed = state.subscribed else { return nil }
      return Int32(max(0, state.restoring - subscribed.elapsed) * 1000) + 1
    }
  }

  /// Ends the wait for what the broker keeps if all of it has come, or the time for it is over; returns true if it was
  /// waited for until this moment.
  func endRestoring() -> Bool {
    state.withLock { state in
      guard state.failure != nil, let subscribed = state.subscribed,
        subscribed.elapsed >= state.restoring
      else { return false }
      state.failure = nil
      return true
    }
  }

  /// Notes the reason why nothing comes now.
  func fail(_ failure: SourceFailure) {
    state.withLock { state in
      state.failure = failure
      state.subscribed = nil
    }
  }

  /// True while what the broker keeps may still be on its way.
  var isAwaited: Bool {
    state.withLock { state in
      guard state.failure == nil else { return false }
      guard let subscribed = state.subscribed else { return true }
      return state.messages.isEmpty && subscribed.elapsed < Self.settling
    }
  }

  /// True if neither a message nor a failure has come yet.
  var isEmpty: Bool { state.withLock { $0.messages.isEmpty && $0.failure == nil } }

  /// Removes everything, before a run that does not continue the last one. Versions go on: data that was picked from a
  /// message is not taken for that of another.
  func removeAll() { state.withLock { $0 = State(version: $0.version) } }

  /// Returns all that is known, with the dates of arrivals on the reader's clock, which then is no
  /// news any more.
  func read(at now: Date) -> State {
    state.withLock { state in
      for (topic, last) in state.messages where last.date == nil {
        state.messages[topic]?.date = now - last.arrival.elapsed
      }
      for (topic, sign) in state.signs where sign.date == nil {
        state.signs[topic]?.date = now - sign.arrival.elapsed
      }
      defer { state.hasNews = false }
      return state
    }
  }
}

extension MQTTTopics.State {
  /// Returns the reason why a topic's last message no longer counts, or `nil` if it does.
  func failure(of topic: ExactText, _ last: MQTTTopics.Last) -> SourceFailure? {
    if last.standing == .replaced { return MQTTWords.replaced(topic.text) }
    return isGone(topic, last) ? MQTTWords.notSentAgain(topic.text) : nil
  }

  /// Returns true if the broker kept a topic's message over an earlier connection, and has not sent it again.
  private func isGone(_ topic: ExactText, _ last: MQTTTopics.Last) -> Bool {
    last.standing == .earlier && last.payload != .empty && kept.contains(topic.hashValue)
  }

  /// The seconds after a new subscription within which messages of earlier connections may come again; 0 if there are
  /// none.
  fileprivate var restoring: TimeInterval {
    if messages.contains(where: { isGone($0, $1) }) { return MQTTTopics.restoring }
    let isRestored = messages.values.allSatisfy { $0.standing != .earlier || $0.payload == .empty }
    return isRestored ? 0 : MQTTTopics.settling
  }
}

extension MQTTTopics.Last {
  /// The bytes that are kept.
  var size: Int { if case .bytes(let bytes) = payload { bytes.count } else { 0 } }
}
