import WidgetLayout
import WidgetTimeline

/// A kind of widget in the gallery.
struct GalleryItem {
  /// The kind as instances have it.
  let kind: String
  /// The kind as a board writes it.
  let written: String
  let title: String
  /// A description in one sentence.
  let note: String
  /// The families that it is designed for, the smallest first.
  let families: [WidgetFamily]
  /// The executable that draws it; `nil` for a kind of this program.
  let executable: BundleExecutable?
  /// The preview that it is; `nil` for a kind.
  var preview: GalleryPreview? = nil

  /// The items of a catalogue, in its order: the program's own kinds, then those of its bundles. A
  /// kind that is retired is left out.
  @MainActor
  static func all(of catalog: Catalog) -> [GalleryItem] {
    let kinds = kinds(of: catalog)
    guard catalog["text"]?.settings != nil else { return kinds }
    return [anySource] + kinds
  }

  /// The item that stands for no kind: a source's answer decides.
  private static let anySource = GalleryItem(
    kind: "", written: "", title: "Any source",
    note: "A command, an address or a file is read once, and shown by the kind that suits it.",
    families: [], executable: nil)

  /// True for the item whose kind a source decides.
  var isOfAnySource: Bool { kind.isEmpty }

  @MainActor
  private static func kinds(of catalog: Catalog) -> [GalleryItem] {
    catalog.names.all.compactMap { name in
      guard case .kind(let kind) = catalog.names.meaning(of: name),
        let description = catalog[kind], description.retirement == nil
      else { return nil }
      let owner = catalog.bundles.first { bundle in
        bundle.widgets.contains { bundle.kind($0.kind) == kind }
      }
      return GalleryItem(
        kind: kind, written: name,
        title: description.displayName, note: description.description,
        families: order.filter(description.families.contains), executable: owner?.executable)
    }
  }

  /// All families, the smallest first.
  private static let order: [WidgetFamily] = [
    .accessoryInline, .accessoryCircular, .accessoryRectangular, .systemSmall, .systemMedium,
    .systemLarge, .systemExtraLarge,
  ]

  /// The number of the family that is shown first: the smallest of a board's usual ones.
  var firstFamily: Int { families.firstIndex { !$0.isAccessory } ?? 0 }
}
