import Dispatch
internal import FoundationEssentials
import Glibc
internal import WidgetArchive

/// Keeps a bundle's program running as the host of the bundle's folder: starts it, restarts it when it
/// ends, and kills it when it hangs.
///
/// The front end that has the lease starts the host and hands the lease over to it. Problems are stored
/// in the folder, where all front ends read them.
@MainActor
final class BundleHost {
  /// The time limits of a program, in seconds.
  struct Patience {
    /// The time to become the host.
    var start: TimeInterval = 10
    /// The time between two looks at what the host is asking.
    var answer: TimeInterval = 40
  }

  /// A host that this process started.
  private struct Child {
    let process: pid_t
    /// The state of the lease's file at the start; the host writes its process number there.
    let stamp: FileStamp?
    /// The reason why this process killed it, or `nil` if it did not.
    var reason: String?
  }

  private let folder: SharedFolder
  private let patience: Patience
  private var start: (Lease) -> pid_t?
  /// The reason why the program must not be started, or `nil` if it may.
  private var refusal: String?
  private var lease: Lease?
  /// True while this process has the lease and waits for the next attempt.
  private var holdsLease = false
  private var child: Child?
  /// The dates of the last ends of hosts that had been ready.
  private var ends: [ContinuousClock.Instant] = []
  private var retry: DispatchWorkItem?
  private var isOver = false

  /// The number of ends within a minute after which the next start is delayed.
  private static let mostEnds = 5

  init(
    folder: SharedFolder, patience: Patience = Patience(), refusal: String?,
    start: @escaping (Lease) -> pid_t?
  ) {
    (self.folder, self.patience, self.refusal, self.start) = (folder, patience, refusal, start)
  }

  /// Begins the supervision.
  func begin() {
    do throws(FileError) {
      try folder.prepare()
      let lease = try Lease(of: folder)
      self.lease = lease
      if lease.take() { attempt() } else { wait(for: lease) }
      // The process that has the lease does not know that the program changed.
      if let refusal, !holdsLease { note(refusal, isFinal: true) }
      if !holdsLease { forgetRefusal() }
    } catch {
      note("\(error)", isFinal: true)
    }
  }

  /// Starts the host at once if the next attempt is pending.
  ///
  /// - Parameter refusal: The reason why the program must not be started, or `nil` if it may.
  func retryNow(refusal: String?) {
    self.refusal = refusal
    guard holdsLease else { return forgetRefusal() }
    retry?.cancel()
    ends = []
    startHost()
  }

  /// Removes a stored refusal that no longer holds while another front end's host runs.
  private func forgetRefusal() {
    guard refusal == nil, let problem = BundleProblem(in: folder), problem.failure.next == nil
    else {
      return
    }
    BundleProblem.remove(in: folder)
  }

  /// Ends the supervision; another front end takes over.
  func end() {
    isOver = true
    retry?.cancel()
    if holdsLease { lease?.release() }
    lease = nil
  }

  // MARK: Starting

  /// Starts the host, at once or at the date of the next attempt.
  private func attempt() {
    holdsLease = true
    guard refusal == nil, let next = BundleProblem(in: folder)?.failure.next, next > Date() else {
      return startHost()
    }
    tryAgain(in: next.timeIntervalSinceNow)
  }

  private func startHost() {
    guard let lease else { return }
    if let refusal { return note(refusal, isFinal: true) }
    do throws(FileError) {
      let next = try Lease(of: folder)
      let stamp = FileAccess.stamp(folder.hostFile)
      guard let process = start(lease) else { return fail("its program cannot be started") }
      child = Child(process: process, stamp: stamp)
      self.lease = next
      holdsLease = false
      watchStart(of: process)
      wait(for: next)
    } catch {
      fail("\(error)")
    }
  }

  private func tryAgain(in seconds: TimeInterval) {
    retry?.cancel()
    let item = DispatchWorkItem { [weak self] in
      MainActor.assumeIsolated {
        if let self, self.holdsLease, !self.isOver { self.startHost() }
      }
    }
    retry = item
    DispatchQueue.main.asyncAfter(deadline: .now() + max(0.1, seconds), execute: item)
  }

  /// Stores a problem, and schedules the next attempt.
  private func fail(_ reason: String) {
    note(reason)
    let next = BundleProblem(in: folder)?.failure.next
    tryAgain(in: next?.timeIntervalSinceNow ?? 30)
  }

  private func note(_ reason: String, isFinal: Bool = false) {
    let (now, before) = (Date(), BundleProblem(in: folder)?.failure)
    let attempts = (before?.attempts ?? 0) + 1
    let delay = Backoff.delay(attempts: attempts, of: folder.path, rhythm: 2)
    let failure = StandingFailure(
      reason: reason, isDenied: false, since: before?.since ?? now, attempts: attempts,
      next: isFinal ? nil : now + delay)
    try? BundleProblem(failure: failure, tried: now).write(in: folder)
  }

  // MARK: Ends

  /// Waits on another thread until the host has ended.
  private func wait(for lease: Lease) {
    let process = child?.process
    DispatchQueue.global(qos: .utility).async { [weak self] in
      guard lease.wait() else { return }
      let ending = process.flatMap { HostEnding(of: $0) }
      DispatchQueue.main.async {
        MainActor.assumeIsolated { self?.hostEnded(ending) }
      }
    }
  }

  private func hostEnded(_ ending: HostEnding?) {
    // The lease of a supervision that is over goes with it.
    guard !isOver else { return }
    holdsLease = true
    guard let child else { return attempt() }
    self.child = nil
    if let reason = child.reason { return fail(reason) }
    let how = ending?.words ?? "ended"
    guard hasBegun(child) else { return fail("its program \(how) before it was the host") }
    let now = ContinuousClock.now
    ends = ends.filter { now - $0 < .seconds(60) } + [now]
    if ends.count > Self.mostEnds { return fail("its program ended again and again: it \(how)") }
    startHost()
  }

  /// Returns true if a child became the host.
  private func hasBegun(_ child: Child) -> Bool { FileAccess.stamp(folder.hostFile) != child.stamp }

  /// Kills a program that does not become the host in time.
  private func watchStart(of process: pid_t) {
    let seconds = patience.start
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, let child = self.child, child.process == process, !self.hasBegun(child)
        else { return }
        self.kill(process, because: "its program was not ready within \(Int(seconds)) s")
      }
    }
  }

  private func kill(_ process: pid_t, because reason: String) {
    if child?.process == process { child?.reason = reason }
    // Processes that it started may hold the lease too.
    Glibc.kill(-process, SIGKILL)
    Glibc.kill(process, SIGKILL)
  }

  // MARK: Answers

  private var watchdog: DispatchWorkItem?

  /// The instances that were being asked at the last look, each with the state of its note.
  private var asked: [String: FileStamp] = [:]

  /// Schedules a look at the host after `due`, the date of the next reload, or none if it is `nil`.
  ///
  /// A host that is still asking for the same answer at the second look hangs and is killed.
  func expect(_ due: Date?) {
    guard watchdog == nil, let due, !isOver else { return }
    look(in: max(0, due.timeIntervalSinceNow) + patience.answer)
  }

  private func look(in seconds: TimeInterval) {
    let item = DispatchWorkItem { [weak self] in
      MainActor.assumeIsolated {
        if let self, !self.isOver { self.look() }
      }
    }
    watchdog = item
    // Not by the wall clock: the time that the machine sleeps does not count.
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: item)
  }

  private func look() {
    watchdog = nil
    let before = asked
    asked = folder.asked
    if asked.contains(where: { before[$0.key] == $0.value }) {
      asked = [:]
      endHost()
    }
    if asked.isEmpty { onLooked() } else { look(in: patience.answer) }
  }

  /// Called after a look at which nothing was being asked.
  var onLooked: @MainActor () -> Void = {}

  /// Kills the host, whichever process started it.
  private func endHost() {
    guard let lease, !holdsLease, lease.isTaken, let holder = lease.holder, holder != getpid()
    else {
      return
    }
    Glibc.kill(holder, SIGKILL)
  }
}

/// The end of a child process, in words.
struct HostEnding {
  let words: String

  /// Waits for a child that has released its lease, and kills it if it does not end.
  init?(of process: pid_t) {
    var status: Int32 = 0
    for attempt in 0..<100 {
      let result = waitpid(process, &status, WNOHANG)
      if result == process { break }
      if result < 0, errno != EINTR { return nil }
      if attempt == 50 { kill(process, SIGKILL) }
      usleep(20_000)
    }
    let signal = status & 0x7F
    words =
      signal == 0
      ? "ended with exit status \(status >> 8 & 0xFF)" : "was ended by signal \(signal)"
  }
}
