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

  /// What the compiler said of modules, with a hash of what it read.
  struct Memory {
    fileprivate var outputs: [String: (hash: UInt64, text: String)] = [:]
  }

  /// Returns what the compiler says of all modules.
  ///
  /// - Parameter memory: What it said before: a module is compiled again if its sources, or those of one that
  ///   it needs, have changed.
  func run(_ memory: inout Memory) throws(ImportError) -> CompilerOutput {
    do throws(FileError) { try FileAccess.makeFolder(modules) } catch {
      throw .notWritten(modules, error.reason)
    }
    var text = ""
    // The module of unknown types is the first: all others import it.
    let stubs = plan.stubs
    let absent = plan.absent.isEmpty ? [] : [AbsentTypes.module]
    for name in absent + plan.missing.keys.sorted() {
      let hash = FNV1a(
        (absent.isEmpty ? "" : stubs[AbsentTypes.module] ?? "") + (stubs[name] ?? "")
      ).value
      if memory.outputs[name]?.hash != hash {
        memory.outputs[name] = (
          hash, try compile(name, ["\(package)/Missing/\(name)/\(name).swift"], language: 5, [])
        )
      }
      text += memory.outputs[name]?.text ?? ""
    }
    for module in plan.modules { text += try run(module, &memory, absent) }
    return CompilerOutput(text)
  }

  private func run(
    _ module: PlannedModule, _ memory: inout Memory, _ absent: [String]
  ) throws(ImportError) -> String {
    let needed =
      module.dependencies + absent + plan.missing.keys.filter { module.imports[$0] != nil }
    var read = needed.sorted().map { String(memory.outputs[$0]?.hash ?? 0) }
    for source in module.sources { read += [source.path] + source.content.lines }
    for (name, text) in module.generated.sorted(by: { $0.key < $1.key }) { read += [name, text] }
    let hash = FNV1a(read.joined(separator: "\n")).value
    if let kept = memory.outputs[module.name], kept.hash == hash { return kept.text }
    let files = module.sources.map(\.file) + module.generated.keys.sorted()
    let text = try compile(
      module.name, files.map { "\(package)/Sources/\(module.name)/\($0)" },
      language: module.module.language, module.module.conditions.sorted(), importing: absent)
    memory.outputs[module.name] = (hash, text)
    return text
  }

  private func compile(
    _ name: String, _ files: [String], language: Int, _ conditions: [String],
    importing: [String] = []
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
      ] + conditions.map { "-D\($0)" } + toolkit.arguments
        + importing.flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] } + files
    ).run().text
  }
}
