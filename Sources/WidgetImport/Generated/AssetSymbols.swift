import WidgetBase

/// The source that Xcode makes of asset catalogues: a name for each colour and picture.
package struct AssetSymbols: Equatable, Sendable {
  private var colors: [String: String] = [:]
  private var images: [String: String] = [:]
  private let hasExtensions: Bool
  /// The names that the sources declare themselves.
  private let declared: Set<String>

  /// Names of SwiftUI's own members, which assets do not replace.
  private static let taken: Set<String> = [
    "accentColor", "primary", "secondary", "black", "white", "red", "green", "blue", "orange",
    "yellow",
    "pink", "purple", "gray", "clear", "mint", "teal", "cyan", "indigo", "brown",
  ]

  /// - Parameters:
  ///   - hasExtensions: True if the names are members of `Color` and `Image` too.
  ///   - code: The sources, whose own members replace those of the same name.
  package init(
    _ catalogs: [String], hasExtensions: Bool, code: [String] = [], in tree: any FileTree
  ) {
    self.hasExtensions = hasExtensions
    declared = Self.declarations(code)
    for catalog in catalogs { read(catalog, name: "", in: tree) }
  }

  /// The static members in sources that extend colours, pictures or styles.
  private static func declarations(_ code: [String]) -> Set<String> {
    var names: Set<String> = []
    let kinds = ["extension Color", "extension Image", "extension ShapeStyle"]
    for text in code where kinds.contains(where: { text.contains($0) }) {
      for keyword in ["static var ", "static let "] {
        var rest = text[...]
        while let range = rest.firstExactRange(of: keyword) {
          rest = rest[range.upperBound...]
          names.insert(String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }))
        }
      }
    }
    return names
  }

  package var isEmpty: Bool { colors.isEmpty && images.isEmpty }

  private mutating func read(_ folder: String, name prefix: String, in tree: any FileTree) {
    for name in tree.names(in: folder)
    where tree.isFolder("\(folder)/\(name)") && !tree.isLink("\(folder)/\(name)") {
      let path = "\(folder)/\(name)"
      switch Path.ending(of: name) {
      case "colorset":
        colors[Self.place(prefix, Path.stem(of: name), without: "color")] =
          prefix + Path.stem(of: name)
      case "imageset", "symbolset":
        images[Self.place(prefix, Path.stem(of: name), without: "image")] =
          prefix + Path.stem(of: name)
      case "": read(path, name: prefix + Self.namespace(path, name, tree), in: tree)
      default: continue
      }
    }
  }

  /// Returns the symbol of a name below those of the folders that it is in.
  private static func place(_ prefix: String, _ name: String, without kind: String) -> String {
    let spaces = prefix.splitExactly(separator: "/").map { folder in
      folder.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
    return (spaces + [symbol(name, without: kind)]).joined(separator: ".")
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
    if text.lowercased().hasExactSuffix(kind), text.count > kind.count {
      text.removeLast(kind.count)
    }
    text = lowered(text)
    if text.first?.isNumber == true { text = "_" + text }
    return SwiftName.keywords.contains(text) ? "`\(text)`" : text
  }

  /// Returns a name whose capitals at the beginning are small: `URLField` becomes `urlField`.
  private static func lowered(_ text: String) -> String {
    let capitals = text.prefix { $0.isUppercase }.count
    let count = capitals > 1 && capitals < text.count ? capitals - 1 : capitals
    return text.prefix(count).lowercased() + text.dropFirst(count)
  }

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
    let members = members(names) {
      "static let \($0) = \(type)(name: \"\($1.escapingLiteral)\", bundle: .main)"
    }
    return "\nextension \(type) {\n\(members)}\n"
  }

  /// Returns a member for each name, in the enumerations of the folders that it is in.
  private static func members(
    _ names: [String: String], indent: String = "  ", _ member: (String, String) -> String
  ) -> String {
    var text = ""
    var spaces: [String: [String: String]] = [:]
    for (symbol, name) in names.sorted(by: { $0.key < $1.key }) {
      if let dot = symbol.firstExactIndex(of: ".") {
        spaces[String(symbol[..<dot]), default: [:]][String(symbol[dot...].dropFirst())] = name
      } else {
        text += indent + member(symbol, name) + "\n"
      }
    }
    for (space, names) in spaces.sorted(by: { $0.key < $1.key }) {
      text += "\(indent)enum \(space) {\n"
      text += members(names, indent: indent + "  ", member) + "\(indent)}\n"
    }
    return text
  }

  private func isFree(_ symbol: String) -> Bool {
    !Self.taken.contains(symbol) && !declared.contains(symbol)
  }

  private func extensions(of view: String, _ names: [String: String]) -> String {
    let free = names.filter { isFree($0.key) }
    guard !free.isEmpty else { return "" }
    let members = Self.members(free) {
      "static var \($0): \(view) { \(view)(\"\($1.escapingLiteral)\") }"
    }
    return "\nextension \(view) {\n\(members)}\n"
  }

  private var styles: String {
    let free = colors.filter { isFree($0.key) && !$0.key.contains(".") }
    guard !free.isEmpty else { return "" }
    let members = Self.members(free) {
      "static var \($0): Color { Color(\"\($1.escapingLiteral)\") }"
    }
    return "extension ShapeStyle where Self == Color {\n\(members)}\n"
  }
}
