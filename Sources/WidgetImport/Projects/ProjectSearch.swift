import WidgetBase

/// What a path leads to: projects, packages or a folder of sources, with the targets that have widgets.
package struct ProjectSearch: Sendable {
  package private(set) var projects: [XcodeProject] = []
  /// The paths of projects that a workspace names and that are not there.
  package private(set) var absentProjects: [String] = []
  /// The folders of packages beside the projects.
  package private(set) var packages: [String] = []
  /// The folder that the path leads to.
  package let folder: String
  private let tree: any FileTree

  /// The depth of folders in which projects are looked for.
  private static let depth = 3

  /// The name of the file from which XcodeGen writes a project.
  private static let specification = "project.yml"

  /// - Parameters:
  ///   - path: An absolute path.
  ///   - readYAML: Returns the values of a file in YAML, or `nil` if it is none. A `project.yml` counts where there is no
  ///     project that XcodeGen has written.
  package init(
    _ path: String, in tree: any FileTree, readYAML: ([UInt8]) -> PropertyList? = { _ in nil }
  ) throws(ImportError) {
    self.tree = tree
    let name = Path.name(of: path)
    func specified(at path: String) -> XcodeProject? {
      tree.bytes(at: path).flatMap(readYAML).flatMap {
        XcodeProject(specifiedAt: path, by: $0, in: tree)
      }
    }
    if name.hasExactSuffix(".xcodeproj") {
      folder = Path.folder(of: path)
      projects = [try XcodeProject(at: path, in: tree)]
    } else if name.hasExactSuffix(".xcworkspace") {
      folder = Path.folder(of: path)
      let workspace = try Workspace(at: path, in: tree)
      packages = workspace.packages
      try add(workspace.projects)
    } else if name == "Package.swift" {
      folder = Path.folder(of: path)
    } else if name == Self.specification, let project = specified(at: path) {
      folder = Path.folder(of: path)
      projects = [project]
    } else {
      guard tree.isFolder(path) else { throw .nothing(path) }
      folder = path
      for path in Self.projects(in: path, tree, depth: Self.depth) {
        projects.append(try XcodeProject(at: path, in: tree))
      }
      if projects.isEmpty {
        projects = Self.folders(with: Self.specification, below: path, tree, depth: Self.depth)
          .compactMap { specified(at: "\($0)/\(Self.specification)") }
      }
    }
    let named = projects.flatMap(\.localPackages)
    let near = Self.folders(with: "Package.swift", below: folder, tree, depth: Self.depth + 1)
    packages = Set(packages + named + near + Self.packagesAbove(folder, tree)).sorted()
  }

  /// Adds the projects of a workspace; one that is not there, as those that other tools write, is only named.
  private mutating func add(_ paths: [String]) throws(ImportError) {
    for path in paths {
      if tree.bytes(at: XcodeProject.file(of: path)) == nil {
        absentProjects.append(path)
      } else {
        projects.append(try XcodeProject(at: path, in: tree))
      }
    }
    // With all of them absent, there is nothing to import.
    if projects.isEmpty, packages.isEmpty, let path = absentProjects.first {
      throw .unreadable(XcodeProject.file(of: path))
    }
  }

  private static func projects(in folder: String, _ tree: any FileTree, depth: Int) -> [String] {
    let names = tree.names(in: folder)
    let here = names.filter {
      $0.hasExactSuffix(".xcodeproj") && tree.exists(XcodeProject.file(of: "\(folder)/\($0)"))
    }
    guard here.isEmpty, depth > 0 else { return here.map { "\(folder)/\($0)" } }
    return names.filter { isSearched($0) && tree.isFolder("\(folder)/\($0)") }.flatMap {
      projects(in: "\(folder)/\($0)", tree, depth: depth - 1)
    }
  }

  /// Returns a folder and those below it that have a file of a name.
  private static func folders(
    with file: String, below folder: String, _ tree: any FileTree, depth: Int
  ) -> [String] {
    let names = tree.names(in: folder)
    let here = names.contains(file) ? [folder] : []
    guard depth > 0 else { return here }
    return here
      + names.filter { isSearched($0) && tree.isFolder("\(folder)/\($0)") }.flatMap {
        folders(with: file, below: "\(folder)/\($0)", tree, depth: depth - 1)
      }
  }

  /// Returns the packages above a folder of a project, whose targets an app of a workspace may use.
  private static func packagesAbove(_ folder: String, _ tree: any FileTree) -> [String] {
    var found: [String] = []
    var folder = folder
    while folder != "/" {
      let outer = Path.folder(of: folder)
      guard tree.isFolder(outer) else { break }
      if tree.exists("\(outer)/Package.swift") { found.append(outer) }
      folder = outer
    }
    return found
  }

  private static func isSearched(_ name: String) -> Bool {
    !name.hasExactPrefix(".")
      && !["Pods", "Carthage", "DerivedData", "node_modules", "build", "Tests"].contains(name)
      && !name.contains(".xc")
  }

  // MARK: Targets

  /// All targets of the projects.
  package var targets: [XcodeTarget] { projects.flatMap(\.targets) }

  /// Returns the module that is meant: that of the name, or else the only one with widgets.
  package func module(named name: String?) throws(ImportError) -> SourceModule {
    if let name {
      let found = targets.filter { $0.name == name }
      try refuseOneNameInSeveralProjects(found)
      if let target = found.first { return SourceModule(target, in: tree) }
      if let module = packagedModules().first(where: { $0.title == name }) { return module }
      throw .unknownTarget(name, known: targets.map(\.name) + packagedModules().map(\.title))
    }
    var found = targets.filter(\.isWidgetExtension)
    if found.contains(where: { !$0.isForOtherPlatform }) {
      found.removeAll(where: \.isForOtherPlatform)
    }
    try refuseOneNameInSeveralProjects(found)
    if found.count > 1 { throw .several(found.map(\.name)) }
    if let target = found.first { return SourceModule(target, in: tree) }
    let modules = packagedModules()
    if modules.count > 1 { throw .several(modules.map(\.title)) }
    if let module = modules.first { return module }
    guard projects.isEmpty else { throw .noWidgets(folder, others: targets.map(\.name)) }
    return try folderModule()
  }

  /// Throws an error if a name cannot choose between targets, as in the folders of a course's lessons.
  private func refuseOneNameInSeveralProjects(_ found: [XcodeTarget]) throws(ImportError) {
    for (index, target) in found.enumerated()
    where found[..<index].contains(where: { $0.name == target.name }) {
      let those = projects.filter { project in
        project.targets.contains { $0.name == target.name }
      }
      guard those.count > 1 else { continue }
      // All that have widgets, so that none has to be looked for.
      let names = Set(found.map(\.name))
      let all = projects.filter { project in
        project.targets.contains { names.contains($0.name) }
      }
      throw .severalProjects(target: target.name, projects: all.map(\.path))
    }
  }

  /// The targets of packages with widgets, by the usual places of their sources.
  private func packagedModules() -> [SourceModule] {
    packages.flatMap { package -> [SourceModule] in
      tree.names(in: "\(package)/Sources").compactMap { name in
        let files = tree.files(below: "\(package)/Sources/\(name)")
        guard declaresWidgets(files) else { return nil }
        var module = SourceModule(name: BuildSettings.identifier(name), title: name)
        module.add(files)
        module.conditions = ["SWIFT_PACKAGE"]
        return module
      }
    }
  }

  private func declaresWidgets(_ files: [String]) -> Bool {
    files.contains { path in
      guard path.hasExactSuffix(".swift"), let text = tree.text(at: path),
        text.contains("import WidgetKit")
      else { return false }
      let found = WidgetDeclarations(code: [SwiftLines(text).code.joined(separator: "\n")])
      return !found.widgets.isEmpty || !found.bundles.isEmpty
    }
  }

  /// The files that say which folders of sources make which modules.
  private static let manifests: Set<String> = ["Package.swift", "Project.swift", "project.yml"]

  /// The sources of a folder without a project: all below it but tests and the beginnings of apps.
  ///
  /// If a manifest says that there are several modules, all below the deepest folder that has all its widgets.
  private func folderModule() throws(ImportError) -> SourceModule {
    let all = tree.files(below: folder)
    let declaring = all.filter { $0.hasExactSuffix(".swift") && declaresWidgets([$0]) }
    guard let first = declaring.first else {
      throw all.contains { $0.hasExactSuffix(".swift") }
        ? .noWidgets(folder, others: []) : .nothing(folder)
    }
    var common = folder
    if all.contains(where: { Self.manifests.contains(Path.name(of: $0)) }) {
      common = Path.folder(of: first)
      while !declaring.allSatisfy({ $0.hasExactPrefix(common + "/") }) {
        common = Path.folder(of: common)
      }
    }
    let files = all.filter {
      $0.hasExactPrefix(common + "/") && !Self.isTest($0.dropFirst(folder.count))
    }
    let title = Path.name(of: common)
    var module = SourceModule(name: BuildSettings.identifier(title), title: title)
    module.add(files.filter { !Self.manifests.contains(Path.name(of: $0)) && !beginsApp($0) })
    module.info = FolderInfo(of: files, in: tree)?.text
    return module
  }

  /// The module of each folder of a project that XcodeGen or Tuist would write: the folders below the searched
  /// one that have a manifest of these tools, each with all its sources but tests.
  package var folderModules: [SourceModule] {
    guard projects.isEmpty else { return [] }
    let all = tree.files(below: folder)
    let folders = Set(
      all.filter { ["Project.swift", "project.yml"].contains(Path.name(of: $0)) }
        .map { Path.folder(of: $0) })
    return folders.subtracting([folder]).sorted().map { place in
      let title = Path.name(of: place)
      var module = SourceModule(name: BuildSettings.identifier(title), title: title)
      module.add(
        all.filter {
          $0.hasExactPrefix(place + "/") && !Self.isTest($0.dropFirst(place.count))
            && !Self.manifests.contains(Path.name(of: $0))
        })
      return module
    }
  }

  /// Returns true if a file lies in a folder of tests.
  private static func isTest(_ path: Substring) -> Bool {
    path.splitExactly(separator: "/").dropLast().contains { $0.hasExactSuffix("Tests") }
  }

  /// Returns true for the source at which an app begins, which is no part of its widgets.
  private func beginsApp(_ path: String) -> Bool {
    guard path.hasExactSuffix(".swift"), let text = tree.text(at: path),
      text.contains("Main") || text.contains("@main")
    else { return false }
    let found = WidgetDeclarations(code: [SwiftLines(text).code.joined(separator: "\n")])
    return found.hasMain && found.widgets.isEmpty && found.bundles.isEmpty
  }
}
