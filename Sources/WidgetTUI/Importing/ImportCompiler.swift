import WidgetBase
import WidgetImport

/// The compiler and the linker for the modules of an import, which are started one by one: a package manager
/// would start more, and read what lies around the sources.
struct ImportCompiler {
  let toolkit: ToolkitBuild
  /// The folder of the package.
  let package: String
  /// The folder that they write. What is in it is the project's word.
  let output: String

  /// The seconds that the compiler may take for one expression.
  private static let patience = 60

  /// Returns the paths of a module's sources in the package.
  func files(of module: PlannedModule) -> [String] {
    (module.sources.map(\.file) + module.generated.keys.sorted()).map {
      "\(package)/Sources/\(module.name)/\($0)"
    }
  }

  /// Returns the path of the source of a module that stands for a missing one.
  func file(ofStub name: String) -> String { "\(package)/Missing/\(name)/\(name).swift" }

  /// Returns a run of the compiler for a module.
  ///
  /// - Parameters:
  ///   - features: The names of the language's features that are on.
  ///   - folder: The folder in which it starts, and writes what has no path.
  ///   - originals: The project's files that it reads.
  ///   - imported: The modules that each of its files imports without saying so.
  ///   - purpose: What it makes.
  func command(
    _ name: String, _ files: [String], language: Int = 5, conditions: Set<String> = [],
    features: [String] = [],
    in folder: String = "/", originals: [String] = [], importing imported: [String] = [],
    _ purpose: [String]
  ) -> SwiftCommand {
    // Where there is such a file, its statements are the program.
    let isLibrary = !files.contains { FilePath.parts($0).name == "main.swift" }
    return toolkit.toolchain.command(
      ["swiftc"] + purpose + [
        "-emit-module-path", "\(output)/\(name).swiftmodule", "-module-name", name,
        "-package-name", "imported", "-wmo", "-swift-version", "\(language)",
        // An expression with errors may keep the compiler busy for minutes.
        "-Xfrontend", "-solver-expression-time-threshold=\(Self.patience)", "-I", output,
        // What one import compiles is no other's.
        "-module-cache-path", "\(output)/cache",
      ] + (isLibrary ? ["-parse-as-library"] : []) + conditions.sorted().map { "-D\($0)" }
        + features.flatMap { ["-enable-upcoming-feature", $0] }
        + imported.flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
        + toolkit.modules.arguments + files,
      in: folder, reading: toolkit.modules.read + [package] + originals, writing: output)
  }

  func command(
    _ module: PlannedModule, in folder: String = "/", importing imported: [String],
    _ purpose: [String]
  ) -> SwiftCommand {
    command(
      module.name, files(of: module), language: module.module.language,
      conditions: module.module.conditions, features: module.features, in: folder,
      originals: module.sources.map(\.path),
      importing: imported, purpose)
  }
}
