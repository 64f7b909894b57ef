import Dispatch
public import FoundationEssentials
public import WidgetArchive
public import WidgetLayout

/// A scheduler that holds every instance's timeline, shows its entries at their dates, and asks
/// providers again as their policies say.
///
/// It waits through one alarm, set to the earliest due date of all instances: nothing due, no
/// wake-up. A provider is asked once at a time, and requests made meanwhile become a single further
/// one. An answer that comes after its deadline is dropped by its generation number.
///
/// Instances of one widget in several families are read together and change together. A provider
/// that reads neither the family nor the size is asked once for all of them, any other once for
/// each.
@MainActor
public final class Scheduler {
  /// Called when an instance has another entry to show or its state changed.
  public var onChange: @MainActor (WidgetInstance) -> Void = { _ in }
  /// Called before `onChange` with all instances that changed together.
  package var onChanges: @MainActor ([WidgetInstance]) -> Void = { _ in }
  /// The limit on how often providers are asked by their policies; `nil` for none.
  public var budget: ReloadBudget?
  /// Returns true if the network is up: reloads that became due while the machine slept wait for
  /// it, for at most half a minute.
  public var isNetworkUp: @MainActor () -> Bool = { true }

  /// Called when an instance's provider, which may wait, is asked, and again when it has answered
  /// or was given up.
  package var onQuestion: @MainActor (_ id: String, _ isAsked: Bool) -> Void = { _, _ in }

  /// The environments in which providers are asked.
  package var environments = BoardEnvironments() { didSet { followEnvironments() } }

  private let clock: any WallClock
  private let alarm: any Alarm
  private let deadline: TimeInterval
  private var loads: [String: TimelineLoad] = [:]
  private var queue = DueQueue<String>()
  /// The watches that report changes to the instances' data, by widget.
  private var watches: [String: AnyObject] = [:]
  /// The pending requests, by widget.
  private var questions: [String: PlacesQuestion] = [:]
  private var questionCount = 0
  /// The widgets whose providers read the family or size of their place.
  private var placed: Set<String> = []
  /// The environments that providers read last, by widget.
  private var readEnvironments: [String: ProcessEnvironment] = [:]
  /// The registration for changes of the environments.
  private var environmentListener: AnyObject?
  /// The number of seconds for which the machine had been asleep at the last look at the clock.
  private var asleep: TimeInterval
  /// The date of the last look at the clock; the clock may have been set back since.
  private var lookedAt = Date.distantPast
  /// The date until which reloads wait for the network.
  private var patience = Date.distantPast

  /// The time limit for a provider that sets none, in seconds.
  public nonisolated static let usualDeadline: TimeInterval = 30
  /// The number of seconds over which reloads due after a sleep are spread.
  private static let spread: TimeInterval = 5

  /// The number of seconds between retries of widgets that failed on a server that answers again.
  private static let siblingPace: TimeInterval = 0.25

  /// Creates a scheduler.
  ///
  /// - Parameter deadline: The number of seconds that a provider has to answer.
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
    add(ConfiguredInstance(instance), of: description, size: size)
  }

  /// Adds an instance with its archived timelines. Its provider is asked if it is due, or if no
  /// picture fits `size`.
  ///
  /// - Parameter archives: The archives of the instance, and of the same widget in other families.
  package func add(
    _ configured: ConfiguredInstance, of description: WidgetDescription, size: Size,
    archives: [ArchivedTimeline] = []
  ) {
    let instance = configured.record
    let widget = InstanceName.shared(instance.id)
    if let previous = loads[instance.id], !previous.shows(instance) { forget(widget) }
    var load = TimelineLoad(
      instance: configured, description: description, size: size, budget: budget,
      environments: environments, after: loads[instance.id])
    if let archive = archives.newest(for: instance) { load.restore(archive) }
    let isOther = takeOver(&load, size)
    if load.schedule == nil || !load.isDrawn(in: size) { load.takeKept() }
    let reason = load.advance(to: clock.now)
    loads[instance.id] = load
    let isUnwatched = watches[widget] == nil
    if isUnwatched { beginWatch(of: load) }
    if questions[widget] != nil {
      join(instance.id)
    } else if load.schedule == nil, load.failure == nil {
      reload(instance.id, reason: .added)
    } else if !load.isDrawn(in: size) || isOther && placed.contains(widget) {
      reload(instance.id, reason: .size)
    } else if let reason {
      reload(instance.id, reason: reason)
    } else if isUnwatched, load.source.hasChanged?(load.asked) == true {
      reload(instance.id, reason: .changed)
    } else {
      plan(instance.id)
    }
    setAlarm()
  }

  /// Removes the state of a widget whose configuration has changed.
  private func forget(_ widget: String) {
    questions[widget] = nil
    watches[widget] = nil
    placed.remove(widget)
    readEnvironments[widget] = nil
  }

  /// Watches the data of a widget, in place of an earlier watch.
  private func beginWatch(of load: TimelineLoad) {
    let instance = load.instance
    watches[InstanceName.shared(instance.id)] = load.source.watch?(load.context) { [weak self] in
      self?.reloadChanged(instance)
    }
  }

  /// Reloads the remaining places of an instance's widget because its data changed.
  private func reloadChanged(_ instance: WidgetInstance) {
    let places = [instance.id] + InstanceName.siblings(of: instance.id)
    if let place = places.first(where: { loads[$0] != nil }) { reload(place, reason: .changed) }
  }

  /// Draws an instance in other sizes as well, from its kept data or else by asking its provider.
  package func draw(_ id: String, in sizes: [Size]) {
    guard var load = loads[id], sizes.contains(where: { !load.isDrawn(in: $0) }) else { return }
    load.takeKept()
    _ = load.advance(to: clock.now)
    loads[id] = load
    if sizes.contains(where: { !load.isDrawn(in: $0) }) { reload(id, reason: .size) }
  }

  /// Adopts the timeline of the instance itself in another size, or of another place of its widget;
  /// returns true if it did.
  private func takeOver(_ load: inout TimelineLoad, _ size: Size) -> Bool {
    let others = (loads[load.instance.id].map { [$0] } ?? []) + siblings(of: load.instance)
    let known = others.filter { $0.isKnown && $0.shows(load.instance) }
    let other = known.max { one, other in
      one.heard == other.heard
        ? !one.isDrawn(in: size) && other.isDrawn(in: size) : one.heard < other.heard
    }
    guard let other else { return false }
    let isAsGood = other.isDrawn(in: size) || !load.isDrawn(in: size)
    // Storing a date in a file changes it by some tenths of a microsecond.
    let lead = other.heard.timeIntervalSince(load.heard)
    guard lead > 0.001 || lead > -0.001 && isAsGood else { return false }
    load.takeOver(other)
    return true
  }

  /// Returns the other places of an instance's widget.
  private func siblings(of instance: WidgetInstance) -> [TimelineLoad] {
    InstanceName.siblings(of: instance.id).compactMap { id in
      loads[id].flatMap { $0.shows(instance) ? $0 : nil }
    }
  }

  /// Removes an instance; a pending answer is dropped.
  public func remove(_ id: String) {
    guard let load = loads[id] else { return }
    let widget = InstanceName.shared(id)
    if load.isAsking { onQuestion(id, false) }
    loads[id] = nil
    questions[widget]?.leave(id)
    if siblings(of: load.instance).isEmpty {
      watches[widget] = nil
      questions[widget] = nil
      readEnvironments[widget] = nil
    }
    queue.set(id, due: nil)
    setAlarm()
  }

  /// Asks an instance's provider now, regardless of its policy.
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

  /// Returns the current state of an instance; `nil` if there is no such instance.
  package func state(of id: String) -> TimelineLoad? { loads[id] }

  /// The IDs of all instances, in order.
  package var instances: [String] { loads.keys.sorted() }

  /// Returns the kind of an instance; `nil` if there is no such instance.
  package func kind(of id: String) -> String? { loads[id]?.instance.kind }

  /// True if any provider has not answered yet.
  package var isAsking: Bool { loads.values.contains { $0.isAsking } }

  /// The earliest date at which anything is due; `nil` for never.
  public var nextWake: Date? { queue.next }

  /// Returns the time of an instance's next scheduled reload; `nil` for never.
  public func nextReload(of id: String) -> Date? { loads[id]?.reload }

  /// The earliest scheduled reload of all instances; `nil` for never.
  public var nextReload: Date? { loads.values.lazy.compactMap(\.reload).min() }

  /// Performs all due work. Must be called when the alarm rings, and when the clock was set.
  public func wake() {
    // A clock that was set back makes nothing due; all dates were computed with the earlier time.
    guard clock.now >= lookedAt - TimelineLoad.clockTolerance else { return replan() }
    noteSleep()
    let now = clock.now
    lookedAt = now
    // Each key is removed once per wake; work that becomes due meanwhile waits for the next.
    var due: [String] = []
    while let id = queue.popDue(at: now) { due.append(id) }
    for id in due { advance(id, at: now) }
    setAlarm()
  }

  /// Plans everything again after the clock was set or the machine slept.
  public func replan() {
    noteSleep()
    let now = clock.now
    lookedAt = now
    for id in instances { advance(id, at: now) }
    setAlarm()
  }

  /// Spreads the reloads that became due during a sleep, and holds them until the network is up.
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
      // The answers that the provider gave for other places are used.
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

  // MARK: Environments

  /// Asks providers again, and watches their data anew, whenever the environment that they read has
  /// changed.
  private func followEnvironments() {
    environmentListener = environments.listen { [weak self] in
      DispatchQueue.main.async { MainActor.assumeIsolated { self?.reloadInChangedEnvironments() } }
    }
  }

  private func reloadInChangedEnvironments() {
    for (widget, known) in readEnvironments {
      guard let load = loads.values.first(where: { InstanceName.shared($0.instance.id) == widget })
      else { continue }
      let environment = environments.environment(of: WidgetKey(load.instance))
      guard environment.lasting != known.lasting else { continue }
      // The next change may come before the answer.
      readEnvironments[widget] = environment
      beginWatch(of: load)
      reload(load.instance.id, reason: .changed)
    }
  }

  // MARK: Requests

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

  /// Adds an instance to the pending request of its widget.
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

  /// Sends a request to the provider for one place.
  private func put(to id: String, _ widget: String, _ number: Int) {
    guard let load = loads[id], let question = questions[widget] else { return }
    let use = ContextUse()
    let (source, context) = (load.source, load.context.noting(use, for: question.reason))
    let read: @MainActor () -> Void = { [weak self] in
      source.timeline(context) {
        self?.receive($0, for: id, of: widget, number: number, use)
      }
    }
    if let watch = watches[widget] as? PendingWatch { watch.whenBegun(read) } else { read() }
  }

  /// Stores an answer. If the provider turns out to read its place, it is asked for the others too.
  private func receive(
    _ answer: PlacesQuestion.Answer, for id: String, of widget: String, number: Int,
    _ use: ContextUse
  ) {
    guard questions[widget]?.number == number,
      questions[widget]?.take(answer, for: id) == true
    else { return }
    readEnvironments[widget] = use.environment
    if use.isPlaced, placed.insert(widget).inserted {
      let others = questions[widget]?.unasked ?? []
      questions[widget]?.wait(for: others)
      for other in others { put(to: other, widget, number) }
    }
    // A provider that answers within its call may already have ended the request.
    if let question = questions[widget], question.number == number, question.isComplete {
      finish(question, of: widget)
    }
  }

  /// Passes all places of a widget their answers at once; places without one have failed.
  private func finish(_ question: PlacesQuestion, of widget: String) {
    questions[widget] = nil
    let now = clock.now
    var changed: [WidgetInstance] = []
    var again: (id: String, reason: ReloadReason)?
    var givenUp: (source: TimelineSource, failure: ReloadFailure)?
    for (id, generation) in question.generations.sorted(by: { $0.key < $1.key }) {
      guard var load = loads[id] else { continue }
      let before = load
      if let answer = question.answer(for: id, isOwn: placed.contains(widget)) {
        guard load.receive(answer, generation: generation, at: now, asleep: clock.asleep) else {
          continue
        }
        if let reason = load.reasonToAskAgain, reason.replaces(again?.reason) {
          again = (id, reason)
        }
      } else if let failure = load.giveUpQuestion(at: now, deadline: deadline) {
        givenUp = (load.source, failure)
      }
      _ = load.advance(to: now)
      loads[id] = load
      changed.append(load.instance)
      if load.failure == nil { retrySiblings(of: before) }
    }
    for instance in changed where loads[instance.id]?.source.isInline == false {
      onQuestion(instance.id, false)
    }
    // Places of one widget are one question to its source.
    if let givenUp { givenUp.source.givenUp?(givenUp.failure) }
    tell(changed)
    for instance in changed where instance.id != again?.id { plan(instance.id) }
    if let again { ask(again.id, reason: again.reason) }
    setAlarm()
  }

  /// Retries other widgets that failed on the same server soon, one after another, now that one has
  /// an answer.
  ///
  /// - Parameter load: The state before the answer.
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
  /// Returns true if this is a place of the same widget as another instance.
  fileprivate func shows(_ other: WidgetInstance) -> Bool {
    instance.kind == other.kind && instance.configuration == other.configuration
  }

  /// True if the widget has a timeline or a failure.
  fileprivate var isKnown: Bool { schedule != nil || failure != nil }
}

extension [ArchivedTimeline] {
  /// Returns the most recent archive of an instance's widget, preferring the instance's own among
  /// equally recent ones. The pictures of another family are better than none.
  fileprivate func newest(for instance: WidgetInstance) -> ArchivedTimeline? {
    let known = filter {
      $0.instance.kind == instance.kind && $0.instance.configuration == instance.configuration
    }
    return known.max { one, other in
      one.heard == other.heard ? other.instance.id == instance.id : one.heard < other.heard
    }
  }
}
