import FoundationEssentials
import Glibc
import WidgetBase
import WidgetSettings

/// A connection that receives messages, and is restored when it is lost.
struct MQTTReader: Sendable {
  /// The shortest time between two notifications, in milliseconds.
  private static let pace: Int32 = 100
  /// The most messages and bytes that are taken in that time; a broker that sends more has to wait.
  private static let most = (messages: 2000, bytes: 4 << 20)
  /// The most bytes of a message that is received, even if it is not kept.
  private static let longest = 16 << 20
  /// The longest time to connect, in seconds.
  private static let patience: TimeInterval = 15

  let login: @Sendable (SourceRequest) throws(SourceFailure) -> MQTTLogin
  let filters: [TopicFilter]
  let limit: Int
  let topics: MQTTTopics

  /// Receives messages until the signal is sent.
  func run(_ request: SourceRequest, until stop: StopSignal, onChange: @Sendable () -> Void) {
    MQTTReader.blockBrokenPipes()
    var backoff = MQTTBackoff()
    while !stop.isSent {
      let started = Deadline(after: 0)
      // The secrets are read again at each start, and are not shared.
      var request = request
      request.secrets = request.secrets.afresh
      do throws(SourceFailure) {
        try receive(request, until: stop, onChange)
      } catch {
        if stop.isSent { return }
        topics.fail(request.secrets.redacted(error))
        onChange()
      }
      if stop.waits(backoff.next(after: started.elapsed)) { return }
    }
  }

  /// The library writes to a socket that the broker may have closed, which must not end the process.
  static func blockBrokenPipes() {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }

  /// Receives messages until the connection is lost or the signal is sent.
  private func receive(
    _ request: SourceRequest, until stop: StopSignal, _ onChange: @Sendable () -> Void
  ) throws(SourceFailure) {
    guard DescriptorLimit.hasLastingRoom else { throw CommandWords.tooManyFiles }
    let round = Round()
    let deadline = Deadline(after: Self.patience)
    let connection = try MQTTConnection(
      try login(request), most: max(limit, Self.longest), before: deadline, stop: stop
    ) { message in
      round.count += 1
      round.bytes += message.payload.count
      topics.take(message)
    }
    defer { connection.close() }
    // Messages may come before the subscription is granted.
    topics.noteConnected()
    try connection.subscribe(to: filters, before: deadline, stop)
    topics.noteSubscribed()
    if topics.millisecondsOfRestoring == nil { onChange() }
    while true {
      while round.count == 0 {
        let wait = topics.millisecondsOfRestoring
        guard try connection.step(stop, milliseconds: wait ?? 10_000) else { return }
        if wait != nil, topics.endRestoring() { onChange() }
      }
      (round.count, round.bytes) = (0, 0)
      _ = topics.endRestoring()
      if topics.millisecondsOfRestoring == nil { onChange() }
      // Messages that come meanwhile are reported together.
      let span = Deadline(after: Double(Self.pace) / 1000)
      while !span.isOver {
        if round.count >= Self.most.messages || round.bytes >= Self.most.bytes {
          if stop.waits(span.milliseconds) { return }
        } else {
          guard try connection.step(stop, milliseconds: span.milliseconds) else { return }
        }
      }
    }
  }

  /// The messages that have come since the last notification.
  private final class Round {
    var count = 0
    var bytes = 0
  }
}
