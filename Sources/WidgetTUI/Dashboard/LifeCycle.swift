import WidgetArchive
import WidgetLayout
import WidgetTimeline

extension Board {
  /// Returns all widgets of the board, each in the first family that it supports; the family that
  /// is shown depends on the screen.
  @MainActor
  func instances(_ catalog: Catalog) -> [WidgetInstance] {
    var names: [String] = []
    for name in pages.flatMap(\.names).flatMap({ stacks[$0] ?? [$0] }) where !names.contains(name) {
      names.append(name)
    }
    return names.compactMap { name in
      catalog.widget(name).flatMap { widget in
        catalog[widget.kind].map { description in
          let family = description.families.first ?? .systemSmall
          let instance = widget.instance(in: family)
          return WidgetInstance(
            id: String(instance.id.prefix { $0 != "/" }), kind: widget.kind, family: family,
            configuration: widget.configuration)
        }
      }
    }
  }

  /// The name under which the board's instances are stored.
  var name: String { file ?? pages.map(\.name).joined(separator: ",") }
}

extension Catalog {
  /// Stores the list of a board's widgets, so that status lines find them by name.
  func keep(_ board: Board, in folder: SharedFolder) {
    try? InstanceList(board.instances(self)).write(of: board.name, in: folder)
    keepKinds(in: folder)
  }

  /// Stores the list of kinds, so that a status line recognizes unknown names.
  func keepKinds(in folder: SharedFolder) { try? KindList(kinds).keep(in: folder) }

  /// Notifies the bundle of changes to the board since its program was last the host, and stores
  /// the list for the next time.
  func report(_ board: Board, in folder: SharedFolder) {
    let instances = board.instances(self)
    let before = InstanceList(of: board.name, in: folder)?.instances ?? []
    let changes = InstanceChange.changes(from: Self.named(before), to: Self.named(instances))
    guard !changes.isEmpty else { return }
    // Store the list first, so that a handler that ends the program is not notified of the same
    // again.
    try? InstanceList(instances).write(of: board.name, in: folder)
    tellBundles(instances, of: board, in: folder)
    let own = changes.filter { BundleKind($0.kind) == nil }
    if !own.isEmpty { instancesChanged(own) }
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
      try? HostRequest.followBoards.send(in: bundle)
    }
  }

  /// Tells this program's bundle which of its widgets were added to boards and removed from them since it
  /// was last told.
  func followBoards(in folder: SharedFolder) {
    for file in FileAccess.names(in: InstanceList.folder(in: folder)) where !file.hasSuffix(".new")
    {
      let now = InstanceList(of: file, in: folder, as: .shown)?.instances ?? []
      let before = InstanceList(of: file, in: folder, as: .told)?.instances ?? []
      let changes = InstanceChange.changes(from: Self.named(before), to: Self.named(now))
      guard !changes.isEmpty else { continue }
      try? InstanceList(now).write(told: file, in: folder)
      instancesChanged(changes)
    }
  }

  /// Returns instances identified by their widgets' names only: a reconfigured widget is still the
  /// same widget.
  private static func named(_ instances: [WidgetInstance]) -> [WidgetInstance] {
    instances.map { instance in
      WidgetInstance(
        id: InstanceName.widget(of: instance.id), kind: instance.kind, family: instance.family,
        configuration: instance.configuration)
    }
  }
}

extension InstanceChange {
  /// The kind of the instance.
  fileprivate var kind: String {
    switch self {
    case .added(let instance), .removed(let instance), .reconfigured(_, let instance): instance.kind
    }
  }
}
