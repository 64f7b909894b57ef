public import AppleFoundation

/// The folders of an app's colours and pictures: Xcode's `.xcassets`.
///
/// It searches the folders of `WIDGETTUI_ASSETS` (separated by `:`), those added here, and the
/// resources of the given bundle.
public enum AssetCatalog {
  private static let added = FolderList()

  /// Adds a folder: an `.xcassets`, or one that contains such folders.
  public static func add(folder: URL) { added.append(folder) }

  private static func folders(in bundle: Bundle?) -> [URL] {
    let named = ProcessInfo.processInfo.environment["WIDGETTUI_ASSETS"] ?? ""
    return named.split(separator: ":").map { URL(fileURLWithPath: String($0)) } + added.all
      + [(bundle ?? .main).resourceURL].compactMap { $0 }
  }

  /// Returns the folder of an asset: `NAME.colorset` somewhere in a catalogue; a name may contain
  /// folders.
  private static func folder(named name: String, kind: String, in bundle: Bundle?) -> URL? {
    let suffix = "/\(name).\(kind)"
    for root in folders(in: bundle) {
      let catalogs =
        root.pathExtension == "xcassets"
        ? [root]
        : ((try? FileManager.default.contentsOfDirectory(
          at: root, includingPropertiesForKeys: nil)) ?? []).filter {
            $0.pathExtension == "xcassets"
          }
      for catalog in catalogs {
        let paths = FileManager.default.enumerator(atPath: catalog.path)
        while let path = paths?.nextObject() as? String {
          if "/\(path)".hasSuffix(suffix) { return catalog.appendingPathComponent(path) }
        }
      }
    }
    return nil
  }

  /// A colour on a light and on a dark ground.
  struct NamedColor {
    let light: ColorParts
    let dark: ColorParts
  }

  /// Returns a colour.
  static func color(named name: String, in bundle: Bundle?) -> NamedColor? {
    guard let contents: ColorSet = contents(of: name, kind: "colorset", in: bundle)?.value
    else { return nil }
    func parts(_ ground: AssetGround) -> ColorParts? {
      ColorSet.Entry.best(of: contents.colors, on: ground) { $0.color?.parts != nil }?.color?.parts
    }
    guard let light = parts(.light), let dark = parts(.dark) else { return nil }
    return NamedColor(light: light, dark: dark)
  }

  /// A picture's files on a light and on a dark ground, which may be the same.
  struct NamedPicture {
    /// A file, and its number of pixels in a point.
    struct File: Equatable {
      let path: String
      let scale: Double
    }

    let light: File
    let dark: File
    let isTemplate: Bool
  }

  /// Returns a picture in the largest scale that there is.
  static func picture(named name: String, in bundle: Bundle?) -> NamedPicture? {
    guard
      let (folder, contents): (URL, PictureSet) = contents(of: name, kind: "imageset", in: bundle)
    else { return nil }
    func file(_ ground: AssetGround) -> NamedPicture.File? {
      let file = PictureSet.File.best(of: contents.images, on: ground) { $0.filename != nil }
      guard let file, let filename = file.filename else { return nil }
      return .init(
        path: folder.appendingPathComponent(filename).path, scale: max(1, file.pixelsPerPoint))
    }
    guard let light = file(.light), let dark = file(.dark) else { return nil }
    return NamedPicture(
      light: light, dark: dark,
      isTemplate: contents.properties?.intent == "template")
  }

  /// Returns the folder of an asset and what its `Contents.json` says.
  private static func contents<Contents: Decodable>(
    of name: String, kind: String, in bundle: Bundle?
  ) -> (folder: URL, value: Contents)? {
    guard let folder = folder(named: name, kind: kind, in: bundle),
      let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
      let value = try? JSONDecoder().decode(Contents.self, from: data)
    else { return nil }
    return (folder, value)
  }
}

/// A list of folders that any thread may use.
private final class FolderList: @unchecked Sendable {
  // Sendable: the lock guards `folders`.
  private let lock = NSLock()
  private var folders: [URL] = []

  var all: [URL] { lock.withLock { folders } }
  func append(_ folder: URL) { lock.withLock { folders.append(folder) } }
}

/// A variant of an asset: for a kind of device, an appearance and, of a picture, a scale.
private protocol AssetVariant {
  var idiom: String? { get }
  var appearances: [AssetAppearance]? { get }
  /// The number of a picture's pixels in a point; 0 where it has no scale.
  var pixelsPerPoint: Double { get }
}

/// An appearance that a variant of an asset is for.
private struct AssetAppearance: Decodable {
  let appearance: String?
  let value: String
}

extension AssetVariant {
  /// True for a variant of an iPhone.
  private var isOfPhone: Bool { idiom == nil || idiom == "universal" || idiom == "iphone" }

  /// Returns the variant for a ground, in its largest scale: those of an iPhone before those of other
  /// devices, and what is for any appearance where nothing is for this one.
  static func best(
    of variants: [Self], on ground: AssetGround, where isUsable: (Self) -> Bool
  ) -> Self? {
    let usable = variants.filter(isUsable)
    let phone = usable.filter(\.isOfPhone)
    func rank(_ variant: Self) -> Int {
      switch variant.appearances?.map(\.value) ?? [] {
      case [ground.rawValue]: 2
      case []: 1
      default: 0
      }
    }
    return (phone.isEmpty ? usable : phone).max {
      (rank($0), $0.pixelsPerPoint) < (rank($1), $1.pixelsPerPoint)
    }
  }
}

/// The ground that an asset is shown on, as catalogues name it.
enum AssetGround: String { case light, dark }

/// The `Contents.json` of a picture.
private struct PictureSet: Decodable {
  struct File: Decodable, AssetVariant {
    let idiom: String?
    let filename: String?
    let scale: String?
    let appearances: [AssetAppearance]?

    var pixelsPerPoint: Double { scale.flatMap { Double($0.prefix { $0 != "x" }) } ?? 0 }
  }

  struct Properties: Decodable {
    let intent: String?

    enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
  }

  let images: [File]
  let properties: Properties?
}

/// The `Contents.json` of a colour.
private struct ColorSet: Decodable {
  struct Entry: Decodable, AssetVariant {
    struct Value: Decodable { let components: [String: String]? }
    let idiom: String?
    let appearances: [AssetAppearance]?
    let color: Value?

    var pixelsPerPoint: Double { 0 }
  }

  let colors: [Entry]
}

extension ColorSet.Entry.Value {
  /// The components, written as `0.5`, `128` or `0x80`.
  var parts: ColorParts? {
    guard let components else { return nil }
    func part(_ name: String) -> Double? {
      guard let text = components[name] else { return nil }
      if text.hasPrefix("0x") {
        return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
      }
      guard let number = Double(text) else { return nil }
      return text.contains(".") ? number : number / 255
    }
    let alpha = components["alpha"].flatMap { Double($0) } ?? 1
    if let white = part("white") {
      return ColorParts(red: white, green: white, blue: white, alpha: alpha)
    }
    guard let red = part("red"), let green = part("green"), let blue = part("blue") else {
      return nil
    }
    return ColorParts(red: red, green: green, blue: blue, alpha: alpha)
  }
}
