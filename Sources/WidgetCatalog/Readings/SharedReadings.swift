import Dispatch
import FoundationEssentials
import WidgetSources

/// The readings of one widget, which all places that show it have together: who asks while one is on its
/// way is given that one.
@MainActor
final class SharedReadings<Kind: ReadingKind> {
  typealias Answer = ReadingSession<Kind>.Answer
  typealias Result = Swift.Result<Answer, SourceFailure>
  typealias Taker = @MainActor @Sendable (Result) -> Void

  /// A reading on its way, and who waits for it.
  private struct Running {
    let changes: Int
    var takers: [Taker]
  }

  /// The last good reading, as far as it is known.
  private enum Kept {
    /// Nothing was read by this process; the last one may have kept something.
    case unknown
    case nothing
    case answer(Answer)

    var isAnswer: Bool { if case .answer = self { true } else { false } }
  }

  let session: ReadingSession<Kind>
  private let machine: MachineContext
  private var running: Running?
  /// Who wants the reading after the one that is on its way.
  private var waiting: [Taker] = []
  private var lastGood = Kept.unknown
  /// How often a source has told of a change: what was begun before is not new any more.
  private var changes = 0
  /// Whether some changes are not told of.
  private var hasFault = false
  /// While places are told that changes are not noticed any more: why; nil at any other time.
  private var lost: SourceFailure?
  private weak var watches: SourceWatches?
  /// Told of other environments.
  private var environments: AnyObject?
  /// What the last reading was begun with.
  private lazy var mark = session.environmentFile.flatMap { EnvironmentMark(keptAt: $0) }
  private var listeners: [WeakListener] = []

  init(_ session: ReadingSession<Kind>, _ machine: MachineContext) {
    self.session = session
    self.machine = machine
  }

  // MARK: Reading

  /// Reads, or waits for the reading that is on its way.
  func ask(_ take: @escaping Taker) {
    if let lost { return take(.failure(lost)) }
    guard let running else { return begin([take]) }
    if running.changes == changes {
      self.running?.takers.append(take)
    } else {
      waiting.append(take)
    }
  }

  /// A reading of this machine's figures alone, which takes no time.
  func readNow() -> Result {
    let now = machine.clock.now
    let result = Swift.Result { () throws(SourceFailure) in
      try session.read(at: now) { machine.monitor.datum(of: $0, at: now) }
    }
    keep(result)
    return result
  }

  /// The last good reading, be it of a process before this one; nil where there is none, or where
  /// nobody may see it any more.
  var kept: Answer? {
    if case .unknown = lastGood, running == nil {
      lastGood = session.kept(at: machine.clock.now).map { .answer($0) } ?? .nothing
    }
    if case .answer(let answer) = lastGood { return answer }
    return nil
  }

  /// Reads on another thread; figures of this machine are read here before, to which they belong.
  private func begin(_ takers: [Taker]) {
    let now = machine.clock.now
    running = Running(changes: changes, takers: takers)
    note(session.environmentMark)
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
    let result = warned(result)
    keep(result)
    let waiting = waiting
    self.waiting = []
    for take in running.takers { take(result) }
    for take in waiting { ask(take) }
  }

  private func keep(_ result: Result) {
    switch result {
    case .success(let answer): lastGood = .answer(answer)
    case .failure(let failure) where failure.isDenied: lastGood = .nothing
    case .failure: break
    }
  }

  // MARK: Watching

  /// Has a place told of changes for as long as it keeps what this gives: all watch together.
  func watch(_ onChange: @escaping @MainActor @Sendable () -> Void) -> AnyObject {
    let watches = watches ?? beginWatches()
    self.watches = watches
    let listener = ReadingListener(watches: watches, onChange: onChange)
    listeners.removeAll { $0.listener == nil }
    listeners.append(WeakListener(listener: listener))
    return listener
  }

  private func beginWatches() -> SourceWatches {
    if session.environmentMark != nil {
      let follow: @Sendable () -> Void = { [weak self] in
        DispatchQueue.main.async { MainActor.assumeIsolated { self?.followEnvironment() } }
      }
      environments = machine.environments.listen(follow)
      // What was kept may have been read with another.
      if mark != nil { follow() }
    }
    return SourceWatches(sourceWatches)
  }

  private var sourceWatches: [any SourceWatch] {
    session.watch { [weak self] in
      DispatchQueue.main.async { MainActor.assumeIsolated { self?.change() } }
    }
  }

  /// Has it read again, once, where the variables that its sources can tell are others than at the last
  /// reading; programs that run on are started anew with them.
  private func followEnvironment() {
    guard let watches, let known = mark, let now = session.environmentMark, now != known else {
      return
    }
    note(now)
    watches.watches = sourceWatches
    change()
  }

  private func note(_ mark: EnvironmentMark?) {
    guard mark != self.mark else { return }
    self.mark = mark
    if let mark, let path = session.environmentFile { mark.keep(at: path) }
  }

  private func change() {
    changes += 1
    let fault = watches?.fault
    let isLoss = !hasFault && lastGood.isAnswer
    hasFault = fault != nil
    if isLoss, let fault { giveUp(fault) } else { tellListeners() }
  }
}

// MARK: Faults of watches

extension SharedReadings {
  /// Has all places show at once that changes are not told of any more: to read may take its time, and
  /// what is shown may have changed already. They read soon after.
  private func giveUp(_ fault: SourceFailure) {
    var fault = fault
    fault.retryAfter = machine.clock.now + 1
    lost = fault
    defer { lost = nil }
    let takers = running?.takers ?? []
    running?.takers = []
    for take in takers { take(.failure(fault)) }
    if takers.isEmpty { tellListeners() }
  }

  private func tellListeners() {
    for listener in listeners.compactMap(\.listener) { listener.onChange() }
  }

  /// What was read while changes are not told of, with words for that.
  private func warned(_ result: Result) -> Result {
    guard let fault = watches?.fault else { return result }
    return result.map { answer in
      var answer = answer
      for index in answer.entries.indices where answer.entries[index].warning == nil {
        answer.entries[index].warning = "changes are not noticed: \(fault.reason)"
      }
      return answer
    }
  }
}

/// A place that wants to hear of changes.
private final class ReadingListener {
  let onChange: @MainActor @Sendable () -> Void
  private let watches: SourceWatches

  init(watches: SourceWatches, onChange: @escaping @MainActor @Sendable () -> Void) {
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
  var watches: [any SourceWatch] { didSet { Self.end(oldValue) } }

  init(_ watches: [any SourceWatch]) { self.watches = watches }

  /// Why changes of one of them are not told of; nil where those of all are.
  var fault: SourceFailure? { watches.lazy.compactMap(\.fault).first }

  deinit { Self.end(watches) }

  /// What is watched may take a while to end: a command, a connection that is being made.
  private static func end(_ watches: [any SourceWatch]) {
    ReadingThreads.shared.run { for watch in watches { watch.stop() } }
  }
}
