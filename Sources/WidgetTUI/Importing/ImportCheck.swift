import WidgetArchive
import WidgetBase
import WidgetImport

/// The compiling of an import's sources without a program, which finds the errors of all modules in one run.
struct ImportCheck {
  let plan: ImportPlan
  let compiler: ImportCompiler

  /// The compiler's messages about modules, with a hash of what it read.
  struct Memory {
    fileprivate var outputs: [String: (hash: Fingerprint, text: String)] = [:]
  }

  /// What depends on a module with errors is compiled all the same.
  private static let purpose = [
    "-emit-module", "-Xfrontend", "-experimental-allow-module-with-compiler-errors",
  ]

  /// Returns what the compiler says of all modules.
  ///
  /// - Parameter memory: The messages of earlier runs: a module is compiled again if its sources, or those of one that
  ///   it needs, have changed.
  func run(_ memory: inout Memory) throws(ImportError) -> CompilerOutput {
    do throws(FileError) { try FileAccess.makeFolder(compiler.output) } catch {
      throw .notWritten(compiler.output, error.reason)
    }
    var text = ""
    let stubs = plan.stubs
    let absent = plan.absent.isEmpty ? "" : stubs[AbsentTypes.module] ?? ""
    for name in plan.stubNames {
      let hash = Fingerprint(absent, stubs[name] ?? "")
      if memory.outputs[name]?.hash != hash {
        let files = [compiler.file(ofStub: name)]
        memory.outputs[name] = (hash, try compiler.command(name, files, Self.purpose).run().text)
      }
      text += memory.outputs[name]?.text ?? ""
    }
    for module in plan.modules { text += try run(module, &memory) }
    return CompilerOutput(text)
  }

  private func run(
    _ module: PlannedModule, _ memory: inout Memory
  ) throws(ImportError) -> String {
    let needed =
      module.dependencies + plan.absentModules
      + plan.missing.keys.filter { module.imports[$0] != nil }
    var read = needed.sorted().map { memory.outputs[$0]?.hash.digits ?? "" }
    for source in module.sources { read += [source.path] + source.content.lines }
    for (name, text) in module.generated.sorted(by: { $0.key < $1.key }) { read += [name, text] }
    let hash = Fingerprint(read)
    if let kept = memory.outputs[module.name], kept.hash == hash { return kept.text }
    let text =
      try compiler.command(module, importing: plan.absentModules, Self.purpose).run().text
      + sections(in: module)
    memory.outputs[module.name] = (hash, text)
    return text
  }

  /// Returns an error, in the compiler's form, for each line that writes into a section of its own.
  private func sections(in module: PlannedModule) -> String {
    module.sources.flatMap { source in
      source.content.sections.map { line in
        "\(compiler.package)/Sources/\(module.name)/\(source.file):\(line):1: error: "
          + "an import compiles no attribute 'section', which may give the linker orders\n"
      }
    }.joined()
  }
}
