import WidgetArchive
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
  /// The kinds, in their bundle's order.
  let kinds: [String]
  /// True if trusted bundles are asked for their descriptions in a sandbox as well: their user may still have to
  /// read the board that trusts them.
  var confinesBundles = false
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

  /// The description of a kind, or `nil` if it is unknown.
  subscript(kind: String) -> WidgetDescription? {
    if let description = descriptions[kind] { return description }
    if let unclear = UnclearKind(kind) { return unclear.description }
    guard let kind = BundleKind(kind),
      let bundle = bundles.first(where: { $0.executable.folder == kind.bundle }), bundle.isUnknown
    else { return nil }
    return bundle.description(ofUnknown: kind.name)
  }

  /// Returns true for a kind of a bundle whose kinds are not known.
  func isUnknown(_ kind: String) -> Bool {
    BundleKind(kind) != nil && descriptions[kind] == nil && self[kind] != nil
  }
}
