/// A module of an import with its sources as they are compiled here.
package struct PlannedModule: Sendable {
  /// A source with the name of its file in the package.
  package struct Source: Sendable {
    package let path: String
    package internal(set) var file: String
    package internal(set) var content: ConditionedSource
  }

  package private(set) var module: SourceModule
  /// The name of the module and of its target.
  package let name: String
  package internal(set) var sources: [Source]
  /// The names of the modules of the import that it needs.
  package internal(set) var dependencies: [String] = []
  /// Sources that the import wrote, by the names of their files.
  package internal(set) var generated: [String: String] = [:]

  init(_ module: SourceModule, name: String, _ known: Set<String>, _ tree: any FileTree) {
    self.module = module
    self.module.resources.removeAll { !tree.isThere($0) }
    self.name = name
    let conditions = PlatformConditions(
      flags: module.conditions, modules: known, language: module.language)
    var taken: Set<String> = []
    sources = module.sources.compactMap { path in
      guard let text = tree.text(at: path) else { return nil }
      var file = Path.name(of: path)
      while !taken.insert(file).inserted { file = "_\(file)" }
      return Source(path: path, file: file, content: ConditionedSource(text, conditions))
    }
    let read = Set(sources.map(\.path))
    let kept = Set(self.module.resources)
    unreadable =
      module.sources.filter { !read.contains($0) } + module.resources.filter { !kept.contains($0) }
  }

  /// Gives a source another name if its own says that the program begins with it.
  mutating func renameBeginning() {
    guard let index = sources.firstIndex(where: { $0.file == Self.beginning }) else { return }
    var file = "_" + Self.beginning
    while sources.contains(where: { $0.file == file }) { file = "_" + file }
    sources[index].file = file
  }

  /// The name of a file with which programs begin.
  static let beginning = "main.swift"

  /// The names of the language's features that are on, and that are not part of its version.
  package var features: [String] {
    module.language == 5 && module.hasSlashRegexes ? ["BareSlashRegexLiterals"] : []
  }

  /// The paths of the sources and resources that are not there.
  package let unreadable: [String]

  /// The modules that its sources import, with the first place of each.
  package var imports: [String: Place] {
    var places: [String: Place] = [:]
    for source in sources {
      for found in source.content.imports where places[found.module] == nil {
        places[found.module] = Place(path: source.path, line: found.line)
      }
    }
    return places
  }

  /// The widgets that it declares.
  package var declarations: WidgetDeclarations {
    WidgetDeclarations(code: sources.map { $0.content.active.joined(separator: "\n") })
  }
}
