package import FoundationEssentials

/// What the scheduler knows of one instance: its timeline, what of it is shown, and the question
/// that its provider has not answered yet.
@MainActor
package struct TimelineLoad {
  package let instance: WidgetInstance
  let source: TimelineSource
  let context: TimelineProviderContext
  private(set) var timeline: AnyTimeline?
  /// The timeline's schedule; nil before there is one.
  package private(set) var schedule: Schedule?
  /// The index of the entry shown; nil before there is one.
  private(set) var shown: Int?
  /// Seconds after which the provider was given up, if its last question went unanswered.
  package private(set) var unanswered: TimeInterval?
  private var generation = 0
  private var asked: Date?
  private(set) var isAskedAgain = false
  private var retry: Date?
  private var misses = 0

  init(instance: WidgetInstance, source: TimelineSource, context: TimelineProviderContext) {
    self.instance = instance
    self.source = source
    self.context = context
  }

  /// The entry to draw: the current one, or the placeholder before there is a timeline.
  package var entry: AnyTimelineEntry {
    if let timeline, let shown { return timeline.entries[shown] }
    return source.placeholder(context)
  }

  /// True while the placeholder is all there is.
  package var isPlaceholder: Bool { shown == nil }

  /// Begins a question; nil if one is open, which is then asked again when it ends.
  mutating func ask(at now: Date) -> Int? {
    guard asked == nil else {
      isAskedAgain = true
      return nil
    }
    generation += 1
    asked = now
    isAskedAgain = false
    retry = nil
    return generation
  }

  /// Takes an answer; the next question is at least a second away, or a quarter where the provider
  /// answers within its call. False for one that is late, or a second one. An empty timeline keeps what
  /// is shown and follows the new policy.
  mutating func receive(
    _ answer: AnyTimeline, generation: Int, at now: Date
  ) -> Bool {
    guard generation == self.generation, asked != nil else { return false }
    asked = nil
    unanswered = nil
    misses = 0
    let entries =
      answer.entries.isEmpty ? shown.map { [timeline?.entries[$0]].compactMap { $0 } } : nil
    let kept = entries.map { AnyTimeline(entries: $0, rule: answer.rule) } ?? answer
    timeline = kept
    shown = nil
    schedule = Schedule(
      dates: kept.entries.map(\.date), rule: kept.rule, loaded: now,
      minimumSpacing: source.isInline ? 0.25 : 1)
    return true
  }

  /// Gives a question up whose deadline passed; it is tried again later, each time twice as late,
  /// up to an hour. True if there was one.
  mutating func expireQuestion(at now: Date, deadline: TimeInterval) -> Bool {
    guard let asked, asked + deadline <= now else { return false }
    self.asked = nil
    generation += 1
    unanswered = deadline
    retry = now + min(3600, deadline * Double(1 << min(misses, 7)))
    misses += 1
    return true
  }

  /// Moves to the entry of `now`; true if the provider is to be asked.
  mutating func advance(to now: Date) -> Bool {
    let decision = schedule?.decision(at: now)
    shown = decision?.entry
    if asked != nil { return false }
    if let retry { return retry <= now }
    return decision?.isReloadDue ?? false
  }

  /// When this instance is due next.
  func wake(deadline: TimeInterval) -> Date? {
    let question = asked.map { $0 + deadline } ?? retry
    guard let schedule else { return question }
    let last = schedule.dates.indices.last
    let next = shown.flatMap { index in
      index == last ? nil : schedule.dates[index + 1]
    }
    let reload = asked == nil && retry == nil ? schedule.reload : nil
    return [question, next, reload].compactMap { $0 }.min()
  }
}
