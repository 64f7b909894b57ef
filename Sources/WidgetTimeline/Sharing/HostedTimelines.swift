internal import FoundationEssentials
import Glibc
internal import WidgetArchive

/// The timelines of a front end that one host reads, and the supervision of that host.
@MainActor
final class HostedTimelines {
  let shared: SharedTimelines
  private let folder: SharedFolder?
  private let patience: HostSupervision.Patience
  private let start: (Lease) -> pid_t?
  /// The reason why the host's program must not be started, or `nil` if it may.
  private var refusal: String?
  /// The supervision of the host; `nil` while nothing is shown that needs one.
  private var host: HostSupervision?
  private var isJoined = false
  /// The time since which an answer is awaited for what has none yet.
  private var begun = Date.distantPast
  /// The time of the first reload that was requested and that the host has not taken; `nil` for none.
  private var requested: Date?

  /// Creates timelines that a program of this machine reads as the host of a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder of the host, or `nil` if nothing is shared.
  ///   - start: Starts the program as the host, and hands the lease over to it.
  init(
    _ shared: SharedTimelines, folder: SharedFolder?, patience: HostSupervision.Patience,
    refusal: String? = nil, start: @escaping (Lease) -> pid_t?
  ) {
    (self.shared, self.folder, self.patience) = (shared, folder, patience)
    (self.refusal, self.start) = (refusal, start)
  }

  /// Replaces the instances that the front end shows.
  func show(_ placements: [Placement]) {
    shared.show(placements)
    begun = Date()
    followNeed()
  }

  /// Keeps a host running exactly while something that needs it is shown: one that nobody wants
  /// anything from ends by itself.
  func followNeed() {
    let isNeeded = isJoined && shared.needsHost
    if !isNeeded {
      host?.end()
      host = nil
    } else if host == nil, let folder {
      let host = HostSupervision(
        folder: folder, patience: patience, refusal: refusal, start: start)
      self.host = host
      do throws(FileError) {
        try host.begin()
      } catch {
        goAlone(because: error)
      }
    }
  }

  /// Joins the processes that share the folder, always as a reader.
  func join() {
    begun = Date()
    do throws(FileError) {
      try shared.joinAsReader()
      isJoined = true
      followNeed()
    } catch {
      goAlone(because: error)
    }
  }

  /// Handles a folder that cannot be used, such as one on a file system that can only be read.
  ///
  /// Timelines that cannot be shared are still shown: this process alone asks all providers then, as
  /// no other process could hand it what they answered. A bundle's provider runs in no process but the
  /// bundle's.
  private func goAlone(because error: FileError) {
    host = nil
    guard let folder, folder.isBundle else { return shared.goAlone(because: error) }
    let (reason, now) = ("\(error)", Date())
    let failure = StandingFailure(
      reason: reason, isDenied: false, since: now, attempts: 1, next: nil)
    try? HostProblem(failure: failure, tried: now).write(in: folder)
  }

  func leave() {
    host?.end()
    host = nil
    isJoined = false
    shared.leave()
  }

  /// Takes the current reason why the program must not be started; the program may have been replaced.
  func follow(refusal: String?) {
    guard refusal != self.refusal else { return }
    self.refusal = refusal
    host?.retryNow(refusal: refusal)
  }

  /// Asks the provider of an instance as soon as it can be asked.
  func requestReload(_ id: String) {
    shared.requestReload(id)
    guard shared.places.ofHost.contains(id) else { return }
    requested = requested ?? Date()
    host?.retryNow(refusal: refusal)
  }

  // MARK: The host's signs of life

  /// The date from which on the host's answer is overdue; `nil` if none is awaited.
  private var due: Date? {
    [shared.nextAnswer(begun: begun), requested].compactMap { $0 }.min()
  }

  /// The date at which this front end looks at the host; `nil` for never.
  var nextLook: Date? { host?.nextLook(due: due, at: Date()) }

  /// Looks at the host if it is time, which `nextLook` says.
  func lookAtHost() {
    guard let host, host.look(due: due, at: Date()) else { return }
    // The host replied, so it has taken all requests.
    requested = nil
  }
}

extension SharedTimelines {
  /// True if the front end shows an instance that the host reads.
  fileprivate var needsHost: Bool { !places.ofHost.isEmpty }

  /// Returns the date of the next reload of a shown instance, or `nil` if there is none.
  ///
  /// - Parameter begun: The date from which on instances without an archive are awaited.
  fileprivate func nextAnswer(begun: Date) -> Date? {
    places.ofHost.compactMap { id -> Date? in
      guard let archive = archives[id]?.archive else { return begun }
      return archive.reload
    }.min()
  }
}
