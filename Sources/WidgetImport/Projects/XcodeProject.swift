/// An Xcode project: its objects, their places on the disk, and its targets.
package struct XcodeProject: Sendable {
  /// The path of the `.xcodeproj`.
  package let path: String
  /// The folder to which the paths of its files are relative.
  package let folder: String
  let objects: [String: PropertyList]
  let root: PropertyList
  /// The paths of files and groups.
  let paths: [String: String]
  private let tree: any FileTree

  /// Returns the path of the file in an `.xcodeproj` that has its objects.
  static func file(of path: String) -> String { "\(path)/project.pbxproj" }

  /// Reads a project.
  package init(at path: String, in tree: any FileTree) throws(ImportError) {
    let file = Self.file(of: path)
    guard let bytes = tree.bytes(at: file) else { throw .unreadable(file) }
    let list: PropertyList
    do throws(PropertyListError) { list = try PropertyList(bytes) } catch {
      throw .malformed(file, error)
    }
    guard let objects = list["objects"]?.entries, let id = list["rootObject"]?.text,
      let root = objects[id]
    else { throw .noProject(file) }
    self.init(path, objects, root, tree)
  }

  /// Creates the project that XcodeGen would write for a specification; `nil` for one without targets.
  init?(specifiedAt path: String, by spec: PropertyList, in tree: any FileTree) {
    guard let spec = ProjectSpec(spec, in: Path.folder(of: path), tree),
      let root = spec.objects[ProjectSpec.root]
    else { return nil }
    self.init(path, spec.objects, root, tree)
  }

  private init(
    _ path: String, _ objects: [String: PropertyList], _ root: PropertyList, _ tree: any FileTree
  ) {
    (self.path, self.objects, self.root, self.tree) = (path, objects, root, tree)
    folder = Path.joined(Path.folder(of: path), root["projectDirPath"]?.text ?? "")
    var paths: [String: String] = [:]
    let main = root["mainGroup"]?.text ?? ""
    Self.locate(main, in: folder, of: folder, objects, &paths, depth: 0)
    self.paths = paths
  }

  /// Finds the places of a group's contents.
  private static func locate(
    _ id: String, in parent: String, of root: String, _ objects: [String: PropertyList],
    _ paths: inout [String: String], depth: Int
  ) {
    // A group that contains itself would have contents without end.
    guard depth < 100, paths[id] == nil, let object = objects[id] else { return }
    let path = object["path"]?.text
    let place: String
    switch object["sourceTree"]?.text {
    case "<group>", nil: place = path.map { Path.joined(parent, $0) } ?? parent
    case "SOURCE_ROOT": place = Path.joined(root, path ?? "")
    case "<absolute>": place = path ?? parent
    default: return
    }
    paths[id] = place
    for child in object["children"]?.texts ?? [] {
      locate(child, in: place, of: root, objects, &paths, depth: depth + 1)
    }
  }

  /// The targets that are built from sources, in the project's order.
  package var targets: [XcodeTarget] {
    (root["targets"]?.texts ?? []).compactMap { id in
      objects[id].flatMap { XcodeTarget(id: id, object: $0, project: self, tree: tree) }
    }
  }

  /// The folders of local packages that the project names.
  package var localPackages: [String] {
    let named = objects.values.compactMap { object -> String? in
      guard object["isa"]?.text == "XCLocalSwiftPackageReference" else { return nil }
      return object["relativePath"]?.text.map { Path.joined(folder, $0) }
    }
    let references = paths.values.filter { tree.bytes(at: "\($0)/Package.swift") != nil }
    return Set(named + references).sorted()
  }

  /// The addresses of packages that Xcode would fetch.
  package var remotePackages: [String] {
    objects.values.filter { $0["isa"]?.text == "XCRemoteSwiftPackageReference" }
      .compactMap { $0["repositoryURL"]?.text }.sorted()
  }

  /// The language in which the project is developed.
  package var developmentLanguage: String? { root["developmentRegion"]?.text }
}
