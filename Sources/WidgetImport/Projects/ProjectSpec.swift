import WidgetBase

/// The objects of the project that XcodeGen would write for a `project.yml`, as far as an import reads them.
///
/// The format is that of XcodeGen's documentation: targets with their templates, sources, settings, Info.plist and
/// entitlements, and packages. Files that it would include, and values of its environment, are left out.
struct ProjectSpec {
  private let spec: PropertyList
  private let folder: String
  private let tree: any FileTree
  /// The objects by their identifiers.
  private(set) var objects: [String: PropertyList] = [:]
  /// The identifier of the project.
  static let root = "project"

  /// Creates the objects; `nil` for a list without targets.
  init?(_ spec: PropertyList, in folder: String, _ tree: any FileTree) {
    guard !(spec["targets"]?.entries ?? [:]).isEmpty else { return nil }
    (self.spec, self.folder, self.tree) = (spec, folder, tree)
    var left = Self.mostTemplates
    let targets = (spec["targets"]?.entries ?? [:]).sorted { $0.key < $1.key }.flatMap {
      add(
        $0.key,
        Self.whole(
          $0.value, templates: spec["targetTemplates"]?.entries ?? [:], depth: 0, left: &left))
    }
    addPackages()
    objects[Self.root] = .mapping([
      "isa": .text("PBXProject"), "targets": .list(targets.map { .text($0) }),
      "mainGroup": .text("main"), "projectDirPath": .text(""),
      "developmentRegion": spec["options"]?["developmentLanguage"] ?? .text("en"),
      "buildConfigurationList": .text(addSettings(settings(of: spec), to: Self.root)),
    ])
    let files = objects.filter { $0.value["isa"]?.text == "PBXFileReference" }.keys.sorted()
    objects["main"] = .mapping([
      "isa": .text("PBXGroup"), "children": .list(files.map { .text($0) }),
    ])
  }

  // MARK: Targets

  /// The most templates that are added up: templates that name others many times could be millions.
  private static let mostTemplates = 10_000

  /// Returns a target with what its templates say and it does not.
  ///
  /// - Parameter left: The number of templates that may still be added.
  private static func whole(
    _ target: PropertyList, templates: [String: PropertyList], depth: Int, left: inout Int
  ) -> PropertyList {
    guard depth < 10 else { return target }
    var whole = target
    for name in (target["templates"]?.texts ?? []).reversed() {
      guard let template = templates[name], left > 0 else { continue }
      left -= 1
      whole = Self.whole(template, templates: templates, depth: depth + 1, left: &left)
        .overridden(by: whole)
    }
    return whole
  }

  /// Adds a target, one for each of its platforms; returns their identifiers.
  private mutating func add(_ name: String, _ target: PropertyList) -> [String] {
    let platforms = target["platform"]?.texts ?? []
    guard !platforms.isEmpty else {
      return [add(name, target, platform: target["platform"]?.text ?? "iOS")]
    }
    return platforms.map { add("\(name)_\($0)", target, platform: $0) }
  }

  private mutating func add(_ name: String, _ target: PropertyList, platform: String) -> String {
    let id = "target \(name)"
    var own = settings(of: target)
    own["SDKROOT"] = own["SDKROOT"] ?? Self.systems[platform] ?? "iphoneos"
    own["PROJECT_NAME"] = spec["name"]?.text ?? Path.name(of: folder)
    own["INFOPLIST_FILE"] = own["INFOPLIST_FILE"] ?? target["info"]?.pathOrText
    own["CODE_SIGN_ENTITLEMENTS"] =
      own["CODE_SIGN_ENTITLEMENTS"] ?? target["entitlements"]?.pathOrText
    if own["PRODUCT_BUNDLE_IDENTIFIER"] == nil,
      let prefix = spec["options"]?["bundleIdPrefix"]?.text
    {
      own["PRODUCT_BUNDLE_IDENTIFIER"] = "\(prefix).\(name)"
    }
    let files = (target["sources"].map(sources) ?? []).map { path -> PropertyList in
      let (reference, file) = ("file \(path)", "build \(path)")
      objects[reference] = .mapping([
        "isa": .text("PBXFileReference"), "sourceTree": .text("<absolute>"), "path": .text(path),
      ])
      objects[file] = .mapping(["fileRef": .text(reference)])
      return .text(file)
    }
    objects["sources \(id)"] = .mapping([
      "isa": .text("PBXSourcesBuildPhase"), "files": .list(files),
    ])
    let type = target["type"]?.text ?? "application"
    objects[id] = .mapping([
      "isa": .text("PBXNativeTarget"), "name": .text(name),
      "productType": .text("com.apple.product-type.\(type)"),
      "buildPhases": .list([.text("sources \(id)")]),
      "buildConfigurationList": .text(addSettings(own, to: id)),
      "infoProperties": target["info"]?["properties"] ?? .mapping([:]),
      "entitlements": target["entitlements"]?["properties"] ?? .mapping([:]),
    ])
    return id
  }

  private static let systems = [
    "iOS": "iphoneos", "auto": "auto", "macOS": "macosx", "tvOS": "appletvos",
    "watchOS": "watchos", "visionOS": "xros",
  ]

  // MARK: Settings

  /// Returns the settings of the project or of a target, as for release.
  private func settings(of owner: PropertyList) -> [String: String] {
    let list = owner["settings"] ?? .mapping([:])
    let groups = spec["settingGroups"]?.entries ?? [:]
    var parts: [PropertyList] = (list["groups"]?.texts ?? []).compactMap { groups[$0] }
    parts.append(
      list["base"] ?? (list["configs"] == nil && list["groups"] == nil ? list : .mapping([:])))
    let release = (list["configs"]?.entries ?? [:]).first {
      $0.key.lowercased().contains("release")
    }
    if let release { parts.append(release.value) }
    var values: [String: String] = [:]
    for part in parts {
      for (name, value) in (part["base"] ?? part).entries {
        values[name] = value.text.map(Self.word) ?? value.texts.joined(separator: " ")
      }
    }
    return values
  }

  /// Returns a yes or no of YAML as Xcode writes it.
  private static func word(_ text: String) -> String {
    ["true": "YES", "false": "NO"][text.lowercased()] ?? text
  }

  private mutating func addSettings(_ settings: [String: String], to owner: String) -> String {
    let (list, configuration) = ("settings \(owner)", "release \(owner)")
    objects[configuration] = .mapping([
      "name": .text("Release"), "buildSettings": .mapping(settings.mapValues { .text($0) }),
    ])
    objects[list] = .mapping([
      "buildConfigurations": .list([.text(configuration)]),
      "defaultConfigurationName": .text("Release"),
    ])
    return list
  }

  // MARK: Files

  /// Returns the paths of the files that a target's sources name: a path, or a list of paths and mappings.
  private func sources(_ list: PropertyList) -> [String] {
    let entries = list.text.map { [PropertyList.text($0)] } ?? list.items
    return entries.flatMap { entry -> [String] in
      guard let path = entry.pathOrText, entry["buildPhase"]?.text != "none" else { return [] }
      let place = Path.joined(folder, path)
      guard tree.isFolder(place), Path.ending(of: place) != "xcassets" else {
        return tree.exists(place) ? [place] : []
      }
      let left = (entry["excludes"]?.texts ?? []).map(GlobPattern.init)
      let taken = (entry["includes"]?.texts ?? []).map(GlobPattern.init)
      return tree.files(below: place).filter { file in
        let name = Path.relative(file, to: place)
        return !left.contains { $0.matches(name) }
          && (taken.isEmpty || taken.contains { $0.matches(name) })
      }
    }
  }

  private mutating func addPackages() {
    for (name, package) in spec["packages"]?.entries ?? [:] {
      let address =
        package["url"]?.text ?? package["github"]?.text.map { "https://github.com/\($0)" }
      if let path = package["path"]?.text {
        objects["package \(name)"] = .mapping([
          "isa": .text("XCLocalSwiftPackageReference"), "relativePath": .text(path),
        ])
      } else if let address {
        objects["package \(name)"] = .mapping([
          "isa": .text("XCRemoteSwiftPackageReference"), "repositoryURL": .text(address),
        ])
      }
    }
  }
}

extension PropertyList {
  /// The text, or the path that a mapping names.
  fileprivate var pathOrText: String? { text ?? self["path"]?.text }

  /// Returns a mapping with the entries of another one in place of its own; their mappings are joined, and their lists
  /// follow its own.
  fileprivate func overridden(by other: PropertyList) -> PropertyList {
    switch (self, other) {
    case (.mapping(let own), .mapping(let new)):
      .mapping(own.merging(new) { $0.overridden(by: $1) })
    case (.list(let own), .list(let new)): .list(own + new)
    default: other
    }
  }
}
