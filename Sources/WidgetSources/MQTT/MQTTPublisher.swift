import FoundationEssentials
import Synchronization
import WidgetBase
package import WidgetSettings

/// A connection that publishes messages that the broker keeps, and is restored when it is lost.
///
/// It subscribes to nothing: whoever can reach the broker can read, and nobody can command.
package final class MQTTPublisher: Sendable {
  private struct State {
    /// The last message of each topic.
    var messages: [String: [UInt8]] = [:]
    /// The signal that ends the thread's wait.
    var wake: StopSignal?
    var isStopping = false
    /// True if all messages are at the broker.
    var isDone = false
    /// The topics under which the broker has nothing any more, as it has acknowledged.
    var cleared: Set<String> = []
  }

  /// The longest time to connect, in seconds.
  private static let patience: TimeInterval = 15
  /// The shortest time between two rounds of messages, in milliseconds.
  private static let pace: Int32 = 100

  private let setting: Setting
  private let request: SourceRequest
  /// The topic that says whether the publisher is there.
  private let availability: String
  private let onState: @Sendable (SourceFailure?) -> Void
  private let state = Mutex(State())
  private let end = StopSignal()

  /// Creates a publisher and starts to connect.
  ///
  /// - Parameters:
  ///   - setting: The broker's address as `mqtt`, and how to log in.
  ///   - availability: The topic of its last will, which says `online` or `offline`.
  ///   - onState: Called on another thread with the reason when messages no longer arrive, and
  ///     with `nil` when they do again.
  package init(
    _ setting: Setting, _ request: SourceRequest, availability: String,
    onState: @escaping @Sendable (SourceFailure?) -> Void
  ) {
    self.setting = setting
    self.request = request
    self.availability = availability
    self.onState = onState
    Threads.start { [self] in run() }
  }

  /// Publishes messages; one that equals the last of its topic is not sent again.
  package func publish(_ messages: [String: [UInt8]]) {
    state.withLock { state in
      for (topic, payload) in messages where state.messages[topic] != payload {
        state.messages[topic] = payload
        state.isDone = false
      }
      if !state.isDone { state.wake?.send() }
    }
  }

  /// Returns the topics that were cleared since the last call.
  package func takeCleared() -> Set<String> {
    state.withLock { state in
      defer { state.cleared = [] }
      return state.cleared
    }
  }

  /// Says that the publisher is gone, and waits for at most two seconds until the broker knows.
  package func stop() {
    state.withLock { state in
      state.isStopping = true
      state.wake?.send()
    }
    _ = end?.waits(2000)
  }

  private func run() {
    MQTTReader.blockBrokenPipes()
    defer { end?.send() }
    var backoff = MQTTBackoff()
    var said: SourceFailure?
    while let wake = wake() {
      let started = Deadline(after: 0)
      var request = request
      request.secrets = request.secrets.afresh
      do throws(SourceFailure) {
        try follow(request, wake) {
          said = nil
          onState(nil)
        }
      } catch {
        let failure = request.secrets.redacted(error)
        if !state.withLock(\.isStopping), said?.reason != failure.reason { onState(failure) }
        said = failure
      }
      let pause = Deadline(after: Double(backoff.next(after: started.elapsed)) / 1000)
      while !pause.isOver {
        guard let wake = self.wake() else { return }
        _ = wake.waits(pause.milliseconds)
      }
    }
  }

  /// Returns a new signal for the next wait, or `nil` if the publisher is stopping.
  private func wake() -> StopSignal? {
    state.withLock { state in
      guard !state.isStopping else { return nil }
      let wake = StopSignal()
      state.wake = wake
      return wake
    }
  }

  /// Publishes until the connection is lost or the publisher is stopped.
  private func follow(
    _ request: SourceRequest, _ wake: StopSignal, onReady: () -> Void
  ) throws(SourceFailure) {
    let login = try MQTTLogin(setting, at: "mqtt", request)
    guard let quiet = StopSignal() else { throw CommandWords.tooManyFiles }
    let connection = try MQTTConnection(
      login, will: message("offline"), before: Deadline(after: Self.patience), stop: quiet)
    var sent: [String: [UInt8]] = [:]
    try connection.publish(message("online"))
    onReady()
    while let wake = self.wake() {
      let messages = state.withLock(\.messages)
      for (topic, payload) in messages where sent[topic] != payload {
        try connection.publish(MQTTMessage(topic, payload, isRetained: true))
      }
      sent = messages
      state.withLock { $0.isDone = $0.messages == sent }
      _ = quiet.waits(Self.pace)
      var clears = sent.contains { $0.value.isEmpty }
      while try connection.step(wake) {
        guard clears, !connection.isSending else { continue }
        forgetCleared(&sent)
        clears = false
      }
    }
    try connection.publish(message("offline"))
    let deadline = Deadline(after: 1)
    while connection.isSending, !deadline.isOver {
      guard try connection.step(quiet, milliseconds: deadline.milliseconds) else { break }
    }
    connection.close()
  }

  /// Forgets the topics that were cleared, where nothing was published since: names that come from data may be new ones
  /// each time.
  private func forgetCleared(_ sent: inout [String: [UInt8]]) {
    let cleared = sent.filter { $0.value.isEmpty }.keys
    guard !cleared.isEmpty else { return }
    state.withLock { state in
      for topic in cleared where state.messages[topic]?.isEmpty == true {
        state.messages[topic] = nil
        sent[topic] = nil
        state.cleared.insert(topic)
      }
    }
  }

  private func message(_ word: String) -> MQTTMessage {
    MQTTMessage(availability, Array(word.utf8), isRetained: true)
  }
}
