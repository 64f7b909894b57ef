import WidgetArchive
import WidgetLayout
import WidgetTimeline

extension Board {
  /// Returns all widgets of the board, each in the family that its own setting names or that a page
  /// draws it in, else in the first that it supports; the family that is shown depends on the
  /// screen.
  @MainActor
  func instances(_ catalog: BoardCatalog) -> [WidgetInstance] {
    var names: [String] = []
    for name in pages.flatMap(\.names).flatMap({ stacks[$0] ?? [$0] }) where !names.contains(name) {
      names.append(name)
    }
    return names.compactMap { name in
      catalog.widget(name).flatMap { widget in
        catalog[widget.kind].map { description in
          let family = widget.family ?? drawnFamily(of: name, among: description.families)
          let record = widget.instance(in: family).record
          return WidgetInstance(
            id: String(record.id.prefix { $0 != "/" }), kind: record.kind, family: family,
            configuration: record.configuration)
        }
      }
    }
  }

  /// Returns the family of the first place that a page's largest map gives a widget or its stack, or
  /// else the first supported family.
  private func drawnFamily(of name: String, among families: [WidgetFamily]) -> WidgetFamily {
    let names = [name] + stacks.filter { $0.value.contains(name) }.keys.sorted()
    for page in pages where page.hasDrawnFamilies {
      guard let place = page.maps.last?.places.first(where: { names.contains($0.name) }) else {
        continue
      }
      let family = WidgetFamily.drawn(place.rect.size)
      if families.contains(family) { return family }
    }
    return families.first ?? .systemSmall
  }

  /// The name under which the board's instances are stored.
  var name: String { file ?? pages.map(\.name).joined(separator: ",") }
}
