import Dispatch
internal import FoundationEssentials
import Glibc
internal import WidgetArchive

/// One host, many readers.
extension SharedTimelines {
  /// The descriptors that become readable when `followFolder` has something to do.
  package var descriptors: [Int32] { watches.map(\.descriptor) }

  /// Takes part in what the processes of this program share: as the host if there is none, else as
  /// a reader who becomes it when it goes. To be called once, and not before the first picture is
  /// shown.
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
      if !mustGiveWay, lease.take(), !handOver() { return becomeHost() }
      watches = [try FolderWatch(folder.timelines)]
      sayWants(in: folder)
      if isServer { try HostRequest.yield.send(in: folder) }
      for id in own.keys { read(id) }
      waitForLease()
    } catch {
      // What cannot be shared is shown all the same.
      problem = "\(error)"
      isAlone = true
      for want in own.values where scheduler.state(of: want.instance.id) == nil { begin(want) }
    }
  }

  /// Leaves: what this front end wanted ends, and another process may be the host.
  package func leave() {
    if isHost {
      // What is asked now did not end this process.
      for id in scheduler.instances where scheduler.state(of: id)?.isAsking == true {
        folder?.noteAsking(id, false)
      }
    }
    wantFile?.withdraw()
    lease?.release()
    isHost = false
  }

  /// Does what changes in the folder ask for.
  package func followFolder() {
    let changed = watches.filter { $0.hasChanged }
    guard !changed.isEmpty else { return }
    if isHost {
      followRequests()
      followWants()
    } else {
      readPlaces()
    }
  }

  /// Reads what changed of the archives. The host writes those of one widget's places right after each
  /// other, so a reader that comes between waits for the rest: two places must not show two readings.
  private func readPlaces() {
    var before: [String: Date?] = [:]
    for id in own.keys { before[id] = archives[id]?.archive?.loaded }
    for id in own.keys { read(id) }
    for _ in 0..<Self.mostWaits where isBetween(before) {
      usleep(1000)
      for id in own.keys { read(id) }
    }
  }

  /// Whether one place of a widget has a newer reading than it had, and another place has not.
  private func isBetween(_ before: [String: Date?]) -> Bool {
    let places = Dictionary(grouping: own.values) { want in
      InstanceName.mark(kind: want.instance.kind, configuration: want.instance.configuration)
    }
    return places.values.contains { wants in
      let isNew = wants.map { want in
        archives[want.instance.id]?.archive?.loaded != before[want.instance.id] ?? nil
      }
      return isNew.contains(true) && isNew.contains(false)
    }
  }

  /// How many milliseconds a reader waits for the other places of a widget.
  private static var mostWaits: Int { 8 }

  /// What other front ends show, where this is the host.
  package var isWantedByOthers: Bool { !others.isEmpty || scheduler.isAsking }

  /// How many hosts are started in a minute: those that crash at once must not keep the machine busy.
  private static let mostStarts = 20

  private func waitForLease() {
    guard let lease else { return }
    let pause: UInt32 = mustGiveWay ? 50_000 : 0
    DispatchQueue.global(qos: .utility).async { [weak self] in
      // Who serves takes the lease meanwhile.
      usleep(pause)
      guard lease.wait() else { return }
      DispatchQueue.main.async {
        MainActor.assumeIsolated { self?.takeOver() }
      }
    }
  }

  /// The lease is this process's: the host has gone.
  private func takeOver() {
    if mustGiveWay {
      lease?.release()
      waitForLease()
    } else if handOver() {
      waitForLease()
    } else {
      becomeHost()
    }
  }

  /// Whether another process serves the folder for good, and is to be the host.
  private var mustGiveWay: Bool { !isServer && folder.map(Lease.isServed) ?? false }

  /// Gives the lease to the process that serves the folder, and goes on as a reader.
  private func giveWay() {
    guard isHost, mustGiveWay, let folder else { return }
    let inline = own.values.filter { want in
      describe(want.instance.kind).map { $0.isInline(want.instance) } ?? false
    }
    let kept = Set(inline.map(\.instance.id))
    for id in scheduler.instances where !kept.contains(id) { scheduler.remove(id) }
    isHost = false
    (others, archived) = ([:], [:])
    attempt { () throws(FileError) in watches = [try FolderWatch(folder.timelines)] }
    sayWants(in: folder)
    lease?.release()
    for id in own.keys { read(id) }
    waitForLease()
  }

  /// Starts a host and hands it the lease. Not where only this front end's own widgets of the machine
  /// would be asked, and not again and again: a program that cannot run as a host is one itself.
  private func handOver() -> Bool {
    guard let folder, let startHost, let lease else { return false }
    let now = clock.now
    hostStarts.removeAll { abs(now.timeIntervalSince($0)) > 60 }
    let isNeeded = own.values.contains { want in
      describe(want.instance.kind).map { !$0.isInline(want.instance) } ?? false
    }
    guard isNeeded, hostStarts.count < Self.mostStarts, let next = try? Lease(of: folder) else {
      return false
    }
    // What was shown is wanted before the host looks for it.
    sayWants(in: folder)
    hostProcesses.removeAll { HostStart.reap($0) }
    guard let process = startHost(lease) else { return false }
    hostProcesses.append(process)
    hostStarts.append(now)
    self.lease = next
    return true
  }

  /// Tells a host what is shown, from now on. One file for good: between two the host would find that
  /// nobody wants anything, and end.
  private func sayWants(in folder: SharedFolder) {
    if wantFile == nil { wantFile = WantFile(in: folder, role: role) }
    saveWants()
  }

  func becomeHost() {
    guard let folder else { return }
    isHost = true
    folder.removeLeftovers()
    noteCrashes(folder)
    wantFile?.withdraw()
    wantFile = nil
    archives = [:]
    attempt { () throws(FileError) in
      watches = [try FolderWatch(folder.wants), try FolderWatch(folder.requests)]
    }
    for want in own.values where scheduler.state(of: want.instance.id) == nil { begin(want) }
    lease?.note()
    followWants()
    followRequests()
    for id in own.keys { onChange(id) }
    giveWay()
  }

  /// What the last host was asking when it ended failed: the first time it is asked again a second
  /// after another, so that of several the guilty one is found; then after a while.
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

  /// An archive of an instance of which nothing was kept; nil if nobody wants it any more.
  private func emptyArchive(_ id: String, _ folder: SharedFolder) -> ArchivedTimeline? {
    let wants = WantFile.all(in: folder, now: clock.now.timeIntervalSince1970) + own.values
    guard let instance = wants.first(where: { $0.instance.id == id })?.instance else { return nil }
    return ArchivedTimeline(
      instance: instance, title: describe(instance.kind)?.displayName ?? instance.kind)
  }

  /// Keeps what the other front ends show, and no more. To be called now and then as well: a status
  /// line's want ends without a word.
  package func followWants() {
    guard isHost, let folder else { return }
    let before = others
    let owners = WantFile.owners(in: folder, now: clock.now.timeIntervalSince1970)
    // Before anything is asked for those who are new.
    environments.follow(owners + ownWants)
    others = Dictionary(grouping: WantFile.all(of: owners)) { $0.instance.id }
    for id in before.keys where others[id] == nil && own[id] == nil {
      scheduler.remove(id)
      // Who wants it again gets another load, whose revisions count anew.
      archived[id] = nil
    }
    for (id, wants) in others where before[id] != wants {
      if scheduler.state(of: id) != nil {
        scheduler.draw(id, in: wants.map(\.size))
        archiveIfNew([id])
      } else if let description = describe(wants[0].instance.kind) {
        schedule(wants[0], description)
        archiveIfNew([id])
      }
    }
  }

  /// What this process shows itself.
  private var ownWants: [WantOwner] {
    own.isEmpty ? [] : [WantOwner(role: role, process: getpid(), wants: Array(own.values))]
  }

  func followRequests() {
    guard let folder else { return }
    let requests = HostRequest.take(in: folder)
    // Places of one widget that are asked for together are one question.
    scheduler.requestReloads(requests.compactMap { $0.instance })
    for request in requests {
      switch request {
      case .reloadInstance(let id):
        outdate([id], in: folder) { _ in true }
      case .reload(let kind):
        reloadHere(kind: kind.isEmpty ? nil : kind)
        outdate(folder.instances, in: folder) { kind.isEmpty || $0.kind == kind }
      case .yield: giveWay()
      }
    }
  }

  /// Has what nobody shows be asked for as soon as somebody does: what is kept of it is what the
  /// request says is out of date.
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

  /// Asks the providers of a kind, or of all kinds, that this process asks.
  func reloadHere(kind: String?) {
    scheduler.requestReloads(
      scheduler.instances.filter { kind == nil || scheduler.kind(of: $0) == kind })
  }

  /// Has `WidgetCenter` ask the host.
  func listenToCenter() {
    WidgetCenter.shared.setListener(
      CenterRequests(
        folder: isAlone ? nil : folder, reload: { [weak self] in self?.reloadHere(kind: $0) },
        own: { [weak self] in self?.own.values.map(\.instance).sorted { $0.id < $1.id } ?? [] },
        describe: describe))
  }

  /// Tells the host what this front end shows and cannot find out by itself.
  func saveWants() {
    guard let wantFile, !isHost else { return }
    let wants = own.values.filter { want in
      describe(want.instance.kind).map { !isLocal(want.instance, $0) } ?? false
    }
    attempt { () throws(FileError) in
      try wantFile.write(wants.sorted { $0.instance.id < $1.instance.id })
    }
  }

  /// Reads an archive if it is not the one that was read last.
  func read(_ id: String) {
    guard let folder, scheduler.state(of: id) == nil else { return }
    let stamp = FileAccess.stamp(folder.timelinePath(id))
    if let known = archives[id], known.stamp == stamp { return }
    attempt { () throws(FileError) in
      let archive = try archive(of: id, in: folder)
      archives[id] = (stamp, moment.needsPast ? archive : archive?.withoutPast)
    }
    onChange(id)
  }
  /// The archive of an instance; where nothing is read, that of the widget's place that was read last:
  /// what was kept in another family and size is the widget's value all the same.
  private func archive(
    of id: String, in folder: SharedFolder
  ) throws(FileError) -> ArchivedTimeline? {
    let own = try folder.timeline(id)
    guard moment.isFromArchives, own == nil || moment == .kept else { return own }
    let siblings = InstanceName.siblings(of: id).compactMap { try? folder.timeline($0) }
    return (siblings + [own].compactMap { $0 }).max { $0.heard < $1.heard }
  }
}
