package import FoundationEssentials
package import WidgetArchive
package import WidgetLayout

/// The scheduler's state of one instance: its timeline, the entry shown, the history of its
/// reloads, and the pending request to its provider.
@MainActor
package struct TimelineLoad {
  /// A request to the provider.
  private struct Question {
    let date: Date
    let reason: ReloadReason
  }

  /// A timeline that a denial took off the screen.
  private final class Withheld {
    let timeline: AnyTimeline
    let schedule: Schedule

    init(_ timeline: AnyTimeline, _ schedule: Schedule) {
      (self.timeline, self.schedule) = (timeline, schedule)
    }
  }

  private let place: PlacedInstance
  package var instance: WidgetInstance { place.instance }
  /// The title for people.
  package var title: String { place.title }
  package var context: TimelineProviderContext { place.context }
  /// The size in cells in which the instance is shown.
  package var size: Size { place.size }
  /// False if the widget's content also fills its margins.
  var hasContentMargins: Bool { place.hasContentMargins }
  var source: TimelineSource { place.source }
  private var budget: ReloadBudget? { place.budget }
  private var plan: ReadingPlan { place.plan }

  package private(set) var timeline: AnyTimeline?
  /// The timeline's schedule; `nil` before there is one.
  package private(set) var schedule: Schedule?
  /// The index of the entry shown; `nil` before there is one.
  package private(set) var shown: Int?
  /// The current failure; `nil` if there is none.
  package private(set) var failure: StandingFailure?
  /// The last requests and their results, newest last.
  package private(set) var outcomes: [ReloadOutcome] = []
  /// The reloads in this process, counted by their outcome.
  package private(set) var tally = ReloadTally()
  /// The number of seconds for which the machine had been asleep at the last answer.
  package private(set) var asleep: TimeInterval = 0
  /// The date before which no reload begins, after the machine slept.
  package private(set) var heldUntil: Date?
  /// The timeline that a denial took off the screen: only for the user to whom it was shown, and
  /// never written to a file.
  private var withheld: Withheld?
  /// The number of changes that require the archive to be rewritten.
  package private(set) var revision = 0

  private var generation = 0
  private var question: Question?
  /// The reason for asking again when the pending request ends; `nil` if there is none.
  private(set) var reasonToAskAgain: ReloadReason?

  /// The number of outcomes that are kept: enough to explain the last decisions, or a day's with a
  /// budget.
  private var remembered: Int { budget == nil ? 16 : 96 }

  init(
    instance: ConfiguredInstance, description: WidgetDescription, size: Size,
    budget: ReloadBudget?, environments: BoardEnvironments, after previous: TimelineLoad? = nil
  ) {
    // An answer to an earlier request must not be taken for one to a later request.
    generation = previous?.generation ?? 0
    place = PlacedInstance(
      instance, description: description, size: size, budget: budget, environments: environments)
  }

  /// Restores the state that another process archived for the instance, unless the configuration
  /// differs.
  mutating func restore(_ archive: ArchivedTimeline) {
    guard archive.instance.kind == instance.kind,
      archive.instance.configuration == instance.configuration
    else { return }
    outcomes = archive.outcomes
    failure = archive.failure
    asleep = archive.asleep
    // Another place's pictures, or its failure, are new to readers of this one's archive.
    if archive.instance.id != instance.id { revision += 1 }
    guard let loaded = archive.loaded else { return }
    take(AnyTimeline(archive), loaded: loaded)
  }

  /// Adopts the state of another place of the same widget, or of this one in another size.
  mutating func takeOver(_ other: TimelineLoad) {
    timeline = other.timeline
    schedule = other.schedule
    failure = other.failure
    outcomes = other.outcomes
    tally = other.tally
    asleep = other.asleep
    heldUntil = other.heldUntil
    withheld = other.withheld
    shown = nil
    revision += 1
  }

  /// Adopts the timeline that the source kept as data, unless it is of an earlier reading than the
  /// current one: two places of a widget must not show two readings.
  mutating func takeKept() {
    guard failure?.isDenied != true, let kept = source.kept(asNewAs: schedule?.loaded),
      schedule == nil || kept.answers(outcomes)
    else {
      return
    }
    take(kept.timeline, loaded: schedule?.loaded ?? kept.loaded)
    revision += 1
  }

  /// The entry to draw: the current one, or the placeholder before there is a timeline.
  package var entry: AnyTimelineEntry {
    if let timeline, let shown { return timeline.entries[shown] }
    return source.placeholder(context)
  }

  /// The time of the last answer or failure of the widget.
  var heard: Date { outcomes.heard ?? schedule?.loaded ?? .distantPast }

  /// The time at which the widget was asked last.
  var asked: Date { outcomes.asked ?? schedule?.loaded ?? .distantPast }

  /// True while a request is pending.
  package var isAsking: Bool { question != nil }

  /// True if the entry is the placeholder.
  package var isPlaceholder: Bool { shown == nil }

  /// Returns true if all entries can be drawn in exactly `size` cells. Of content that scrolls, that
  /// of the entry shown is enough.
  package func isDrawn(in size: Size) -> Bool {
    guard let timeline else { return true }
    if size.scrollPlace != nil {
      return timeline.entries.dropFirst(shown ?? 0).first?.isDrawn(in: size) ?? true
    }
    return timeline.entries.allSatisfy { $0.isDrawn(in: size) }
  }

  /// The time of the next scheduled reload; `nil` for never.
  package var reload: Date? { plannedReload.map { max($0.date, heldUntil ?? $0.date) } }

  /// The next scheduled reload with its reason; `nil` if there is none.
  package var plannedReload: ReloadPlan? {
    if let failure { return failure.next.map { ReloadPlan(date: $0, why: .retry) } }
    guard let wanted = schedule?.reload else { return nil }
    guard let budget else { return ReloadPlan(date: wanted, why: .policy) }
    // What was asked before the clock was set back has dates to come, which are nobody's past.
    let newest = outcomes.last?.date ?? .distantFuture
    let own = outcomes.filter { $0.reason == .policy || $0.reason == .retry }
    let past = own.map(\.date).filter { $0 <= newest }
    let date = budget.earliest(wanted, after: past)
    return ReloadPlan(date: date, why: date > wanted ? .budget : .policy)
  }

  /// Returns the facts that determine the freshness of the entry shown.
  package func facts(asleep now: TimeInterval) -> Freshness.Facts {
    let entry = shown.flatMap { timeline?.entries[$0] }
    return Freshness.Facts(
      loaded: schedule?.loaded, reload: reload, failure: failure, expiration: entry?.expiration,
      stale: entry?.stale, slept: now - asleep)
  }

  /// Begins a request and returns its generation; if one is pending, returns `nil` and asks again
  /// when it ends.
  mutating func ask(at now: Date, reason: ReloadReason) -> Int? {
    guard question == nil else {
      if reason.replaces(reasonToAskAgain) { reasonToAskAgain = reason }
      return nil
    }
    generation += 1
    question = Question(date: now, reason: reason)
    reasonToAskAgain = nil
    heldUntil = nil
    return generation
  }

  /// Stores an answer; returns false for a late or repeated one.
  mutating func receive(
    _ answer: Result<AnyTimeline, ReloadFailure>, generation: Int, at now: Date,
    asleep: TimeInterval
  ) -> Bool {
    guard generation == self.generation, let question else { return false }
    self.question = nil
    self.asleep = asleep
    switch answer {
    case .success(let timeline):
      if let failure = timeline.failure {
        redraw(timeline)
        fail(failure, question, at: now)
        return true
      }
      failure = nil
      withheld = nil
      tally.noteSuccess()
      note(question, until: now, entries: timeline.entries.count)
      take(timeline, loaded: min(timeline.read ?? now, now))
    case .failure(let failure): fail(failure, question, at: now)
    }
    return true
  }

  /// Adopts a timeline. The next request is at least a second away, or a quarter of a second if the
  /// provider answers within its call or a board sets its schedule. An empty timeline keeps the
  /// current entry and follows the new policy.
  private mutating func take(_ answer: AnyTimeline, loaded: Date) {
    let kept: AnyTimelineEntry? = shown.flatMap { index in timeline?.entries[index] }
    let next =
      answer.entries.isEmpty
      ? AnyTimeline(entries: [kept].compactMap { $0 }, rule: answer.rule) : answer
    timeline = next
    shown = nil
    schedule = Schedule(
      dates: next.entries.map(\.date), rule: next.rule, loaded: loaded,
      minimumSpacing: source.isInline || plan != .own ? 0.25 : 1)
  }

  /// Adopts earlier entries that were drawn again; their schedule stays the same, and their age
  /// too unless the provider says when they were read.
  private mutating func redraw(_ answer: AnyTimeline) {
    guard !answer.entries.isEmpty, let loaded = answer.read ?? schedule?.loaded else { return }
    let rule = schedule?.rule ?? answer.rule
    take(AnyTimeline(entries: answer.entries, rule: rule), loaded: loaded)
  }

  /// Records a failure. Only scheduled attempts lengthen the delay: a manual request, or one after
  /// a change of the data, does not.
  private mutating func fail(_ reason: ReloadFailure, _ question: Question, at now: Date) {
    let attempts = max(1, (failure?.attempts ?? 0) + (question.reason.isOwn ? 1 : 0))
    let delay = Backoff.delay(
      attempts: attempts, of: InstanceName.shared(instance.id), rhythm: rhythm(after: now))
    failure = StandingFailure(
      reason: reason.reason, isDenied: reason.isDenied, since: min(failure?.since ?? now, now),
      attempts: attempts, next: reason.retryAfter.map { max($0, now + 1) } ?? now + delay,
      promised: reason.retryAfter)
    failure?.isWaiting = reason.isWaiting
    tally.note(reason)
    note(question, until: now, entries: nil, failure: reason.words)
    guard reason.isDenied else {
      if reason.isOfSameAccount, schedule == nil, let withheld {
        (timeline, schedule) = (withheld.timeline, withheld.schedule)
      }
      return
    }
    if let timeline, let schedule { withheld = Withheld(timeline, schedule) }
    timeline = nil
    schedule = nil
    shown = nil
  }

  /// Returns the number of seconds between two requests without failures, if known.
  private func rhythm(after now: Date) -> TimeInterval? {
    let dates = plan.dates(after: now, count: 2)
    if dates.count == 2 { return dates[1].timeIntervalSince(dates[0]) }
    guard let schedule, let reload = schedule.reload else { return nil }
    // Data may be far older than their reading.
    let asked = outcomes.last { $0.entries != nil }?.date ?? schedule.loaded
    return reload.timeIntervalSince(max(asked, schedule.loaded))
  }

  private mutating func note(
    _ question: Question, until now: Date, entries: Int?, failure: String = ""
  ) {
    revision += 1
    outcomes.append(
      ReloadOutcome(
        date: question.date, reason: question.reason,
        duration: max(0, now.timeIntervalSince(question.date)), entries: entries,
        failure: failure))
    if outcomes.count > remembered { outcomes.removeFirst(outcomes.count - remembered) }
  }

  /// Begins the time to answer anew where the clock was set back since the question, and lets go of a
  /// hold that was worked out by the other clock.
  mutating func followClock(to now: Date) {
    if let heldUntil, heldUntil > now + Self.longestHold { self.heldUntil = nil }
    guard let question, question.date > now + Self.clockTolerance else { return }
    self.question = Question(date: now, reason: question.reason)
  }

  /// Returns true if the time limit of the pending request is over.
  func isQuestionOver(at now: Date, deadline: TimeInterval) -> Bool {
    question.map { $0.date + (source.deadline ?? deadline) <= now } ?? false
  }

  /// Gives the open question up, and says why; nil where none is open.
  mutating func giveUpQuestion(at now: Date, deadline: TimeInterval) -> ReloadFailure? {
    guard let question else { return nil }
    self.question = nil
    generation += 1
    var failure = ReloadFailure("no answer in \(Int(source.deadline ?? deadline)) s")
    failure.cause = "timeout"
    fail(failure, question, at: now)
    return failure
  }

  /// Moves the retry after a failure to `date`, but not before its cause allows it; returns false
  /// if that changes nothing.
  mutating func retry(by date: Date) -> Bool {
    guard question == nil, let failure, let next = failure.next else { return false }
    let date = max(date, failure.promised ?? date)
    guard date < next else { return false }
    self.failure?.next = date
    revision += 1
    return true
  }

  /// Returns true if an answer of this instance shows that a server on which another failed is
  /// back: the first answer since that failure began, or the first after failures of its own.
  func isNews(to other: TimelineLoad) -> Bool {
    guard let since = other.failure?.since else { return false }
    let answered = outcomes.last { $0.entries != nil }
    return failure != nil || answered.map { $0.date < since } ?? true
  }

  /// Has reloads wait until `date`, which is at most `longestHold` away.
  mutating func hold(until date: Date) { heldUntil = date }

  /// The most seconds for which reloads are held.
  private static let longestHold: TimeInterval = 30

  /// Moves to the entry current at `now`; returns the reason for asking the provider, or `nil`.
  mutating func advance(to now: Date) -> ReloadReason? {
    shown = schedule?.decision(at: now).entry
    guard question == nil, isAhead(of: now) || reload.map({ $0 <= now }) == true else { return nil }
    return failure == nil ? .policy : .retry
  }

  /// The number of seconds by which a clock may be set back without effect.
  static let clockTolerance: TimeInterval = 2

  /// Returns true if the last answer or failure is dated later than now, because the clock was set
  /// back; its next date is meaningless then. The next answer is dated by the new clock.
  private func isAhead(of now: Date) -> Bool { heard > now + Self.clockTolerance }

  /// Returns the time at which this instance is due next.
  func wake(deadline: TimeInterval) -> Date? {
    let due = question.map { $0.date + (source.deadline ?? deadline) } ?? reload
    guard let schedule else { return due }
    let next = shown.flatMap { index in
      index == schedule.dates.count - 1 ? nil : schedule.dates[index + 1]
    }
    return [due, next].compactMap { $0 }.min()
  }
}

/// A provider's next scheduled reload.
package struct ReloadPlan: Sendable, Hashable {
  /// The reason for the date.
  package enum Why: String, Sendable {
    case policy, budget, retry
  }

  package let date: Date
  package let why: Why
}
