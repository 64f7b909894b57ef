import Dispatch
internal import FoundationEssentials
import Glibc
internal import WidgetArchive

/// The host and its readers.
extension SharedTimelines {
  /// The descriptors that become readable when `followFolder` has work to do.
  package var descriptors: [Int32] { watches.map(\.descriptor) }

  /// Joins the processes of this program as a process that may be the host: at once if there is
  /// none, or else when the host ends. Must be called once.
  package func join() {
    defer { listenToCenter() }
    guard let folder, lease == nil else { return }
    do throws(FileError) {
      try folder.prepare()
      if let lease = Lease(handedOverIn: folder) {
        self.lease = lease
        return becomeHost()
      }
      let lease = try Lease(of: folder)
      self.lease = lease
      if !mustGiveWay, lease.take() { return becomeHost() }
      try read(in: folder)
      if isServer { try HostRequest.yield.send(in: folder) }
      waitForLease()
    } catch {
      // Timelines that cannot be shared are still shown.
      goAlone(because: error)
    }
  }

  /// Joins as a reader that never becomes the host: the host is another process. Must be called once,
  /// after the first picture is shown.
  func joinAsReader() throws(FileError) {
    guard let folder else { return }
    try folder.prepare()
    try read(in: folder)
  }

  /// Reads the archives of a folder from now on, in which this front end stores its wants in a single
  /// file: without one, the host would find nothing wanted, and end.
  private func read(in folder: SharedFolder) throws(FileError) {
    watches = [try FolderWatch(folder.timelines)]
    if wantFile == nil { wantFile = WantFile(in: folder, role: role) }
    try writeWants()
    for id in own.keys { read(id) }
  }

  /// Asks all providers in this process from now on, since the folder cannot be used.
  func goAlone(because error: FileError) {
    problem = "\(error)"
    fault = error
    isAlone = true
    wantFile?.withdraw()
    wantFile = nil
    watches = []
    beginOwn()
  }

  /// Begins the instances of this front end that are not scheduled yet.
  private func beginOwn() {
    for placement in own.values where scheduler.state(of: placement.instance.id) == nil {
      begin(placement)
    }
  }

  /// Leaves: withdraws what this front end wanted, and lets another process become the host.
  package func leave() {
    if isHost {
      // The providers asked now did not crash this process.
      for id in scheduler.instances where scheduler.state(of: id)?.isAsking == true {
        folder?.noteAsking(id, false)
      }
    }
    wantFile?.withdraw()
    lease?.release()
    isHost = false
  }

  /// Handles changes in the folder.
  package func followFolder() {
    guard isHost else { return readChanges() }
    let changed = watches.filter { $0.hasChanged }
    guard !changed.isEmpty else { return }
    // Front ends write what they want before they request something of it.
    followWants()
    followRequests()
  }

  /// Reads the archives that have changed.
  private func readChanges() {
    for watch in watches {
      let changes = watch.takeChanges()
      // The archive of a place that is not shown may stand for one that is.
      let instances = moment.isFromArchives ? nil : places.instances(of: changes)
      if changes != .files([]) { turn.note(instances ?? Set(own.keys)) }
    }
    readInTurn()
  }

  /// Reads the archives that have changed, those of a bundle when it is their turn.
  private func readInTurn() {
    guard !turn.changed.isEmpty, !turn.isAwaited else { return }
    let start = ContinuousClock.now
    let delay = folder?.isBundle == true ? turn.delay(at: start) : 0
    guard delay == 0 else { return awaitTurn(after: delay) }
    let left = read(turn.take().filter { own[$0] != nil }, since: start)
    turn.end(from: start, to: .now)
    turn.note(left)
    if !left.isEmpty { awaitTurn(after: turn.delay(at: .now)) }
  }

  /// Reads the archives that have changed after some seconds.
  private func awaitTurn(after delay: TimeInterval) {
    guard !turn.isAwaited else { return }
    turn.isAwaited = true
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self] in
      MainActor.assumeIsolated {
        self?.turn.isAwaited = false
        self?.readInTurn()
      }
    }
  }

  /// Reads archives again. The host writes those of one widget's places in a row, so a reader that
  /// comes in between waits for the rest: two places must not show two readings.
  ///
  /// Returns those of a bundle for which the turn was too short.
  private func read(_ instances: [String], since start: ContinuousClock.Instant) -> [String] {
    let isBundle = folder?.isBundle == true
    func isOver(_ time: Duration) -> Bool { isBundle && ContinuousClock.now - start > time }
    let widgets = places.widgets(of: Set(instances)).map { instances in
      instances.map { (id: $0, before: archives[$0]?.archive?.loaded) }
    }
    for (index, id) in instances.enumerated() {
      if index > 0, isOver(ReadingTurn.longest) { return Array(instances[index...]) }
      read(id)
    }
    for _ in 0..<Self.mostWaits where widgets.contains(where: isBetween) {
      if isOver(ReadingTurn.patience) { break }
      usleep(1000)
      for (id, _) in widgets.joined() { read(id) }
    }
    return []
  }

  /// Returns true if one place of a widget has a newer reading than before, and another has not.
  private func isBetween(_ places: [(id: String, before: Date?)]) -> Bool {
    let isNew = places.map { archives[$0.id]?.archive?.loaded != $0.before }
    return isNew.contains(true) && isNew.contains(false)
  }

  /// The number of milliseconds that a reader waits for the other places of a widget.
  private static var mostWaits: Int { 8 }

  /// True if other front ends show something from this host, or a provider is still being asked.
  package var isWantedByOthers: Bool { !others.isEmpty || scheduler.isAsking }

  private func waitForLease() {
    guard let lease else { return }
    let pause: UInt32 = mustGiveWay ? 50_000 : 0
    DispatchQueue.global(qos: .utility).async { [weak self] in
      // The process that serves the folder takes the lease meanwhile.
      usleep(pause)
      guard lease.wait() else { return }
      DispatchQueue.main.async {
        MainActor.assumeIsolated { self?.takeOver() }
      }
    }
  }

  /// Handles the end of the host, after which this process has the lease.
  private func takeOver() {
    guard mustGiveWay else { return becomeHost() }
    lease?.release()
    waitForLease()
  }

  /// True if another process serves the folder permanently, and should be the host.
  private var mustGiveWay: Bool { !isServer && folder.map(Lease.isServed) ?? false }

  /// Releases the lease for the process that serves the folder, and continues as a reader.
  private func giveWay() {
    guard isHost, mustGiveWay, let folder else { return }
    let inline = own.values.map(\.instance).filter { instance in
      describe(instance.kind)?.isInline(instance.settings) ?? false
    }
    let kept = Set(inline.map(\.id))
    for id in scheduler.instances where !kept.contains(id) { scheduler.remove(id) }
    isHost = false
    (others, archived) = ([:], [:])
    attempt { () throws(FileError) in try read(in: folder) }
    lease?.release()
    waitForLease()
  }

  func becomeHost() {
    guard let folder else { return }
    isHost = true
    folder.removeLeftovers()
    noteCrashes(folder)
    wantFile?.withdraw()
    wantFile = nil
    archives = [:]
    watches = []
    watchAsHost(folder)
    beginOwn()
    lease?.note()
    HostProblem.remove(in: folder)
    followWants()
    let closed = ClosedBoards(
      in: folder, now: clock.now.timeIntervalSince1970,
      keeping: scheduler.instances + Array(own.keys) + Array(others.keys))
    closed.remove()
    DispatchQueue.global(qos: .utility).async { closed.removeFolders() }
    followRequests()
    for id in own.keys { onChange(id) }
    giveWay()
  }

  /// Watches the folders of wants and requests; without, the host looks at them every second.
  private func watchAsHost(_ folder: SharedFolder) {
    attempt { () throws(FileError) in
      watches = [try FolderWatch(folder.wants), try FolderWatch(folder.requests)]
    }
  }

  /// The number of seconds after which `followWants` must be called again.
  package var patience: Double { isHost && watches.isEmpty ? 1 : 30 }

  /// Records a failure for each instance that the last host was asking when it ended. The first
  /// time, they are retried a second apart, to find the one that crashes it; later, after a delay.
  private func noteCrashes(_ folder: SharedFolder) {
    for (number, id) in folder.takeUnanswered().sorted().enumerated() {
      attempt { () throws(FileError) in
        guard var archive = try folder.timeline(id) ?? emptyArchive(id, folder) else { return }
        let now = clock.now
        let attempts = (archive.failure?.attempts ?? 0) + 1
        let delay =
          attempts == 1 ? TimeInterval(number) : Backoff.delay(attempts: attempts - 1, of: id)
        archive.failure = StandingFailure(
          reason: "the program ended while it was asked", isDenied: false,
          since: archive.failure?.since ?? now, attempts: attempts, next: now + delay)
        archive.outcomes.append(
          ReloadOutcome(
            date: now, reason: .retry, duration: 0, entries: nil,
            failure: "the program ended while it was asked"))
        try folder.write(archive)
      }
    }
  }

  /// Returns an archive of an instance that had none; `nil` if it is no longer wanted.
  private func emptyArchive(_ id: String, _ folder: SharedFolder) -> ArchivedTimeline? {
    let wants = WantFile.all(in: folder, now: clock.now.timeIntervalSince1970)
    let instances = wants.map(\.instance) + own.values.map(\.instance.record)
    guard let instance = instances.first(where: { $0.id == id }) else { return nil }
    let title = ConfiguredInstance(instance).settings.place.title
    return ArchivedTimeline(
      instance: instance,
      title: title.isEmpty ? describe(instance.kind)?.displayName ?? instance.kind : title)
  }

  /// Keeps the timelines that the other front ends show, and no others. Must also be called
  /// regularly, since a status line's want ends without notice.
  package func followWants() {
    guard isHost, let folder else { return }
    let isUnwatched = watches.isEmpty
    if isUnwatched { watchAsHost(folder) }
    defer { if isUnwatched { followRequests() } }
    let before = others
    let owners = WantFile.owners(in: folder, now: clock.now.timeIntervalSince1970)
    // Before any provider is asked for new front ends.
    environments.follow(owners + ownWants)
    others = Dictionary(grouping: WantFile.all(of: owners)) { $0.instance.id }
    for id in before.keys where others[id] == nil && own[id] == nil {
      scheduler.remove(id)
      // If it is wanted again, it gets another load, whose revisions start from zero.
      archived[id] = nil
    }
    for (id, wants) in others where before[id] != wants {
      if scheduler.state(of: id) != nil {
        scheduler.draw(id, in: wants.map(\.size))
        archiveIfNew([id])
      } else if let description = describe(wants[0].instance.kind) {
        // A provider is asked for a picture's size.
        let want = wants.first { $0.size.scrollPlace == nil } ?? wants[0]
        schedule(Placement(want), description)
        archiveIfNew([id])
      }
    }
  }

  /// The wants of this process itself.
  private var ownWants: [WantOwner] {
    let wants = own.values.flatMap(\.wants)
    return wants.isEmpty ? [] : [WantOwner(role: role, process: getpid(), wants: wants)]
  }

  func followRequests() {
    guard let folder else { return }
    let requests = HostRequest.take(in: folder)
    // Places of one widget that are requested together become one request.
    scheduler.requestReloads(requests.compactMap { $0.instance })
    for request in requests {
      switch request {
      case .reloadInstance(let id):
        outdate([id], in: folder) { _ in true }
      case .reload(let kind):
        reloadHere(kind: kind.isEmpty ? nil : kind)
        outdate(folder.instances, in: folder) { kind.isEmpty || $0.kind == kind }
      case .followBoards: onBoardsChanged()
      case .yield: giveWay()
      case .alive: HostProblem.removeSilence(in: folder)
      }
    }
  }

  /// Marks archives that are not shown as out of date, so that they are reloaded as soon as they
  /// are shown.
  private func outdate(
    _ ids: [String], in folder: SharedFolder, where isMeant: (WidgetInstance) -> Bool
  ) {
    for id in ids where scheduler.state(of: id) == nil {
      attempt { () throws(FileError) in
        guard var archive = try folder.timeline(id), isMeant(archive.instance) else { return }
        archive.outdate(at: clock.now)
        try folder.write(archive)
      }
    }
  }

  /// Asks the providers of a kind, or of all kinds, in this process.
  func reloadHere(kind: String?) {
    scheduler.requestReloads(
      scheduler.instances.filter { kind == nil || scheduler.kind(of: $0) == kind })
  }

  /// Passes the requests made to `WidgetCenter` on to the host, and to the providers that this front
  /// end asks itself.
  func listenToCenter() {
    WidgetCenter.shared.setListener(
      CenterRequests(
        folder: isAlone ? nil : folder,
        reload: { [weak self] kind, isSent in
          // The host takes its own request too.
          if let self, !isSent || !isHost { reloadHere(kind: kind) }
        },
        own: { [weak self] in
          self?.own.values.map(\.instance.record).sorted { $0.id < $1.id } ?? []
        },
        describe: describe))
  }

  /// Stores the wants of this front end that need the host; later, if a bundle keeps its folder from being changed.
  func saveWants() {
    attempt { () throws(FileError) in
      do throws(FileError) {
        try writeWants()
      } catch {
        guard error.isLate else { throw error }
        saveWantsLater()
      }
    }
  }

  private func saveWantsLater() {
    guard !mustSaveWants else { return }
    mustSaveWants = true
    DispatchQueue.main.asyncAfter(deadline: .now() + ReadingTurn.pause) { [weak self] in
      MainActor.assumeIsolated {
        self?.mustSaveWants = false
        self?.saveWants()
      }
    }
  }

  private func writeWants() throws(FileError) {
    guard let wantFile, !isHost else { return }
    let needed = places.ofHost.compactMap { own[$0] }
    try wantFile.write(
      needed.sorted { $0.instance.id < $1.instance.id }.flatMap(\.wants))
  }

  /// Reads an archive if its file has changed.
  func read(_ id: String) {
    guard let folder, scheduler.state(of: id) == nil else { return }
    let stamp = ArchiveStamp(of: id, in: folder)
    if let known = archives[id], stamp.isRead, known.stamp == stamp { return }
    attempt { () throws(FileError) in
      let archive = try archive(of: id, in: folder)
      let isLate = folder.isBundle && archive?.isLate == true
      archives[id] = (
        isLate ? .unread : stamp, moment.needsPast ? archive : archive?.withoutPast
      )
      if isLate { readLater(id) }
    }
    onChange(id)
  }

  /// Reads an archive that could not be read in time when others had their turn.
  private func readLater(_ id: String) {
    turn.note([id])
    awaitTurn(after: ReadingTurn.pause)
  }

  /// Returns the archive of an instance. If no source may be read, returns that of the widget's
  /// most recently read place, since its value is the same in another family and size.
  private func archive(
    of id: String, in folder: SharedFolder
  ) throws(FileError) -> ArchivedTimeline? {
    guard let shown = self.own[id] else { return try folder.timeline(id) }
    let own = folder.shownTimeline(of: shown.instance.record, after: archives[id]?.archive)
    guard moment.isFromArchives, own == nil || moment == .kept else { return own }
    let siblings = InstanceName.siblings(of: id).compactMap { try? folder.timeline($0) }
    let archives = siblings + [own].compactMap { $0 }
    let last = archives.max { $0.heard < $1.heard }
    if last?.failure?.isDenied == true { return last }
    // Places that failed together may have been read one after another before.
    return archives.max {
      ($0.loaded ?? .distantPast, $0.heard) < ($1.loaded ?? .distantPast, $1.heard)
    }
  }
}

/// The state of an instance's files: its archive, and the host's problem.
struct ArchiveStamp: Equatable {
  private let archive: FileStamp?
  private let problem: FileStamp?
  /// False for files that must be read again, whatever their state.
  let isRead: Bool

  /// The stamp of an archive that must be read again.
  static let unread = ArchiveStamp(archive: nil, problem: nil, isRead: false)

  private init(archive: FileStamp?, problem: FileStamp?, isRead: Bool) {
    (self.archive, self.problem, self.isRead) = (archive, problem, isRead)
  }

  /// Creates the stamp of an instance's files, or that of unread ones if a bundle keeps them from being looked at.
  init(of id: String, in folder: SharedFolder) {
    do throws(FileError) {
      self.init(
        archive: try folder.stamp(folder.timelinePath(id)),
        problem: try HostProblem.stamp(in: folder), isRead: true)
    } catch {
      self = .unread
    }
  }
}
