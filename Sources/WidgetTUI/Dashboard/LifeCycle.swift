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
    instancesChanged(changes)
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
