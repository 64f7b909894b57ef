import WidgetArchive
import WidgetLayout
import WidgetTimeline

extension Board {
  /// All widgets of the board, each in the first family that it is made for: which family is shown
  /// where is the screen's affair.
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

  /// The name under which the board's instances are kept.
  var name: String { file ?? pages.map(\.name).joined(separator: ",") }
}

extension Catalog {
  /// Keeps the list of a board's widgets, so that status lines find them by their names.
  func keep(_ board: Board, in folder: SharedFolder) {
    try? InstanceList(board.instances(self)).write(of: board.name, in: folder)
    keepKinds(in: folder)
  }

  /// Keeps the kinds there are, so that a status line knows a name that is none.
  func keepKinds(in folder: SharedFolder) { try? KindList(kinds).keep(in: folder) }

  /// Tells the bundle what was added to the board, removed or changed since its program was last the
  /// host, and keeps the list for the next time.
  func report(_ board: Board, in folder: SharedFolder) {
    let instances = board.instances(self)
    let before = InstanceList(of: board.name, in: folder)?.instances ?? []
    let changes = InstanceChange.changes(from: Self.named(before), to: Self.named(instances))
    guard !changes.isEmpty else { return }
    // Kept first: a handler that ends the program is not told the same again.
    try? InstanceList(instances).write(of: board.name, in: folder)
    instancesChanged(changes)
  }

  /// Instances by their widgets' names alone: one that is configured otherwise is the same widget still.
  private static func named(_ instances: [WidgetInstance]) -> [WidgetInstance] {
    instances.map { instance in
      WidgetInstance(
        id: InstanceName.widget(of: instance.id), kind: instance.kind, family: instance.family,
        configuration: instance.configuration)
    }
  }
}
