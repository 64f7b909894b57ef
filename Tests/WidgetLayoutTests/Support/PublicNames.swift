import FoundationEssentials

/// The public names of a Swift source file, read from its lines: a type as `Named`, a modifier as
/// `.named`, a key of the environment as `\.named`, a function outside all types as `named`.
///
/// It reads this project's formatting only: types and extensions begin in the first column, and
/// their members two columns further in.
struct PublicNames {
  private(set) var names: Set<String> = []

  /// The names of the protocols and types whose extensions hold modifiers.
  private static let modified: Set<Substring> = [
    "View", "Text", "Image", "Shape", "InsettableShape", "ChartContent", "WidgetConfiguration",
    "ControlWidgetConfiguration", "ControlWidgetTemplate",
  ]

  private static let kinds: Set<Substring> = [
    "struct", "enum", "class", "protocol", "typealias", "actor",
  ]

  /// Finds the names in a file's text.
  init(source: String) {
    var scope: Substring?
    var isExtension = false
    for line in source.split(separator: "\n") {
      let words = Self.words(line)
      if line.hasPrefix("}") { scope = nil }
      if line.hasPrefix("  ") {
        guard words.contains("public"), !line.hasPrefix("   "), !line.contains("func ==")
        else { continue }
        insertMember(words, of: scope, isExtension: isExtension)
      } else if let kind = words.firstIndex(where: { Self.kinds.contains($0) }),
        kind + 1 < words.count
      {
        scope = words[kind + 1]
        isExtension = false
        if words.contains("public") || words.contains("open") {
          names.insert(String(words[kind + 1]))
        }
      } else if let place = words.firstIndex(of: "extension"), place + 1 < words.count {
        scope = words[place + 1]
        isExtension = true
      } else if words.starts(with: ["public", "func"]), words.count > 2 {
        names.insert(String(words[2]))
      }
    }
  }

  private mutating func insertMember(
    _ words: [Substring], of scope: Substring?, isExtension: Bool
  ) {
    guard let scope else { return }
    if let place = words.firstIndex(of: "func"), place + 1 < words.count, isExtension,
      Self.modified.contains(scope), words[place + 1] != "lower", words[place + 1] != "describe"
    {
      names.insert(".\(words[place + 1])")
    }
    if let place = words.firstIndex(of: "var"), place + 1 < words.count,
      scope == "EnvironmentValues", !words.contains("static")
    {
      names.insert("\\.\(words[place + 1])")
    }
  }

  /// Returns the words of a line of code, or none for a comment; the parameters of a generic type
  /// are separate words.
  private static func words(_ line: Substring) -> [Substring] {
    let code = line.split(separator: " ", omittingEmptySubsequences: true)
    if code.first?.hasPrefix("//") == true { return [] }
    return line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
  }

  /// Returns the names of all files in folders and their subfolders.
  static func names(in folders: [String]) throws -> Set<String> {
    var names: Set<String> = []
    for folder in folders {
      guard FileManager.default.fileExists(atPath: folder) else { continue }
      for path in try FileManager.default.subpathsOfDirectory(atPath: folder)
      where path.hasSuffix(".swift") {
        let url = URL(fileURLWithPath: "\(folder)/\(path)")
        names.formUnion(PublicNames(source: try String(contentsOf: url, encoding: .utf8)).names)
      }
    }
    return names
  }
}
