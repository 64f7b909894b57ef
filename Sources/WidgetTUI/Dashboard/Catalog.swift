import WidgetArchive
import WidgetLayout
import WidgetSettings
import WidgetTimeline

/// The kinds of widgets there are, by name.
@MainActor
struct Catalog {
  private let descriptions: [String: WidgetDescription]
  /// The widgets that a board configures, by their names.
  private(set) var widgets: [String: BoardWidget] = [:]
  /// The name of this machine, for widgets that are shown on some only.
  private var host = ""
  /// The kinds in the order in which their bundle has them.
  let kinds: [String]
  /// Tells the bundle of widgets that came and went.
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

  /// The kinds that need no settings: their names may stand on a page as they are.
  var ownKinds: [String] { kinds.filter { descriptions[$0]?.settings?.standsAlone ?? true } }

  /// The catalogue with the widgets of a board on the machine `host`.
  func placing(_ board: Board, on host: String) -> Catalog {
    var catalog = self
    catalog.widgets = board.widgets
    catalog.host = host
    return catalog
  }

  /// The widget of a name: the board's, or a kind as it is; nil where there is neither.
  func widget(_ name: String) -> BoardWidget? {
    widgets[name] ?? descriptions[name].map { _ in BoardWidget(name: name, kind: name) }
  }

  /// What the kind of a name says of itself.
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

  /// True if the widget exists, is to be shown on this machine, and its source is there.
  func isAvailable(_ name: String) -> Bool {
    guard let widget = widget(name), let description = descriptions[widget.kind],
      widget.condition.holds(on: host)
    else { return false }
    if widget.isOptional, let settings = description.settings {
      return settings.isThere(Setting(words: widget.configuration))
    }
    return description.isAvailable()
  }

  /// The tile of a widget at a place, or of several that share it: each in the family that was asked
  /// for, or uses the place best.
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

  /// The family that was asked for, that the board asks for, that was drawn where there is room for
  /// it, or that the room is best for.
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

  /// The tile of a widget in a family.
  func tile(_ name: String, family: WidgetFamily, rect: Rect) -> Tile? {
    guard let widget = widget(name), let description = descriptions[widget.kind] else { return nil }
    return Tile(
      name: name, instance: widget.instance(in: family),
      title: widget.title ?? description.displayName, rect: rect,
      hasContentMargins: description.hasContentMargins)
  }
}
