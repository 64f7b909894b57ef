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

  /// Returns a colour; the one for dark appearance if there are two.
  static func color(named name: String, in bundle: Bundle?) -> ColorParts? {
    guard let folder = folder(named: name, kind: "colorset", in: bundle),
      let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
      let contents = try? JSONDecoder().decode(ColorSet.self, from: data)
    else { return nil }
    let dark = contents.colors.first { $0.appearances?.contains { $0.value == "dark" } ?? false }
    let plain = contents.colors.first { $0.appearances == nil }
    return (dark ?? plain ?? contents.colors.first)?.color?.parts
  }

  /// Returns the path of a picture in the largest scale.
  static func picture(named name: String, in bundle: Bundle?) -> String? {
    guard let folder = folder(named: name, kind: "imageset", in: bundle),
      let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
      let contents = try? JSONDecoder().decode(PictureSet.self, from: data)
    else { return nil }
    let file = contents.images.filter { $0.filename != nil }.max {
      ($0.scale ?? "1x") < ($1.scale ?? "1x")
    }
    return file?.filename.map { folder.appendingPathComponent($0).path }
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

/// The `Contents.json` of a picture.
private struct PictureSet: Decodable {
  struct File: Decodable {
    let filename: String?
    let scale: String?
  }

  let images: [File]
}

/// The `Contents.json` of a colour.
private struct ColorSet: Decodable {
  struct Entry: Decodable {
    struct Appearance: Decodable { let value: String }
    struct Value: Decodable { let components: [String: String]? }
    let appearances: [Appearance]?
    let color: Value?
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
