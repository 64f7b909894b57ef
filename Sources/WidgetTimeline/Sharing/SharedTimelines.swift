package import FoundationEssentials
package import WidgetArchive
internal import WidgetLayout

/// The timelines of what a front end shows, wherever they are kept.
///
/// One process of a user is the host: it asks the providers, for all front ends, and archives what
/// they say. The others read the archives, and see to it that there is another when it ends. A front end
/// starts a process of its own for it, so that a provider that crashes takes no screen with it. Widgets
/// whose providers answer within the call are asked by every front end for itself: what they read is
/// shared already, in the kernel.
@MainActor
package final class SharedTimelines {
  /// Called when an instance is to be drawn anew.
  package var onChange: @MainActor (String) -> Void = { _ in }
  /// What went wrong with the folder, in words; nil while all is well.
  package internal(set) var problem: String?
  /// Asks providers, for this front end and, in the host, for all.
  package let scheduler: Scheduler
  /// True in the process that asks the providers.
  package internal(set) var isHost = false

  let clock: any WallClock
  let folder: SharedFolder?
  let describe: @MainActor (String) -> WidgetDescription?
  var lease: Lease?
  var wantFile: WantFile?
  /// What this front end shows.
  var own: [String: Want] = [:]
  /// What the other front ends show; known to the host alone.
  var others: [String: [Want]] = [:]
  /// What was read of a host's archives, and the state of the file then.
  var archives: [String: (stamp: FileStamp?, archive: ArchivedTimeline?)] = [:]
  /// What of each instance was archived last.
  var archived: [String: ArchivedState] = [:]
  var watches: [FolderWatch] = []
  /// Starts a process that is the host, with the lease that is handed to it; nil where there is none,
  /// and this process is the host where it must.
  package var startHost: (@MainActor (Lease) -> Int32?)?
  /// What this process is among those that show something.
  package var role = WantOwner.Role.dashboard
  /// The environments that widgets are read with, known to the host.
  package var environments = BoardEnvironments()
  /// The hosts that this process started.
  var hostProcesses: [Int32] = []
  /// When hosts were started, the last few.
  var hostStarts: [Date] = []
  /// True in the process that serves the folder for good, to which every other host gives way.
  package var isServer = false
  /// True where nothing is shared: there is no folder, or it cannot be used.
  var isAlone: Bool
  /// The moment that is shown.
  let moment: ShownMoment

  struct ArchivedState: Equatable {
    var revision: Int
    var sizes: [Size]
    var shown: Int?
    var hold: Date?
  }

  /// - Parameters:
  ///   - folder: where processes meet; nil keeps everything in this one.
  ///   - moment: the moment that is shown.
  ///   - describe: the widget of a kind; nil for a kind that is not this program's.
  package init(
    scheduler: Scheduler, clock: any WallClock, folder: SharedFolder?, moment: ShownMoment = .now,
    describe: @escaping @MainActor (String) -> WidgetDescription?
  ) {
    self.scheduler = scheduler
    self.clock = clock
    self.folder = folder
    self.describe = describe
    isAlone = folder == nil
    self.moment = moment
    scheduler.onChanges = { [weak self] instances in self?.noteChanges(instances) }
    scheduler.onQuestion = { [weak self] id, isAsked in
      if let self, isHost { self.folder?.noteAsking(id, isAsked) }
    }
  }

  /// Says what the front end shows from now on, in place of what it showed before.
  package func show(_ wants: [Want]) {
    let before = own
    own = Dictionary(wants.map { ($0.instance.id, $0) }) { first, _ in first }
    for id in before.keys where own[id] == nil {
      archives[id] = nil
      if others[id] == nil {
        scheduler.remove(id)
        archived[id] = nil
      }
    }
    for want in wants where before[want.instance.id] != want { begin(want) }
    saveWants()
  }

  /// What is shown of an instance now; nil for one that is not shown.
  package func state(of id: String) -> ShownTimeline? {
    if let load = scheduler.state(of: id) {
      return ShownTimeline(load, at: clock.now, asleep: clock.asleep)
    }
    guard let want = own[id], let description = describe(want.instance.kind) else { return nil }
    let place = place(of: want, description)
    guard let archive = archives[id]?.archive else {
      return ShownTimeline(
        placeholder: place.placeholder(), absence: moment.isFromArchives ? .nothingKept : nil)
    }
    if case .another(let present) = moment {
      return ShownTimeline(archive, in: place, at: clock.now, present: present)
    }
    return ShownTimeline(archive, in: place, at: clock.now, asleep: clock.asleep)
  }

  /// The room of what this front end shows of the archives.
  private func place(of want: Want, _ description: WidgetDescription) -> ShownPlace {
    let source = { description.source(for: want.instance) }
    return ShownPlace(
      size: want.size,
      placeholder: {
        source().placeholder(
          TimelineProviderContext(
            family: want.instance.family, isPreview: false, size: want.size,
            place: BoardPlace(want.instance.configuration)))
      },
      kept: { [moment] in moment == .kept ? source().kept?() : nil },
      isFinal: moment.isFromArchives)
  }

  /// The earliest date at which a provider is asked, by this process or the host; nil is never.
  package var nextReload: Date? {
    if case .another = moment { return nil }
    let read = archives.values.lazy.compactMap { $0.archive?.reload }.min()
    return [scheduler.nextReload, read].compactMap { $0 }.min()
  }

  /// Asks an instance's provider now, be it here or in the host.
  package func requestReload(_ id: String) {
    if scheduler.state(of: id) != nil { return scheduler.requestReload(id) }
    guard let folder, !moment.isFromArchives else { return }
    attempt { () throws(FileError) in
      try HostRequest.reloadInstance(id: id).send(in: folder)
    }
  }

  func begin(_ want: Want) {
    guard let description = describe(want.instance.kind) else { return }
    guard moment.isFromArchives else {
      if isLocal(want.instance, description) {
        schedule(want, description)
      } else {
        read(want.instance.id)
      }
      return
    }
    if description.readsNothing(want.instance) { return schedule(want, description) }
    read(want.instance.id)
    // A bundle's widget of which nothing is kept is drawn as its provider has it.
    if moment.needsPast, archives[want.instance.id]?.archive == nil,
      description.hasOwnProvider(want.instance)
    {
      schedule(want, description)
    }
  }

  /// Whether an instance's provider is asked by this process.
  func isLocal(_ instance: WidgetInstance, _ description: WidgetDescription) -> Bool {
    isAlone || isHost || description.isInline(instance)
  }

  func schedule(_ want: Want, _ description: WidgetDescription) {
    var instance = want.instance
    let archives = isHost ? archives(of: instance) : []
    // A line of a widget that has none is the first row of what it has.
    if !description.families.contains(instance.family) {
      let family = description.families.min { $0.tileSize.height < $1.tileSize.height }
      instance = WidgetInstance(
        id: instance.id, kind: instance.kind, family: family ?? instance.family,
        configuration: instance.configuration)
    }
    scheduler.add(instance, of: description, size: want.size, archives: archives)
  }

  /// What was kept of an instance, and of its widget in other families.
  private func archives(of instance: WidgetInstance) -> [ArchivedTimeline] {
    guard let folder else { return [] }
    var archives: [ArchivedTimeline] = []
    for id in [instance.id] + InstanceName.siblings(of: instance.id) {
      attempt { () throws(FileError) in
        if let archive = try folder.timeline(id) { archives.append(archive) }
      }
    }
    return archives
  }

  func attempt(_ body: () throws(FileError) -> Void) {
    do throws(FileError) {
      try body()
    } catch {
      problem = "\(error)"
    }
  }
}
