import FoundationEssentials
import WidgetArchive
import WidgetLayout
import WidgetTimeline

/// The places of widgets that a reload is about: those that are shown now, else those that were shown
/// before, else those of a board that never was.
@MainActor
struct ReloadTargets {
  private let folder: SharedFolder
  private let catalog: Catalog
  /// The board that was named, or the user's own; nil without one.
  private let board: Board?
  /// True where only the board's widgets are meant.
  private let isBoardNamed: Bool
  private let shown: [Want]

  init(in folder: SharedFolder, catalog: Catalog, board: Board?, isBoardNamed: Bool) {
    self.folder = folder
    self.board = board
    self.isBoardNamed = isBoardNamed
    self.catalog = board.map { catalog.placing($0, on: "") } ?? catalog
    shown = WantFile.all(in: folder, now: Date().timeIntervalSince1970)
  }

  /// The places of a widget, of a kind, or of all that is shown; without a name, of what was shown last
  /// where nothing is.
  func wants(of name: String?) throws -> [Want] {
    guard let name else { return all }
    for places in [shown.filter(isOfBoard), kept, listed] {
      let found = places.filter { Self.isNamed($0.instance, name) }
      if !found.isEmpty { return latest(found) }
    }
    if let want = ofBoard(name) { return [want] }
    throw UsageError.unknownWidget(name, known: known)
  }

  /// Whether a place is shown by another process now.
  func isShown(_ want: Want) -> Bool { shown.contains { $0.instance.id == want.instance.id } }

  private var all: [Want] {
    let meant = shown.filter(isOfBoard)
    if !meant.isEmpty { return meant }
    let ids = Set(InstanceList.all(in: folder).flatMap(\.instances).map(\.id))
    let listed = kept.filter { ids.contains($0.instance.id) }
    return listed.isEmpty ? latest(kept) : listed
  }

  private static func isNamed(_ instance: WidgetInstance, _ name: String) -> Bool {
    [instance.id, instance.kind, InstanceName.widget(of: instance.id)].contains(name)
  }

  private func isOfBoard(_ want: Want) -> Bool {
    !isBoardNamed || boardInstances.contains(want.instance.id)
  }

  private var boardInstances: Set<String> { board?.identifiers(of: catalog) ?? [] }

  /// What is archived, in the size of its pictures.
  private var kept: [Want] {
    folder.instances.compactMap { id in
      (try? folder.timeline(id)).flatMap { $0 }.map { archive in
        let picture = archive.entries.last?.pictures.first
        return Want(
          instance: archive.instance,
          size: picture.map { archive.pictures.size($0) } ?? archive.instance.family.insideSize)
      }
    }.filter(isOfBoard)
  }

  /// What stands on boards that were opened, though nothing came of it yet.
  private var listed: [Want] {
    InstanceList.all(in: folder).flatMap(\.instances)
      .map { Want(instance: $0, size: $0.family.insideSize) }.filter(isOfBoard)
  }

  /// A widget of the board that was never shown.
  private func ofBoard(_ name: String) -> Want? {
    guard let widget = catalog.widget(name), board?.widgets[name] != nil || isBoardNamed,
      let description = catalog.description(name)
    else { return nil }
    let family = widget.family ?? description.families.first ?? .systemSmall
    return Want(instance: widget.instance(in: family), size: family.insideSize)
  }

  /// Of a widget that was configured in several ways, the one that is on a board, else the one that
  /// was read last.
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
    (try? folder.timeline(want.instance.id)).flatMap { $0?.outcomes.last?.date } ?? .distantPast
  }

  private var known: [String] {
    let names =
      folder.instances.map { InstanceName.widget(of: $0) }
      + InstanceList.all(in: folder).flatMap(\.names) + (board?.widgets.keys.sorted() ?? [])
    return Set(names).subtracting(catalog.kinds).sorted() + catalog.kinds
  }
}

extension WidgetFamily {
  /// The cells inside of its own tile's border.
  fileprivate var insideSize: Size { inside(of: Rect(size: tileSize)).size }
}
