import Glibc
import WidgetArchive
import WidgetBase
import WidgetImport
import WidgetSources

/// The modules that imported widgets are compiled against: those that came with the program, or else built once
/// for all imports.
struct ToolkitBuild {
  let toolkit: Toolkit
  /// The folder of what is built.
  let scratch: String
  /// The toolchain as it is started for projects.
  let toolchain: ProjectToolchain
  /// The toolkit that came with the program; `nil` if there is none or another compiler built it.
  private let shipped: ShippedToolkit?

  /// - Parameters:
  ///   - folder: The folder of the toolkit's source; `nil` for the one in which this program was built, or else the
  ///     one that was installed with it.
  ///   - scratch: The folder of what is built; `nil` for one in the user's cache.
  ///   - project: The folder of a project, of which the toolchain reads no more than it is given; `nil` if the user
  ///     trusts the project.
  init(folder: String?, scratch: String?, project: String?) throws(ImportError) {
    let folder = folder ?? Self.ownFolder ?? Self.installedFolder
    guard Self.isToolkit(folder) else { throw .noToolkit(folder) }
    self.scratch = scratch ?? Self.cache(for: folder)
    try Self.makeFolder(self.scratch)
    // All imports are built with what lies there.
    do throws(ForeignFile) { try ForeignFile.check(self.scratch) } catch {
      throw .notWritten(self.scratch, "\(error)")
    }
    toolchain = try ProjectToolchain(project: project)
    if let shipped = try ShippedToolkit(in: folder) {
      if shipped.compiler == toolchain.compiler {
        self.shipped = shipped
        toolkit = shipped.toolkit
        return
      }
      StandardError.write(
        "The modules in \(folder) were built by \(shipped.compiler); those for \(toolchain.compiler) are built "
          + "from their source.\n")
    }
    shipped = nil
    toolkit = Toolkit(
      folder: folder,
      dump: try Self.dump(folder, keptIn: "\(self.scratch)/toolkit.json", self.scratch))
  }

  private static func isToolkit(_ folder: String) -> Bool {
    DiskTree().text(at: "\(folder)/Package.swift")?.contains("name: \"WidgetTUI\"") == true
  }

  /// The folder above this program that has the toolkit's source.
  private static var ownFolder: String? {
    var folder = FilePath.folder(of: Lease.ownPath)
    while folder != "/" {
      if isToolkit(folder) { return folder }
      folder = FilePath.folder(of: folder)
    }
    return nil
  }

  /// The folder that an installation of this program has beside its own.
  private static var installedFolder: String {
    FilePath.folder(of: FilePath.folder(of: Lease.ownPath)) + "/lib/widgettui/toolkit"
  }

  private static func cache(for folder: String) -> String {
    "\(UserCache.folder)/import/\(Fingerprint(folder).digits)"
  }

  private static func makeFolder(_ path: String) throws(ImportError) {
    do throws(FileError) { try FileAccess.makeFolder(path) } catch {
      throw .notWritten(path, error.reason)
    }
  }

  // MARK: Packages

  /// The longest that the description of a package may take, in seconds.
  private static let manifestPatience = 120.0

  /// Returns the description of the toolkit, which is kept until its Package.swift changes.
  private static func dump(
    _ folder: String, keptIn file: String, _ scratch: String
  ) throws(ImportError) -> PropertyList {
    let tree = DiskTree()
    let stamp = FileAccess.stamp("\(folder)/Package.swift")?.changed ?? 0
    if let kept = FileAccess.stamp(file)?.changed, kept > stamp, let bytes = tree.bytes(at: file),
      let list = try? PropertyList(bytes)
    {
      return list
    }
    let text = try SwiftCommand([
      "swift", "package", "--package-path", folder, "--scratch-path", "\(scratch)/manifests",
      "dump-package",
    ]).output(mixesErrors: false)
    try? FileAccess.replace(file, with: Array(text.utf8))
    return try list(text, folder)
  }

  private static func list(_ text: String, _ folder: String) throws(ImportError) -> PropertyList {
    do throws(PropertyListError) { return try PropertyList(Array(text.utf8)) } catch {
      throw .malformed("\(folder)/Package.swift", error)
    }
  }

  /// Returns the manifest of a package, which is a program of the project's.
  func manifest(of folder: String, in tree: any FileTree) throws(ImportError) -> PackageManifest {
    let kept = KeptManifest(of: folder, in: "\(scratch)/manifests", tree)
    if let text = kept.text, let list = try? Self.list(text, folder) {
      return PackageManifest(folder: folder, dump: list, tree: tree)
    }
    // Where it may write there is nothing of an earlier run, and nothing is left for a later one.
    var command = toolchain.command(
      [
        "swift", "package", "--disable-sandbox", "--manifest-cache", "none", "--package-path",
        folder,
        "dump-package",
      ], reading: [folder], writing: nil)
    // A manifest takes seconds. What it starts may hold its output open for as long as it likes.
    command.patience = Self.manifestPatience
    let text = try command.output(mixesErrors: false)
    let list = try Self.list(text, folder)
    kept.keep(text)
    return PackageManifest(folder: folder, dump: list, tree: tree)
  }

  // MARK: Building

  /// Builds the modules, unless they came with the program or are newer than their sources.
  func build() throws(ImportError) {
    guard shipped == nil else { return }
    let lock = open("\(scratch)/toolkit.lock", O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    // Others may import with them meanwhile, but nobody builds them. The end of this process opens the lock.
    Self.take(lock, LOCK_SH)
    if isBuilt { return }
    Self.take(lock, LOCK_EX)
    if !isBuilt { try buildModules() }
    Self.take(lock, LOCK_SH)
  }

  private static func take(_ lock: Int32, _ kind: Int32) {
    while lock >= 0, flock(lock, kind) != 0, errno == EINTR {}
  }

  /// The file that is dated when the modules were built.
  private var mark: String { "\(scratch)/toolkit.linked" }

  private var isBuilt: Bool {
    FileAccess.stamp(mark).map { $0.changed > latestSource } ?? false
  }

  private func buildModules() throws(ImportError) {
    StandardError.write(
      "Building the modules of SwiftUI and WidgetKit; the first time takes minutes…\n")
    // A package that depends on another may not have its folder's name, and a toolkit's may be any.
    let package = "\(scratch)/modules-for-imports"
    let source = "\(package)/Sources/Toolkit"
    try Self.makeFolder(source)
    let products = toolkit.products.map { ".product(name: \"\($0)\", package: \"WidgetTUI\")" }
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Toolkit",
        dependencies: [.package(name: "WidgetTUI", path: "\(toolkit.folder)")],
        targets: [.executableTarget(name: "Toolkit", dependencies: [\(products.joined(separator: ", "))])])

      """
    do throws(FileError) {
      try Self.write(manifest, to: "\(package)/Package.swift")
      unlink("\(source)/Toolkit.swift")
      try Self.write("// Only its dependencies are wanted.\n", to: "\(source)/main.swift")
      // Dated before the build: what changes meanwhile is built the next time.
      try FileAccess.replace(mark + ".began", with: [])
    } catch { throw .notWritten(error.path, error.reason) }
    _ = try SwiftCommand([
      "swift", "build", "--disable-build-manifest-caching", "--package-path", package,
      "--scratch-path", scratch,
    ]).output()
    try listObjects()
    rename(mark + ".began", mark)
  }

  /// The file with the paths of what programs are linked from.
  var objects: String { "\(scratch)/toolkit.objects" }

  private func listObjects() throws(ImportError) {
    let list = "\(products)/Toolkit.product/Objects.LinkFileList"
    guard let text = DiskTree().text(at: list) else {
      throw .failed("swift build", ["\(list) is missing; expected the list of what is linked"])
    }
    // Its own object has a beginning of a program, and nothing else.
    let lines = text.split(separator: "\n").filter { !$0.contains("/Toolkit.build/") }
    do throws(FileError) {
      try FileAccess.replace(objects, with: Array((lines.joined(separator: "\n") + "\n").utf8))
    } catch { throw .notWritten(objects, error.reason) }
  }

  /// Returns the paths of what programs are linked from.
  func linkedObjects() throws(ImportError) -> [String] {
    guard let text = DiskTree().text(at: objects) else { throw .unreadable(objects) }
    return text.split(separator: "\n").map(String.init)
  }

  /// Writes a file, unless it is there with the same text: its date would have it compiled again.
  private static func write(_ text: String, to path: String) throws(FileError) {
    let bytes = Array(text.utf8)
    guard DiskTree().bytes(at: path) != bytes else { return }
    try FileAccess.replace(path, with: bytes)
  }

  /// The time at which a source was changed last.
  private var latestSource: Double {
    let files =
      DiskTree().files(below: "\(toolkit.folder)/Sources") + ["\(toolkit.folder)/Package.swift"]
    return files.compactMap { FileAccess.stamp($0)?.changed }.max() ?? 0
  }

  // MARK: Compiling

  /// The folder of what was built last.
  private var products: String { "\(scratch)/debug" }

  /// The files that the toolchain reads to build with the modules.
  var modules: ToolkitModules { shipped?.modules ?? builtModules }

  private var builtModules: ToolkitModules {
    let tree = DiskTree()
    let sources = tree.names(in: "\(toolkit.folder)/Sources").filter { $0.hasExactPrefix("C") }
      .map { "\(toolkit.folder)/Sources/\($0)" }
    let built = tree.names(in: products).filter {
      $0.hasExactPrefix("C") && $0.hasExactSuffix(".build")
    }
    .map { "\(products)/\($0)" }
    return ToolkitModules(
      interfaces: "\(products)/Modules", macros: "\(products)/PreviewMacros-tool",
      maps: (sources + built).map { "\($0)/module.modulemap" }.filter { tree.exists($0) },
      headers: sources.map { "\($0)/include" }.filter { tree.isFolder($0) },
      linked: ["@\(objects)"] + toolkit.libraries.map { "-l\($0)" },
      read: ["\(toolkit.folder)/Sources", products, objects])
  }
}
