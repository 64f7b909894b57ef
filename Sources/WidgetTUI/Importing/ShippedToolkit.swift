import FoundationEssentials
import WidgetBase
import WidgetImport
import WidgetSources

/// A toolkit whose modules were built where the program was packaged, so that no import has to.
///
/// It lies in one folder, which may be anywhere: its source as it is, and what was built of that in `built`.
struct ShippedToolkit {
  /// The contents of the file `built/toolkit.json`.
  struct Description: Codable, Equatable {
    /// The version of the compiler and the system that it compiles for.
    var compiler: String
    /// The names of the libraries under Apple's names.
    var products: [String]
    /// The names of all targets.
    var targets: [String]
    /// The names of the system's libraries that programs are linked with.
    var libraries: [String]
  }

  /// The folder of the source.
  private let folder: String
  private let description: Description

  /// Reads what a folder says of its modules; `nil` if none are built there.
  ///
  /// Throws if others may write them, or if the file is no such description.
  init?(in folder: String) throws(ImportError) {
    let file = Self.file(in: folder)
    guard let bytes = DiskTree().bytes(at: file) else { return nil }
    // All imports are built with what lies there.
    do throws(ForeignFile) { try ForeignFile.check(file) } catch {
      throw .badToolkit(folder, "\(error)")
    }
    guard let description = try? JSONDecoder().decode(Description.self, from: Data(bytes)) else {
      throw .badToolkit(
        folder,
        "\(file) does not describe modules; install WidgetTUI again, or remove the folder built")
    }
    (self.folder, self.description) = (folder, description)
  }

  /// The version of the compiler that built the modules, the only one that reads them.
  var compiler: String { description.compiler }

  var toolkit: Toolkit {
    Toolkit(
      folder: folder, products: description.products, targets: Set(description.targets),
      libraries: description.libraries)
  }

  var modules: ToolkitModules {
    let built = Self.built(in: folder)
    let tree = DiskTree()
    return ToolkitModules(
      interfaces: "\(built)/\(Self.interfaces)", macros: "\(built)/\(Self.macros)",
      maps: tree.names(in: "\(built)/\(Self.maps)").map { "\(built)/\(Self.maps)/\($0)" },
      headers: [],
      linked: ["\(built)/\(Self.object)"] + description.libraries.map { "-l\($0)" },
      read: ["\(folder)/Sources", built])
  }

  // MARK: Where it lies

  /// The folder of what is built, in that of the toolkit.
  static func built(in folder: String) -> String { "\(folder)/built" }
  static func file(in folder: String) -> String { "\(built(in: folder))/toolkit.json" }

  static let interfaces = "Modules"
  static let maps = "C"
  static let macros = "PreviewMacros"
  static let object = "Toolkit.o"
}
