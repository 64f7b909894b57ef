import WidgetBase
import WidgetImport

/// The compiling of an import's sources without a program, which finds the errors of all modules in one run.
struct ImportCheck {
  let plan: ImportPlan
  let toolkit: ToolkitBuild
  /// The folder of the package.
  let package: String
  /// The folder for the modules that it makes.
  let modules: String

  /// The seconds that the compiler may take for one expression.
  private static let patience = 60

  /// Returns what the compiler says of all modules.
  func run() throws(ImportError) -> CompilerOutput {
    do throws(FileError) { try FileAccess.makeFolder(modules) } catch {
      throw .notWritten(modules, error.reason)
    }
    var text = ""
    for name in plan.missing.keys.sorted() {
      text += try compile(name, ["\(package)/Missing/\(name)/\(name).swift"], language: 5, [])
    }
    for module in plan.modules {
      let files =
        module.sources.map(\.file) + module.generated.keys.sorted()
      text += try compile(
        module.name, files.map { "\(package)/Sources/\(module.name)/\($0)" },
        language: module.module.language, module.module.conditions.sorted())
    }
    return CompilerOutput(text)
  }

  private func compile(
    _ name: String, _ files: [String], language: Int, _ conditions: [String]
  ) throws(ImportError) -> String {
    try SwiftCommand(
      [
        "swiftc", "-emit-module", "-emit-module-path", "\(modules)/\(name).swiftmodule",
        "-module-name", name, "-package-name", "imported", "-parse-as-library", "-wmo",
        "-swift-version", "\(language)",
        // What depends on a module with errors is compiled all the same.
        "-Xfrontend", "-experimental-allow-module-with-compiler-errors",
        // An expression with errors may keep the compiler busy for minutes.
        "-Xfrontend", "-solver-expression-time-threshold=\(Self.patience)", "-I", modules,
      ] + conditions.map { "-D\($0)" } + toolkit.arguments + files
    ).run().text
  }
}
