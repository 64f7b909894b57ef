import Dispatch
import FoundationEssentials
import WidgetSources

/// The readings of one widget, which all places of the screen that show it have together: what is asked
/// for at about the same time is one reading, and what one place reads the others show as well.
@MainActor
final class SharedReadings<Kind: ReadingKind> {
  typealias Result = Swift.Result<ReadingSession<Kind>.Answer, SourceFailure>
  typealias Taker = @MainActor @Sendable (Result) -> Void

  /// A reading on its way, and who waits for it.
  private struct Running {
    let date: Date
    let changes: Int
    var takers: [Int: Taker]
  }

  /// The last reading.
  private struct Latest {
    let result: Result
    let changes: Int
    /// Until when it is new enough for a place that has not had it.
    let newUntil: Date
    /// Who has had it, and who was told of it and may have it at any time.
    var given: Set<Int>
    var offered: Set<Int> = []
  }

  let session: ReadingSession<Kind>
  private let machine: MachineContext
  private var places = 0
  private var running: Running?
  /// Who wants the reading after the one that is on its way.
  private var waiting: [Int: Taker] = [:]
  private var latest: Latest?
  /// How often a source has told of a change: what was begun before is not new any more.
  private var changes = 0
  private weak var watches: SourceWatches?
  private var listeners: [WeakListener] = []

  init(_ session: ReadingSession<Kind>, _ machine: MachineContext) {
    self.session = session
    self.machine = machine
  }

  /// The number of a new place of the screen.
  func place() -> Int {
    places += 1
    return places
  }

  // MARK: Reading

  /// Gives a place a reading that it has not had: one that is on its way, or has just come, or its own.
  func ask(for place: Int, _ take: @escaping Taker) {
    if let running {
      if running.changes == changes, running.takers[place] == nil {
        self.running?.takers[place] = take
      } else {
        waiting[place] = take
      }
    } else if let result = takeLatest(for: place) {
      take(result)
    } else {
      begin([place: take])
    }
  }

  /// A reading of this machine's figures alone, which takes no time.
  func readNow(for place: Int) -> Result {
    if let result = takeLatest(for: place) { return result }
    let now = machine.clock.now
    let result = Swift.Result { () throws(SourceFailure) in
      try session.read(at: now) { machine.monitor.datum(of: $0, at: now) }
    }
    keep(result, begun: now, changes: changes, given: [place])
    return result
  }

  private func takeLatest(for place: Int) -> Result? {
    guard let latest, latest.changes == changes, !latest.given.contains(place),
      latest.offered.contains(place) || machine.clock.now <= latest.newUntil
    else { return nil }
    self.latest?.given.insert(place)
    return latest.result
  }

  /// Reads on another thread; figures of this machine are read here before, to which they belong.
  private func begin(_ takers: [Int: Taker]) {
    let now = machine.clock.now
    running = Running(date: now, changes: changes, takers: takers)
    let session = session
    let datums = Dictionary(
      uniqueKeysWithValues: session.settings.figures.map {
        ($0, machine.monitor.datum(of: $0, at: now))
      })
    ReadingThreads.shared.run {
      let result = Swift.Result { () throws(SourceFailure) in
        try session.read(at: now) { datums[$0] ?? nil }
      }
      let handed = HandedResult(result)
      DispatchQueue.main.async {
        MainActor.assumeIsolated { self.finish(handed.value) }
      }
    }
  }

  private func finish(_ result: Result) {
    guard let running else { return }
    self.running = nil
    keep(
      result, begun: running.date, changes: running.changes, given: Set(running.takers.keys))
    let waiting = waiting
    self.waiting = [:]
    for (_, take) in running.takers.sorted(by: { $0.key < $1.key }) { take(result) }
    for (place, take) in waiting.sorted(by: { $0.key < $1.key }) { ask(for: place, take) }
    offer(besides: Set(waiting.keys))
  }

  private func keep(_ result: Result, begun: Date, changes: Int, given: Set<Int>) {
    var room: TimeInterval = 1
    if case .success(let answer) = result, case .after(let next) = answer.rule {
      room = min(room, max(0, next.timeIntervalSince(begun) / 2))
    }
    latest = Latest(
      result: result, changes: changes, newUntil: machine.clock.now + room, given: given)
  }

  /// Has the places that show an older reading ask for this one.
  private func offer(besides waiting: Set<Int>) {
    for listener in listeners.compactMap(\.listener) where !waiting.contains(listener.place) {
      guard running == nil, let latest, latest.changes == changes else { return }
      guard !latest.given.contains(listener.place) else { continue }
      self.latest?.offered.insert(listener.place)
      listener.onChange()
    }
  }

  // MARK: Watching

  /// Has a place told of changes for as long as it keeps what this gives: all watch together.
  func watch(for place: Int, _ onChange: @escaping @MainActor @Sendable () -> Void) -> AnyObject {
    let watches = watches ?? beginWatches()
    self.watches = watches
    let listener = ReadingListener(place: place, watches: watches, onChange: onChange)
    listeners.removeAll { $0.listener == nil }
    listeners.append(WeakListener(listener: listener))
    return listener
  }

  private func beginWatches() -> SourceWatches {
    SourceWatches(
      session.watch { [weak self] in
        DispatchQueue.main.async { MainActor.assumeIsolated { self?.change() } }
      })
  }

  private func change() {
    changes += 1
    for listener in listeners.compactMap(\.listener) { listener.onChange() }
  }
}

/// A place that wants to hear of changes.
private final class ReadingListener {
  let place: Int
  let onChange: @MainActor @Sendable () -> Void
  private let watches: SourceWatches

  init(
    place: Int, watches: SourceWatches, onChange: @escaping @MainActor @Sendable () -> Void
  ) {
    self.place = place
    self.watches = watches
    self.onChange = onChange
  }
}

private struct WeakListener {
  weak var listener: ReadingListener?
}

/// A result on its way from one thread to another, which nobody else keeps.
private struct HandedResult<Value>: @unchecked Sendable {
  let value: Result<Value, SourceFailure>
  init(_ value: Result<Value, SourceFailure>) { self.value = value }
}

/// Watches that end when they are let go.
private final class SourceWatches {
  private let watches: [any SourceWatch]

  init(_ watches: [any SourceWatch]) { self.watches = watches }

  /// What is watched may take a while to end: a command, a connection that is being made.
  deinit {
    let watches = watches
    ReadingThreads.shared.run { for watch in watches { watch.stop() } }
  }
}
