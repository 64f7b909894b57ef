import WidgetArchive
import WidgetLayout
import WidgetSettings
import WidgetTimeline

/// The available kinds of widgets, by name.
@MainActor
struct Catalog {
  private let descriptions: [String: WidgetDescription]
  /// The widgets that a board configures, by name.
  private(set) var widgets: [String: BoardWidget] = [:]
  /// The name of this machine, for widgets that are shown on certain machines only.
  private var host = ""
  /// The kinds, in their bundle's order.
  let kinds: [String]
  /// Notifies the bundle of widgets that were added, removed or changed.
  let instancesChanged: @MainActor ([InstanceChange]) -> Void

  init(_ bundle: some WidgetBundle) {
    instancesChanged = { bundle.instancesChanged($0) }
    let all = bundle.descriptions
    kinds = all.map(\.kind)
    descriptions = Dictionary(all.map { ($0.kind, $0) }) { first, _ in first }
  }

  /// The catalogue with sample data in place of the providers' timelines.
  var previewing: Catalog {
    Catalog(
      descriptions: descriptions.mapValues(\.previewing), kinds: kinds, instancesChanged: { _ in })
  }

  /// The kinds that need no settings, so that a page can name them directly.
  var ownKinds: [String] { kinds.filter { descriptions[$0]?.settings?.standsAlone ?? true } }

  /// Returns the catalogue with the widgets of a board, on the machine `host`.
  func placing(_ board: Board, on host: String) -> Catalog {
    var catalog = self
    catalog.widgets = board.widgets
    catalog.host = host
    return catalog
  }

  /// Returns the widget with a name: the board's, or a kind's; `nil` if there is neither.
  func widget(_ name: String) -> BoardWidget? {
    widgets[name] ?? descriptions[name].map { _ in BoardWidget(name: name, kind: name) }
  }

  /// Returns the description of the kind of the widget with a name.
  func description(_ name: String) -> WidgetDescription? {
    widget(name).flatMap { descriptions[$0.kind] }
  }

  private init(
    descriptions: [String: WidgetDescription], kinds: [String],
    instancesChanged: @escaping @MainActor ([InstanceChange]) -> Void
  ) {
    self.descriptions = descriptions
    self.kinds = kinds
    self.instancesChanged = instancesChanged
  }

  subscript(kind: String) -> WidgetDescription? { descriptions[kind] }

  /// Returns true if the widget exists, is to be shown on this machine, and its source is
  /// available.
  func isAvailable(_ name: String) -> Bool {
    guard let widget = widget(name), let description = descriptions[widget.kind],
      widget.condition.holds(on: host)
    else { return false }
    if widget.isOptional, let settings = description.settings {
      return settings.isThere(Setting(words: widget.configuration))
    }
    return description.isAvailable()
  }

  /// Returns the tile of a widget at a place, or of several that share it, each in the requested
  /// family or the one that uses the place best.
  func tile(
    for place: Arrangement.Tile, family: WidgetFamily?, stacks: [String: [String]]
  ) -> Tile? {
    guard let names = stacks[place.name] else {
      return tile(
        place.name, family: self.family(of: place, place.name, family), rect: place.rect)
    }
    let tiles = names.filter(isAvailable).compactMap { name in
      tile(name, family: self.family(of: place, name, family), rect: place.rect)
    }
    var shared = Tile(
      WidgetStack(members: tiles.map(\.instance), titles: tiles.map(\.title)), rect: place.rect)
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
  func tile(_ name: String, family: WidgetFamily, rect: Rect) -> Tile? {
    guard let widget = widget(name), let description = descriptions[widget.kind] else { return nil }
    return Tile(
      name: name, instance: widget.instance(in: family),
      title: widget.title ?? description.displayName, rect: rect,
      hasContentMargins: description.hasContentMargins)
  }
}
