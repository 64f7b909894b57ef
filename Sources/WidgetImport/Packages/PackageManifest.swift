import WidgetBase

/// A Swift package, from what `swift package dump-package` says of it.
package struct PackageManifest: Sendable {
  /// The folder of the package.
  package let folder: String
  private let dump: PropertyList
  private let tree: any FileTree

  package init(folder: String, dump: PropertyList, tree: any FileTree) {
    (self.folder, self.dump, self.tree) = (folder, dump, tree)
  }

  /// The names of its targets that programs import.
  package var targets: [String] { ownTargets.compactMap { $0["name"]?.text } }

  /// The names of its libraries.
  package var libraries: [String] {
    (dump["products"]?.items ?? []).filter { $0["type"]?["library"] != nil }
      .compactMap { $0["name"]?.text }
  }

  /// The names of the targets and products that its targets depend on.
  package var needed: Set<String> {
    let dependencies = ownTargets.flatMap { $0["dependencies"]?.items ?? [] }
    return Set(dependencies.flatMap { $0.entries.values.compactMap { $0.items.first?.text } })
  }

  private var ownTargets: [PropertyList] {
    (dump["targets"]?.items ?? []).filter {
      ["regular", "executable"].contains($0["type"]?.text ?? "")
    }
  }

  /// Returns the module of a target; `nil` if there is none of the name.
  package func module(_ name: String) -> SourceModule? {
    guard
      let target = ownTargets.first(where: {
        BuildSettings.identifier($0["name"]?.text ?? "") == name || $0["name"]?.text == name
      }), let title = target["name"]?.text, let place = place(of: target, title)
    else { return nil }
    var module = SourceModule(name: BuildSettings.identifier(title), title: title)
    let excluded = (target["exclude"]?.texts ?? []).map { Path.joined(place, $0) }
    let only = target["sources"]?.texts.map { Path.joined(place, $0) }
    module.add(
      tree.files(below: place).filter { path in
        if Self.lies(path, in: excluded) || Path.name(of: path) == "Package.swift" { return false }
        guard path.hasExactSuffix(".swift"), let only else { return true }
        return Self.lies(path, in: only)
      })
    module.developmentLanguage = dump["defaultLocalization"]?.text
    module.conditions = conditions(of: target)
    module.language = language(of: target)
    module.hasSlashRegexes = (target["settings"]?.items ?? []).contains {
      $0["kind"]?["enableUpcomingFeature"]?["_0"]?.text == "BareSlashRegexLiterals"
    }
    return module
  }

  private static func lies(_ path: String, in places: [String]) -> Bool {
    places.contains { path == $0 || path.hasExactPrefix($0 + "/") }
  }

  private func place(of target: PropertyList, _ title: String) -> String? {
    if let path = target["path"]?.text { return Path.joined(folder, path) }
    return ["Sources", "Source", "src", "srcs"].map { "\(folder)/\($0)/\(title)" }
      .first { tree.isFolder($0) }
  }

  private func conditions(of target: PropertyList) -> Set<String> {
    let defined = (target["settings"]?.items ?? []).compactMap {
      $0["kind"]?["define"]?["_0"]?.text
    }
    // The compiler would take an empty one for the beginning of its next argument.
    return Set(defined.filter(SwiftName.isName)).union(["SWIFT_PACKAGE"])
  }

  private func language(of target: PropertyList) -> Int {
    let own = (target["settings"]?.items ?? []).lazy.compactMap {
      $0["kind"]?["swiftLanguageMode"]?["_0"]?.text
    }.first
    let version =
      own ?? dump["swiftLanguageVersions"]?.texts.last ?? dump["toolsVersion"]?["_version"]?.text
    return version?.hasExactPrefix("6") == true ? 6 : 5
  }
}
