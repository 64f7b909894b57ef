package import FoundationEssentials
package import WidgetArchive
internal import WidgetLayout

/// The timelines of a front end's instances, shared between processes.
///
/// One process of a user is the host: it asks the providers for all front ends, and archives their
/// timelines. The front ends read the archives, and make sure that there is another host when it
/// ends. None of them becomes the host: a provider that crashes or waits takes no screen with it.
/// Inline widgets are asked by every front end itself, since their data is already shared in the
/// kernel.
@MainActor
package final class SharedTimelines {
  /// Called when an instance must be redrawn.
  package var onChange: @MainActor (String) -> Void = { _ in }
  /// The instances to read again, because their files changed while nobody watched them.
  var changed: Set<String> = []
  /// The problem with the folder, in words; `nil` if there is none.
  package internal(set) var problem: String?
  /// The reason why nothing is shared; `nil` if it is, or if there is no folder.
  package internal(set) var fault: FileError?
  /// The scheduler that asks providers, for this front end and, in the host, for all.
  package let scheduler: Scheduler
  /// True in the process that asks the providers.
  package internal(set) var isHost = false {
    didSet { shownPlaces = nil }
  }

  let clock: any WallClock
  let folder: SharedFolder?
  let describe: @MainActor (String) -> WidgetDescription?
  var lease: Lease?
  var wantFile: WantFile?
  /// The instances that this front end shows, by their IDs.
  var own: [String: Placement] = [:] {
    didSet { shownPlaces = nil }
  }
  /// The places of `own`, computed when they are first needed.
  private var shownPlaces: ShownPlaces?
  /// The wants of the other front ends, by instance; known only to the host.
  var others: [String: [Want]] = [:]
  /// The archives that were read, each with the stamp of its file.
  var archives: [String: (stamp: ArchiveStamp, archive: ArchivedTimeline?)] = [:]
  /// The state in which each instance was last archived.
  var archived: [String: Archived] = [:]
  var watches: [FolderWatch] = []
  /// The changed archives that are not read yet.
  var turn = ReadingTurn()
  /// True while what this front end shows waits to be stored.
  var mustSaveWants = false
  /// The role of this process among the front ends.
  package var role = WantOwner.Role.dashboard
  /// The environments in which widgets are read; known to the host.
  package var environments: BoardEnvironments {
    get { scheduler.environments }
    set { scheduler.environments = newValue }
  }
  /// Called in the host when other programs have changed their boards.
  package var onBoardsChanged: @MainActor () -> Void = {}
  /// True in the process that serves the folder permanently, to which every other host gives way.
  package var isServer = false
  /// True if nothing is shared, because there is no folder or it cannot be used.
  package internal(set) var isAlone: Bool {
    didSet { shownPlaces = nil }
  }
  /// The moment that is shown.
  let moment: ShownMoment

  struct ArchivedState: Equatable {
    var revision: Int
    var sizes: [Size]
    var hold: Date?
  }

  /// The archived state of an instance, and the index of the entry with which it is archived anew; `nil` if all
  /// entries are archived.
  struct Archived {
    var state: ArchivedState
    var end: Int?
  }

  /// Creates the timelines of a front end.
  ///
  /// - Parameters:
  ///   - folder: The folder shared by processes; `nil` to keep everything in this process.
  ///   - moment: The moment that is shown.
  ///   - describe: Returns the widget of a kind; `nil` for a kind of another program.
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

  /// Sets the instances that the front end shows, in place of the previous ones.
  package func show(_ placements: [Placement]) {
    let before = own
    own = Dictionary(placements.map { ($0.instance.id, $0) }) { $0.adding($1) }
    for id in before.keys where own[id] == nil {
      archives[id] = nil
      if others[id] == nil {
        scheduler.remove(id)
        archived[id] = nil
      }
    }
    var begun: Set<String> = []
    for id in placements.map(\.instance.id) where begun.insert(id).inserted {
      if let placement = own[id], before[id] != placement { begin(placement) }
    }
    saveWants()
  }

  /// Returns the current view of an instance; `nil` if it is not shown.
  package func state(of id: String) -> ShownTimeline? {
    if let load = scheduler.state(of: id) {
      return ShownTimeline(load, at: clock.now, asleep: clock.asleep)
    }
    guard let shown = own[id], let description = describe(shown.instance.kind) else { return nil }
    let place = place(of: shown, description)
    guard let archive = archives[id]?.archive else {
      return ShownTimeline(
        placeholder: place.placeholder(), absence: moment.isFromArchives ? .nothingKept : nil)
    }
    if case .another(let present) = moment {
      return ShownTimeline(archive, in: place, at: clock.now, present: present)
    }
    return ShownTimeline(archive, in: place, at: clock.now, asleep: clock.asleep)
  }

  /// Returns what is known of an instance's past; `nil` if nothing is.
  package func record(of id: String) -> TimelineRecord? {
    if let load = scheduler.state(of: id) {
      return TimelineRecord(
        entries: load.timeline?.entries.map(\.date) ?? [], reload: load.reload,
        outcomes: load.outcomes, tally: load.tally)
    }
    return archives[id]?.archive.map {
      TimelineRecord(entries: $0.entries.map(\.date), reload: $0.reload, outcomes: $0.outcomes)
    }
  }

  /// Returns the space in which an archived instance is shown.
  private func place(of shown: Placement, _ description: WidgetDescription) -> ShownPlace {
    let instance = shown.instance
    let source = { description.source(for: instance.settings) }
    return ShownPlace(
      size: shown.size,
      placeholder: {
        source().placeholder(
          TimelineProviderContext(
            family: instance.family, isPreview: false, size: shown.size,
            place: instance.settings.place))
      },
      kept: { source().kept(asNewAs: $0) }, isFinal: moment.isFromArchives)
  }

  /// The earliest date at which a provider is asked, by this process or the host; `nil` for never.
  package var nextReload: Date? {
    if case .another = moment { return nil }
    let read = archives.values.lazy.compactMap { $0.archive?.reload }.min()
    return [scheduler.nextReload, read].compactMap { $0 }.min()
  }

  /// Asks an instance's provider now, in this process or in the host.
  package func requestReload(_ id: String) {
    if scheduler.state(of: id) != nil { return scheduler.requestReload(id) }
    guard let folder, !moment.isFromArchives else { return }
    attempt { () throws(FileError) in
      try HostRequest.reloadInstance(id: id).send(in: folder)
    }
  }

  func begin(_ placement: Placement) {
    let instance = placement.instance
    guard let description = describe(instance.kind) else { return }
    guard moment.isFromArchives else {
      if isLocal(instance, description) {
        schedule(placement, description)
      } else {
        read(instance.id)
      }
      return
    }
    if description.readsNothing(instance) { return schedule(placement, description) }
    read(instance.id)
    // A bundle's widget without an archive is drawn by its provider.
    if moment.needsPast, archives[instance.id]?.archive == nil,
      description.hasOwnProvider(instance)
    {
      schedule(placement, description)
    }
  }

  /// The places of the instances that this front end shows.
  var places: ShownPlaces {
    if let shownPlaces { return shownPlaces }
    let places = ShownPlaces(own.values.map(\.instance)) { instance in
      describe(instance.kind).map { !isLocal(instance, $0) } ?? false
    }
    shownPlaces = places
    return places
  }

  /// Forgets what was derived from the descriptions of kinds, which have changed.
  func followDescriptions() { shownPlaces = nil }

  /// Returns true if this process asks the provider of an instance.
  func isLocal(_ instance: ConfiguredInstance, _ description: WidgetDescription) -> Bool {
    isAlone || isHost || description.isInline(instance.settings)
  }

  func schedule(_ placement: Placement, _ description: WidgetDescription) {
    var instance = placement.instance
    let archives = isHost ? archives(of: instance.id) : []
    // The line of a widget without a line family is the first row of its smallest family.
    if !description.families.contains(instance.family) {
      let family = description.families.min { $0.tileSize.height < $1.tileSize.height }
      instance = instance.drawn(as: family ?? instance.family)
    }
    scheduler.add(instance, of: description, size: placement.askedSize, archives: archives)
  }

  /// Returns the archives of an instance, and of its widget in other families.
  private func archives(of id: String) -> [ArchivedTimeline] {
    guard let folder else { return [] }
    var archives: [ArchivedTimeline] = []
    for id in [id] + InstanceName.siblings(of: id) {
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
