internal import FoundationEssentials
internal import WidgetArchive
package import WidgetLayout

/// A preview in a bundle's sources, as the answer to `previews` lists it.
package struct BundlePreview: Codable, Sendable, Hashable {
  package var id: String
  package var name: String
  /// The module and the file, such as `Shop/Orders.swift`; `nil` if the program does not know them.
  package var file: String?
  package var line: Int?

  package init(id: String, name: String, file: String?, line: Int?) {
    (self.id, self.name, self.file, self.line) = (id, name, file, line)
  }
}

/// The description of a picture of a preview or of a timeline's entry, beside its archive.
package struct BundlePicture: Codable, Sendable, Hashable {
  package var title: String
  /// The name of a view in a `PreviewProvider`; `nil` for any other picture.
  package var name: String?
  /// The short name of the family; `nil` for a view without one.
  package var family: String?
  package var width: Int
  package var height: Int
  package var margins: Bool
  /// The program's own date, in seconds since 1970.
  package var clock: Double
}

extension BundleAnswer {
  /// Creates the answer with a picture as it is drawn on a light or a dark ground.
  @MainActor
  package init(_ picture: PreviewPicture, on scheme: ColorScheme) {
    self.init()
    let instance = WidgetInstance(
      id: "preview", kind: "preview", family: picture.family ?? .systemLarge)
    draw(
      picture.entry.shown(on: scheme), of: instance, title: picture.title, size: picture.size,
      hasContentMargins: picture.hasContentMargins)
    self.picture = BundlePicture(
      title: picture.title, name: picture.name, family: picture.family?.shortName,
      width: picture.size.width,
      height: picture.size.height, margins: picture.hasContentMargins,
      clock: Date().timeIntervalSince1970)
  }
}
