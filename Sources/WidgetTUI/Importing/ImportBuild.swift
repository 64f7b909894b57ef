import WidgetBase
import WidgetImport

/// The building of an import's program, after its sources were checked.
struct ImportBuild {
  let plan: ImportPlan
  let compiler: ImportCompiler

  /// The most threads of the compiler.
  private static let threads = 4

  /// The path of the program.
  var program: String { "\(compiler.output)/\(plan.main.name).program" }

  /// Compiles all modules and links them; returns what was said, and whether there is a program.
  func run() throws(ImportError) -> SwiftCommand.Outcome {
    var objects: [String] = []
    for name in plan.stubNames {
      let files = [compiler.file(ofStub: name)]
      let folder = try folder(ofObjectsOf: name)
      let outcome = try compiler.command(name, files, in: folder, Self.purpose).run()
      guard outcome.isGood else { return outcome }
      objects += Self.objects(of: files, in: folder)
    }
    for module in plan.modules {
      let folder = try folder(ofObjectsOf: module.name)
      let outcome = try compiler.command(
        module, in: folder, importing: plan.absentModules, Self.purpose
      ).run()
      guard outcome.isGood else { return outcome }
      objects += Self.objects(of: compiler.files(of: module), in: folder)
    }
    try expectLibrariesOnly(in: objects)
    return try link(objects)
  }

  /// With several threads each source becomes an object, which has its name and lies where it starts.
  private static let purpose = [
    "-c", "-emit-module", "-Onone", "-g", "-num-threads", "\(threads)",
  ]

  private static func objects(of files: [String], in folder: String) -> [String] {
    files.map { "\(folder)/\(FilePath.parts($0).name.dropLast(6)).o" }
  }

  private func folder(ofObjectsOf module: String) throws(ImportError) -> String {
    let folder = "\(compiler.output)/\(module).objects"
    do throws(FileError) { try FileAccess.makeFolder(folder) } catch {
      throw .notWritten(folder, error.reason)
    }
    return folder
  }

  private func link(_ objects: [String]) throws(ImportError) -> SwiftCommand.Outcome {
    let (toolchain, modules) = (compiler.toolkit.toolchain, compiler.toolkit.modules)
    // What the linker is told by objects is written beside the first of them.
    return try toolchain.command(
      ["swiftc", "-emit-executable", "-use-ld=lld", "-g", "-o", program] + objects + modules.linked,
      reading: modules.read, writing: compiler.output
    ).run()
  }

  /// Throws if objects tell the linker anything but names of libraries.
  ///
  /// The compiler writes these into a section of each object, and so can a source.
  private func expectLibrariesOnly(in objects: [String]) throws(ImportError) {
    let text = try compiler.toolkit.toolchain.command(
      ["swift-autolink-extract"] + objects + ["-o", "-"], reading: compiler.toolkit.modules.read,
      writing: compiler.output
    ).output()
    for word in text.split(whereSeparator: \.isWhitespace) where !Self.isLibrary(word) {
      throw .linkerOption(String(word))
    }
  }

  /// Returns true for the option that names a library, and nothing else.
  static func isLibrary(_ word: Substring) -> Bool {
    word.utf8.starts(with: "-l".utf8) && word.utf8.count > 2
      && word.utf8.dropFirst(2).allSatisfy { byte in
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
          || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || "_+-.".utf8.contains(byte)
      }
  }
}
