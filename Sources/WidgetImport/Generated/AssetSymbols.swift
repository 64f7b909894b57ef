import WidgetBase

/// The source that Xcode makes of asset catalogues: a name for each colour and picture.
package struct AssetSymbols: Equatable, Sendable {
  private var colors: [String: String] = [:]
  private var images: [String: String] = [:]
  private let hasExtensions: Bool

  /// Names of SwiftUI's own members, which assets do not replace.
  private static let taken: Set<String> = [
    "accentColor", "primary", "secondary", "black", "white", "red", "green", "blue", "orange",
    "yellow",
    "pink", "purple", "gray", "clear", "mint", "teal", "cyan", "indigo", "brown",
  ]

  /// - Parameter hasExtensions: True if the names are members of `Color` and `Image` too.
  package init(_ catalogs: [String], hasExtensions: Bool, in tree: any FileTree) {
    self.hasExtensions = hasExtensions
    for catalog in catalogs { read(catalog, name: "", in: tree) }
  }

  package var isEmpty: Bool { colors.isEmpty && images.isEmpty }

  private mutating func read(_ folder: String, name prefix: String, in tree: any FileTree) {
    for name in tree.names(in: folder) 
    where tree.isFolder("\(folder)/\(name)") && !tree.isLink("\(folder)/\(name)") {
      let path = "\(folder)/\(name)"
      switch Path.ending(of: name) {
      case "colorset":
        colors[Self.symbol(Path.stem(of: name), without: "color")] = prefix + Path.stem(of: name)
      case "imageset":
        images[Self.symbol(Path.stem(of: name), without: "image")] = prefix + Path.stem(of: name)
      case "": read(path, name: prefix + Self.namespace(path, name, tree), in: tree)
      default: continue
      }
    }
  }

  /// Returns what a folder adds to the names in it.
  private static func namespace(_ path: String, _ name: String, _ tree: any FileTree) -> String {
    guard let bytes = tree.bytes(at: "\(path)/Contents.json"), let list = try? PropertyList(bytes),
      list["properties"]?["provides-namespace"]?.text == "YES"
    else { return "" }
    return "\(name)/"
  }

  /// Returns a name as Xcode makes it: words joined, the first one in lower case, without the kind.
  static func symbol(_ name: String, without kind: String) -> String {
    let words = name.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    var text = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    if text.lowercased().hasSuffix(kind), text.count > kind.count { text.removeLast(kind.count) }
    text = lowered(text)
    if text.first?.isNumber == true { text = "_" + text }
    return Self.keywords.contains(text) ? "`\(text)`" : text
  }

  /// Returns a name whose capitals at the beginning are small: `URLField` becomes `urlField`.
  private static func lowered(_ text: String) -> String {
    let capitals = text.prefix { $0.isUppercase }.count
    let count = capitals > 1 && capitals < text.count ? capitals - 1 : capitals
    return text.prefix(count).lowercased() + text.dropFirst(count)
  }

  private static let keywords: Set<String> = [
    "default", "class", "struct", "enum", "func", "var", "let", "in", "is", "as", "for", "if",
    "else",
    "case", "switch", "return", "import", "public", "private", "internal", "static", "true",
    "false",
    "nil", "self", "super", "repeat", "while", "do", "try", "catch", "throw", "where", "operator",
  ]

  /// The names in Swift.
  package var source: String {
    var text = "import SwiftUI\n"
    text += Self.resource("ColorResource", of: "Color", colors)
    text += Self.resource("ImageResource", of: "Image", images)
    if hasExtensions {
      text += extensions(of: "Color", colors)
      if !colors.isEmpty { text += "\n" + styles }
      text += extensions(of: "Image", images)
    }
    return text
  }

  private static func resource(_ type: String, of view: String, _ names: [String: String]) -> String
  {
    guard !names.isEmpty else { return "" }
    let members = names.sorted { $0.key < $1.key }.map {
      "  static let \($0.key) = \(type)(name: \"\($0.value.escapingLiteral)\")\n"
    }.joined()
    return """

      struct \(type): Hashable, Sendable {
        let name: String
      \(members)}

      extension \(view) {
        init(_ resource: \(type)) { self.init(resource.name) }
      }

      """
  }

  private func extensions(of view: String, _ names: [String: String]) -> String {
    let members = names.filter { !Self.taken.contains($0.key) }.sorted { $0.key < $1.key }
    guard !members.isEmpty else { return "" }
    let lines = members.map {
      "  static var \($0.key): \(view) { \(view)(\"\($0.value.escapingLiteral)\") }\n"
    }
    return "\nextension \(view) {\n\(lines.joined())}\n"
  }

  private var styles: String {
    let members = colors.filter { !Self.taken.contains($0.key) }.sorted { $0.key < $1.key }
    guard !members.isEmpty else { return "" }
    let lines = members.map {
      "  static var \($0.key): Color { Color(\"\($0.value.escapingLiteral)\") }\n"
    }
    return "extension ShapeStyle where Self == Color {\n\(lines.joined())}\n"
  }
}
