import WidgetArchive
import WidgetLayout
import WidgetTimeline

extension BoardCatalog {
  /// Returns the tile of a widget at a place, or of several that share it, each in the requested
  /// family or the one that uses the place best.
  func tile(
    for place: Arrangement.Tile, family: WidgetFamily?, stacks: [String: [String]],
    look: BoardLook
  ) -> Tile? {
    guard let names = stacks[place.name] else {
      return tile(
        place.name, family: self.family(of: place, place.name, family), rect: place.rect,
        look: look)
    }
    let tiles = names.filter(isAvailable).compactMap { name in
      tile(name, family: self.family(of: place, name, family), rect: place.rect, look: look)
    }
    var shared = Tile(
      WidgetStack(members: tiles.map(\.instance), titles: tiles.map(\.title)), rect: place.rect)
    shared?.adopt(look)
    shared?.hasContentMargins = tiles.allSatisfy(\.hasContentMargins)
    return shared
  }

  /// Returns the requested family, or the board's, or the drawn one if it fits, or the one that
  /// suits the place best.
  private func family(
    of place: Arrangement.Tile, _ name: String, _ family: WidgetFamily?
  ) -> WidgetFamily {
    let supported = description(name)?.families ?? []
    if let family = family ?? widget(name)?.family { return family }
    if let drawn = place.family, supported.contains(drawn),
      WidgetFamily.fitting(place.rect.size).contains(drawn)
    {
      return drawn
    }
    return WidgetFamily.best(for: place.rect.size, of: supported)
  }

  /// Returns the tile of a widget in a family.
  func tile(
    _ name: String, family: WidgetFamily, rect: Rect, look: BoardLook
  ) -> Tile? {
    guard let widget = widget(name), let description = self[widget.kind] else { return nil }
    var tile = Tile(
      name: name, instance: widget.instance(in: family),
      title: widget.title ?? description.displayName, rect: rect,
      hasContentMargins: description.hasContentMargins)
    tile.adopt(look)
    return tile
  }
}
