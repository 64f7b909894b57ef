import WidgetArchive
import WidgetTimeline

extension Board {
  /// Returns all widgets of the board, each in the first family that it supports; the family that
  /// is shown depends on the screen.
  @MainActor
  func instances(_ catalog: BoardCatalog) -> [WidgetInstance] {
    var names: [String] = []
    for name in pages.flatMap(\.names).flatMap({ stacks[$0] ?? [$0] }) where !names.contains(name) {
      names.append(name)
    }
    return names.compactMap { name in
      catalog.widget(name).flatMap { widget in
        catalog[widget.kind].map { description in
          let family = description.families.first ?? .systemSmall
          let record = widget.instance(in: family).record
          return WidgetInstance(
            id: String(record.id.prefix { $0 != "/" }), kind: record.kind, family: family,
            configuration: record.configuration)
        }
      }
    }
  }

  /// The name under which the board's instances are stored.
  var name: String { file ?? pages.map(\.name).joined(separator: ",") }
}
