package import FoundationEssentials
package import WidgetArchive

/// The timelines of a front end's widgets: those that this program's host reads, and those that the
/// hosts of bundles read.
@MainActor
package final class BoardTimelines {
  /// The timelines of this program's own kinds.
  package let own: SharedTimelines
  /// Called when an instance is to be drawn anew.
  package var onChange: @MainActor (String) -> Void = { _ in }
  /// Starts a process as the host and passes it the lease; `nil` for a process that becomes the host
  /// itself.
  package var startHost: (@MainActor (Lease) -> Int32?)?
  private let folder: SharedFolder?
  private let descriptions: Descriptions
  /// The supervision of this program's host; `nil` in a process that becomes the host itself.
  private var hosted: HostedTimelines?
  private var bundles: [String: HostedTimelines] = [:]
  private var isJoined = false

  /// The descriptions of kinds, which change when a board is edited.
  @MainActor
  private final class Descriptions {
    var describe: @MainActor (String) -> WidgetDescription?

    init(_ describe: @escaping @MainActor (String) -> WidgetDescription?) {
      self.describe = describe
    }

    /// The widgets of a bundle, by the kinds' names in its program.
    func ofBundle(_ bundle: String) -> @MainActor (String) -> WidgetDescription? {
      { [self] kind in describe(BundleKind(bundle: bundle, name: kind).text) }
    }
  }

  /// - Parameters:
  ///   - folder: where processes meet; nil keeps everything in this one.
  ///   - moment: the moment that is shown.
  ///   - describe: the widget of a kind; nil for a kind that neither this program nor a bundle has.
  package init(
    scheduler: Scheduler, clock: any WallClock, folder: SharedFolder?, moment: ShownMoment = .now,
    describe: @escaping @MainActor (String) -> WidgetDescription?
  ) {
    self.folder = folder
    let descriptions = Descriptions(describe)
    self.descriptions = descriptions
    own = SharedTimelines(
      scheduler: scheduler, clock: clock, folder: folder, moment: moment,
      describe: { descriptions.describe($0) })
    own.onChange = { [weak self] in self?.onChange($0) }
  }

  /// Replaces the descriptions of kinds.
  package func describe(by describe: @escaping @MainActor (String) -> WidgetDescription?) {
    descriptions.describe = describe
    for timelines in all { timelines.followDescriptions() }
  }

  private var all: [SharedTimelines] {
    [own] + bundles.keys.sorted().compactMap { bundles[$0]?.shared }
  }

  /// Returns the timelines that an instance belongs to.
  private func shared(of id: String) -> SharedTimelines { bundle(of: id)?.shared ?? own }

  /// Returns the bundle whose widget an instance is, or `nil` if it is this program's own.
  private func bundle(of id: String) -> HostedTimelines? {
    bundles.values.first { $0.shared.shows(id) }
  }

  /// Replaces the instances that the front end shows.
  package func show(_ placements: [Placement]) {
    let ofOwnKinds = placements.filter { BundleKind($0.instance.kind) == nil }
    if let hosted { hosted.show(ofOwnKinds) } else { own.show(ofOwnKinds) }
    var theirs = bundles.mapValues { _ in [Placement]() }
    for placement in placements {
      guard let kind = BundleKind(placement.instance.kind) else { continue }
      theirs[kind.bundle, default: []].append(
        placement.named(kind.name))
    }
    for (name, placements) in theirs.sorted(by: { $0.key < $1.key }) {
      bundle(name, placements)?.show(placements)
    }
  }

  /// Returns the timelines of the bundle with this folder name, or `nil` if no description names it.
  private func bundle(_ name: String, _ placements: [Placement]) -> HostedTimelines? {
    let origin = origin(of: placements, in: name)
    if let bundle = bundles[name] {
      if let origin { bundle.follow(refusal: origin.problem) }
      return bundle
    }
    guard let origin else { return nil }
    let bundle = HostedTimelines(
      of: origin, folder: folder?.bundle(name), like: own, describe: descriptions.ofBundle(name))
    bundle.shared.onChange = { [weak self] in self?.onChange($0) }
    bundles[name] = bundle
    if isJoined { bundle.join() }
    return bundle
  }

  private func origin(of placements: [Placement], in bundle: String) -> BundleOrigin? {
    for placement in placements {
      let kind = BundleKind(bundle: bundle, name: placement.instance.kind)
      if let origin = descriptions.describe(kind.text)?.bundle { return origin }
    }
    return nil
  }

  /// Joins the processes that share the folders: as a front end, which starts a host where it shows
  /// what it does not read itself, or else as the host.
  package func join() {
    if let startHost, let folder {
      let hosted = HostedTimelines(
        own, folder: folder, patience: .ofOwnProgram, start: { startHost($0) })
      self.hosted = hosted
      hosted.join()
      own.listenToCenter()
    } else {
      own.join()
    }
    isJoined = true
    for bundle in bundles.values { bundle.join() }
  }

  /// Leaves them and withdraws this front end's wants.
  package func leave() {
    if let hosted { hosted.leave() } else { own.leave() }
    for bundle in bundles.values { bundle.leave() }
    isJoined = false
  }
}

/// Front ends call these as they do those of `SharedTimelines`.
extension BoardTimelines {
  /// Returns the current state of an instance, or `nil` if it is not shown.
  package func state(of id: String) -> ShownTimeline? { shared(of: id).state(of: id) }

  /// Returns what is known of an instance's past; `nil` if nothing is.
  package func record(of id: String) -> TimelineRecord? { shared(of: id).record(of: id) }

  /// The earliest date at which a provider is asked, by whatever process; nil is never.
  package var nextReload: Date? { all.compactMap(\.nextReload).min() }

  /// Asks an instance's provider now, wherever that is.
  package func requestReload(_ id: String) {
    if let hosted = bundle(of: id) ?? hosted {
      hosted.requestReload(id)
    } else {
      own.requestReload(id)
    }
  }

  /// The descriptors that become readable when `followFolder` has something to do.
  package var descriptors: [Int32] { all.flatMap(\.descriptors) }

  /// Does what changes in the folders ask for.
  package func followFolder() {
    for timelines in all { timelines.followFolder() }
  }

  private var allHosted: [HostedTimelines] { [hosted].compactMap { $0 } + bundles.values }

  /// The date of the next look at the hosts; `nil` for never.
  ///
  /// Only a host that lets this front end wait is looked at.
  package var nextLook: Date? { allHosted.compactMap(\.nextLook).min() }

  /// Looks at the hosts for which it is time.
  package func lookAtHosts() { for hosted in allHosted { hosted.lookAtHost() } }

  /// The instances of this front end that were due at `start`, or had nothing to show, and have had no
  /// answer since; in order.
  package func unread(since start: Date) -> [String] {
    all.flatMap { $0.unread(since: start) }.sorted()
  }

  /// The question to an instance's provider that was begun at `start` or later and has its answer; nil
  /// while there is none.
  package func answer(of id: String, since start: Date) -> ReloadOutcome? {
    shared(of: id).answer(of: id, since: start)
  }

  /// The longest time in seconds that a provider of what this front end shows may take to answer.
  package var longestDeadline: TimeInterval { all.map(\.longestDeadline).max() ?? 0 }

  /// The standing failure of an instance; nil while all is well.
  package func failure(of id: String) -> StandingFailure? { shared(of: id).failure(of: id) }

  /// Asks providers, for this front end and, in the host, for all.
  package var scheduler: Scheduler { own.scheduler }
  package var isHost: Bool { own.isHost }
  /// The reason why nothing is shared with other processes; `nil` if it is.
  package var problem: String? { own.isAlone ? own.problem : nil }
  package var fault: FileError? { own.fault }
  /// The number of seconds after which `followWants` must be called again.
  package var patience: TimeInterval { own.patience }
  package func followWants() { own.followWants() }
  package func readChanged() { for timelines in all { timelines.readChanged() } }

  /// The role of this front end.
  package var role: WantOwner.Role {
    get { own.role }
    set {
      own.role = newValue
      for bundle in bundles.values { bundle.shared.role = newValue }
    }
  }

  package var environments: BoardEnvironments {
    get { own.environments }
    set { own.environments = newValue }
  }

  package var isServer: Bool {
    get { own.isServer }
    set { own.isServer = newValue }
  }
}

extension SharedTimelines {
  /// Returns true if the front end shows an instance.
  func shows(_ id: String) -> Bool { own[id] != nil }
}
