import CLinux
import Dispatch
package import FoundationEssentials
import Glibc
package import WidgetArchive
internal import WidgetLayout

/// The timelines of what a front end shows, wherever they are kept.
///
/// One process of a user is the host: it asks the providers, for all front ends, and archives what
/// they say. The others read the archives, and one of them becomes the host when it ends. Widgets
/// whose providers answer within the call are asked by every front end for itself: what they read is
/// shared already, in the kernel.
@MainActor
package final class SharedTimelines {
  /// Called when an instance is to be drawn anew.
  package var onChange: @MainActor (String) -> Void = { _ in }
  /// What went wrong with the folder, in words; nil while all is well.
  package private(set) var problem: String?
  /// Asks providers, for this front end and, in the host, for all.
  package let scheduler: Scheduler
  /// True in the process that asks the providers.
  package private(set) var isHost = false

  private let clock: any WallClock
  private let folder: SharedFolder?
  private let describe: @MainActor (String) -> WidgetDescription?
  private var lease: Lease?
  private var wantFile: WantFile?
  /// What this front end shows.
  private var own: [String: Want] = [:]
  /// What the other front ends show; known to the host alone.
  private var others: [String: [Want]] = [:]
  /// What was read of a host's archives, and the state of the file then.
  private var archives: [String: (stamp: FileStamp?, archive: ArchivedTimeline?)] = [:]
  /// What of each instance was archived last.
  private var archived: [String: ArchivedState] = [:]
  private var watches: [FolderWatch] = []
  /// True where nothing is shared: there is no folder, or it cannot be used.
  private var isAlone: Bool
  /// True for a picture of another moment: what was kept of it is shown, and where nothing was the
  /// provider is asked, for this picture alone.
  private let looksBack: Bool

  private struct ArchivedState: Equatable {
    var revision: Int
    var sizes: [Size]
    var shown: Int?
    var hold: Date?
  }

  /// - Parameters:
  ///   - folder: where processes meet; nil keeps everything in this one.
  ///   - looksBack: true for a picture of another moment.
  ///   - describe: the widget of a kind; nil for a kind that is not this program's.
  package init(
    scheduler: Scheduler, clock: any WallClock, folder: SharedFolder?, looksBack: Bool = false,
    describe: @escaping @MainActor (String) -> WidgetDescription?
  ) {
    self.scheduler = scheduler
    self.clock = clock
    self.folder = folder
    self.describe = describe
    isAlone = folder == nil
    self.looksBack = looksBack
    scheduler.onChange = { [weak self] instance in self?.noteChange(instance.id) }
  }

  /// Says what the front end shows from now on, in place of what it showed before.
  package func show(_ wants: [Want]) {
    let before = own
    own = Dictionary(wants.map { ($0.instance.id, $0) }) { first, _ in first }
    for id in before.keys where own[id] == nil {
      archives[id] = nil
      if others[id] == nil { scheduler.remove(id) }
    }
    for want in wants where before[want.instance.id] != want { begin(want) }
    saveWants()
  }

  /// What is shown of an instance now; nil for one that is not shown.
  package func state(of id: String) -> ShownTimeline? {
    if let load = scheduler.state(of: id) {
      return ShownTimeline(load, at: clock.now, asleep: clock.asleep)
    }
    guard let want = own[id], let source = describe(want.instance.kind)?.source else { return nil }
    let placeholder = {
      source.placeholder(
        TimelineProviderContext(family: want.instance.family, isPreview: false, size: want.size))
    }
    guard let archive = archives[id]?.archive else {
      return ShownTimeline(placeholder: placeholder())
    }
    return ShownTimeline(archive, placeholder: placeholder, at: clock.now, asleep: clock.asleep)
  }

  /// The earliest date at which a provider is asked, by this process or the host; nil is never.
  package var nextReload: Date? {
    let read = archives.values.lazy.compactMap { $0.archive?.reload }.min()
    return [scheduler.nextReload, read].compactMap { $0 }.min()
  }

  /// Asks an instance's provider now, be it here or in the host.
  package func requestReload(_ id: String) {
    if scheduler.state(of: id) != nil { return scheduler.requestReload(id) }
    guard let folder else { return }
    attempt { () throws(FileError) in
      try HostRequest.reloadInstance(id: id).send(in: folder)
    }
  }

  private func begin(_ want: Want) {
    guard let description = describe(want.instance.kind) else { return }
    if isLocal(description) {
      schedule(want, description)
    } else {
      read(want.instance.id)
      if looksBack,
        archives[want.instance.id]?.archive?.entry(at: clock.now).map({
          $0.date <= clock.now
        }) != true
      {
        schedule(want, description)
      }
    }
  }

  /// Whether a widget's provider is asked by this process.
  private func isLocal(_ description: WidgetDescription) -> Bool {
    isAlone || isHost || description.source.isInline
  }

  private func schedule(_ want: Want, _ description: WidgetDescription) {
    var instance = want.instance
    var archive: ArchivedTimeline?
    if let folder, isHost {
      attempt { () throws(FileError) in archive = try folder.timeline(instance.id) }
    }
    // A line of a widget that has none is the first row of what it has.
    if !description.families.contains(instance.family) {
      let family = description.families.min { $0.tileSize.height < $1.tileSize.height }
      instance = WidgetInstance(
        id: instance.id, kind: instance.kind, family: family ?? instance.family,
        configuration: instance.configuration)
    }
    scheduler.add(instance, of: description, size: want.size, archive: archive)
  }

  private func attempt(_ body: () throws(FileError) -> Void) {
    do throws(FileError) {
      try body()
    } catch {
      problem = "\(error)"
    }
  }
}

// MARK: - One host, many readers

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
      let lease = try Lease(of: folder)
      self.lease = lease
      if lease.take() { return becomeHost() }
      watches = [try FolderWatch(folder.timelines)]
      wantFile = WantFile(in: folder, name: "\(getpid())")
      saveWants()
      for id in own.keys { read(id) }
      waitForLease(lease)
    } catch {
      // What cannot be shared is shown all the same.
      problem = "\(error)"
      isAlone = true
      for want in own.values where scheduler.state(of: want.instance.id) == nil { begin(want) }
    }
  }

  /// Leaves: what this front end wanted ends, and another process may be the host.
  package func leave() {
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
      for id in own.keys { read(id) }
    }
  }

  /// What other front ends show, where this is the host.
  package var isWantedByOthers: Bool { !others.isEmpty }

  private func waitForLease(_ lease: Lease) {
    DispatchQueue.global(qos: .utility).async { [weak self] in
      guard lease.wait() else { return }
      DispatchQueue.main.async {
        MainActor.assumeIsolated { self?.becomeHost() }
      }
    }
  }

  private func becomeHost() {
    guard let folder else { return }
    isHost = true
    folder.removeLeftovers()
    wantFile?.withdraw()
    wantFile = nil
    archives = [:]
    attempt { () throws(FileError) in
      watches = [try FolderWatch(folder.wants), try FolderWatch(folder.requests)]
    }
    for want in own.values where scheduler.state(of: want.instance.id) == nil { begin(want) }
    followRequests()
    followWants()
    for id in own.keys { onChange(id) }
  }

  /// Keeps what the other front ends show, and no more. To be called now and then as well: a status
  /// line's want ends without a word.
  package func followWants() {
    guard isHost, let folder else { return }
    let before = others
    let wants = WantFile.all(in: folder, now: clock.now.timeIntervalSince1970)
    others = Dictionary(grouping: wants) { $0.instance.id }
    for id in before.keys where others[id] == nil && own[id] == nil { scheduler.remove(id) }
    for (id, wants) in others where before[id] != wants {
      if let load = scheduler.state(of: id) {
        if wants.contains(where: { !load.isDrawn(in: $0.size) }) {
          scheduler.reload(id, reason: .size)
        } else {
          archiveIfNew(id)
        }
      } else if let description = describe(wants[0].instance.kind) {
        schedule(wants[0], description)
        archiveIfNew(id)
      }
    }
  }

  private func followRequests() {
    guard let folder else { return }
    for request in HostRequest.take(in: folder) {
      switch request {
      case .reloadInstance(let id): scheduler.requestReload(id)
      case .reload(let kind): reloadHere(kind: kind.isEmpty ? nil : kind)
      }
    }
  }

  /// Asks the providers of a kind, or of all kinds, that this process asks.
  private func reloadHere(kind: String?) {
    for id in scheduler.instances where kind == nil || scheduler.kind(of: id) == kind {
      scheduler.requestReload(id)
    }
  }

  /// Has `WidgetCenter` ask the host.
  private func listenToCenter() {
    WidgetCenter.shared.setListener(
      CenterRequests(
        folder: isAlone ? nil : folder, reload: { [weak self] in self?.reloadHere(kind: $0) },
        own: { [weak self] in self?.own.values.map(\.instance).sorted { $0.id < $1.id } ?? [] },
        describe: describe))
  }

  /// Tells the host what this front end shows and cannot find out by itself.
  private func saveWants() {
    guard let wantFile, !isHost else { return }
    let wants = own.values.filter { want in
      describe(want.instance.kind).map { !isLocal($0) } ?? false
    }
    attempt { () throws(FileError) in
      try wantFile.write(wants.sorted { $0.instance.id < $1.instance.id })
    }
  }

  /// Reads an archive if it is not the one that was read last.
  private func read(_ id: String) {
    guard let folder, scheduler.state(of: id) == nil else { return }
    let stamp = FileAccess.stamp(folder.timelinePath(id))
    if let known = archives[id], known.stamp == stamp { return }
    attempt { () throws(FileError) in
      archives[id] = (stamp, try folder.timeline(id))
    }
    onChange(id)
  }
}

// MARK: - Archives

extension SharedTimelines {
  private func noteChange(_ id: String) {
    archiveIfNew(id)
    if own[id] != nil { onChange(id) }
  }

  /// Archives an instance that others can see, if anything of it is new to them.
  private func archiveIfNew(_ id: String) {
    guard isHost, let folder, let load = scheduler.state(of: id) else { return }
    guard !load.source.isInline || others[id] != nil else { return }
    let sizes = sizes(of: id)
    let shown = load.shown.map { $0 / TimelineLoad.archivedStep }
    let state = ArchivedState(
      revision: load.revision, sizes: sizes, shown: shown, hold: load.heldUntil)
    guard archived[id] != state, load.revision > 0 else { return }
    archived[id] = state
    attempt { () throws(FileError) in
      let archive = load.archive(after: try folder.timeline(id), sizes: sizes)
      try folder.write(archive)
      problem = nil
    }
  }

  private func sizes(of id: String) -> [Size] {
    var sizes = own[id].map { [$0.size] } ?? []
    for want in others[id] ?? [] where !sizes.contains(want.size) { sizes.append(want.size) }
    return sizes
  }
}
