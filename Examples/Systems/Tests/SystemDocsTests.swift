import FoundationEssentials
import Testing

/// The documentation of the example systems, which names the tests of each feature: they must
/// exist.
@Suite("docs/systems") struct SystemDocsTests {
  /// The package's folder, four levels above this file.
  private static let root = String(
    #filePath.split(separator: "/").dropLast(4).map { "/\($0)" }.joined())

  @Test(arguments: ["activity", "calendar", "cards", "deals", "faults", "insights"])
  func everyNamedTestIsThere(page: String) throws {
    let known = try Self.known.get()
    let names = Self.names(in: try Self.text("docs/systems/\(page).md"))
    #expect(names.count > 10)
    let gone = names.filter { name in
      // A name is a file, or a test with its suite.
      !FileManager.default.fileExists(atPath: "\(Self.root)/\(name)")
        && !name.split(separator: ".").allSatisfy { known.contains(String($0)) }
    }
    #expect(gone.isEmpty, "these are no tests, golden files or types")
  }

  /// Returns the texts between backticks in the last of three columns of a page's tables.
  private static func names(in text: String) -> [String] {
    text.split(separator: "\n").filter { $0.hasPrefix("|") }.flatMap { row -> [String] in
      let cells = row.split(separator: "|")
      guard cells.count == 3 else { return [] }
      return cells[2].split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }
  }

  /// The names of all functions, types and golden files of the package.
  private static let known = Result { () throws -> Set<String> in
    // The article about the deals uses this word for the form of its server's keys.
    var names: Set<String> = ["snake_case"]
    for folder in ["Tests", "Sources", "Examples"] {
      for path in try FileManager.default.subpathsOfDirectory(atPath: "\(root)/\(folder)") {
        if path.hasSuffix(".txt") {
          names.insert(String(path.split(separator: "/").last?.dropLast(4) ?? ""))
        } else if path.hasSuffix(".swift") {
          names.formUnion(declarations(in: try text("\(folder)/\(path)")))
        }
      }
    }
    return names
  }

  private static func declarations(in source: String) -> [String] {
    let words = ["func", "struct", "class", "enum", "protocol"]
    return source.split(separator: "\n").compactMap { line in
      let parts = line.split(whereSeparator: { " (<:{".contains($0) })
      guard let word = parts.firstIndex(where: { words.contains(String($0)) }) else { return nil }
      return parts.dropFirst(word + 1).first.map(String.init)
    }
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: URL(fileURLWithPath: "\(root)/\(path)"), encoding: .utf8)
  }
}
