internal import FoundationEssentials
internal import WidgetArchive

/// The timelines of one bundle's widgets, and the supervision of the bundle's host.
@MainActor
final class BundleTimelines {
  let shared: SharedTimelines
  private let folder: SharedFolder?
  private var origin: BundleOrigin
  /// The supervision of the host; nil while nothing of the bundle is shown.
  private var host: BundleHost?
  private var isJoined = false

  /// - Parameters:
  ///   - folder: The bundle's folder, or `nil` if nothing is shared; its widgets cannot be read then.
  ///   - describe: the widget of a kind, as the bundle's program calls it.
  init(
    of origin: BundleOrigin, folder: SharedFolder?, like own: SharedTimelines,
    describe: @escaping @MainActor (String) -> WidgetDescription?
  ) {
    self.folder = folder
    self.origin = origin
    shared = SharedTimelines(
      scheduler: Scheduler(clock: own.clock, alarm: ManualAlarm()), clock: own.clock,
      folder: folder, moment: own.moment, describe: describe)
    shared.role = own.role
  }

  /// Replaces the instances that the front end shows.
  func show(_ placements: [Placement]) {
    shared.show(placements)
    followNeed()
  }

  /// Keeps a host running exactly while something of the bundle is shown: one that nobody wants anything
  /// from ends by itself.
  private func followNeed() {
    let isNeeded = isJoined && shared.showsAnything
    if !isNeeded {
      host?.end()
      host = nil
    } else if host == nil, let folder {
      let path = origin.path
      let host = BundleHost(folder: folder, refusal: origin.problem) { lease in
        HostStart(bundle: path, in: folder).start(lease: lease)
      }
      host.onLooked = { [weak self] in self?.watchHost() }
      self.host = host
      host.begin()
    }
    watchHost()
  }

  /// Joins the processes that share the bundle's folder.
  func join() {
    shared.joinAsReader()
    isJoined = true
    followNeed()
  }

  func leave() {
    host?.end()
    host = nil
    isJoined = false
    shared.leave()
  }

  /// Takes the current state of the bundle's program, which may have been replaced.
  func follow(_ origin: BundleOrigin) {
    guard origin.problem != self.origin.problem else { return }
    self.origin = origin
    host?.retryNow(refusal: origin.problem)
  }

  /// Asks the provider of an instance as soon as it can be asked.
  func requestReload(_ id: String) {
    shared.requestReload(id)
    host?.retryNow(refusal: origin.problem)
  }

  func followFolder() {
    shared.followFolder()
    watchHost()
  }

  private func watchHost() { host?.expect(shared.nextAnswer) }
}

extension SharedTimelines {
  /// True if the front end shows any instance.
  fileprivate var showsAnything: Bool { !own.isEmpty }

  /// The date of the next reload of a shown instance, or `nil` if there is none.
  fileprivate var nextAnswer: Date? {
    own.keys.compactMap { id -> Date? in
      guard let archive = archives[id]?.archive else { return clock.now }
      return archive.reload
    }.min()
  }
}
