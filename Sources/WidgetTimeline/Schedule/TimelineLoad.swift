package import FoundationEssentials
package import WidgetArchive
package import WidgetLayout
internal import WidgetSettings

/// What the scheduler knows of one instance: its timeline, what of it is shown, how its reloads
/// went, and the question that its provider has not answered yet.
@MainActor
package struct TimelineLoad {
  /// A question to the provider.
  private struct Question {
    let date: Date
    let reason: ReloadReason
  }

  package let instance: WidgetInstance
  /// The name shown to people.
  package let title: String
  package let context: TimelineProviderContext
  /// The cells that the instance is shown in.
  package let size: Size
  /// False if the widget's content takes its margins too.
  let hasContentMargins: Bool
  let source: TimelineSource
  private let budget: ReloadBudget?
  private let plan: ReadingPlan

  package private(set) var timeline: AnyTimeline?
  /// The timeline's schedule; nil before there is one.
  package private(set) var schedule: Schedule?
  /// The index of the entry shown; nil before there is one.
  package private(set) var shown: Int?
  /// The failure that stands; nil while all is well.
  package private(set) var failure: StandingFailure?
  /// The last questions and what came of them, the newest last.
  package private(set) var outcomes: [ReloadOutcome] = []
  /// The seconds the machine had been asleep when the last answer came.
  package private(set) var asleep: TimeInterval = 0
  /// Before this date no reload is begun: after the machine slept.
  package private(set) var heldUntil: Date?
  /// What a denial took off the screen: only for whom it was shown to, and never written to a file.
  private var withheld: (timeline: AnyTimeline, schedule: Schedule)?
  /// Counts what an archive would have to be written anew for.
  package private(set) var revision = 0

  /// Before this date the standing failure's cause asked not to be asked again, as a server's
  /// `Retry-After` does; nil where it did not say.
  private var promised: Date?
  private var generation = 0
  private var question: Question?
  /// Why it is asked again when the open question ends; nil where it is not.
  private(set) var reasonToAskAgain: ReloadReason?

  /// How many outcomes are remembered: what explains the last decisions, and with a budget a day of it.
  private var remembered: Int { budget == nil ? 16 : 96 }

  init(
    instance: WidgetInstance, description: WidgetDescription, size: Size, budget: ReloadBudget?,
    after previous: TimelineLoad? = nil
  ) {
    // An answer to what was asked before must not be taken for one to what is asked from now on.
    generation = previous?.generation ?? 0
    self.instance = instance
    let place = BoardPlace(instance.configuration)
    plan = description.settings?.plan(Setting(words: instance.configuration)) ?? .own
    title = place.title.isEmpty ? description.displayName : place.title
    source = description.source(for: instance)
    hasContentMargins = description.hasContentMargins
    self.size = size
    self.budget = budget
    let margins = instance.family.margins(in: size, isWanted: hasContentMargins)
    context = TimelineProviderContext(
      family: instance.family, isPreview: false,
      size: size.reduced(columns: 2 * margins.width, rows: 2 * margins.height), place: place)
  }

  /// Takes over what another process kept of the instance, unless it was configured otherwise.
  mutating func restore(_ archive: ArchivedTimeline) {
    guard archive.instance.kind == instance.kind,
      archive.instance.configuration == instance.configuration
    else { return }
    outcomes = archive.outcomes
    failure = archive.failure
    // Who asked for the time was not kept.
    promised = archive.failure?.next
    asleep = archive.asleep
    guard let loaded = archive.loaded else { return }
    take(AnyTimeline(archive), loaded: loaded)
    // Another place's pictures are news to those who read this one's archive.
    if archive.instance.id != instance.id { revision += 1 }
  }

  /// Takes over what another place of the same widget shows, or this one in another size.
  mutating func takeOver(_ other: TimelineLoad) {
    timeline = other.timeline
    schedule = other.schedule
    failure = other.failure
    outcomes = other.outcomes
    asleep = other.asleep
    heldUntil = other.heldUntil
    withheld = other.withheld
    shown = nil
    revision += 1
  }

  /// Takes what the source kept as data, unless that is older than what is shown.
  mutating func takeKept() {
    guard failure?.isDenied != true, let kept = source.kept?() else { return }
    // A timeline is dated when it comes, what is kept when its reading began.
    let patience = source.deadline ?? 60
    if let loaded = schedule?.loaded, kept.loaded + patience < loaded { return }
    take(kept.timeline, loaded: schedule?.loaded ?? kept.loaded)
    revision += 1
  }

  /// The entry to draw: the current one, or the placeholder before there is a timeline.
  package var entry: AnyTimelineEntry {
    if let timeline, let shown { return timeline.entries[shown] }
    return source.placeholder(context)
  }

  /// When anything was heard of the widget last, be it a failure.
  var heard: Date { outcomes.heard ?? schedule?.loaded ?? .distantPast }

  /// True while the provider has not answered a question.
  package var isAsking: Bool { question != nil }

  /// True while the placeholder is all there is.
  package var isPlaceholder: Bool { shown == nil }

  /// Whether all entries can be drawn in `size` cells as they were made for them.
  package func isDrawn(in size: Size) -> Bool {
    timeline?.entries.allSatisfy { $0.isDrawn(in: size) } ?? true
  }

  /// When the provider is asked next by itself; nil is never.
  package var reload: Date? { plannedReload.map { max($0.date, heldUntil ?? $0.date) } }

  /// When the provider is asked next by itself, and why then.
  package var plannedReload: ReloadPlan? {
    if let failure { return failure.next.map { ReloadPlan(date: $0, why: .retry) } }
    guard let wanted = schedule?.reload else { return nil }
    let past = outcomes.filter { $0.reason == .policy || $0.reason == .retry }.map(\.date)
    let date = budget?.earliest(wanted, after: past) ?? wanted
    return ReloadPlan(date: date, why: date > wanted ? .budget : .policy)
  }

  /// The facts from which it follows how far the entry shown can be believed.
  package func facts(asleep now: TimeInterval) -> Freshness.Facts {
    let entry = shown.flatMap { timeline?.entries[$0] }
    return Freshness.Facts(
      loaded: schedule?.loaded, reload: reload, failure: failure, expiration: entry?.expiration,
      stale: entry?.stale, slept: now - asleep)
  }

  /// Begins a question; nil if one is open, which is then asked again when it ends.
  mutating func ask(at now: Date, reason: ReloadReason) -> Int? {
    guard question == nil else {
      reasonToAskAgain = reason
      return nil
    }
    generation += 1
    question = Question(date: now, reason: reason)
    reasonToAskAgain = nil
    heldUntil = nil
    return generation
  }

  /// Takes an answer; false for one that is late, or a second one.
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
      note(question, until: now, entries: timeline.entries.count)
      take(timeline, loaded: min(timeline.read ?? now, now))
    case .failure(let failure): fail(failure, question, at: now)
    }
    return true
  }

  /// The next question is at least a second away, or a quarter where the provider answers within
  /// its call or a board says when it is asked. An empty timeline keeps what is shown and follows the new policy.
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

  /// Takes what was read before, drawn anew: it is as old, and asked for again as it was.
  private mutating func redraw(_ answer: AnyTimeline) {
    guard !answer.entries.isEmpty, let loaded = schedule?.loaded ?? answer.read else { return }
    let rule = schedule?.rule ?? answer.rule
    take(AnyTimeline(entries: answer.entries, rule: rule), loaded: loaded)
  }

  /// Only what is tried by itself is tried less often after each failure: whoever asks meanwhile,
  /// or changes what is read, has not to wait the longer for it.
  private mutating func fail(_ reason: ReloadFailure, _ question: Question, at now: Date) {
    let attempts = max(1, (failure?.attempts ?? 0) + (question.reason.isOwn ? 1 : 0))
    let delay = Backoff.delay(
      attempts: attempts, of: InstanceName.shared(instance.id), rhythm: rhythm(after: now))
    promised = reason.retryAfter
    failure = StandingFailure(
      reason: reason.reason, isDenied: reason.isDenied, since: min(failure?.since ?? now, now),
      attempts: attempts, next: reason.retryAfter.map { max($0, now + 1) } ?? now + delay)
    let words = reason.detail.isEmpty ? reason.reason : "\(reason.reason): \(reason.detail)"
    note(question, until: now, entries: nil, failure: words)
    guard reason.isDenied else {
      if reason.isOfSameAccount, schedule == nil, let withheld {
        (timeline, schedule) = (withheld.timeline, withheld.schedule)
      }
      return
    }
    if let timeline, let schedule { withheld = (timeline, schedule) }
    timeline = nil
    schedule = nil
    shown = nil
  }

  /// The seconds between two questions while all is well, as far as that is known.
  private func rhythm(after now: Date) -> TimeInterval? {
    let dates = plan.dates(after: now, count: 2)
    if dates.count == 2 { return dates[1].timeIntervalSince(dates[0]) }
    guard let schedule, let reload = schedule.reload else { return nil }
    return reload.timeIntervalSince(schedule.loaded)
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

  /// Begins the time to answer anew where the clock was set back since the question.
  mutating func followClock(to now: Date) {
    guard let question, question.date > now + Self.clockTolerance else { return }
    self.question = Question(date: now, reason: question.reason)
  }

  /// Whether the provider has had its time for the open question.
  func isQuestionOver(at now: Date, deadline: TimeInterval) -> Bool {
    question.map { $0.date + (source.deadline ?? deadline) <= now } ?? false
  }

  /// Gives the open question up.
  mutating func giveUpQuestion(at now: Date, deadline: TimeInterval) {
    guard let question else { return }
    self.question = nil
    generation += 1
    let seconds = Int(source.deadline ?? deadline)
    fail(ReloadFailure("no answer in \(seconds) s"), question, at: now)
  }

  /// Has what failed be tried again by `date`, but not before the cause of its failure allows it; false
  /// where that changes nothing.
  mutating func retry(by date: Date) -> Bool {
    guard question == nil, let next = failure?.next else { return false }
    let date = max(date, promised ?? date)
    guard date < next else { return false }
    failure?.next = date
    revision += 1
    return true
  }

  /// Whether an answer of this one tells that a server which another failed on answers again: the first
  /// one since that began, or the first after failures of its own.
  func isNews(to other: TimelineLoad) -> Bool {
    guard let since = other.failure?.since else { return false }
    let answered = outcomes.last { $0.entries != nil }
    return failure != nil || answered.map { $0.date < since } ?? true
  }

  /// Has reloads wait until `date`.
  mutating func hold(until date: Date) { heldUntil = date }

  /// Moves to the entry of `now`; says why the provider is to be asked, if it is.
  mutating func advance(to now: Date) -> ReloadReason? {
    shown = schedule?.decision(at: now).entry
    guard question == nil, isAhead(of: now) || reload.map({ $0 <= now }) == true else { return nil }
    return failure == nil ? .policy : .retry
  }

  /// The seconds by which a clock may be set back without a question.
  static let clockTolerance: TimeInterval = 2

  /// Whether the last answer is of a later date than now, since the clock was set back: when it is due
  /// next cannot be told from it.
  private func isAhead(of now: Date) -> Bool {
    (failure?.since ?? schedule?.loaded).map { $0 > now + Self.clockTolerance } ?? false
  }

  /// When this instance is due next.
  func wake(deadline: TimeInterval) -> Date? {
    let due = question.map { $0.date + (source.deadline ?? deadline) } ?? reload
    guard let schedule else { return due }
    let next = shown.flatMap { index in
      index == schedule.dates.count - 1 ? nil : schedule.dates[index + 1]
    }
    return [due, next].compactMap { $0 }.min()
  }
}

/// When a provider is asked next by itself.
package struct ReloadPlan: Sendable, Hashable {
  /// What decides on the date.
  package enum Why: String, Sendable {
    case policy, budget, retry
  }

  package let date: Date
  package let why: Why
}
