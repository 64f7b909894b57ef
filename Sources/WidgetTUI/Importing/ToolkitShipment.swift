import FoundationEssentials
import Glibc
import WidgetBase
import WidgetImport

/// The writing of a toolkit with its modules into a folder that may be moved, and installed with the program.
struct ToolkitShipment {
  let build: ToolkitBuild
  /// The folder; nothing is there yet.
  let folder: String

  /// The parts of the source that a package depending on the toolkit reads, and the page that reports quote.
  private static let source = ["Package.swift", "Sources", "themes", "docs/supported.md"]
  /// The archives of libraries that programs contain where they are there, so that no headers are needed to link.
  private static let contained = ["yaml": ["yaml"], "ncursesw": ["ncursesw", "tinfo"]]

  /// Builds the modules and writes all: whole, or not at all.
  func write() throws(ImportError) {
    guard access(folder, F_OK) != 0 else {
      throw .notWritten(folder, "it is there already; name a folder that is not")
    }
    try build.build()
    let draft = "\(folder).part"
    FolderRemoval.remove(draft)
    defer { FolderRemoval.remove(draft) }
    for name in Self.source {
      try copy("\(build.toolkit.folder)/\(name)", to: "\(draft)/\(name)")
    }
    try writeModules(in: draft)
    guard rename(draft, folder) == 0 else {
      throw .notWritten(folder, String(cString: strerror(errno)))
    }
  }

  private func copy(_ path: String, to place: String) throws(ImportError) {
    try makeFolder(of: place)
    do { try FileManager.default.copyItem(atPath: path, toPath: place) } catch {
      throw .notWritten(place, "\(path) was not copied: \(error)")
    }
  }

  private func write(_ text: String, to place: String) throws(ImportError) {
    try makeFolder(of: place)
    do throws(FileError) {
      try FileAccess.prepare(place, with: Array(text.utf8), mode: 0o644).commit()
    } catch { throw .notWritten(place, error.reason) }
  }

  /// Makes the folder of a file, for all users of the machine: what is installed is no secret.
  private func makeFolder(of place: String) throws(ImportError) {
    do {
      try FileManager.default.createDirectory(
        atPath: FilePath.folder(of: place), withIntermediateDirectories: true)
    } catch { throw .notWritten(place, "its folder was not made: \(error)") }
  }

  // MARK: Modules

  private func writeModules(in draft: String) throws(ImportError) {
    let objects = try build.linkedObjects()
    let built = ShippedToolkit.built(in: draft)
    for name in Set(objects.compactMap(Self.module(ofObject:))).sorted() {
      let file = "\(name).swiftmodule"
      let path = "\(build.modules.interfaces)/\(file)"
      guard DiskTree().exists(path) else { continue }
      try copy(path, to: "\(built)/\(ShippedToolkit.interfaces)/\(file)")
    }
    try writeMaps(in: draft)
    try buildMacros("\(built)/\(ShippedToolkit.macros)")
    let libraries = try linkObjects(into: "\(built)/\(ShippedToolkit.object)")
    try writeDescription(libraries, to: ShippedToolkit.file(in: draft))
  }

  /// Returns the name of the module to which an object belongs.
  private static func module(ofObject path: String) -> String? {
    path.split(separator: "/").last { $0.hasSuffix(".build") }.map { String($0.dropLast(6)) }
  }

  /// The modules in C whose headers need none of a library. Nothing of the others is in what widgets can name: they
  /// have to be there, and may be empty, so that an import needs no library's headers.
  private static let selfContained: Set<Substring> = ["CLinux", "COSLog"]

  /// Writes maps of the modules in C that name their headers from where they lie.
  private func writeMaps(in draft: String) throws(ImportError) {
    let sources = "\(build.toolkit.folder)/Sources/"
    let maps = "\(ShippedToolkit.built(in: draft))/\(ShippedToolkit.maps)"
    for map in build.modules.maps {
      let folder = FilePath.parts(FilePath.folder(of: map)).name
      guard let text = DiskTree().text(at: map) else { throw .unreadable(map) }
      // A map of the source names a header beside it; one that was made names it by its whole path.
      let isMade = text.contains("header \"\(sources)")
      let name = isMade ? folder.dropLast(6) : folder[...]
      let place = "../../Sources/" + (isMade ? "" : "\(name)/")
      let moved = text.replacing("header \"\(isMade ? sources : "")", with: "header \"\(place)")
      try write(
        Self.selfContained.contains(name) ? moved : "module \(name) {}\n",
        to: "\(maps)/\(name).modulemap")
    }
  }

  /// Builds the program that expands macros so that it needs no library of the toolchain, which may lie elsewhere.
  private func buildMacros(_ program: String) throws(ImportError) {
    let source = "\(build.toolkit.folder)/Sources/PreviewMacros"
    _ = try run(
      [
        "swiftc", "-static-stdlib", "-parse-as-library", "-module-name", "PreviewMacros",
        "-swift-version", "6", "-use-ld=lld", "-Xlinker", "-s", "-Xlinker", "--gc-sections", "-o",
        program,
      ] + DiskTree().names(in: source).sorted().map { "\(source)/\($0)" })
  }

  /// Makes one object of all, with the libraries of which there are archives; returns the names of the others.
  private func linkObjects(into object: String) throws(ImportError) -> [String] {
    let listed = "@\(build.objects)"
    let named = try run(["swift-autolink-extract"] + (try build.linkedObjects()) + ["-o", "-"])
    var libraries = Set(
      named.split(whereSeparator: \.isWhitespace).filter(ImportBuild.isLibrary)
        .map { String($0.dropFirst(2)) } + build.toolkit.libraries)
    var archives: [String] = []
    for (library, parts) in Self.contained.sorted(by: { $0.key < $1.key })
    where libraries.contains(library) {
      let paths = try parts.map { name throws(ImportError) in
        try run(["clang", "-print-file-name=lib\(name).a"]).filter { !$0.isNewline }
      }
      guard paths.allSatisfy({ $0.hasPrefix("/") }) else { continue }
      archives += paths
      libraries.remove(library)
    }
    _ = try run(["ld.lld", "-r", "-o", object, listed] + archives)
    _ = try run([
      "llvm-objcopy", "--strip-debug", "--remove-section=.swift1_autolink_entries", object,
    ])
    chmod(object, 0o644)
    return libraries.sorted()
  }

  private func writeDescription(_ libraries: [String], to file: String) throws(ImportError) {
    let description = ShippedToolkit.Description(
      compiler: build.toolchain.compiler, products: build.toolkit.products,
      targets: build.toolkit.targets.sorted(), libraries: libraries)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let json = try? encoder.encode(description) else { throw .unreadable(file) }
    try write(String(decoding: json, as: UTF8.self) + "\n", to: file)
  }

  private func run(_ arguments: [String]) throws(ImportError) -> String {
    try build.toolchain.command(arguments, reading: [], writing: nil).output(mixesErrors: false)
  }
}
