public import FoundationEssentials
public import WidgetArchive
public import WidgetLayout

/// Keeps every instance's timeline, shows its entries at their dates, and asks providers again as
/// their policies say.
///
/// It waits through one alarm, set to the earliest due date of all instances: nothing due, no
/// wake-up. A provider is asked once at a time; requests made meanwhile become one more question;
/// an answer that comes after its deadline is dropped by its generation number.
@MainActor
public final class Scheduler {
  /// Called when an instance has another entry to show or its state changed.
  public var onChange: @MainActor (WidgetInstance) -> Void = { _ in }
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
  /// What tells of changes of what instances are made from.
  private var watches: [String: AnyObject] = [:]
  /// The seconds the machine had been asleep when the clock was last looked at.
  private var asleep: TimeInterval
  /// When reloads stop waiting for the network.
  private var patience = Date.distantPast

  /// Reloads due after a sleep are begun over so many seconds.
  private static let spread: TimeInterval = 5

  /// A scheduler.
  ///
  /// - Parameter deadline: the seconds a provider has to answer.
  public init(
    clock: any WallClock, alarm: any Alarm, deadline: TimeInterval = 30
  ) {
    self.clock = clock
    self.alarm = alarm
    self.deadline = deadline
    asleep = clock.asleep
  }

  /// Adds an instance and asks its provider.
  public func add(_ instance: WidgetInstance, of description: WidgetDescription, size: Size) {
    add(instance, of: description, size: size, archive: nil)
  }

  /// Adds an instance with what was kept of it; its provider is asked if that is due, or was not made
  /// for `size`.
  package func add(
    _ instance: WidgetInstance, of description: WidgetDescription, size: Size,
    archive: ArchivedTimeline?
  ) {
    var load = TimelineLoad(
      instance: instance, description: description, size: size, budget: budget,
      after: loads[instance.id])
    if let archive { load.restore(archive) }
    let reason = load.advance(to: clock.now)
    loads[instance.id] = load
    watches[instance.id] = load.source.watch?(load.context) { [weak self] in
      self?.reload(instance.id, reason: .changed)
    }
    if load.schedule == nil, load.failure == nil {
      reload(instance.id, reason: .added)
    } else if !load.isDrawn(in: size) {
      reload(instance.id, reason: .size)
    } else if let reason {
      reload(instance.id, reason: reason)
    } else {
      plan(instance.id)
    }
    setAlarm()
  }

  /// Forgets an instance; an answer on its way is dropped.
  public func remove(_ id: String) {
    if loads[id]?.isAsking == true { onQuestion(id, false) }
    loads[id] = nil
    watches[id] = nil
    queue.set(id, due: nil)
    setAlarm()
  }

  /// Asks an instance's provider now, whatever its policy.
  public func requestReload(_ id: String) { reload(id, reason: .requested) }

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
    noteSleep()
    let now = clock.now
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
        loads[id]?.hold(until: now + Self.spread * Backoff.share(of: id))
      }
    }
  }

  private func advance(_ id: String, at now: Date) {
    guard var load = loads[id] else { return }
    let shown = load.shown
    let hasExpired = load.expireQuestion(at: now, deadline: deadline)
    var reason = load.advance(to: now)
    if reason != nil, load.heldUntil != nil, now < patience, !isNetworkUp() {
      load.hold(until: now + 1)
      reason = nil
    }
    loads[id] = load
    if hasExpired { onQuestion(id, false) }
    if load.shown != shown || hasExpired { onChange(load.instance) }
    if let reason { ask(id, reason: reason) } else { plan(id) }
  }

  private func ask(_ id: String, reason: ReloadReason) {
    guard var load = loads[id] else { return }
    guard let generation = load.ask(at: clock.now, reason: reason) else {
      loads[id] = load
      return
    }
    loads[id] = load
    if !load.source.isInline { onQuestion(id, true) }
    let (source, context) = (load.source, load.context)
    let read: @MainActor () -> Void = { [weak self] in
      source.timeline(context) { self?.receive($0, for: id, generation: generation) }
    }
    if let watch = watches[id] as? PendingWatch { watch.whenBegun(read) } else { read() }
    plan(id)
  }

  private func receive(
    _ answer: Result<AnyTimeline, ReloadFailure>, for id: String, generation: Int
  ) {
    guard var load = loads[id] else { return }
    let now = clock.now
    let isTaken = load.receive(answer, generation: generation, at: now, asleep: clock.asleep)
    guard isTaken else { return }
    let reasonToAskAgain = load.reasonToAskAgain
    _ = load.advance(to: now)
    loads[id] = load
    if !load.source.isInline { onQuestion(id, false) }
    onChange(load.instance)
    if let reasonToAskAgain { ask(id, reason: reasonToAskAgain) } else { plan(id) }
    setAlarm()
  }

  private func plan(_ id: String) {
    queue.set(id, due: loads[id]?.wake(deadline: deadline))
  }

  private func setAlarm() { alarm.set(for: queue.next) }
}
