import Dispatch
import FoundationEssentials
import WidgetSources

/// The readings of one widget, shared by all places that show it: a caller that asks while a
/// reading is running receives that one.
@MainActor
final class SharedReadings<Kind: ReadingKind> {
  typealias Answer = ReadingSession<Kind>.Answer
  typealias Result = Swift.Result<Answer, SourceFailure>
  typealias Taker = @MainActor @Sendable (Result) -> Void

  /// A running reading, and the callers that wait for it.
  private struct Running {
    let changes: Int
    var takers: [Taker]
  }

  /// The last good reading, if known.
  private enum Kept {
    /// This process has not read yet; the last one may have kept something.
    case unknown
    case nothing
    case answer(Answer)

    var isAnswer: Bool { if case .answer = self { true } else { false } }
  }

  let session: ReadingSession<Kind>
  private let machine: MachineContext
  private var running: Running?
  /// The callers that wait for the reading after the running one.
  private var waiting: [Taker] = []
  /// True if someone wished for the reading after the running one.
  private var isWishWaiting = false
  private var lastGood = Kept.unknown
  /// The number of changes that sources have reported: a reading that began before the last one is
  /// outdated.
  private var changes = 0
  /// True if some changes are not reported.
  private var hasFault = false
  /// The reason that changes are no longer noticed, while places are notified of it; otherwise
  /// `nil`.
  private var lost: SourceFailure?
  private weak var held: HeldWatch?
  /// The registration for changes of the environment.
  private var environments: AnyObject?
  /// The environment mark of the last reading.
  private lazy var mark = session.environmentFile.flatMap { EnvironmentMark(keptAt: $0) }
  private var listeners: [WeakListener] = []

  init(_ session: ReadingSession<Kind>, _ machine: MachineContext) {
    self.session = session
    self.machine = machine
  }

  // MARK: Reading

  /// Reads, or waits for the running reading.
  ///
  /// - Parameter isWish: True if someone wishes to read now, whatever is due.
  func ask(isWish: Bool = false, _ take: @escaping Taker) {
    if let lost { return take(.failure(lost)) }
    guard let running else { return begin([take], isWish: isWish) }
    if running.changes == changes {
      self.running?.takers.append(take)
    } else {
      waiting.append(take)
      isWishWaiting = isWishWaiting || isWish
    }
  }

  /// Reads only this machine's figures, which takes no time.
  func readNow() -> Result {
    let now = machine.clock.now
    let result = Swift.Result { () throws(SourceFailure) in
      try session.read(at: now) { machine.monitor.datum(of: $0, at: now) }
    }
    keep(result)
    return result
  }

  /// The last good reading, also from an earlier process; `nil` if there is none, or if access is
  /// denied now.
  var kept: Answer? {
    if case .unknown = lastGood, running == nil {
      lastGood = session.kept(at: machine.clock.now).map { .answer($0) } ?? .nothing
    }
    if case .answer(let answer) = lastGood { return answer }
    return nil
  }

  /// Reads on another thread; this machine's figures are read on the main thread first, as they
  /// belong to it.
  private func begin(_ takers: [Taker], isWish: Bool) {
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
        try session.read(at: now, isWish: isWish) { datums[$0] ?? nil }
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
    let (waiting, isWish) = (waiting, isWishWaiting)
    (self.waiting, isWishWaiting) = ([], false)
    for take in running.takers { take(result) }
    for take in waiting { ask(isWish: isWish, take) }
  }

  private func keep(_ result: Result) {
    switch result {
    case .success(let answer): lastGood = .answer(answer)
    case .failure(let failure) where failure.isDenied: lastGood = .nothing
    case .failure: break
    }
  }

  // MARK: Watching

  /// Notifies a place of changes for as long as it keeps the returned object; all places share one
  /// watch.
  func watch(_ onChange: @escaping @MainActor @Sendable () -> Void) -> AnyObject {
    let held = held ?? beginWatch()
    self.held = held
    let listener = ReadingListener(held: held, onChange: onChange)
    listeners.removeAll { $0.listener == nil }
    listeners.append(WeakListener(listener: listener))
    return listener
  }

  private func beginWatch() -> HeldWatch {
    if session.environmentMark != nil {
      let follow: @Sendable () -> Void = { [weak self] in
        DispatchQueue.main.async { MainActor.assumeIsolated { self?.followEnvironment() } }
      }
      environments = session.environments.listen(follow)
      // The kept reading may have been made in another environment.
      if mark != nil { follow() }
    }
    return HeldWatch(sourceWatch)
  }

  private var sourceWatch: CombinedWatch {
    CombinedWatch(
      session.watch { [weak self] in
        DispatchQueue.main.async { MainActor.assumeIsolated { self?.change() } }
      })
  }

  /// Reads again, once, if the variables that the sources depend on differ from those of the last
  /// reading; restarts long-running programs with them.
  private func followEnvironment() {
    guard let held, let known = mark, let now = session.environmentMark, now != known else {
      return
    }
    note(now)
    held.watch = sourceWatch
    change()
  }

  private func note(_ mark: EnvironmentMark?) {
    guard mark != self.mark else { return }
    self.mark = mark
    if let mark, let path = session.environmentFile { mark.keep(at: path) }
  }

  private func change() {
    changes += 1
    let hadFault = hasFault
    hasFault = held?.watch.fault != nil
    // A loss that is over by now is told all the same: what changed meanwhile is not known before the
    // next reading.
    let loss = held?.watch.takeLoss()
    if let loss, !hadFault, lastGood.isAnswer { giveUp(loss) } else { tellListeners() }
  }
}

// MARK: Faults of watches

extension SharedReadings {
  /// Shows in all places at once that changes are no longer reported: a reading may take its time,
  /// and the shown data may have changed already. The places read again soon after.
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

  /// Returns a result with a warning while changes are not reported.
  private func warned(_ result: Result) -> Result {
    guard let fault = held?.watch.fault else { return result }
    return result.map { answer in
      var answer = answer
      for index in answer.entries.indices {
        answer.entries[index].warnings.append("changes are not detected: \(fault.reason)")
      }
      return answer
    }
  }
}

/// A place that is notified of changes.
private final class ReadingListener {
  let onChange: @MainActor @Sendable () -> Void
  private let held: HeldWatch

  init(held: HeldWatch, onChange: @escaping @MainActor @Sendable () -> Void) {
    self.held = held
    self.onChange = onChange
  }
}

private struct WeakListener {
  weak var listener: ReadingListener?
}

/// A result that moves from one thread to another, and that nothing else keeps.
private struct HandedResult<Value>: @unchecked Sendable {
  // Sendable: the sender does not use the value again.
  let value: Result<Value, SourceFailure>
  init(_ value: Result<Value, SourceFailure>) { self.value = value }
}

/// A watch that ends when it is released.
private final class HeldWatch {
  var watch: CombinedWatch { didSet { Self.end(oldValue) } }

  init(_ watch: CombinedWatch) { self.watch = watch }

  deinit { Self.end(watch) }

  /// Stops on another thread, since a command or a connection in the making may take a while to
  /// end.
  private static func end(_ watch: CombinedWatch) { ReadingThreads.shared.run { watch.stop() } }
}
