import WidgetBase

/// A module that is built from sources in place: a target of a project or of a package, or a folder.
package struct SourceModule: Equatable, Sendable {
  /// The module's name in imports.
  package var name: String
  /// The target's name.
  package var title: String
  /// The Swift sources.
  package var sources: [String] = []
  /// The definitions of SiriKit's intents.
  package var intentDefinitions: [String] = []
  /// The models of Core Data.
  package var dataModels: [String] = []
  /// Asset catalogues, tables of strings and other files that the widgets read.
  package var resources: [String] = []
  /// Files that cannot be built here, such as those in Objective-C.
  package var skipped: [String] = []
  /// The conditions of `#if` that hold.
  package var conditions: Set<String> = []
  /// The version of Swift's language, 5 or 6.
  package var language = 5
  /// True if a slash begins a regular expression, which it always does in Swift 6.
  package var hasSlashRegexes = false
  package var bundleIdentifier: String?
  package var developmentLanguage: String?
  /// The Info.plist with its variables replaced; `nil` without a file.
  package var info: String?
  /// The groups of apps whose folder it shares.
  package var appGroups: [String] = []
  /// True if names of assets are members of `Color` and `Image`.
  package var hasAssetSymbols = true

  package init(name: String, title: String) { (self.name, self.title) = (name, title) }

  /// The endings of sources that only Apple's compilers take.
  private static let foreign: Set<String> = [
    "m", "mm", "c", "cpp", "cc", "metal", "mlmodel", "storyboard",
    "xib",
  ]
  private static let ignored: Set<String> = [
    "h", "md", "entitlements", "xcconfig", "docc", "gitignore", "modulemap", "pch", "xctestplan",
    "framework", "icon", "storekit",
  ]

  /// Returns the model of Core Data that a file is, or belongs to; `nil` for others.
  private static func dataModel(_ path: String) -> String? {
    for ending in [".xcdatamodeld", ".xcdatamodel"] {
      if path.hasExactSuffix(ending) { return path }
      if let range = path.firstExactRange(of: ending + "/") {
        return String(path[..<range.upperBound].dropLast())
      }
    }
    return nil
  }

  /// Adds files, each to its kind.
  package mutating func add(_ files: [String]) {
    for path in files {
      if let model = Self.dataModel(path) {
        if !dataModels.contains(model) { dataModels.append(model) }
        continue
      }
      switch Path.ending(of: path) {
      case "swift": sources.append(path)
      case "intentdefinition": intentDefinitions.append(path)
      case "strings" where Path.name(of: path) == "InfoPlist.strings": continue
      case "plist" where Path.name(of: path).hasExactSuffix("Info.plist"): continue
      case let ending where Self.foreign.contains(ending): skipped.append(path)
      case let ending where Self.ignored.contains(ending): continue
      default: resources.append(path)
      }
    }
  }

  /// Creates the module of a target.
  package init(_ target: XcodeTarget, in tree: any FileTree) {
    let settings = target.settings
    self.init(
      name: BuildSettings.identifier(settings["PRODUCT_MODULE_NAME"] ?? target.name),
      title: target.name)
    add(target.files)
    conditions = Set(settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS"))
    let flags = settings.words("OTHER_SWIFT_FLAGS")
    for (index, flag) in flags.enumerated() where flag.hasExactPrefix("-D") {
      conditions.insert(
        flag == "-D" ? (index + 1 < flags.count ? flags[index + 1] : "") : String(flag.dropFirst(2))
      )
    }
    // What is no name, such as a variable without parentheses, no condition can ask for.
    conditions = conditions.filter { BuildSettings.identifier($0) == $0 && !$0.isEmpty }
    language = settings["SWIFT_VERSION"].map { $0.hasExactPrefix("6") } == true ? 6 : 5
    hasSlashRegexes = settings.isOn("SWIFT_ENABLE_BARE_SLASH_REGEX") ?? true
    bundleIdentifier = settings["PRODUCT_BUNDLE_IDENTIFIER"]
    developmentLanguage =
      settings["DEVELOPMENT_LANGUAGE"] ?? target.project.developmentLanguage
    info = target.infoPath.flatMap { tree.text(at: $0) }.map { settings.expanded($0) }
    appGroups = Self.groups(
      settings["CODE_SIGN_ENTITLEMENTS"].map { Path.joined(target.project.folder, $0) },
      or: target.entitlements, settings, tree)
    hasAssetSymbols =
      settings.isOn("ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS") ?? true
  }

  private static func groups(
    _ path: String?, or specified: PropertyList, _ settings: BuildSettings, _ tree: any FileTree
  ) -> [String] {
    let file = path.flatMap { tree.bytes(at: $0) }.flatMap { try? PropertyList($0) }
    let list = file ?? specified
    return (list["com.apple.security.application-groups"]?.texts ?? []).map {
      settings.expanded($0)
    }.filter(AppGroup.isName)
  }
}
