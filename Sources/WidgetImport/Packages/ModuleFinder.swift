/// The modules that a project can build itself: its frameworks, the targets of local packages, and the folders of
/// a project that another tool writes.
package struct ModuleFinder: Sendable {
  private let targets: [XcodeTarget]
  private let manifests: [PackageManifest]
  private let folders: [SourceModule]
  private let tree: any FileTree

  package init(_ search: ProjectSearch, manifests: [PackageManifest], tree: any FileTree) {
    targets = search.targets.filter { target in
      ["framework", "library.static", "library.dynamic", "framework.static"].contains(
        target.productType)
    }
    folders = search.folderModules.filter { !$0.sources.isEmpty }
    (self.manifests, self.tree) = (manifests, tree)
  }

  /// The names of all these modules.
  package var names: Set<String> {
    Set(
      targets.map { moduleName($0) }
        + manifests.flatMap { $0.targets.map(BuildSettings.identifier) } + folders.map(\.name))
  }

  private func moduleName(_ target: XcodeTarget) -> String {
    BuildSettings.identifier(target.settings["PRODUCT_MODULE_NAME"] ?? target.name)
  }

  /// Returns the module of a name; `nil` if the project does not build it.
  package func module(_ name: String) -> SourceModule? {
    for manifest in manifests {
      if let module = manifest.module(name), !module.sources.isEmpty { return module }
    }
    let same = targets.filter { moduleName($0) == name }
    guard let target = same.first(where: { !$0.isForOtherPlatform }) ?? same.first else {
      return folders.first { $0.name == name }
    }
    let module = SourceModule(target, in: tree)
    return module.sources.isEmpty ? nil : module
  }
}
