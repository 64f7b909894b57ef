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

extension BundlePicture {
  /// The most cells of a side; a preview has at most 200 of them.
  private static let longest = 1000

  private enum CodingKeys: String, CodingKey {
    case title, name, family, width, height, margins, clock
  }

  /// Reads the description of a picture that a screen may show: the program may name any size.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func side(_ key: CodingKeys) throws -> Int {
      let side = try values.decode(Int.self, forKey: key)
      guard (1...Self.longest).contains(side) else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: values, debugDescription: "expected 1 to \(Self.longest) cells")
      }
      return side
    }
    title = try values.decode(String.self, forKey: .title)
    name = try values.decodeIfPresent(String.self, forKey: .name)
    family = try values.decodeIfPresent(String.self, forKey: .family)
    (width, height) = (try side(.width), try side(.height))
    margins = try values.decode(Bool.self, forKey: .margins)
    clock = try values.decode(Double.self, forKey: .clock)
  }

  /// The size in cells, inside the border of a family's tile.
  package var size: Size { Size(width: width, height: height) }
}

extension BundleAnswer {
  /// The description of the line's picture, and the archive that has it; `nil` if the archive has none of the size
  /// that is described: an empty one in its place would look like what the widget shows.
  package var drawing: (picture: BundlePicture, archive: ArchivedTimeline)? {
    guard let picture, let archive = timeline, let entry = archive.entries.first,
      entry.pictures.contains(where: { archive.pictures.size($0) == picture.size })
    else { return nil }
    return (picture, archive)
  }

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
