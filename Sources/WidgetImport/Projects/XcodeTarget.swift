import WidgetBase

/// A target of an Xcode project.
package struct XcodeTarget: Sendable {
  package let name: String
  package let project: XcodeProject
  private let id: String
  private let object: PropertyList
  private let tree: any FileTree

  init?(id: String, object: PropertyList, project: XcodeProject, tree: any FileTree) {
    guard let name = object["name"]?.text, object["isa"]?.text == "PBXNativeTarget" else {
      return nil
    }
    (self.id, self.name, self.object, self.project, self.tree) = (id, name, object, project, tree)
  }

  /// The kind of its product, such as `app-extension`.
  package var productType: String {
    let type = object["productType"]?.text ?? ""
    let start = "com.apple.product-type."
    return type.hasExactPrefix(start) ? String(type.dropFirst(start.count)) : type
  }

  // MARK: Settings

  /// The settings of the configuration for release, or else of the default one.
  package var settings: BuildSettings {
    let configuration = configurationName
    var settings = BuildSettings([
      "TARGET_NAME": name, "PRODUCT_NAME": "$(TARGET_NAME)", "SRCROOT": project.folder,
      "PROJECT_DIR": project.folder, "PROJECT_NAME": Path.stem(of: project.path),
      "CONFIGURATION": configuration, "PLATFORM_NAME": "iphoneos",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
    ])
    for list in [project.root, object] {
      guard let found = Self.configuration(configuration, of: list, project.objects) else {
        continue
      }
      if let file = baseConfiguration(of: found) {
        settings.add(
          ConfigurationFile.settings(at: file, in: tree), configuration: configuration)
      }
      let own = (found["buildSettings"]?.entries ?? [:]).sorted { $0.key < $1.key }
      settings.add(
        own.map { ($0.key, $0.value.text ?? $0.value.texts.joined(separator: " ")) },
        configuration: configuration)
    }
    return settings
  }

  private var configurationName: String {
    let list = object["buildConfigurationList"]?.text.flatMap { project.objects[$0] }
    let names = (list?["buildConfigurations"]?.texts ?? []).compactMap {
      project.objects[$0]?["name"]?.text
    }
    if names.contains("Release") { return "Release" }
    return list?["defaultConfigurationName"]?.text ?? names.last ?? "Release"
  }

  private static func configuration(
    _ name: String, of owner: PropertyList, _ objects: [String: PropertyList]
  ) -> PropertyList? {
    let list = owner["buildConfigurationList"]?.text.flatMap { objects[$0] }
    let all = (list?["buildConfigurations"]?.texts ?? []).compactMap { objects[$0] }
    return all.first { $0["name"]?.text == name } ?? all.last
  }

  /// Returns the path of the `.xcconfig` file of a configuration.
  private func baseConfiguration(of configuration: PropertyList) -> String? {
    if let id = configuration["baseConfigurationReference"]?.text { return project.paths[id] }
    guard let anchor = configuration["baseConfigurationReferenceAnchor"]?.text,
      let path = configuration["baseConfigurationReferenceRelativePath"]?.text
    else { return nil }
    return project.paths[anchor].map { Path.joined($0, path) }
  }

  // MARK: Files

  /// The paths of all its files: sources and resources, in order.
  package var files: [String] {
    var seen: Set<String> = []
    return (phaseFiles + synchronizedFiles).filter { seen.insert($0).inserted }
  }

  private var phaseFiles: [String] {
    let phases = (object["buildPhases"]?.texts ?? []).compactMap { project.objects[$0] }
    return phases.filter {
      ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"].contains($0["isa"]?.text)
    }.flatMap { phase in
      (phase["files"]?.texts ?? []).compactMap { project.objects[$0] }
        .filter { Self.isForIOS($0) && !Self.isNotGenerated($0) }
        .flatMap { $0["fileRef"]?.text.map(filePaths) ?? [] }
    }
  }

  /// Returns true if a file is built for iOS.
  private static func isForIOS(_ file: PropertyList) -> Bool {
    let filters =
      (file["platformFilter"]?.text.map { [$0] } ?? []) + (file["platformFilters"]?.texts ?? [])
    return filters.isEmpty || filters.contains("ios")
  }

  /// Returns true for definitions of intents whose classes another target has.
  private static func isNotGenerated(_ file: PropertyList) -> Bool {
    file["settings"]?["ATTRIBUTES"]?.texts.contains("no_codegen") == true
  }

  /// Returns the path of a file, or of the languages of a group that stands for one.
  private func filePaths(_ id: String) -> [String] {
    let children = project.objects[id]?["children"]?.texts ?? []
    guard children.isEmpty || project.objects[id]?["isa"]?.text == "XCVersionGroup" else {
      return children.compactMap { project.paths[$0] }
    }
    return project.paths[id].map { [$0] } ?? []
  }

  /// The files of folders that Xcode follows: all but the exceptions of its own folders, and the exceptions
  /// of others'.
  private var synchronizedFiles: [String] {
    let own = Set(object["fileSystemSynchronizedGroups"]?.texts ?? [])
    let groups = project.objects.filter {
      $0.value["isa"]?.text == "PBXFileSystemSynchronizedRootGroup"
    }
    return groups.sorted { $0.key < $1.key }.flatMap { id, group -> [String] in
      guard let folder = project.paths[id] else { return [] }
      let named = exceptions(of: group).map { Path.joined(folder, $0) }
      guard own.contains(id) else {
        return named.flatMap {
          tree.isFolder($0) && Path.ending(of: $0).isEmpty ? tree.files(below: $0) : [$0]
        }
        .filter { tree.exists($0) }
      }
      return tree.files(below: folder).filter { path in
        !named.contains { path == $0 || path.hasExactPrefix($0 + "/") }
      }
    }
  }

  /// Returns the paths of a folder whose membership is the other way round for this target.
  private func exceptions(of group: PropertyList) -> [String] {
    (group["exceptions"]?.texts ?? []).compactMap { project.objects[$0] }
      .filter { $0["target"]?.text == id }
      .flatMap { set -> [String] in
        let others = (set["platformFiltersByRelativePath"]?.entries ?? [:])
          .filter { !$0.value.texts.contains("ios") }.map(\.key)
        return (set["membershipExceptions"]?.texts ?? []) + others
      }
  }

  // MARK: Kind

  /// The names of the frameworks that it links.
  package var frameworks: [String] {
    (object["buildPhases"]?.texts ?? []).compactMap { project.objects[$0] }
      .filter { $0["isa"]?.text == "PBXFrameworksBuildPhase" }
      .flatMap { $0["files"]?.texts ?? [] }.compactMap { project.objects[$0] }
      .compactMap { file in
        let reference = file["fileRef"]?.text.flatMap { project.objects[$0] }
        return (reference?["name"] ?? reference?["path"])?.text.map { Path.stem(of: $0) }
      }
  }

  /// The path of its Info.plist, if it has a file for it.
  package var infoPath: String? {
    settings["INFOPLIST_FILE"].map { Path.joined(project.folder, $0) }
  }

  /// The entitlements of a specification, whose file need not be there.
  var entitlements: PropertyList { object["entitlements"] ?? .mapping([:]) }

  /// The contents of its Info.plist; empty without one.
  package var info: PropertyList {
    guard let path = infoPath, let bytes = tree.bytes(at: path), let list = try? PropertyList(bytes)
    else { return object["infoProperties"] ?? .mapping([:]) }
    return list
  }

  /// True for an extension with widgets.
  package var isWidgetExtension: Bool {
    guard productType.contains("extension") else { return false }
    let point =
      (info["NSExtension"]?["NSExtensionPointIdentifier"]
      ?? info["EXAppExtensionAttributes"]?["EXExtensionPointIdentifier"])?.text
    if let point { return point == "com.apple.widgetkit-extension" }
    if frameworks.contains("WidgetKit") { return true }
    return files.contains { path in
      path.hasExactSuffix(".swift") && tree.text(at: path)?.contains("import WidgetKit") == true
    }
  }

  /// True for a target that runs on another system than iOS only.
  package var isForOtherPlatform: Bool {
    let settings = settings
    let platforms = settings["SUPPORTED_PLATFORMS"] ?? settings["SDKROOT"] ?? "iphoneos"
    return !platforms.contains("iphoneos") && !platforms.contains("auto")
  }
}
