import Dispatch
internal import FoundationEssentials
import Glibc
internal import WidgetArchive

/// Keeps a program running as the host of a folder: starts it, restarts it when it ends, and kills it
/// when it does not answer.
///
/// The front end that has the lease starts the host and hands the lease over to it, so that no
/// provider ever holds a screen. If an answer is overdue, it asks the host whether it is alive.
/// Problems are stored in the folder, where all front ends read them.
@MainActor
final class HostSupervision {
  /// The limits of a program.
  struct Patience {
    /// The time to become the host, in seconds.
    var start: TimeInterval = 10
    /// The number of ends within a minute after which the next start is delayed.
    var ends = 5
    /// The time for which an answer may be overdue before the host is asked whether it is alive, in
    /// seconds.
    var grace: TimeInterval = 2
    /// The time between two looks for its reply, in seconds.
    var step: TimeInterval = 1
    /// The number of looks without a reply after which screens say so.
    var silence = 10
    /// The number of looks without a reply after which it is killed.
    var looks = 40

    /// The limits of this program itself, whose main loop never waits.
    static var ofOwnProgram: Patience {
      var patience = Patience()
      (patience.ends, patience.silence, patience.looks) = (20, 3, 10)
      return patience
    }
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

  /// The question whether the host is alive that waits for its reply.
  private var question: HostQuestion?
  /// The earliest time of the next question, since a provider may take longer than expected.
  private var pause = Pause()

  init(
    folder: SharedFolder, patience: Patience = Patience(), refusal: String?,
    start: @escaping (Lease) -> pid_t?
  ) {
    (self.folder, self.patience, self.refusal, self.start) = (folder, patience, refusal, start)
  }

  /// Begins the supervision; throws if there can be no lease in the folder.
  func begin() throws(FileError) {
    let lease = try Lease(of: folder)
    self.lease = lease
    if !mustGiveWay, lease.take() { attempt() } else { wait(for: lease) }
    // The process that has the lease does not know that the program changed.
    if let refusal, !holdsLease { note(refusal, isFinal: true) }
    if !holdsLease { forgetRefusal() }
  }

  /// True if another process serves the folder permanently, and should be the host.
  private var mustGiveWay: Bool { Lease.isServed(folder) }

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
    guard folder.isBundle, refusal == nil, let problem = HostProblem(in: folder),
      problem.failure.next == nil
    else { return }
    HostProblem.remove(in: folder)
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
    guard refusal == nil, let next = HostProblem(in: folder)?.failure.next, next > Date() else {
      return startHost()
    }
    tryAgain(in: next.timeIntervalSinceNow)
  }

  private func startHost() {
    guard let lease else { return }
    if mustGiveWay { return giveWay(lease) }
    if let refusal { return note(refusal, isFinal: true) }
    do throws(FileError) {
      let next = try Lease(of: folder)
      let stamp = try folder.stamp(folder.hostFile)
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

  /// Releases the lease for the process that serves the folder, and waits until that ends.
  private func giveWay(_ lease: Lease) {
    (child, holdsLease) = (nil, false)
    lease.release()
    wait(for: lease)
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
    let next = HostProblem(in: folder)?.failure.next
    tryAgain(in: next?.timeIntervalSinceNow ?? 30)
  }

  /// Stores a problem with the date of the next attempt, which is later after each failure.
  private func note(_ reason: String, isFinal: Bool = false) {
    let attempts = (HostProblem(in: folder)?.failure.attempts ?? 0) + 1
    let delay = Backoff.delay(attempts: attempts, of: folder.path, rhythm: 2)
    note(reason, next: isFinal ? nil : Date() + delay)
  }

  private func note(_ reason: String, next: Date?) {
    let (now, before) = (Date(), HostProblem(in: folder)?.failure)
    let failure = StandingFailure(
      reason: reason, isDenied: false, since: before?.since ?? now,
      attempts: (before?.attempts ?? 0) + 1, next: next)
    try? HostProblem(failure: failure, tried: now).write(in: folder)
  }

  // MARK: Ends

  /// Waits on another thread until the host has ended.
  private func wait(for lease: Lease) {
    let process = child?.process
    let pause: UInt32 = mustGiveWay ? 50_000 : 0
    DispatchQueue.global(qos: .utility).async { [weak self] in
      // The process that serves the folder takes the lease meanwhile.
      usleep(pause)
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
    if mustGiveWay, let lease { return giveWay(lease) }
    holdsLease = true
    guard let child else { return attempt() }
    self.child = nil
    if let reason = child.reason { return fail(reason) }
    let how = ending?.words ?? "ended"
    guard hasBegun(child) else { return fail("its program \(how) before it was the host") }
    let now = ContinuousClock.now
    ends = ends.filter { now - $0 < .seconds(60) } + [now]
    if ends.count > patience.ends { return fail("its program ended again and again: it \(how)") }
    startHost()
  }

  /// Returns true if a child became the host.
  private func hasBegun(_ child: Child) -> Bool {
    do throws(FileError) {
      return try folder.stamp(folder.hostFile) != child.stamp
    } catch {
      return false
    }
  }

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

  /// Returns the date of the next look at the host; `nil` for never.
  ///
  /// A host whose answers come in time is never asked, so that nothing wakes up for this.
  ///
  /// - Parameter due: The date of the next answer that the front end waits for; `nil` for none.
  func nextLook(due: Date?, at now: Date) -> Date? {
    guard !holdsLease, !isOver else { return nil }
    if let question { return now + question.next.fromNow }
    return due.map { max($0 + patience.grace, now + pause.end.fromNow) }
  }

  /// Looks at the host if it is time; returns true if the host replied.
  @discardableResult
  func look(due: Date?, at now: Date) -> Bool {
    guard let next = nextLook(due: due, at: now), next <= now else { return false }
    guard var question else {
      ask(due)
      return false
    }
    switch question.look(in: folder) {
    case .replied:
      self.question = nil
      pause.lengthen(for: due)
      return true
    case .silent(let looks):
      question.next = .now + .seconds(patience.step)
      self.question = question
      if looks >= patience.looks {
        endHost(question)
      } else if looks == patience.silence {
        noteSilence(question)
      }
      return false
    }
  }

  private func ask(_ due: Date?) {
    if let lease, lease.isTaken {
      // A bundle writes the number of its host, or none.
      let holder = (lease.holder ?? child?.process).flatMap { HostHolder(process: $0) }
      question = try? HostQuestion(to: holder, in: folder, next: .now + .seconds(patience.step))
    }
    if question == nil { pause.lengthen(for: due) }
  }

  private func noteSilence(_ question: HostQuestion) {
    let rest = Double(patience.looks - patience.silence) * patience.step
    // A host that must not be killed is asked again.
    note(HostProblem.silence, next: Date() + (canEnd(question.holder) ? rest : 60))
  }

  /// Kills the host that was asked, whichever process started it.
  private func endHost(_ question: HostQuestion) {
    self.question = nil
    guard let holder = question.holder, canEnd(holder), !holder.isTraced else {
      pause.lengthen(for: nil)
      return
    }
    holder.kill()
  }

  /// Returns true if a process is the host now, and may be killed: it has no screen and no service
  /// manager of its own.
  private func canEnd(_ holder: HostHolder?) -> Bool {
    guard let holder, let lease, !holdsLease, lease.isTaken, holder.process != getpid() else {
      return false
    }
    if child?.process == holder.process { return true }
    return lease.holder == holder.process && holder.hasOpen(folder.hostFile)
      && holder.isHost(of: folder)
  }
}
