import WidgetArchive
import WidgetLayout
import WidgetTimeline

/// The kinds of widgets there are, by name.
@MainActor
struct Catalog {
  private let descriptions: [String: WidgetDescription]
  /// The kinds in the order in which their bundle has them.
  let kinds: [String]

  init(_ bundle: some WidgetBundle) {
    let all = bundle.descriptions
    kinds = all.map(\.kind)
    descriptions = Dictionary(all.map { ($0.kind, $0) }) { first, _ in first }
  }

  subscript(kind: String) -> WidgetDescription? { descriptions[kind] }

  /// True if the kind exists and its source is there.
  func isAvailable(_ kind: String) -> Bool { descriptions[kind]?.isAvailable() ?? false }

  /// The tile of a widget at a place: its instance in the family that was asked for, or uses the
  /// place best.
  func tile(for place: Arrangement.Tile, family: WidgetFamily?) -> Tile? {
    guard let description = descriptions[place.name] else { return nil }
    let family = family ?? WidgetFamily.best(for: place.rect.size, of: description.families)
    return tile(kind: place.name, family: family, rect: place.rect)
  }

  /// The tile of a kind in a family.
  func tile(kind: String, family: WidgetFamily, rect: Rect) -> Tile? {
    guard let description = descriptions[kind] else { return nil }
    return Tile(
      instance: WidgetInstance(id: "\(kind)/\(family.shortName)", kind: kind, family: family),
      title: description.displayName, rect: rect)
  }
}
