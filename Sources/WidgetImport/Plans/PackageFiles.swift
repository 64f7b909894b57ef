/// The files of an import's package, before they are written.
package struct PackageFiles: Equatable, Sendable {
  /// The contents of files by their paths in the package.
  package private(set) var texts: [String: String] = [:]
  /// Links by their paths in the package, with what they lead to.
  package private(set) var links: [String: String] = [:]
  /// The paths of the originals by those of the package's files.
  package private(set) var originals: [String: String] = [:]

  package init(_ plan: ImportPlan, in tree: any FileTree) {
    texts["Package.swift"] = PackageText(plan).text
    // Git leaves out what the import makes.
    texts[".gitignore"] = "*\n"
    for (name, text) in plan.stubs { texts["Missing/\(name)/\(name).swift"] = text }
    for module in plan.modules {
      for source in module.sources {
        let path = "Sources/\(module.name)/\(source.file)"
        originals[path] = source.path
        if source.content.isRewritten {
          texts[path] = source.content.text(original: source.path)
        } else {
          links[path] = source.path
        }
      }
      for (name, text) in module.generated { texts["Sources/\(module.name)/\(name)"] = text }
    }
    addResources(plan, tree)
  }

  private mutating func addResources(_ plan: ImportPlan, _ tree: any FileTree) {
    var tables: [String: [String: String]] = [:]
    var plurals: [String: [String: StringCatalog.Plural]] = [:]
    for path in plan.stringCatalogs {
      guard let bytes = tree.bytes(at: path), let list = try? PropertyList(bytes) else { continue }
      let catalog = StringCatalog(list)
      for (language, table) in catalog.tables where Self.isLanguage(language) {
        tables["\(language).lproj/\(Path.stem(of: path)).strings", default: [:]]
          .merge(table) { first, _ in first }
      }
      for (language, table) in catalog.plurals where Self.isLanguage(language) {
        plurals["\(language).lproj/\(Path.stem(of: path)).stringsdict", default: [:]]
          .merge(table) { first, _ in first }
      }
    }
    for (place, table) in tables { texts["bundle/\(place)"] = StringCatalog.file(table) }
    for (place, table) in plurals { texts["bundle/\(place)"] = StringCatalog.file(table) }
    for (name, text) in plan.dataModels(in: tree) { texts["bundle/\(name)"] = text }
    texts["bundle/Info.plist"] = InfoPropertyList(plan.main.module).text
  }

  /// Returns true for the code of a language, such as `pt-BR`; it names a folder.
  private static func isLanguage(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= 40
      && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
  }

  /// Returns the path of the original of one of the package's files, or the path itself.
  package func original(of path: String, in package: String) -> String {
    let relative = Path.relative(path, to: package)
    return originals[relative] ?? relative
  }
}
