public import FoundationEssentials
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

  private let clock: any WallClock
  private let alarm: any Alarm
  private let deadline: TimeInterval
  private var loads: [String: TimelineLoad] = [:]
  private var queue = DueQueue<String>()

  /// A scheduler.
  ///
  /// - Parameter deadline: the seconds a provider has to answer.
  public init(
    clock: any WallClock, alarm: any Alarm, deadline: TimeInterval = 30
  ) {
    self.clock = clock
    self.alarm = alarm
    self.deadline = deadline
  }

  /// Adds an instance and asks its provider.
  public func add(_ instance: WidgetInstance, of description: WidgetDescription, size: Size) {
    let context = TimelineProviderContext(family: instance.family, isPreview: false, size: size)
    loads[instance.id] = TimelineLoad(
      instance: instance, source: description.source, context: context)
    reload(instance.id)
    setAlarm()
  }

  /// Forgets an instance; an answer on its way is dropped.
  public func remove(_ id: String) {
    loads[id] = nil
    queue.set(id, due: nil)
    setAlarm()
  }

  /// Asks an instance's provider now, whatever its policy.
  public func requestReload(_ id: String) {
    reload(id)
    setAlarm()
  }

  /// What an instance shows now; nil if there is no such instance.
  package func state(of id: String) -> TimelineLoad? { loads[id] }

  /// The earliest date at which anything is due; nil is never.
  public var nextWake: Date? { queue.next }

  /// When an instance's provider is asked next by itself; nil is never.
  public func nextReload(of id: String) -> Date? { loads[id]?.schedule?.reload }

  /// The earliest reload of all instances; nil is never.
  public var nextReload: Date? { loads.values.lazy.compactMap { $0.schedule?.reload }.min() }

  /// Does what is due. To be called when the alarm rings, and when the clock was set.
  public func wake() {
    let now = clock.now
    // Each key is taken out once a wake: what comes due again meanwhile waits for the next.
    var due: [String] = []
    while let id = queue.popDue(at: now) { due.append(id) }
    for id in due { advance(id, at: now) }
    setAlarm()
  }

  /// Plans everything afresh: after the clock was set or the machine slept.
  public func replan() {
    let now = clock.now
    for id in loads.keys.sorted() { advance(id, at: now) }
    setAlarm()
  }

  private func advance(_ id: String, at now: Date) {
    guard var load = loads[id] else { return }
    let shown = load.shown
    let hasExpired = load.expireQuestion(at: now, deadline: deadline)
    let isReloadDue = load.advance(to: now)
    loads[id] = load
    if load.shown != shown || hasExpired { onChange(load.instance) }
    if isReloadDue { reload(id) } else { plan(id) }
  }

  private func reload(_ id: String) {
    guard var load = loads[id] else { return }
    guard let generation = load.ask(at: clock.now) else {
      loads[id] = load
      return
    }
    loads[id] = load
    load.source.timeline(load.context) { [weak self] timeline in
      self?.receive(timeline, for: id, generation: generation)
    }
    plan(id)
  }

  private func receive(_ timeline: AnyTimeline, for id: String, generation: Int) {
    guard var load = loads[id] else { return }
    let now = clock.now
    guard load.receive(timeline, generation: generation, at: now) else { return }
    let isAskedAgain = load.isAskedAgain
    _ = load.advance(to: now)
    loads[id] = load
    onChange(load.instance)
    if isAskedAgain { reload(id) } else { plan(id) }
    setAlarm()
  }

  private func plan(_ id: String) {
    queue.set(id, due: loads[id]?.wake(deadline: deadline))
  }

  private func setAlarm() { alarm.set(for: queue.next) }
}
