import WidgetArchive
import WidgetLayout
import WidgetTimeline

/// The kinds of widgets there are, by name.
@MainActor
struct Catalog {
  private let descriptions: [String: WidgetDescription]
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
      descriptions: descriptions.mapValues { description in
        var description = description
        description.source = description.source.previewing
        description.isAvailable = { true }
        return description
      }, kinds: kinds, instancesChanged: { _ in })
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

  /// True if the kind exists and its source is there.
  func isAvailable(_ kind: String) -> Bool { descriptions[kind]?.isAvailable() ?? false }

  /// The tile of a widget at a place, or of several that share it: each in the family that was asked
  /// for, or uses the place best.
  func tile(
    for place: Arrangement.Tile, family: WidgetFamily?, stacks: [String: [String]]
  ) -> Tile? {
    guard let names = stacks[place.name] else {
      return tile(
        kind: place.name, family: self.family(of: place, kind: place.name, family), rect: place.rect
      )
    }
    let tiles = names.filter(isAvailable).compactMap { name in
      tile(kind: name, family: self.family(of: place, kind: name, family), rect: place.rect)
    }
    var shared = Tile(
      WidgetStack(members: tiles.map(\.instance), titles: tiles.map(\.title)), rect: place.rect)
    shared?.hasContentMargins = tiles.allSatisfy(\.hasContentMargins)
    return shared
  }

  private func family(
    of place: Arrangement.Tile, kind: String, _ family: WidgetFamily?
  ) -> WidgetFamily {
    family ?? WidgetFamily.best(for: place.rect.size, of: descriptions[kind]?.families ?? [])
  }

  /// The tile of a kind in a family.
  func tile(kind: String, family: WidgetFamily, rect: Rect) -> Tile? {
    guard let description = descriptions[kind] else { return nil }
    return Tile(
      instance: WidgetInstance(id: "\(kind)/\(family.shortName)", kind: kind, family: family),
      title: description.displayName, rect: rect,
      hasContentMargins: description.hasContentMargins)
  }
}
