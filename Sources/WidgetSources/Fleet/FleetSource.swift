package import FoundationEssentials
import Synchronization
import WidgetBase

/// A source whose readings the machines of a fleet share: one asks, and all take its answer.
package final class FleetSource: Source {
  private struct State {
    var taken: FleetView.Taken?
    /// The date from which on the row that was taken counts as due, whatever it says itself.
    var latest: Date?
    /// The last answer that was taken, to show it once more.
    var content: Result<Reading, SourceFailure>?
  }

  private let source: any Source
  private let following: FleetFollowing
  private let settings: FleetSettings
  private let key: FleetKey
  private let asker: String?
  private let next: @Sendable (Reading?, Date) -> Date?
  private let state = Mutex(State())

  /// The seconds that an answer may take on its way to the fleet.
  private static let publishing: TimeInterval = 10
  /// The most seconds of an answer's way from one member to the others.
  package static let overhead: TimeInterval = 5
  /// The most answers of one reading that others may forestall: beyond, the provider is not asked in vain.
  private static let mostForestalled = 3
  /// The seconds by which a row may be due later than this machine would have it.
  private static let leeway: TimeInterval = 60

  /// Creates the shared form of a source.
  ///
  /// - Parameters:
  ///   - instance: The name under which the fleet shares it.
  ///   - asking: The machines that ask.
  ///   - next: Returns the date of the next reading after one, or after a failure.
  package init(
    _ source: any Source, instance: String, in settings: FleetSettings, asking: FleetAsking,
    next: @escaping @Sendable (Reading?, Date) -> Date?
  ) {
    self.source = source
    following = FleetFollowing(source)
    self.settings = settings
    key = FleetKey(instance)
    asker = if case .machine(let name) = asking { name } else { nil }
    self.next = next
  }

  package var servers: [String] { source.servers }

  package func pace(_ request: SourceRequest) -> SourcePace? { source.pace(request) }

  package func files(_ request: SourceRequest) -> [String] { source.files(request) }

  /// Returns false: who asks finds out for itself when it begins to watch, and the fleet tells the others.
  package func mayHaveChanged(since date: Date, _ request: SourceRequest) -> Bool { false }

  /// Watches the row, and while this machine asks for all the source too.
  package func watch(
    _ request: SourceRequest, onChange: @escaping @Sendable () -> Void
  ) -> (any SourceWatch)? {
    guard let members = request.fleet as? FleetMembers else {
      return source.watch(request, onChange: onChange)
    }
    let row = members.member(settings, request).watch(key.instance, onChange: onChange)
    let number = following.join(request, onChange)
    return SharedWatch { [following] in
      row.stop()
      following.leave(number)
    }
  }

  package func read(_ request: SourceRequest) throws(SourceFailure) -> Reading {
    guard let members = request.fleet as? FleetMembers else { return try source.read(request) }
    let member = members.member(settings, request)
    let start = FleetClock.uptime
    let deadline = Deadline(after: 2 * request.timeout + Self.overhead - 1)
    var forestalled = 0
    while forestalled < Self.mostForestalled {
      let question = FleetQuestion(
        key, taken: state.withLock(\.taken), limit: request.timeout, asker: asker,
        deadline: deadline, isWish: request.isWish || isOverdue,
        isChanged: following.hasChanged)
      member.send(.question(question))
      switch question.wait() {
      case .refused(let failure): throw failure
      case .again:
        guard let content = state.withLock(\.content) else { throw FleetWords.silent(asker) }
        return try content.get()
      case .take(let row): return try take(row, member)
      case .ask(let turn):
        // What is waited for is no part of what a source measures.
        var request = request
        request.delay += FleetClock.uptime - start
        if let reading = try answer(turn, request, member) { return reading }
        forestalled += 1
      }
    }
    throw FleetWords.forestalled
  }

  /// True if the row that was taken last counts as due, whatever it says itself.
  private var isOverdue: Bool { state.withLock { $0.latest.map { $0 <= Date() } ?? false } }

  // MARK: Asking

  /// Asks the provider and publishes what it says; `nil` if another member has answered meanwhile.
  private func answer(
    _ turn: FleetTurn, _ request: SourceRequest, _ member: FleetMember
  ) throws(SourceFailure) -> Reading? {
    following.noteAsking(at: request.began)
    let began = FleetClock.uptime
    let result = Result { () throws(SourceFailure) in try own(request) }
    guard let clock = member.clock else { throw FleetWords.notConnected(nil) }
    let (content, due) = content(of: result, turn, turn.end(by: clock))
    let row = FleetRow(
      key: key, generation: FleetRow.generation(after: turn.generation), content: content.text,
      asker: member.name,
      read: clock.now(at: began) - clock.uncertainty(at: began),
      due: due.map { clock.time(of: $0) },
      skew: clock.skew())
    let publication = FleetPublication(turn, until: FleetClock.uptime + 60) { _ in row }
    member.send(.publication(publication))
    switch publication.wait(Self.publishing) {
    case .moved?: return nil
    case .failed(let failure)?:
      following.noteChange()
      throw failure
    case nil:
      following.noteChange()
      throw FleetWords.notConnected(nil)
    case .published(let row)?:
      // Its own words say more than those that are shared, and its next time is the fleet's.
      let own = content.isShared ? result.mapError { retried($0, at: due) } : content.refusal
      note(row, own, clock)
      // The others are to show that nothing follows.
      if (try? own.get())?.ending != nil { following.noteChange() }
      return try own.get()
    }
  }

  /// Returns what this machine reads, which says to all machines if changes are not reported.
  private func own(_ request: SourceRequest) throws(SourceFailure) -> Reading {
    var reading = try source.read(request)
    reading.warnings += [following.warning].compactMap { $0 }
    return reading
  }

  private func retried(_ failure: SourceFailure, at due: Date?) -> SourceFailure {
    var failure = failure
    failure.retryAfter = failure.retryAfter ?? due
    return failure
  }

  /// A content's text, or the refusal to share it.
  private struct Shared {
    let text: String
    let isShared: Bool
    var refusal: Result<Reading, SourceFailure> { .failure(FleetWords.tooLarge) }
  }

  private func content(
    of result: Result<Reading, SourceFailure>, _ turn: FleetTurn, _ now: Date
  ) -> (Shared, due: Date?) {
    switch result {
    case .success(let reading):
      if let text = FleetContent.reading(reading).text {
        return (Shared(text: text, isShared: true), next(reading, now))
      }
      let text = FleetContent.failure(FleetWords.tooLarge, attempts: 1).text ?? "{}"
      return (Shared(text: text, isShared: false), next(nil, now))
    case .failure(let failure):
      let attempts = turn.attempts + 1
      let text = FleetContent.failure(failure, attempts: attempts).text ?? "{}"
      let due = failure.retryAfter ?? now + pause(after: attempts, now)
      return (Shared(text: text, isShared: true), due)
    }
  }

  /// Returns the seconds before the next attempt: as without a fleet, they double, in the rhythm of the
  /// reading.
  private func pause(after attempts: Int, _ now: Date) -> TimeInterval {
    let rhythm = next(nil, now).map { max(1, $0.timeIntervalSince(now)) } ?? 30
    return min(max(60, rhythm), min(30, rhythm) * TimeInterval(1 << min(attempts - 1, 12)))
  }

  // MARK: Taking

  /// Returns the reading of a row that another member published.
  private func take(_ row: FleetRow, _ member: FleetMember) throws(SourceFailure) -> Reading {
    guard let clock = member.clock else { throw FleetWords.notConnected(nil) }
    let now = Date()
    if row.asker == member.name {
      following.noteOwn(of: clock.date(of: row.read, now: now))
    } else {
      following.noteOther()
    }
    // Taken once more, a row is due no later for that.
    let former = state.withLock { $0.taken?.generation == row.generation ? $0.latest : nil }
    var latest: Date?
    let result = row.result(by: clock, now: now) { reading in
      let date = former ?? max(next(reading, now) ?? .distantFuture, now) + Self.leeway
      latest = date
      return max(date, now + 1)
    }
    if case .failure = result, !row.isAnswer(by: clock) { latest = now }
    note(row, result, clock, latest)
    return try result.get()
  }

  private func note(
    _ row: FleetRow, _ content: Result<Reading, SourceFailure>, _ clock: FleetClock,
    _ latest: Date? = nil
  ) {
    state.withLock { state in
      state.latest = latest
      state.taken = FleetView.Taken(generation: row.generation, time: clock.now())
      state.content = content
    }
  }
}
