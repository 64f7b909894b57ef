import WidgetBase

/// What an import builds: the modules in the order of their dependencies, the last one with the widgets.
package struct ImportPlan: Sendable {
  package private(set) var modules: [PlannedModule] = []
  /// The modules that do not exist here, with the first place that imports each.
  package private(set) var missing: [String: Place] = [:]
  package let toolkit: Toolkit
  /// The types that sources name and that are not known here.
  package internal(set) var absent: AbsentTypes

  /// The module with the widgets.
  package var main: PlannedModule { modules[modules.count - 1] }

  /// True if a program can be made: a source is its beginning, or the import wrote one.
  package var hasBeginning: Bool {
    main.generated[Self.program] != nil || main.declarations.hasMain
      || main.sources.contains { $0.file == PlannedModule.beginning }
  }

  /// The file with the beginning that the import writes.
  static let program = "ImportedProgram.swift"

  package init(
    _ module: SourceModule, finder: ModuleFinder, toolkit: Toolkit, in tree: any FileTree
  ) throws(ImportError) {
    self.toolkit = toolkit
    absent = AbsentTypes(frameworks: Set(toolkit.products))
    guard !module.sources.isEmpty else { throw .noSources(target: module.title) }
    let known = toolkit.modules.union(finder.names)
    var open: Set<String> = []
    add(module, isMain: true, known, finder, tree, &open)
    guard missing.count <= Self.mostMissing else { throw .tooManyModules(missing.count) }
    addGenerated(in: tree)
  }

  /// The most modules that may be missing: each one is built as an empty one.
  private static let mostMissing = 500

  private mutating func add(
    _ module: SourceModule, isMain: Bool, _ known: Set<String>, _ finder: ModuleFinder,
    _ tree: any FileTree, _ open: inout Set<String>
  ) {
    // Only the program's own name may be another one: nothing imports it.
    let isTaken = toolkit.targets.contains(module.name) || toolkit.modules.contains(module.name)
    let name = isMain && isTaken ? module.name + "Imported" : module.name
    open.insert(module.name)
    var planned = PlannedModule(module, name: name, known, tree)
    for (needed, place) in planned.imports.sorted(by: { $0.key < $1.key }) {
      if toolkit.modules.contains(needed) || needed == module.name { continue }
      if modules.contains(where: { $0.name == needed }) {
        planned.dependencies.append(needed)
      } else if !open.contains(needed), let found = finder.module(needed) {
        add(found, isMain: false, known, finder, tree, &open)
        planned.dependencies.append(needed)
      } else if !open.contains(needed) {
        if missing[needed] == nil { missing[needed] = place }
      }
    }
    modules.append(planned)
  }

  /// Adds what Xcode would write while it builds, and a beginning where there is none.
  private mutating func addGenerated(in tree: any FileTree) {
    for index in modules.indices {
      let module = modules[index].module
      var generated: [String: String] = [:]
      let intents = module.intentDefinitions.compactMap { tree.bytes(at: $0) }
        .compactMap { try? PropertyList($0) }
      if !intents.isEmpty { generated["IntentClasses.swift"] = IntentClasses(intents).source }
      for model in module.dataModels.compactMap({ DataModel($0, in: tree) }) {
        generated["\(model.name)Classes.swift"] = model.source
      }
      let catalogs = module.resources.filter { $0.hasExactSuffix(".xcassets") }
      let code = modules[index].sources.map { $0.content.active.joined(separator: "\n") }
      let symbols = AssetSymbols(
        catalogs, hasExtensions: module.hasAssetSymbols, code: code, in: tree)
      if !symbols.isEmpty { generated["AssetSymbols.swift"] = symbols.source }
      if index == modules.count - 1, let entry = modules[index].declarations.entryPoint {
        generated[Self.program] = entry
      }
      if module.conditions.contains("SWIFT_PACKAGE"),
        !module.resources.isEmpty || code.contains(where: { $0.contains(".module") })
      {
        generated["ModuleBundle.swift"] = Self.moduleBundle
      }
      modules[index].generated = generated
      // In a library the name means nothing, and a program begins once.
      if index < modules.count - 1 || generated[Self.program] != nil
        || modules[index].declarations.hasMain
      {
        modules[index].renameBeginning()
      }
    }
  }

  /// Returns the plan without some sources, and with a beginning for the widgets that are left.
  package func without(_ paths: Set<String>) -> ImportPlan {
    var plan = self
    for index in modules.indices {
      plan.modules[index].sources.removeAll { paths.contains($0.path) }
      if plan.modules[index].sources.isEmpty {
        plan.modules[index].generated["Empty.swift"] =
          "// All sources of the module were left out.\n"
      }
    }
    let last = modules.count - 1
    plan.modules[last].generated[Self.program] = plan.modules[last].declarations.entryPoint
    return plan
  }

  /// Compiles other lines in place of a source's.
  mutating func replace(_ path: String, in module: String, with lines: [String]) {
    guard let index = modules.firstIndex(where: { $0.name == module }) else { return }
    for place in modules[index].sources.indices where modules[index].sources[place].path == path {
      modules[index].sources[place].content.replace(lines)
    }
  }

  /// The modules without sources of the project, by their names: the empty ones, and that of unknown types.
  package var stubs: [String: String] {
    var stubs = missing.mapValues { _ in "" }
    for name in missing.keys {
      let types = absent.isEmpty ? "" : "@_exported import \(AbsentTypes.module)\n"
      stubs[name] = "// The module \(name) does not exist here: it is empty.\n" + types
    }
    if !absent.isEmpty { stubs[AbsentTypes.module] = absent.source }
    return stubs
  }

  /// The module of types that are not known, which all others import; none where all are known.
  package var absentModules: [String] { absent.isEmpty ? [] : [AbsentTypes.module] }

  /// The names of all stubs, in the order in which they are compiled.
  package var stubNames: [String] { absentModules + missing.keys.sorted() }

  private static let moduleBundle = """
    import Foundation

    extension Bundle {
      /// The resources of the package, which lie beside the program.
      static var module: Bundle { .main }
    }

    """

  // MARK: Resources

  /// The models of Core Data as files beside the program, by their names.
  func dataModels(in tree: any FileTree) -> [String: String] {
    let names = modules.map(\.name)
    var files: [String: String] = [:]
    for model in modules.flatMap(\.module.dataModels).compactMap({ DataModel($0, in: tree) }) {
      files["\(model.name).momd"] = model.file(modules: names)
    }
    return files
  }

  /// The files beside the program: the paths of copies by their names.
  package var resources: [String: String] {
    var copies: [String: String] = [:]
    for path in modules.reversed().flatMap(\.module.resources) {
      guard Path.ending(of: path) != "xcstrings" else { continue }
      let folder = Path.name(of: Path.folder(of: path))
      let place = folder.hasExactSuffix(".lproj") ? "\(folder)/" : ""
      var name = Path.name(of: path)
      while copies[place + name] != nil {
        name = "\(Path.stem(of: name))-2.\(Path.ending(of: name))"
      }
      copies[place + name] = path
    }
    return copies
  }

  /// The catalogues of strings.
  package var stringCatalogs: [String] {
    modules.reversed().flatMap(\.module.resources).filter { $0.hasExactSuffix(".xcstrings") }
  }
}
