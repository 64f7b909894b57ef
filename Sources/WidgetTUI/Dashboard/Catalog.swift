import WidgetArchive
import WidgetLayout
import WidgetSettings
import WidgetTimeline

/// The available kinds of widgets, by name.
@MainActor
struct Catalog {
  private var descriptions: [String: WidgetDescription]
  /// The names of kinds on boards.
  private(set) var names: KindNames
  /// The bundles whose kinds are included.
  private(set) var bundles: [BoardBundle] = []
  /// The folder that stores bundles' descriptions, or `nil` to store none.
  let state: SharedFolder?
  /// The widgets that a board configures, by name.
  private(set) var widgets: [String: BoardWidget] = [:]
  /// The name of this machine, for widgets that are shown on certain machines only.
  private var host = ""
  /// The kinds, in their bundle's order.
  let kinds: [String]
  /// Notifies the bundle of widgets that were added, removed or changed.
  let instancesChanged: @MainActor ([InstanceChange]) -> Void

  /// Creates the catalogue of the program's own bundle.
  ///
  /// - Parameter state: The folder of this program, or `nil` to store nothing.
  init(_ bundle: some WidgetBundle, state: SharedFolder? = nil) {
    self.state = state
    instancesChanged = { bundle.instancesChanged($0) }
    let all = bundle.descriptions
    kinds = all.map(\.kind)
    descriptions = Dictionary(all.map { ($0.kind, $0) }) { first, _ in first }
    names = KindNames(kinds, [])
  }

  /// The catalogue with sample data in place of the providers' timelines.
  var previewing: Catalog {
    var catalog = self
    catalog.isPreviewing = true
    catalog.descriptions = descriptions.mapValues(\.previewing)
    return catalog
  }

  /// True if providers only give sample data.
  private var isPreviewing = false

  /// The names of the kinds that need no settings, so that a page can name them directly.
  var ownKinds: [String] {
    names.all.filter { name in
      guard !name.contains("/"), case .kind(let kind) = names.meaning(of: name) else {
        return false
      }
      return descriptions[kind]?.settings?.standsAlone ?? true
    }
  }

  /// Returns the catalogue with the kinds of these bundles in place of those of others.
  func adding(_ bundles: [BoardBundle]) -> Catalog {
    if bundles.isEmpty, self.bundles.isEmpty { return self }
    var catalog = self
    for kind in descriptions.keys where BundleKind(kind) != nil { catalog.descriptions[kind] = nil }
    for description in bundles.flatMap(\.descriptions) {
      catalog.descriptions[description.kind] = isPreviewing ? description.previewing : description
    }
    catalog.bundles = bundles
    catalog.names = KindNames(kinds, bundles)
    return catalog
  }

  /// Returns the catalogue with the widgets of a board, on the machine `host`.
  func placing(_ board: Board, on host: String) -> Catalog {
    var catalog = adding(board.bundles)
    catalog.widgets = board.widgets
    catalog.host = host
    return catalog
  }

  /// Returns the widget with a name: the board's, or a kind's; `nil` if there is neither.
  func widget(_ name: String) -> BoardWidget? {
    if let widget = widgets[name] { return widget }
    guard case .kind(let kind) = names.meaning(of: name) else { return nil }
    return BoardWidget(name: BundleKind.name(of: kind), kind: kind)
  }

  /// Returns the description of the kind of the widget with a name.
  func description(_ name: String) -> WidgetDescription? { widget(name).flatMap { self[$0.kind] } }

  /// The description of a kind, or `nil` if it is unknown.
  subscript(kind: String) -> WidgetDescription? {
    if let description = descriptions[kind] { return description }
    guard let kind = BundleKind(kind),
      let bundle = bundles.first(where: { $0.executable.folder == kind.bundle }), bundle.isUnknown
    else { return nil }
    return bundle.description(ofUnknown: kind.name)
  }

  /// Returns true for a kind of a bundle whose kinds are not known.
  func isUnknown(_ kind: String) -> Bool {
    BundleKind(kind) != nil && descriptions[kind] == nil && self[kind] != nil
  }

  /// Returns true if the widget exists, is to be shown on this machine, and its source is
  /// available.
  func isAvailable(_ name: String) -> Bool {
    guard let widget = widget(name), let description = self[widget.kind],
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
    guard let widget = widget(name), let description = self[widget.kind] else { return nil }
    return Tile(
      name: name, instance: widget.instance(in: family),
      title: widget.title ?? description.displayName, rect: rect,
      hasContentMargins: description.hasContentMargins)
  }
}
