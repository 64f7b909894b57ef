import FoundationEssentials
import WidgetArchive
import WidgetLayout
import WidgetTimeline

/// The places that a reload applies to: those shown now, else those shown before, else those of a
/// board that was never shown.
@MainActor
struct ReloadTargets {
  private let folder: SharedFolder
  private let catalog: BoardCatalog
  /// The named board, or the user's own; `nil` if there is none.
  private let board: Board?
  /// True if only the board's widgets are meant.
  private let isBoardNamed: Bool
  /// The places of this program's widgets that front ends show.
  private let shownOwn: [Want]
  /// The places of bundles' widgets that front ends show, or that bundles say they do.
  private let shownOfBundles: [Want]
  private let listing: ListedInstances

  init(in folder: SharedFolder, catalog: Catalog, board: Board?, isBoardNamed: Bool) {
    self.folder = folder
    self.board = board
    self.isBoardNamed = isBoardNamed
    let catalog = catalog.placing(board, on: "")
    self.catalog = catalog
    let listing = ListedInstances(in: folder, and: board?.instances(catalog) ?? [])
    self.listing = listing
    let now = Date().timeIntervalSince1970
    shownOwn = WantFile.all(in: folder, now: now)
    shownOfBundles = folder.bundles.flatMap { WantFile.all(of: $0, on: listing, now: now) }
  }

  /// Returns the places of a widget or kind, or of everything shown; without a name and with
  /// nothing shown, of what was shown last.
  func placements(of name: String?) throws -> [Placement] {
    guard let name else { return all.map { Placement($0) } }
    // A bundle may call a kind like another one's widget.
    if let found = first(where: { Self.isCalled($0.instance, name) }) { return found }
    if let placement = ofBoard(name) { return [placement] }
    let found = first { BundleKind.name(of: $0.instance.kind) == name }
    guard let found else { throw UsageError.unknownWidget(name, known: known) }
    return found
  }

  /// Returns the places that are meant of those shown now, or else of those shown before, or else of those listed; `nil`
  /// for none.
  private func first(where isMeant: (Want) -> Bool) -> [Placement]? {
    for places in [{ shown.filter(isOfBoard) }, { kept }, { listed }] {
      let found = places().filter(isMeant)
      if !found.isEmpty { return latest(found).map { Placement($0) } }
    }
    return nil
  }

  private var shown: [Want] { shownOwn + shownOfBundles }

  /// Returns true if another process shows an instance now.
  func isShown(_ id: String) -> Bool { shown.contains { $0.instance.id == id } }

  /// The places that are shown. If none of this program's widgets is, those that were shown before count for these: a
  /// bundle may say that its own are shown, and must not have the others left out.
  private var all: [Want] {
    let ofBundles = shownOfBundles.filter(isOfBoard)
    let own = shownOwn.filter(isOfBoard)
    if !own.isEmpty { return own + ofBundles }
    let ids = Set(InstanceList.all(in: folder).flatMap(\.instances).map(\.id))
    let listed = kept.filter { ids.contains($0.instance.id) }
    let before = listed.isEmpty ? latest(kept) : listed
    if ofBundles.isEmpty { return before }
    return before.filter { BundleKind($0.instance.kind) == nil } + ofBundles
  }

  private static func isCalled(_ instance: WidgetInstance, _ name: String) -> Bool {
    [instance.id, InstanceName.widget(of: instance.id)].contains(name)
  }

  private func isOfBoard(_ want: Want) -> Bool {
    !isBoardNamed || boardInstances.contains(want.instance.id)
  }

  private var boardInstances: Set<String> { board.map(catalog.identifiers) ?? [] }

  /// The archived instances, in the size of their pictures.
  private var kept: [Want] {
    (kept(in: folder) + folder.bundles.flatMap { kept(in: $0) }).filter(isOfBoard)
  }

  private func kept(in folder: SharedFolder) -> [Want] {
    folder.instances.compactMap { id in
      let listed = folder.isBundle ? listing.instance(id, of: folder) : nil
      guard listed != nil || !folder.isBundle, let archive = try? folder.timeline(id) else {
        return nil
      }
      let instance = listed.map { folder.shown($0) } ?? archive.instance
      let picture = archive.entries.last?.pictures.first
      return Want(
        instance: instance,
        size: picture.map { archive.pictures.size($0) } ?? instance.family.insideSize)
    }
  }

  /// The instances on boards that were opened, even if they are not archived yet.
  private var listed: [Want] {
    InstanceList.all(in: folder).flatMap(\.instances)
      .map { Want(instance: Self.placed($0), size: $0.family.insideSize) }.filter(isOfBoard)
  }

  /// Returns an instance with its family in its name: without one, as an agent's board lists it, it would be
  /// read beside the places of its widget, and these would never be reloaded again.
  private static func placed(_ instance: WidgetInstance) -> WidgetInstance {
    guard InstanceName.shared(instance.id) == instance.id else { return instance }
    return WidgetInstance(
      id: "\(instance.id)/\(instance.family.shortName)", kind: instance.kind,
      family: instance.family, configuration: instance.configuration)
  }

  /// Returns the place of a widget of the board that was never shown.
  private func ofBoard(_ name: String) -> Placement? {
    guard let widget = catalog.widget(name), board?.widgets[name] != nil || isBoardNamed,
      let description = catalog.description(name)
    else { return nil }
    let family = widget.family ?? description.families.first ?? .systemSmall
    return Placement(widget.instance(in: family), size: family.insideSize)
  }

  /// Returns, of each widget with several configurations, the places that are on a board, or else
  /// those with the configuration read last.
  private func latest(_ wants: [Want]) -> [Want] {
    let listed = Set(InstanceList.all(in: folder).flatMap(\.instances).map(\.id))
    return Dictionary(grouping: wants) { InstanceName.widget(of: $0.instance.id) }.values
      .flatMap { places -> [Want] in
        let standing = places.filter { listed.contains($0.instance.id) }
        if !standing.isEmpty { return standing }
        let newest = places.max { loaded($0) < loaded($1) }
        return places.filter { $0.instance.configuration == newest?.instance.configuration }
      }
  }

  private func loaded(_ want: Want) -> Date {
    (try? folder.home(of: want.instance).folder.timeline(want.instance.id)).flatMap {
      $0?.outcomes.last?.date
    } ?? .distantPast
  }

  private var known: [String] {
    let names =
      folder.instances.map { InstanceName.widget(of: $0) }
      + InstanceList.all(in: folder).flatMap(\.names) + (board?.widgets.keys.sorted() ?? [])
    return Set(names).subtracting(catalog.kinds).sorted() + catalog.kinds
  }
}

extension WidgetFamily {
  /// The size in cells inside the border of the family's own tile.
  fileprivate var insideSize: Size { inside(of: Rect(size: tileSize)).size }
}
