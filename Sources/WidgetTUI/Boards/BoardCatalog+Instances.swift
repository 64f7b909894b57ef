import WidgetArchive
import WidgetTimeline

extension BoardCatalog {
  /// Stores the list of a board's widgets, so that status lines find them by name.
  func keep(_ board: Board, in folder: SharedFolder) {
    try? InstanceList(board.instances(self)).write(of: board.name, in: folder)
    catalog.keepKinds(in: folder)
  }

  /// Stores the list of a board with bundles that a snapshot shows: commands know those widgets of bundles that are on a
  /// list.
  func keepSnapshot(of board: Board, in folder: SharedFolder) {
    let instances = board.instances(self)
    guard instances.contains(where: { BundleKind($0.kind) != nil }) else { return }
    try? InstanceList(instances).write(ofSnapshot: board.name, in: folder)
  }

  /// Notifies the bundle of changes to the board since its program was last the host, and stores
  /// the list for the next time.
  func report(_ board: Board, in folder: SharedFolder) {
    let instances = board.instances(self)
    let before = InstanceList(of: board.name, in: folder)?.instances ?? []
    let changes = InstanceChange.namedChanges(from: before, to: instances)
    guard !changes.isEmpty else { return }
    // Store the list first, so that a handler that ends the program is not notified of the same
    // again.
    try? InstanceList(instances).write(of: board.name, in: folder)
    tellBundles(instances, of: board, in: folder)
    let own = changes.filter { BundleKind($0.kind) == nil }
    if !own.isEmpty { catalog.instancesChanged(own) }
  }

  /// Stores a board's widgets of each bundle in the bundle's folder, and tells its host.
  private func tellBundles(_ instances: [WidgetInstance], of board: Board, in folder: SharedFolder)
  {
    let homes = Dictionary(grouping: instances.filter { BundleKind($0.kind) != nil }) {
      folder.home(of: $0).folder
    }
    // A bundle that the board has no more is told as well.
    for bundle in Set(folder.bundles + homes.keys) {
      let theirs = (homes[bundle] ?? []).map { folder.home(of: $0).instance }
      guard InstanceList(of: board.name, in: bundle)?.instances ?? [] != theirs else { continue }
      try? InstanceList(theirs).write(of: board.name, in: bundle)
      try? FileAccess.makeFolder(bundle.requests)
      _ = try? HostRequest.followBoards.send(in: bundle)
    }
  }
}
