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
      catalog[name].map { description in
        WidgetInstance(
          id: name, kind: description.kind, family: description.families.first ?? .systemSmall)
      }
    }
  }

  /// The name under which the board's instances are kept.
  var name: String { pages.map(\.name).joined(separator: ",") }
}

extension Catalog {
  /// Tells the bundle what was added to the board, removed or changed since its program was last the
  /// host, and keeps the list for the next time.
  func report(_ board: Board, in folder: SharedFolder) {
    let instances = board.instances(self)
    let before = InstanceList(of: board.name, in: folder)?.instances ?? []
    let changes = InstanceChange.changes(from: before, to: instances)
    guard !changes.isEmpty else { return }
    // Kept first: a handler that ends the program is not told the same again.
    try? InstanceList(instances).write(of: board.name, in: folder)
    instancesChanged(changes)
  }
}
