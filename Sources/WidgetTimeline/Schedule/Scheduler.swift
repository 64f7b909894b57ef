public import FoundationEssentials
public import WidgetArchive
public import WidgetLayout

/// Keeps every instance's timeline, shows its entries at their dates, and asks providers again as
/// their policies say.
///
/// It waits through one alarm, set to the earliest due date of all instances: nothing due, no
/// wake-up. A provider is asked once at a time; requests made meanwhile become one more question;
/// an answer that comes after its deadline is dropped by its generation number.
///
/// Instances of one widget in several families are read together, and change together: a provider that
/// looks at neither family nor size is asked once for all of them, another once for each.
@MainActor
public final class Scheduler {
  /// Called when an instance has another entry to show or its state changed.
  public var onChange: @MainActor (WidgetInstance) -> Void = { _ in }
  /// Called, before that, with all instances that changed together.
  package var onChanges: @MainActor ([WidgetInstance]) -> Void = { _ in }
  /// How often providers may be asked by their policies; nil is as often as these say.
  public var budget: ReloadBudget?
  /// Whether the network answers: reloads that were due while the machine slept wait for it, half a
  /// minute at most.
  public var isNetworkUp: @MainActor () -> Bool = { true }

  /// Called when an instance's provider, which may wait, is asked, and when it has answered or been
  /// given up.
  package var onQuestion: @MainActor (_ id: String, _ isAsked: Bool) -> Void = { _, _ in }

  private let clock: any WallClock
  private let alarm: any Alarm
  private let deadline: TimeInterval
  private var loads: [String: TimelineLoad] = [:]
  private var queue = DueQueue<String>()
  /// What tells of changes of what instances are made from, by their widgets.
  private var watches: [String: AnyObject] = [:]
  /// The questions that are open, by their widgets.
  private var questions: [String: PlacesQuestion] = [:]
  private var questionCount = 0
  /// The widgets whose providers look at the family or the size that they are asked for.
  private var placed: Set<String> = []
  /// The seconds the machine had been asleep when the clock was last looked at.
  private var asleep: TimeInterval
  /// The latest date at which the clock was looked at; an earlier one where it was set back since.
  private var lookedAt = Date.distantPast
  /// When reloads stop waiting for the network.
  private var patience = Date.distantPast

  /// The seconds that a provider has to answer where it does not say.
  public nonisolated static let usualDeadline: TimeInterval = 30
  /// Reloads due after a sleep are begun over so many seconds.
  private static let spread: TimeInterval = 5

  /// The seconds from one widget to the next where a server answers again that several failed on.
  private static let siblingPace: TimeInterval = 0.25

  /// A scheduler.
  ///
  /// - Parameter deadline: the seconds a provider has to answer.
  public init(
    clock: any WallClock, alarm: any Alarm, deadline: TimeInterval = usualDeadline
  ) {
    self.clock = clock
    self.alarm = alarm
    self.deadline = deadline
    asleep = clock.asleep
  }

  /// Adds an instance and asks its provider.
  public func add(_ instance: WidgetInstance, of description: WidgetDescription, size: Size) {
    add(instance, of: description, size: size, archives: [])
  }

  /// Adds an instance with what was kept of it; its provider is asked if that is due, or cannot be drawn
  /// in `size`.
  ///
  /// - Parameter archives: what was kept of it, and of the same widget in other families.
  package func add(
    _ instance: WidgetInstance, of description: WidgetDescription, size: Size,
    archives: [ArchivedTimeline] = []
  ) {
    let widget = InstanceName.shared(instance.id)
    if let previous = loads[instance.id], !previous.shows(instance) { forget(widget) }
    var load = TimelineLoad(
      instance: instance, description: description, size: size, budget: budget,
      after: loads[instance.id])
    if let archive = archives.newest(for: instance) { load.restore(archive) }
    let isOther = takeOver(&load, size)
    if load.schedule == nil || !load.isDrawn(in: size) { load.takeKept() }
    let reason = load.advance(to: clock.now)
    loads[instance.id] = load
    if watches[widget] == nil {
      watches[widget] = load.source.watch?(load.context) { [weak self] in
        self?.reloadChanged(instance)
      }
    }
    if questions[widget] != nil {
      join(instance.id)
    } else if load.schedule == nil, load.failure == nil {
      reload(instance.id, reason: .added)
    } else if !load.isDrawn(in: size) || isOther && placed.contains(widget) {
      reload(instance.id, reason: .size)
    } else if let reason {
      reload(instance.id, reason: reason)
    } else {
      plan(instance.id)
    }
    setAlarm()
  }

  /// Forgets what belongs to a widget that is configured otherwise from now on.
  private func forget(_ widget: String) {
    questions[widget] = nil
    watches[widget] = nil
    placed.remove(widget)
  }

  /// Asks for whatever places of an instance's widget are left, as what they are made from changed.
  private func reloadChanged(_ instance: WidgetInstance) {
    let places = [instance.id] + InstanceName.siblings(of: instance.id)
    if let place = places.first(where: { loads[$0] != nil }) { reload(place, reason: .changed) }
  }

  /// Has an instance drawn in other sizes as well, from what was kept of it or else by asking its
  /// provider.
  package func draw(_ id: String, in sizes: [Size]) {
    guard var load = loads[id], sizes.contains(where: { !load.isDrawn(in: $0) }) else { return }
    load.takeKept()
    _ = load.advance(to: clock.now)
    loads[id] = load
    if sizes.contains(where: { !load.isDrawn(in: $0) }) { reload(id, reason: .size) }
  }

  /// Takes over what the instance itself showed in another size, or another place of its widget shows;
  /// whether it did.
  private func takeOver(_ load: inout TimelineLoad, _ size: Size) -> Bool {
    let others = (loads[load.instance.id].map { [$0] } ?? []) + siblings(of: load.instance)
    let known = others.filter { $0.isKnown && $0.shows(load.instance) }
    let other = known.max { one, other in
      one.heard == other.heard
        ? !one.isDrawn(in: size) && other.isDrawn(in: size) : one.heard < other.heard
    }
    guard let other else { return false }
    let isAsGood = other.isDrawn(in: size) || !load.isDrawn(in: size)
    // A date that was in a file is some tenths of a microsecond off.
    let lead = other.heard.timeIntervalSince(load.heard)
    guard lead > 0.001 || lead > -0.001 && isAsGood else { return false }
    load.takeOver(other)
    return true
  }

  /// The other places of an instance's widget.
  private func siblings(of instance: WidgetInstance) -> [TimelineLoad] {
    InstanceName.siblings(of: instance.id).compactMap { id in
      loads[id].flatMap { $0.shows(instance) ? $0 : nil }
    }
  }

  /// Forgets an instance; an answer on its way is dropped.
  public func remove(_ id: String) {
    guard let load = loads[id] else { return }
    let widget = InstanceName.shared(id)
    if load.isAsking { onQuestion(id, false) }
    loads[id] = nil
    questions[widget]?.leave(id)
    if siblings(of: load.instance).isEmpty {
      watches[widget] = nil
      questions[widget] = nil
    }
    queue.set(id, due: nil)
    setAlarm()
  }

  /// Asks an instance's provider now, whatever its policy.
  public func requestReload(_ id: String) { reload(id, reason: .requested) }

  /// Asks the providers of some instances now, once for each widget.
  package func requestReloads(_ ids: [String]) {
    var widgets: Set<String> = []
    for id in ids where loads[id] != nil && widgets.insert(InstanceName.shared(id)).inserted {
      ask(id, reason: .requested)
    }
    setAlarm()
  }

  /// Asks an instance's provider for a reason.
  package func reload(_ id: String, reason: ReloadReason) {
    ask(id, reason: reason)
    setAlarm()
  }

  /// What an instance shows now; nil if there is no such instance.
  package func state(of id: String) -> TimelineLoad? { loads[id] }

  /// The identifiers of all instances, in order.
  package var instances: [String] { loads.keys.sorted() }

  /// The kind of an instance; nil if there is no such instance.
  package func kind(of id: String) -> String? { loads[id]?.instance.kind }

  /// Whether any provider has not answered yet.
  package var isAsking: Bool { loads.values.contains { $0.isAsking } }

  /// The earliest date at which anything is due; nil is never.
  public var nextWake: Date? { queue.next }

  /// When an instance's provider is asked next by itself; nil is never.
  public func nextReload(of id: String) -> Date? { loads[id]?.reload }

  /// The earliest reload of all instances; nil is never.
  public var nextReload: Date? { loads.values.lazy.compactMap(\.reload).min() }

  /// Does what is due. To be called when the alarm rings, and when the clock was set.
  public func wake() {
    // A clock that was set back makes nothing due: all dates were worked out by the other one.
    guard clock.now >= lookedAt - TimelineLoad.clockTolerance else { return replan() }
    noteSleep()
    let now = clock.now
    lookedAt = now
    // Each key is taken out once a wake: what comes due again meanwhile waits for the next.
    var due: [String] = []
    while let id = queue.popDue(at: now) { due.append(id) }
    for id in due { advance(id, at: now) }
    setAlarm()
  }

  /// Plans everything afresh: after the clock was set or the machine slept.
  public func replan() {
    noteSleep()
    let now = clock.now
    lookedAt = now
    for id in instances { advance(id, at: now) }
    setAlarm()
  }

  /// After a sleep, reloads that came due meanwhile are begun one after another, once each, and when
  /// the network answers.
  private func noteSleep() {
    let slept = clock.asleep - asleep
    asleep = clock.asleep
    guard slept > 1 else { return }
    let now = clock.now
    patience = now + 30
    for (id, load) in loads where !load.source.isInline {
      if let reload = load.reload, reload <= now {
        loads[id]?.hold(
          until: now + Self.spread * Backoff.share(of: InstanceName.shared(id)))
      }
    }
  }

  private func advance(_ id: String, at now: Date) {
    loads[id]?.followClock(to: now)
    if loads[id]?.isQuestionOver(at: now, deadline: deadline) == true,
      let question = questions[InstanceName.shared(id)]
    {
      // What the provider answered for other places is taken.
      finish(question, of: InstanceName.shared(id))
    }
    guard var load = loads[id] else { return }
    let shown = load.shown
    var reason = load.advance(to: now)
    if reason != nil, load.heldUntil != nil, now < patience, !isNetworkUp() {
      load.hold(until: now + 1)
      reason = nil
    }
    loads[id] = load
    if load.shown != shown { tell([load.instance]) }
    if let reason { ask(id, reason: reason) } else { plan(id) }
  }

  private func tell(_ instances: [WidgetInstance]) {
    onChanges(instances)
    for instance in instances { onChange(instance) }
  }

  // MARK: Questions

  /// Asks for all places of an instance's widget.
  private func ask(_ id: String, reason: ReloadReason) {
    let widget = InstanceName.shared(id)
    guard let load = loads[id] else { return }
    guard questions[widget] == nil else {
      if load.isAsking { _ = loads[id]?.ask(at: clock.now, reason: reason) } else { join(id) }
      return
    }
    questionCount += 1
    var question = PlacesQuestion(number: questionCount, date: clock.now, reason: reason)
    for place in [load] + siblings(of: load.instance) { open(place.instance.id, in: &question) }
    let asked = placed.contains(widget) ? question.ids : [id]
    question.wait(for: asked)
    questions[widget] = question
    for place in asked { put(to: place, widget, question.number) }
    for place in question.ids { plan(place) }
  }

  /// Has an instance wait for the answer to the question that is open.
  private func join(_ id: String) {
    let widget = InstanceName.shared(id)
    guard var question = questions[widget] else { return }
    open(id, in: &question)
    let isAsked = placed.contains(widget)
    if isAsked { question.wait(for: [id]) }
    questions[widget] = question
    if isAsked { put(to: id, widget, question.number) }
    plan(id)
  }

  private func open(_ id: String, in question: inout PlacesQuestion) {
    guard var load = loads[id] else { return }
    let generation = load.ask(at: question.date, reason: question.reason)
    loads[id] = load
    guard let generation else { return }
    question.join(id, generation: generation)
    if !load.source.isInline { onQuestion(id, true) }
  }

  /// Puts a question to the provider for one place.
  private func put(to id: String, _ widget: String, _ number: Int) {
    guard let load = loads[id] else { return }
    let use = PlaceUse()
    let (source, context) = (load.source, load.context.noting(use))
    let read: @MainActor () -> Void = { [weak self] in
      source.timeline(context) {
        self?.receive($0, for: id, of: widget, number: number, looked: use.isNoted)
      }
    }
    if let watch = watches[widget] as? PendingWatch { watch.whenBegun(read) } else { read() }
  }

  /// Takes an answer. Where the provider is found to look at its place, it is asked for the others too.
  private func receive(
    _ answer: PlacesQuestion.Answer, for id: String, of widget: String, number: Int, looked: Bool
  ) {
    guard questions[widget]?.number == number,
      questions[widget]?.take(answer, for: id) == true
    else { return }
    if looked, placed.insert(widget).inserted {
      let others = questions[widget]?.unasked ?? []
      questions[widget]?.wait(for: others)
      for other in others { put(to: other, widget, number) }
    }
    // A provider that answers within its call may have ended the question meanwhile.
    if let question = questions[widget], question.number == number, question.isComplete {
      finish(question, of: widget)
    }
  }

  /// Hands all places of a widget their answers at once; places without one have failed.
  private func finish(_ question: PlacesQuestion, of widget: String) {
    questions[widget] = nil
    let now = clock.now
    var changed: [WidgetInstance] = []
    var again: (id: String, reason: ReloadReason)?
    for (id, generation) in question.generations.sorted(by: { $0.key < $1.key }) {
      guard var load = loads[id] else { continue }
      let before = load
      if let answer = question.answer(for: id, isOwn: placed.contains(widget)) {
        guard load.receive(answer, generation: generation, at: now, asleep: clock.asleep) else {
          continue
        }
        if let reason = load.reasonToAskAgain { again = (id, reason) }
      } else {
        load.giveUpQuestion(at: now, deadline: deadline)
      }
      _ = load.advance(to: now)
      loads[id] = load
      changed.append(load.instance)
      if load.failure == nil { retrySiblings(of: before) }
    }
    for instance in changed where loads[instance.id]?.source.isInline == false {
      onQuestion(instance.id, false)
    }
    tell(changed)
    for instance in changed where instance.id != again?.id { plan(instance.id) }
    if let again { ask(again.id, reason: again.reason) }
    setAlarm()
  }

  /// Has what failed on a server be tried again soon, one after another, when one of its widgets had an
  /// answer.
  ///
  /// - Parameter load: as it was before the answer.
  private func retrySiblings(of load: TimelineLoad) {
    guard !load.source.servers.isEmpty else { return }
    let servers = Set(load.source.servers)
    let siblings = loads.filter { id, sibling in
      id != load.instance.id && !servers.isDisjoint(with: sibling.source.servers)
        && load.isNews(to: sibling)
    }
    for (number, id) in siblings.keys.sorted().enumerated() {
      guard var sibling = loads[id],
        sibling.retry(by: clock.now + Self.siblingPace * TimeInterval(number + 1))
      else { continue }
      loads[id] = sibling
      plan(id)
      tell([sibling.instance])
    }
  }

  private func plan(_ id: String) {
    queue.set(id, due: loads[id]?.wake(deadline: deadline))
  }

  private func setAlarm() { alarm.set(for: queue.next) }
}

extension TimelineLoad {
  /// Whether it is a place of the widget that an instance is of.
  fileprivate func shows(_ other: WidgetInstance) -> Bool {
    instance.kind == other.kind && instance.configuration == other.configuration
  }

  /// Whether anything was ever heard of the widget.
  fileprivate var isKnown: Bool { schedule != nil || failure != nil }
}

extension [ArchivedTimeline] {
  /// What was heard of an instance's widget last, of the instance itself where that is as new. The
  /// pictures of another family are better than none.
  fileprivate func newest(for instance: WidgetInstance) -> ArchivedTimeline? {
    let known = filter {
      $0.instance.kind == instance.kind && $0.instance.configuration == instance.configuration
    }
    return known.max { one, other in
      one.heard == other.heard ? other.instance.id == instance.id : one.heard < other.heard
    }
  }
}
